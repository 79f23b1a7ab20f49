"""The texts of `reality` in all languages, from the messages in locales/*/reality.ftl."""
