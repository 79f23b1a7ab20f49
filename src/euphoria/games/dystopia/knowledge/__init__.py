"""What a seat of `dystopia` may know: views, log entries, samples."""
