"""Reports as HTML pages with SVG charts."""
