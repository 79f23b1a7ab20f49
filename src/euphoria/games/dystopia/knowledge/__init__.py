"""What a seat of `dystopia` knows: views and samples."""
