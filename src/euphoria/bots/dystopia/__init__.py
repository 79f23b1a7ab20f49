"""What bots know about `dystopia` beyond its rules."""
