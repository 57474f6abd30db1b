import type { SignedIn } from "./answers.ts";
import type { Call, IdentityClient } from "./client.ts";
import { randomHex } from "./random.ts";
import { object, text } from "./shapes.ts";
import type { Read } from "./shapes.ts";

/** The part of a browser's storage that the client needs. */
export type KeptTexts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Links of one flow share a pair, so that the newest and an older mail both open; OAuth takes a fresh one each time. */
export type Flow = "magic_links" | "passwords" | "oauth";

const readPair = object({ code_challenge: text, code_verifier: text });
export type Pair = Read<typeof readPair>;

const VERIFIER_BYTES = 64;

/** Keeps one PKCE pair per flow (RFC 7636, S256) until the link that it belongs to has been opened. */
export class PairStore {
  readonly #pairsOf: (flow: Flow) => KeptTexts;
  readonly #prefix: string;

  constructor({ pairsOf, publicToken }: Pick<IdentityClient, "pairsOf" | "publicToken">) {
    this.#pairsOf = pairsOf;
    this.#prefix = `stytch_sdk_state_${publicToken}::PKCE_VERIFIER:`;
  }

  /** The pair of a flow; null without one. A malformed one is logged, and counts as none. */
  read(flow: Flow): Pair | null {
    const stored = this.#pairsOf(flow).getItem(this.#prefix + flow);
    if (stored === null) return null;
    try {
      return readPair(JSON.parse(stored));
    } catch {
      // oxlint-disable-next-line no-console -- the specification asks for the log (section 8)
      console.error(`The stored PKCE pair of ${flow} is malformed.`);
      this.clear(flow);
      return null;
    }
  }

  /** The pair of a flow, made when there is none. */
  async take(flow: Flow): Promise<Pair> {
    return this.read(flow) ?? this.renew(flow);
  }

  /** A new pair for a flow, in the place of what was there. */
  async renew(flow: Flow): Promise<Pair> {
    const pair = await newPair();
    this.#pairsOf(flow).setItem(this.#prefix + flow, JSON.stringify(pair));
    return pair;
  }

  clear(flow: Flow): void {
    this.#pairsOf(flow).removeItem(this.#prefix + flow);
  }
}

/** Trades a token for a session with the verifier of its flow, whose pair is forgotten once it has worked. */
export async function redeem(client: IdentityClient, flow: Flow, call: Call): Promise<SignedIn> {
  const pairs = new PairStore(client);
  const pair = pairs.read(flow);
  const answer = await client.signIn({ ...call, more: pair && { code_verifier: pair.code_verifier } });
  pairs.clear(flow);
  return answer;
}

async function newPair(): Promise<Pair> {
  const code_verifier = randomHex(VERIFIER_BYTES);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code_verifier));
  const code_challenge = btoa(String.fromCodePoint(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return { code_challenge, code_verifier };
}
