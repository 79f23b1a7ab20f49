"""What happens to figures in any phase: action points, order, contact, injuries."""
