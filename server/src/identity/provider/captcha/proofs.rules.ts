import { createHash, createHmac } from "node:crypto";
import { sameText } from "#/identity/sessions/secrets.rules.ts";

/** A fraction of a second in a browser: 16,384 tries on average. Chosen by us. */
export const ZERO_BITS = 14;
/** A challenge is answered within this. Chosen by us. */
export const CHALLENGE_MS = 5 * 60_000;
const PROOF = /^((\d{13})\.([\w-]{22}))\.([\w-]{43})\.\d{1,12}$/;

/** A challenge says by itself that it is ours and when it ends, so nothing is kept of it. */
export function makeChallenge(nonce: string, now: Date, secret: string): string {
  const text = `${now.getTime() + CHALLENGE_MS}.${nonce}`;
  return `${text}.${signed(text, secret)}`;
}

/** The nonce of the challenge that a proof answers rightly at `now`; null for any other text. */
export function readProof(proof: string, now: Date, secret: string): string | null {
  const [, text = "", end = "", nonce = "", signature = ""] = PROOF.exec(proof) ?? [];
  if (nonce === "" || !sameText(signature, signed(text, secret))) return null;
  if (Number(end) <= now.getTime() || zeroBits(proof) < ZERO_BITS) return null;
  return nonce;
}

/** How many bits of zero the SHA-256 of a text begins with. */
export function zeroBits(text: string): number {
  const hash = createHash("sha256").update(text).digest();
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}

function signed(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`captcha ${text}`).digest("base64url");
}
