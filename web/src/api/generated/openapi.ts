/* Generated from docs/openapi.json by `make types`. Do not edit. */

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Open an account. A guest becomes the account and keeps their tables.
         */
        post: operations["register_api_accounts_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Games */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalog
         * @description All cards of a game, whatever the options of a table, each with how it fares when bots play.
         */
        get: operations["catalog_api_games__game_id__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/scenery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scenery
         * @description The tables that come with a game, and what a table can be made of.
         */
        get: operations["scenery_api_games__game_id__scenery_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/scenery/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Scenery
         * @description The table that a text describes, and everything that is wrong with it, each with its line and its rule.
         */
        post: operations["check_scenery_api_games__game_id__scenery_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/scenery/made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make Scenery
         * @description A table made from a seed, of that size in inches: the same for the same seed and size.
         */
        get: operations["make_scenery_api_games__game_id__scenery_made_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For Hire
         * @description Whom and what a team can be made of, with prices: the same at every table.
         */
        get: operations["for_hire_api_games__game_id__teams_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/teams/cast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cast
         * @description A lawful team by chance.
         */
        post: operations["cast_api_games__game_id__teams_cast_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/teams/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check
         * @description What a team costs, every reason why it is not lawful, and the action that chooses it.
         */
        post: operations["check_api_games__game_id__teams_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/teams/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer
         * @description The table of these options, and its teams: the ready-made ones, and all that the game offers there.
         */
        post: operations["offer_api_games__game_id__teams_offer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Guest
         * @description Sign in as a guest, with a name and no password.
         */
        post: operations["add_guest_api_guests_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Invitation
         * @description The table of an invitation, without using it up. The token is in the body, since URLs end up in logs.
         */
        post: operations["open_invitation_api_invitations_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lessons
         * @description The games that have a lesson.
         */
        get: operations["lessons_api_lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lesson
         * @description Where the lesson of a game stands after these moves of the learner. An empty list begins it.
         */
        post: operations["lesson_api_lessons__game_id__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game_id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lesson Cards
         * @description The cards of the game that the lesson plays, with their texts.
         */
        get: operations["lesson_cards_api_lessons__game_id__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game_id}/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lesson Query
         * @description The answer to one of the game's read-only questions about the position after these moves.
         */
        post: operations["lesson_query_api_lessons__game_id__query_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game_id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lesson Why
         * @description Why the learner may not take this action after these moves.
         */
        post: operations["lesson_why_api_lessons__game_id__why_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description My person, and my tables, newest first, with whether it is my turn there.
         */
        get: operations["me_api_me_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Away Summary
         * @description What has happened at my tables since I last had a socket open there; tables where it is my turn come first.
         */
        get: operations["away_summary_api_me_away_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Account
         * @description Delete my name and personal data for good, and leave my tables; finished games stay. Guests need no password.
         */
        post: operations["delete_account_api_me_delete_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My Hooks */
        get: operations["my_hooks_api_me_hooks_get"];
        put?: never;
        /**
         * Add Hook
         * @description Add a web hook. The secret that signs its messages is shown only in this answer.
         */
        post: operations["add_hook_api_me_hooks_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove Hook */
        delete: operations["remove_hook_api_me_hooks__hook_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Notices
         * @description My notices; a turn that is over is left out.
         */
        get: operations["my_notices_api_me_notices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark Read
         * @description Mark all notices up to this one as read.
         */
        post: operations["mark_read_api_me_notices_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Change my password; ends all my other sessions.
         */
        post: operations["change_password_api_me_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person Statistics
         * @description Results, ratings by game, and the dice compared with their expected values.
         */
        get: operations["person_statistics_api_people__person_id__statistics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protocol.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Protocol Schema
         * @description The JSON schema of the socket protocol.
         */
        get: operations["protocol_schema_api_protocol_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Record
         * @description Upload a record, as `euphoria simulate` or `Record.dump` writes it. Everybody who has its id can see it.
         */
        post: operations["upload_record_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent
         * @description Finished games of tables that had an open seat, newest first; `before` is for paging.
         */
        get: operations["recent_api_replays_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{replay_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A finished game or an uploaded record, and whether its dice match the commitment.
         */
        get: operations["replay_api_replays__replay_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{replay_id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Cards
         * @description The cards of this replay's game, with their texts.
         */
        get: operations["replay_cards_api_replays__replay_id__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{replay_id}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Moments
         * @description Up to three moments that decided a finished game, by the bots' reckoning, told with everything open.
         *
         *     Empty where nobody won, and for a game whose bots cannot value a position.
         */
        get: operations["replay_moments_api_replays__replay_id__moments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{replay_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replay Record */
        get: operations["replay_record_api_replays__replay_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{replay_id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Steps
         * @description Like `/tables/{table_id}/steps`, for any replay. `seat=all` is refused for a record without an end.
         */
        get: operations["replay_steps_api_replays__replay_id__steps_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{replay_id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Summary
         * @description How a finished game went, told with everything open: its turns in a line each, its dice, the game's own story.
         */
        get: operations["replay_summary_api_replays__replay_id__summary_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description All rules of a game, by section, in the texts of an edition; without one, of the default edition.
         */
        get: operations["rules_api_rules__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign In
         * @description Sign in with an account; ends the session that this browser had before.
         */
        post: operations["sign_in_api_session_post"];
        /**
         * Sign Out
         * @description Sign out; closes the sockets of this session.
         */
        delete: operations["sign_out_api_session_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign Out Everywhere
         * @description End all my sessions, this one included. API tokens stay valid: they are revoked one by one.
         */
        delete: operations["sign_out_everywhere_api_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lobby
         * @description Tables with an open seat, newest first. For the next page, `before` is the id of the last table of this one.
         */
        get: operations["lobby_api_tables_get"];
        put?: never;
        /**
         * Make Table
         * @description Make a table. The tokens of the invitations are shown only in this answer.
         */
        post: operations["make_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Table */
        get: operations["get_table_api_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards
         * @description The cards of this table's game, with their texts.
         */
        get: operations["cards_api_tables__table_id__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/entropy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Entropy
         * @description Replace my entropy for the dice, before the start.
         */
        post: operations["add_entropy_api_tables__table_id__entropy_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take an open seat, or the seat of an invitation.
         */
        post: operations["join_api_tables__table_id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Leave. Before the start the seat becomes open; later it stays mine, and a bot plays on or the table waits.
         */
        post: operations["leave_api_tables__table_id__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description Download the record; `euphoria replay` reads it.
         */
        get: operations["record_api_tables__table_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The table of the rematch, made by the first player who asks. Each player who asks takes their old seat there.
         *
         *     With `start` it begins at once if all other seats are bots'.
         */
        post: operations["rematch_api_tables__table_id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return To Seat
         * @description Return to the seat that I have left, or lost when my clock ran out.
         */
        post: operations["return_to_seat_api_tables__table_id__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats/{number}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free Seat
         * @description The host makes a seat open, a bot's, or invites to it. During the game: a bot's, if its person is away.
         *
         *     If the host is away, too, any player of the table may call the bot.
         */
        post: operations["free_seat_api_tables__table_id__seats__number__free_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start */
        post: operations["start_api_tables__table_id__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Statistics
         * @description The result of each seat, and its dice compared with their expected values.
         */
        get: operations["table_statistics_api_tables__table_id__statistics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Steps
         * @description What a seat saw from step `first` on; without a seat, what a spectator saw. Step 0 is before the first action.
         *
         *     `seat=all`: everything is open, every card face up. The game must be over for all of this.
         */
        get: operations["steps_api_tables__table_id__steps_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Tokens */
        get: operations["list_tokens_api_tokens_get"];
        put?: never;
        /**
         * Make Token
         * @description Make an API token. It is shown only in this answer.
         */
        post: operations["make_token_api_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke Token
         * @description Revoke a token; closes the sockets that were opened with it.
         */
        delete: operations["revoke_token_api_tokens__token_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description The process runs.
         */
        get: operations["health_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Metrics for Prometheus, which sends the token of the settings: counters would tell of hidden actions.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description The database answers and accepts writes; otherwise the status is 503.
         */
        get: operations["ready_ready_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description So many of something that an icon stands for. */
        AmountOut: {
            icon: string;
            number: number;
        };
        AwaySummaryOut: {
            tables: components["schemas"]["MissedTable"][];
        };
        CardFactOut: {
            name: string;
            text: string;
        };
        /** @description How those fared who had a card in one way, such as being dealt it or having used it. */
        CardFigureOut: {
            by_chance: boolean;
            compared: number;
            difference: number | null;
            difference_high: number | null;
            difference_low: number | null;
            high: number;
            kind: string;
            low: number;
            name: string;
            q: number | null;
            seats: number;
            times: number;
            wins: number;
        };
        CardOut: {
            facts: components["schemas"]["CardFactOut"][];
            group: string | null;
            icons: string[];
            id: string;
            kind: string;
            name: string;
            reaction: boolean;
            rule: string | null;
            text: string;
        };
        CastWish: {
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            options?: {
                [key: string]: string | number | boolean;
            };
            seed: string;
        };
        CatalogCardOut: {
            elsewhere: string[];
            facts: components["schemas"]["CardFactOut"][];
            figures: components["schemas"]["CardFigureOut"][];
            group: string | null;
            icons: string[];
            id: string;
            kind: string;
            name: string;
            reaction: boolean;
            rule: string | null;
            text: string;
        };
        CatalogOut: {
            cards: components["schemas"]["CatalogCardOut"][];
            game: string;
            revision: number;
            simulation: components["schemas"]["SimulationOut"] | null;
        };
        /** @description Either a team as data, or the text of a team file. */
        CheckWish: {
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            options?: {
                [key: string]: string | number | boolean;
            };
            team?: components["schemas"]["TeamData"] | null;
            text?: string | null;
            title?: string | null;
        };
        /** @description What a choice costs and what it does, where its sentence does not say it: in words, and as data for boards. */
        ChoiceDetailsOut: {
            cost: string | null;
            effect: string | null;
            /** @default [] */
            follows?: components["schemas"]["ConsequenceOut"][];
            /** @default [] */
            gains?: components["schemas"]["AmountOut"][];
            /** @default [] */
            price?: components["schemas"]["AmountOut"][];
            /** @default [] */
            rolls?: components["schemas"]["RiskyRollOut"][];
        };
        /** @description What a choice sets off beside its gains. */
        ConsequenceOut: {
            about: string | null;
            kind: string;
            number: number | null;
            seat: number | null;
            text: string | null;
        };
        Credentials: {
            name: string;
            password: string;
        };
        /** @description Correspondence: so many days for each move. */
        DaysClock: {
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "correspondence";
        };
        DeleteAccountRequest: {
            password?: string | null;
        };
        /** @description How the dice can be verified: docs/dice.md. */
        DiceOut: {
            commitment: string;
            secret: string | null;
        };
        DiceVerifiedOut: {
            checked: number;
            good: boolean;
            revealed: boolean;
            verifiable: boolean;
        };
        DrawnElementOut: {
            height: number;
            kind: string;
            label: {
                [key: string]: string;
            };
            name: string;
            openings: components["schemas"]["OpeningOut"][];
            outline: number[][];
        };
        DrawnTableOut: {
            about: {
                [key: string]: string;
            };
            depth: number;
            elements: components["schemas"]["DrawnElementOut"][];
            links: components["schemas"]["LinkOut"][];
            name: string;
            title: {
                [key: string]: string;
            };
            width: number;
        };
        /** @description How one event is told. */
        EmphasisOut: {
            actor: number | null;
            targets: number[];
            /** @enum {string} */
            weight: "quiet" | "normal" | "major";
        };
        EntropyRequest: {
            /** @description one line of plain text */
            entropy: string;
        };
        ForHireOut: {
            characters: components["schemas"]["HireOut"][];
            missions: components["schemas"]["MissionOut"][];
            objects: components["schemas"]["GearOut"][];
            tables: components["schemas"]["NamedTableOut"][];
            upgrade: components["schemas"]["UpgradeOut"];
        };
        FreeSeatRequest: {
            /** @default open */
            kind?: ("open" | "invited") | ("bot" | "bot:easy" | "bot:normal" | "bot:hard");
        };
        GameOut: {
            id: string;
            least_seats: number;
            most_seats: number;
            options: components["schemas"]["OptionOut"][];
            revision: number;
            title: string;
        };
        GameStatistics: {
            dice: components["schemas"]["LuckOut"][];
            game: string;
            places: {
                [key: string]: number;
            };
            played: number;
            rating: components["schemas"]["RatingOut"] | null;
            won: number;
        };
        /** @description An object for sale. */
        GearOut: {
            audience: number;
            id: string;
            name: string;
            placed: boolean;
            rule: string | null;
            secret: boolean;
            text: string;
        };
        /** @description A character for hire. Numbers are those of its profile, without upgrades. */
        HireOut: {
            ability: string | null;
            aim: number | null;
            ap: number;
            attacks: number;
            audience: number;
            euphoria: number;
            id: string;
            life: number;
            name: string;
            rule: string | null;
            text: string;
            traits: string[];
            weapons: components["schemas"]["WeaponOut"][];
        };
        HookMade: {
            created: number;
            id: string;
            secret: string;
            url: string;
            working: boolean;
        };
        HookOut: {
            created: number;
            id: string;
            url: string;
            working: boolean;
        };
        Invitation: {
            seat: number;
            token: string;
        };
        InvitationToken: {
            invitation: string;
        };
        JoinRequest: {
            entropy?: string | null;
            invitation?: string | null;
            seat?: number | null;
        };
        /** @description The game as the learner sees it, with the fields of the socket's `game` message, and the lesson. */
        LessonOut: {
            emphasis: components["schemas"]["EmphasisOut"][];
            events: {
                [key: string]: unknown;
            }[];
            game: string;
            legal: (string | number)[][];
            lesson: components["schemas"]["LessonProgressOut"];
            locations: (components["schemas"]["SocketLocation"] | null)[];
            names: string[];
            outcome: {
                [key: string]: unknown;
            } | null;
            /** @description patches, newest first: each turns the view after an event into the view before it; the first is for `view` and the last event */
            rewind: components["schemas"]["PatchOperation"][][];
            seat: number;
            since: number;
            view: {
                [key: string]: unknown;
            };
            words: components["schemas"]["SocketWords"];
        };
        LessonProgressOut: {
            aside: string | null;
            done: boolean;
            known: string[];
            minutes: number;
            small: string;
            step: number;
            steps: components["schemas"]["LessonStepOut"][];
            text: string;
            wanted: (string | number)[][];
            won: boolean;
        };
        /** @description The answer to a question about the position; each question has a form of its own. */
        LessonQueryOut: {
            answer: {
                [key: string]: unknown;
            };
        };
        LessonQueryRequest: {
            arguments?: {
                [key: string]: unknown;
            };
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            moves: (string | number)[][];
            question: string;
        };
        LessonRequest: {
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            moves: (string | number)[][];
        };
        LessonStepOut: {
            done: boolean;
            id: string;
            title: string;
        };
        LessonSummaryOut: {
            game: string;
            minutes: number;
            steps: number;
        };
        /** @description Why an action is not allowed; both null if it is. */
        LessonWhyOut: {
            rule: string | null;
            text: string | null;
        };
        LessonWhyRequest: {
            action: (string | number)[];
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            moves: (string | number)[][];
        };
        LinkEndOut: {
            at: number[];
            floor: number;
            on: number | null;
        };
        LinkOut: {
            foot: components["schemas"]["LinkEndOut"];
            head: components["schemas"]["LinkEndOut"];
            kind: string;
        };
        /** @description Fischer's: so many seconds at the start, and some more whenever one is asked. */
        LiveClock: {
            /** @default 0 */
            increment?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            start: number;
        };
        /** @description One kind of roll of one seat: how many there were, the sum of their results, and what was to be expected. */
        LuckOut: {
            expected: number;
            result: number;
            thrown: number;
            what: string;
        };
        MadeSceneryOut: {
            text: string;
        };
        Me: {
            person: components["schemas"]["PersonOut"];
            tables: components["schemas"]["MyTable"][];
        };
        MemberData: {
            character: string;
            charges_on?: string | null;
            objects: string[];
            upgrades: number[];
        };
        MissedTable: {
            count: number;
            emphasis: components["schemas"]["EmphasisOut"][];
            events: {
                [key: string]: unknown;
            }[];
            game: string;
            my_turn: boolean;
            outcome: {
                [key: string]: unknown;
            } | null;
            seat: number;
            seen: number;
            /** @enum {string} */
            status: "playing" | "finished";
            table: string;
            words: string[] | null;
        };
        MissionOut: {
            name: string;
            text: string;
        };
        /** @description Some steps that decided a game, usually a turn. */
        MomentOut: {
            after: number;
            before: number;
            decisive: boolean;
            events: {
                [key: string]: unknown;
            }[];
            first: number;
            /** @enum {string} */
            kind: "rise" | "known" | "end";
            last: number;
            turn: number;
            words?: string[] | null;
        };
        MomentsOut: {
            moments: components["schemas"]["MomentOut"][];
        };
        MyTable: {
            /** @default false */
            away?: boolean;
            my_turn: boolean;
            seat: number;
            table: components["schemas"]["TableOut"];
        };
        NamedTableOut: {
            name: string;
            title: string;
        };
        NewGuest: {
            name: string;
        };
        NewHook: {
            url: string;
        };
        NewPassword: {
            new: string;
            password: string;
        };
        NewTable: {
            entropy?: string | null;
            game: string;
            /** @default {} */
            options?: {
                [key: string]: string | number | boolean;
            };
            seats: (("me" | "invited" | "open") | ("bot" | "bot:easy" | "bot:normal" | "bot:hard") | string)[];
            /**
             * @default {
             *       "clock": {
             *         "kind": "none"
             *       },
             *       "delay": 0,
             *       "language": "any",
             *       "on_leave": "bot",
             *       "on_timeout": "bot",
             *       "spectators": "all"
             *     }
             */
            settings?: components["schemas"]["TableSettings"];
        };
        NewToken: {
            name: string;
        };
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        NoticeOut: {
            at: number;
            game: string;
            id: number;
            /** @enum {string} */
            kind: "turn" | "started" | "finished" | "rematch";
            read: boolean;
            table: string;
        };
        NoticesOut: {
            notices: components["schemas"]["NoticeOut"][];
            unread: number;
        };
        /** @description A table, and the teams for it. */
        OfferOut: {
            about: string;
            budget: number;
            offered: components["schemas"]["TeamOut"][];
            ready: components["schemas"]["TeamOut"][];
            scenery: {
                [key: string]: unknown;
            };
            title: string;
        };
        OpeningOut: {
            door: boolean;
            ends: number[][];
            storey: number;
        };
        OptionOut: {
            about: string;
            among_people?: string | number | boolean | null;
            /** @default [] */
            choices?: (string | number)[];
            default: string | number | boolean;
            high?: number | null;
            low?: number | null;
            name: string;
            /** @enum {string} */
            type: "text" | "number" | "flag";
        };
        /** @description One operation of a JSON Patch (RFC 6902). A list that changes its length is replaced whole. */
        PatchOperation: {
            /** @enum {string} */
            op: "add" | "remove" | "replace";
            path: string;
            value?: unknown;
        };
        PersonOut: {
            guest: boolean;
            id: string;
            name: string;
        };
        PersonStatistics: {
            games: components["schemas"]["GameStatistics"][];
            person: components["schemas"]["PersonOut"];
            recent: components["schemas"]["RecentResult"][];
        };
        /** @description The body of every error. */
        Problem: {
            error: components["schemas"]["Reason"];
        };
        /** @description A member as it would play: with its upgrades, and what it costs with them and its objects. */
        ProfileOut: {
            aim: number | null;
            attacks: number;
            audience: number;
            character: string;
            euphoria: number;
            shots: number[];
        };
        RatingOut: {
            games: number;
            mu: number;
            points: number;
            sigma: number;
        };
        ReadNotices: {
            until: number;
        };
        Reason: {
            code: string;
            /** @default [] */
            details?: string[];
            message: string;
            rule?: string | null;
        };
        RecentResult: {
            finished: number;
            game: string;
            place: number;
            score: number;
            table: string | null;
            won: boolean;
        };
        RematchRequest: {
            entropy?: string | null;
            /** @default false */
            start?: boolean;
        };
        ReplayOut: {
            dice: components["schemas"]["DiceVerifiedOut"] | null;
            finished: number | null;
            game: string;
            id: string;
            options: {
                [key: string]: unknown;
            };
            outcome: {
                [key: string]: unknown;
            } | null;
            revision: number;
            seats: (string | null)[];
            /** @enum {string} */
            source: "table" | "record";
        };
        ReplayStepOut: {
            action: (string | number)[] | null;
            emphasis: components["schemas"]["EmphasisOut"][];
            events: {
                [key: string]: unknown;
            }[];
            number: number;
            rewind: {
                [key: string]: unknown;
            }[][];
            seat: number | null;
            view: {
                [key: string]: unknown;
            };
            words?: string[] | null;
        };
        ReplayStepsOut: {
            seat: number | "all" | null;
            steps: components["schemas"]["ReplayStepOut"][];
            total: number;
        };
        /** @description Dice that are rolled because of a choice, and the chance that they cost something. */
        RiskyRollOut: {
            answer: (string | number)[] | null;
            before: number;
            chance: number;
            dice: number;
            limit: number;
            text: string | null;
        };
        RuleOut: {
            id: string;
            name: string | null;
            ruling: boolean;
            text: string;
        };
        RulesOut: {
            edition: string | null;
            editions: string[];
            game: string;
            revision: number;
            sections: components["schemas"]["SectionOut"][];
            terms: string[][];
        };
        SceneryCheckOut: {
            flaws: components["schemas"]["SceneryFlawOut"][];
            table: components["schemas"]["DrawnTableOut"] | null;
        };
        SceneryFlawOut: {
            code: string;
            line: number;
            rule: string | null;
            text: string;
        };
        /** @description A kind of scenery, and what a new piece of it is called. */
        SceneryKindOut: {
            highest: number;
            kind: string;
            label: {
                [key: string]: string;
            };
            lowest: number;
            name: string;
        };
        SceneryOut: {
            kinds: components["schemas"]["SceneryKindOut"][];
            link_kinds: string[];
            most_corners: number;
            most_elements: number;
            most_links: number;
            most_storeys: number;
            narrowest: number;
            size: components["schemas"]["TableSizeOut"];
            storey: number;
            tables: components["schemas"]["ShippedTableOut"][];
        };
        SceneryText: {
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            text: string;
        };
        SeatFreed: {
            invitation: components["schemas"]["Invitation"] | null;
            table: components["schemas"]["TableOut"];
        };
        SeatOut: {
            away?: ("left" | "timeout") | null;
            beside?: string | null;
            entropy: string | null;
            entropy_from: ("player" | "server") | null;
            /** @default false */
            guest?: boolean;
            /** @enum {string} */
            kind: "person" | "bot" | "open" | "invited";
            name: string | null;
            number: number;
            person?: string | null;
            person_id?: string | null;
            strength?: ("easy" | "normal" | "hard") | null;
        };
        SeatStatistics: {
            dice: components["schemas"]["LuckOut"][];
            place: number;
            score: number;
            seat: number;
            won: boolean;
        };
        SeatTaken: {
            seat: number;
            table: components["schemas"]["TableOut"];
        };
        SectionOut: {
            id: string;
            rules: components["schemas"]["RuleOut"][];
            title: string;
        };
        ShippedTableOut: {
            about: {
                [key: string]: string;
            };
            name: string;
            text: string;
            title: {
                [key: string]: string;
            };
        };
        /** @description The games from which the figures come. */
        SimulationOut: {
            bot: string;
            games: number;
            revision: number;
            seats: number;
        };
        /** @description Where an action leads on a table that is measured. */
        SocketLocation: {
            cost?: number | null;
            place: number[];
            way?: number[][] | null;
        };
        /** @description The same in words, for whoever came with a language. */
        SocketWords: {
            details: (components["schemas"]["ChoiceDetailsOut"] | null)[] | null;
            events: string[];
            legal: string[];
            question: string | null;
            waiting: string | null;
        };
        /** @description How a finished game went. */
        SummaryOut: {
            dice: components["schemas"]["LuckOut"][][];
            game: {
                [key: string]: unknown;
            } | null;
            turns: components["schemas"]["TurnOut"][];
        };
        TableMade: {
            invitations: components["schemas"]["Invitation"][];
            table: components["schemas"]["TableOut"];
        };
        TableOut: {
            created: number;
            dice: components["schemas"]["DiceOut"] | null;
            game: string;
            host: string;
            host_id: string;
            id: string;
            /** @default [] */
            left_out?: string[];
            options: {
                [key: string]: unknown;
            };
            outcome: {
                [key: string]: unknown;
            } | null;
            /** @default false */
            outdated?: boolean;
            rematch: string | null;
            revision: number;
            seats: components["schemas"]["SeatOut"][];
            settings: components["schemas"]["TableSettings"];
            /** @enum {string} */
            status: "waiting" | "playing" | "finished" | "closed";
        };
        TableSettings: {
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /** @default 0 */
            delay?: number;
            /**
             * @default any
             * @enum {string}
             */
            language?: "en" | "es" | "any";
            /**
             * @default bot
             * @enum {string}
             */
            on_leave?: "bot" | "wait";
            /**
             * @default bot
             * @enum {string}
             */
            on_timeout?: "bot" | "wait";
            reaction_wait?: number | null;
            /**
             * @default all
             * @enum {string}
             */
            spectators?: "all" | "delayed" | "none";
        };
        /** @description The least and the greatest size of a table, in inches. */
        TableSizeOut: {
            deep: number;
            deepest: number;
            wide: number;
            widest: number;
        };
        TableStatistics: {
            finished: number | null;
            game: string;
            seats: components["schemas"]["SeatStatistics"][];
            started: number | null;
            table: string;
        };
        TableWish: {
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "es";
            options?: {
                [key: string]: string | number | boolean;
            };
        };
        TeamData: {
            leader?: string | null;
            members: components["schemas"]["MemberData"][];
            pair?: string | null;
        };
        /** @description One reason why a team is not lawful. */
        TeamFlawOut: {
            key: string;
            line: number;
            rule: string;
            text: string;
            who: string | null;
        };
        TeamOut: {
            action: (string | number)[] | null;
            audience: number;
            file: string | null;
            flaws: components["schemas"]["TeamFlawOut"][];
            name: string | null;
            profiles: components["schemas"]["ProfileOut"][];
            team: components["schemas"]["TeamData"] | null;
            title: string | null;
        };
        TokenMade: {
            created: number;
            id: string;
            name: string;
            token: string;
        };
        TokenOut: {
            created: number;
            id: string;
            name: string;
        };
        /** @description A turn of a finished game. */
        TurnOut: {
            events: {
                [key: string]: unknown;
            }[];
            first: number;
            seat: number | null;
            turn: number;
            words?: string[] | null;
        };
        UpgradeOut: {
            audience: number;
            most: number;
        };
        WeaponOut: {
            range: number;
            shots: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register_api_accounts_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonOut"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOut"][];
                };
            };
        };
    };
    catalog_api_games__game_id__cards_get: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogOut"];
                };
            };
        };
    };
    scenery_api_games__game_id__scenery_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneryOut"];
                };
            };
        };
    };
    check_scenery_api_games__game_id__scenery_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SceneryText"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneryCheckOut"];
                };
            };
        };
    };
    make_scenery_api_games__game_id__scenery_made_get: {
        parameters: {
            query: {
                depth?: number;
                seed: number;
                width?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSceneryOut"];
                };
            };
        };
    };
    for_hire_api_games__game_id__teams_get: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForHireOut"];
                };
            };
        };
    };
    cast_api_games__game_id__teams_cast_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CastWish"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOut"];
                };
            };
        };
    };
    check_api_games__game_id__teams_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckWish"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOut"];
                };
            };
        };
    };
    offer_api_games__game_id__teams_offer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableWish"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferOut"];
                };
            };
        };
    };
    add_guest_api_guests_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonOut"];
                };
            };
        };
    };
    open_invitation_api_invitations_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
        };
    };
    lessons_api_lessons_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonSummaryOut"][];
                };
            };
        };
    };
    lesson_api_lessons__game_id__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonOut"];
                };
            };
        };
    };
    lesson_cards_api_lessons__game_id__cards_get: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"][];
                };
            };
        };
    };
    lesson_query_api_lessons__game_id__query_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonQueryRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonQueryOut"];
                };
            };
        };
    };
    lesson_why_api_lessons__game_id__why_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonWhyRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonWhyOut"];
                };
            };
        };
    };
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    away_summary_api_me_away_get: {
        parameters: {
            query?: {
                lang?: ("en" | "es") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwaySummaryOut"];
                };
            };
        };
    };
    delete_account_api_me_delete_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    my_hooks_api_me_hooks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookOut"][];
                };
            };
        };
    };
    add_hook_api_me_hooks_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHook"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookMade"];
                };
            };
        };
    };
    remove_hook_api_me_hooks__hook_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    my_notices_api_me_notices_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesOut"];
                };
            };
        };
    };
    mark_read_api_me_notices_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotices"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_password_api_me_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    person_statistics_api_people__person_id__statistics_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStatistics"];
                };
            };
        };
    };
    protocol_schema_api_protocol_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    upload_record_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayOut"];
                };
            };
        };
    };
    recent_api_replays_get: {
        parameters: {
            query?: {
                before?: number;
                count?: number;
                game?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayOut"][];
                };
            };
        };
    };
    replay_api_replays__replay_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                replay_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayOut"];
                };
            };
        };
    };
    replay_cards_api_replays__replay_id__cards_get: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                replay_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"][];
                };
            };
        };
    };
    replay_moments_api_replays__replay_id__moments_get: {
        parameters: {
            query?: {
                lang?: ("en" | "es") | null;
            };
            header?: never;
            path: {
                replay_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentsOut"];
                };
            };
        };
    };
    replay_record_api_replays__replay_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                replay_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    replay_steps_api_replays__replay_id__steps_get: {
        parameters: {
            query?: {
                count?: number;
                first?: number;
                lang?: ("en" | "es") | null;
                seat?: number | "all" | null;
            };
            header?: never;
            path: {
                replay_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStepsOut"];
                };
            };
        };
    };
    replay_summary_api_replays__replay_id__summary_get: {
        parameters: {
            query?: {
                lang?: ("en" | "es") | null;
            };
            header?: never;
            path: {
                replay_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryOut"];
                };
            };
        };
    };
    rules_api_rules__game_id__get: {
        parameters: {
            query?: {
                edition?: string | null;
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesOut"];
                };
            };
        };
    };
    sign_in_api_session_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonOut"];
                };
            };
        };
    };
    sign_out_api_session_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sign_out_everywhere_api_sessions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    lobby_api_tables_get: {
        parameters: {
            query?: {
                before?: string | null;
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"][];
                };
            };
        };
    };
    make_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableMade"];
                };
            };
        };
    };
    get_table_api_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
        };
    };
    cards_api_tables__table_id__cards_get: {
        parameters: {
            query?: {
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"][];
                };
            };
        };
    };
    add_entropy_api_tables__table_id__entropy_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntropyRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
        };
    };
    join_api_tables__table_id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatTaken"];
                };
            };
        };
    };
    leave_api_tables__table_id__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
        };
    };
    record_api_tables__table_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    rematch_api_tables__table_id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RematchRequest"] | null;
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
        };
    };
    return_to_seat_api_tables__table_id__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatTaken"];
                };
            };
        };
    };
    free_seat_api_tables__table_id__seats__number__free_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeSeatRequest"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatFreed"];
                };
            };
        };
    };
    start_api_tables__table_id__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOut"];
                };
            };
        };
    };
    table_statistics_api_tables__table_id__statistics_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableStatistics"];
                };
            };
        };
    };
    steps_api_tables__table_id__steps_get: {
        parameters: {
            query?: {
                count?: number;
                first?: number;
                lang?: ("en" | "es") | null;
                seat?: number | "all" | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStepsOut"];
                };
            };
        };
    };
    list_tokens_api_tokens_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenOut"][];
                };
            };
        };
    };
    make_token_api_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenMade"];
                };
            };
        };
    };
    revoke_token_api_tokens__token_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    health_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    ready_ready_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
        };
    };
}
