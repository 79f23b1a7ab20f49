"""What all tests share: the account of the rules that they prove, and pytest's own tester of plugins."""

pytest_plugins = ["tools.rule_plugin", "pytester"]
