"""What a seat of `leaders` knows: views and samples."""
