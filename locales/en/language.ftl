### The language itself.
language-name = English
# What stands between a whole number and its decimals.
language-decimal-mark = .
