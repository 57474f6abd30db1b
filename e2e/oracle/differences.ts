const HALF = "a password alone is half a sign-in with an app";
const OTHER_HALF = "the code of the app is the other half";

/** What the official SDK and our client do not have in common, under the reason why it may be so. */
const ALLOWED_BY_REASON: Readonly<Record<string, readonly string[]>> = {
  "The specification has session_duration_minutes with every renewal; the SDK leaves it out of its own.": [
    "POST /sessions/authenticate: body: session_duration_minutes: ours alone",
  ],
  "A logout counts at once, offline too: who was signed in is forgotten before the server is told.": [
    "POST /sessions/revoke: header: x-sdk-client: stytch_session_id: the SDK alone",
    "POST /sessions/revoke: header: x-sdk-client: stytch_user_id: the SDK alone",
  ],
  "Only our client knows the answer that asks for a second factor, so the SDK is refused instead.": [
    `${HALF}: call: POST /passwords/authenticate 200: ours alone`,
    `${HALF}: call: POST /passwords/authenticate 401: the SDK alone`,
    `${HALF}: cookie: stytch_intermediate_session_token / Lax, 0 days, a token of 43 characters: ours alone`,
    `${HALF}: outcome: done: ours alone`,
    `${HALF}: outcome: second_factor_needed: the SDK alone`,
    `${OTHER_HALF}: call: POST /totps/authenticate 200: ours alone`,
    `${OTHER_HALF}: call: POST /totps/authenticate 401: the SDK alone`,
    `${OTHER_HALF}: cookie: stytch_session / Lax, 30 days, a token of 43 characters: ours alone`,
    `${OTHER_HALF}: cookie: stytch_session_jwt / Lax, 30 days, a JWT: ours alone`,
    `${OTHER_HALF}: outcome: done: ours alone`,
    `${OTHER_HALF}: outcome: user_unauthenticated: the SDK alone`,
  ],
  "One tab renews for all: the others read when it did.": ["stored: herald_refreshed_at: ours alone"],
  "A session that has ended is written as null, so that the other tabs see it.": [
    "stored: stytch_sdk_state_:token: ours alone",
  ],
  "The project is read anew with each page, so that a changed setting counts at once.": [
    "stored: stytch_sdk_state_:token::bootstrap: the SDK alone",
  ],
};

export const ALLOWED = Object.values(ALLOWED_BY_REASON).flat().toSorted();
