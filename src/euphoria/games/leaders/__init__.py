"""Leaders of Euphoria: hidden teams, four to eight players, reactions out of turn."""
