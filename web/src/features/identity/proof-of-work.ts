import { number, object, text } from "./client/shapes.ts";
import type { Proofs, Transport } from "./client/transport.ts";

const readChallenge = object({ challenge: text, zero_bits: number });
/** So many tries are under way at once. */
const BATCH = 256;
const TRIES_MAX = 50_000_000;

/**
 * Works on the provider's challenge until the SHA-256 of an answer begins with so many zero bits: a fraction of a second
 * for one person, too long for whoever tries thousands.
 */
export async function prove(transport: Pick<Transport, "call">): Promise<Proofs> {
  const { challenge, zero_bits } = readChallenge(await transport.call("POST", "/captcha/challenges"));
  for (let from = 0; from < TRIES_MAX; from += BATCH) {
    const answers = Array.from({ length: BATCH }, (_each, index) => `${challenge}.${from + index}`);
    const bits = await Promise.all(answers.map(zeroBits));
    const found = bits.findIndex((count) => count >= zero_bits);
    // The provider knows this page by the challenge that it gave: nothing else about it is told.
    if (found >= 0) return { captcha_token: answers[found] ?? "", dfp_telemetry_id: challenge };
  }
  throw new Error("No proof was found");
}

async function zeroBits(answer: string): Promise<number> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(answer)));
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}
