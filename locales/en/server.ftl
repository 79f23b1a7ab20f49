### What the server itself tells a person. Every other language has these keys.

server-no-page = The table server is running, but its page has not been built. In a clone of the project, run "make web" and start the server again; an installed package brings the page with it.

## Why something that was sent over the socket of a table is refused: by its code.

server-refused-stale = The table has changed since; look again.
server-refused-undo = That can no longer be taken back.
server-refused-takeback = That cannot be taken back now.
server-refused-takeback-wait = You have asked for that a moment ago. You may ask again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-refused-answered = You have answered already; take that back first.
server-refused-standing = You are not asked now whether something may pass.
server-refused-not-seated = You have no seat at this table.
server-refused-not-started = This game has not begun yet.
server-refused-no-action = This game has no such action.
server-refused-malformed = The server cannot read what this page has sent. Load the page again.
server-refused-too-fast = That was too fast. Take a breath and try again.
server-refused-unavailable = The server cannot save anything just now. Please try again in a moment.
