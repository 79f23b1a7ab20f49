### What the server itself tells a person. Every other language has these keys.

server-no-page = The table server is running, but its page has not been built. In a clone of the project, run "make web" and start the server again; an installed package brings the page with it.
