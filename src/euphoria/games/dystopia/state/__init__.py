"""The state of `dystopia`: its data, its stored form, and the elementary changes that rules are made of."""
