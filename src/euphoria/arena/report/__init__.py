"""Reports: HTML pages, charts, CSV and Parquet files."""
