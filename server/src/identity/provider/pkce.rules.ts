import { createHash } from "node:crypto";
import { AppError } from "#/platform/errors.ts";
import { hashSecret, sameText } from "#/identity/sessions/secrets.rules.ts";

const VERIFIER = /^[\w.~-]{43,128}$/;

/**
 * Holds a code verifier against the challenge that was sent with the request for the link (RFC 7636, S256).
 * @throws `identity.pkce_expected_code_verifier` without one, `identity.pkce_mismatch` with a wrong one.
 */
export function requireVerifier(challenge: string, verifier: string | undefined): void {
  if (verifier === undefined) throw verifierExpected();
  const wanted = createHash("sha256").update(verifier).digest("base64url");
  if (!VERIFIER.test(verifier) || !sameText(wanted, challenge)) throw mismatch();
}

/**
 * What PKCE is for, where a call of the contract carries no challenge: the link opens in the browser that asked.
 * @param hash of its cookie, in base64url. @throws `identity.pkce_mismatch`.
 */
export function requireSameBrowser(hash: string, client: string | null): void {
  if (client === null || !sameText(hashSecret(client).toString("base64url"), hash)) throw mismatch();
}

/** @throws `identity.pkce_expected_code_challenge` without a challenge. */
export function requireChallenge(challenge: string | undefined): string {
  if (challenge !== undefined) return challenge;
  throw new AppError({
    code: "identity.pkce_expected_code_challenge",
    status: 400,
    detail: "This project sends links with PKCE only: send a code_challenge.",
  });
}

const verifierExpected = () =>
  new AppError({
    code: "identity.pkce_expected_code_verifier",
    status: 400,
    detail: "This link opens only in the browser that asked for it. Ask for a new one here.",
  });

const mismatch = () =>
  new AppError({
    code: "identity.pkce_mismatch",
    status: 400,
    detail: "This link was asked for in another browser. Open it there, or ask for a new one here.",
  });
