"""Line of sight: who sees whom, what is in the way, and how well a target is covered."""
