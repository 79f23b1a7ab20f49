"""HTTP: what guards it, its schemas, its errors, the static page."""
