/** Minutes asked for with every authenticate: 30 days (specification section 9). */
export const SESSION_DURATION_MINUTES = 43_200;
/** A background refresh authenticates again every 3 minutes (specification section 9). */
export const SESSION_REFRESH_MS = 180_000;
/** A mailed link works this long. Chosen by us. */
export const LINK_MINUTES = 10;
/** A code by mail or message works this long. Chosen by us. */
export const PASSCODE_MINUTES = 10;
/** Who has proved one factor has this long for the second one (specification section 9). */
export const SECOND_FACTOR_MINUTES = 10;
/** An administrator link works this long. Chosen by us. */
export const ADMINISTRATOR_LINK_MINUTES = 30;
/** An invite link works this long and for so many people. Chosen by us. */
export const INVITATION_DAYS = 7;
export const INVITATION_USES = 10;
/** A deleted workspace can be brought back this long; after that nothing of it is left. Chosen by us. */
export const WORKSPACE_KEPT_MINUTES = 60;
/** A token for programs works this long unless another time is asked for. Chosen by us. */
export const TOKEN_DAYS = 90;
/** Days before its end from which the home page speaks of a token. Chosen by us. */
export const TOKEN_WARNING_DAYS = 14;
/** Fewest characters of a password (ASVS 6.2.1). */
export const PASSWORD_MIN = 8;
/** Most characters of a password; nothing is cut off below it. Chosen by us. */
export const PASSWORD_MAX = 512;
/** Error types that mean "this session is no longer valid", whichever call answers them (specification section 4). */
export const FATAL_ERROR_TYPES = [
  "unauthorized_credentials",
  "user_unauthenticated",
  "invalid_secret_authentication",
  "session_not_found",
] as const;
