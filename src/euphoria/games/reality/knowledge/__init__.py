"""What a seat of `reality` knows: views and samples."""
