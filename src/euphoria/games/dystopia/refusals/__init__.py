"""Why an action is not allowed: rule, message key, arguments."""
