import { refusalOf, sentenceOf, withReason } from "#/features/identity/client/errors.ts";

/** What a way over a provider outside ended with, by the type of the refusal. */
const REFUSALS: Readonly<Record<string, string>> = {
  oauth_config_not_found: "This way to sign in is not set up here. Choose another one.",
  oauth_denied: "The provider did not let you through. Begin again, or sign in another way.",
  oauth_provider_unreachable: "The provider does not answer as it should. Try again in a moment.",
  oauth_state_not_found: "This sign-in was not begun in this browser, or it took too long. Begin again.",
  too_many_requests: "That was too often. Wait a minute, then begin again.",
};

/** The sentence for one, and for any that is not known. */
export function outsideRefusal(type: string): string {
  return REFUSALS[type] ?? "The way over the provider broke off. Begin again, or sign in another way.";
}

/** Why a call refused what the provider sent along. The server speaks of a mailed link where a verifier does not fit. */
export function callRefusal(error: unknown): string {
  if (refusalOf(error)?.type.startsWith("pkce_")) return withReason(error, REPLACED);
  return sentenceOf(error);
}

const REPLACED = "A newer sign-in replaced this one, or it was begun in another browser. Begin again.";

const NO_SESSION = "You are not signed in at Google in this browser. Sign in another way.";
const CLOSED = "Google's window was closed. Sign in another way, or load this page again.";
const NOT_HERE = "Google does not show its window on this server. Sign in another way.";
const NOT_IN_THIS_BROWSER = "This browser does not show Google's window. Sign in another way.";

/** Why Google's window is not there, by the names that Google and its frame have for it. */
const REASONS: Readonly<Record<string, string>> = {
  script_not_loaded: "Google is not reached from this browser. Sign in another way.",
  opt_out_or_no_session: NO_SESSION,
  suppressed_by_user:
    "Google's window was closed before, so Google holds it back for a while. Sign in another way.",
  skipped: CLOSED,
  dismissed: CLOSED,
  invalid_client: NOT_HERE,
  missing_client_id: NOT_HERE,
  secure_http_required: NOT_HERE,
  unregistered_origin: NOT_HERE,
  browser_not_supported: NOT_IN_THIS_BROWSER,
  unknown_reason: NOT_IN_THIS_BROWSER,
};

/** Why Google's frame signs nobody in. */
export function oneTapRefusal(reason: string): string {
  return REASONS[reason] ?? outsideRefusal(reason);
}
