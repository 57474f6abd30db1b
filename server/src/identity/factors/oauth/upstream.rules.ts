import * as client from "openid-client";
import { isOneLine, NAME_MAX } from "@app/contract/identity/names";
import { createHash } from "node:crypto";
import { AppError } from "#/platform/errors.ts";
import { oauthDenied, oauthUnreachable } from "./oauth.errors.ts";
import type { Arrival, Departure } from "./upstream.ts";

const TIMEOUT_S = 10;
const URL_MAX = 2000;

/** With a time after which a provider is given up. */
export function settled(configuration: client.Configuration): client.Configuration {
  configuration.timeout = TIMEOUT_S;
  return configuration;
}

/** The page of a provider that asks whether somebody may be let through. */
export function authorizationUrl(
  configuration: client.Configuration,
  scopes: readonly string[],
  departure: Departure,
  more: Record<string, string> = {},
): URL {
  return client.buildAuthorizationUrl(configuration, {
    ...departure.parameters,
    ...more,
    redirect_uri: departure.redirectUri,
    scope: [...new Set([...scopes, ...departure.scopes])].join(" "),
    state: departure.state,
    code_challenge: createHash("sha256").update(departure.verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
}

/** What is wrong with the answer itself, which a caller can make up; the rest is the provider's own failure. */
const REFUSED: ReadonlySet<string> = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

/** An id token is made for the code that is turned into it; an hour leaves room for clocks. Chosen by us. */
const ISSUED_WITHIN_S = 3600;

/** Whether an id token was made just now. By the machine's clock, as the library holds its end against that one. */
export function wasMadeJustNow(claims: { iat: number } | undefined, nowMs: number = Date.now()): boolean {
  return claims !== undefined && Math.abs(nowMs / 1000 - claims.iat) <= ISSUED_WITHIN_S;
}

/** Turns what came back into tokens. @throws `identity.oauth_denied`, `identity.oauth_provider_unreachable`. */
export function grant(
  configuration: client.Configuration,
  { url, state, verifier }: Arrival,
  checks: client.AuthorizationCodeGrantChecks,
) {
  return outside(async () => {
    try {
      return await client.authorizationCodeGrant(configuration, url, {
        ...checks,
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
    } catch (error) {
      throw isRefused(error) ? oauthDenied(error) : error;
    }
  });
}

function isRefused(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error === "invalid_grant";
  return error instanceof client.ClientError && REFUSED.has(error.code ?? "");
}

/** Asks a provider; what goes wrong there is told as that. */
export async function outside<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof client.AuthorizationResponseError) throw oauthDenied(error);
    throw oauthUnreachable(error);
  }
}

/** A short text of a provider as it is kept; empty for what is none. */
export function textOf(text: string | null | undefined): string {
  const given = text?.trim() ?? "";
  return isOneLine(given) && given.length <= URL_MAX ? given : "";
}

/** A name of a provider as one of ours; empty for what is none. */
export function nameOf(text: string): string {
  return text.length <= NAME_MAX ? text : "";
}
