"""What can be measured on the table, as data: reach, ways, sight, odds, templates and pushes."""
