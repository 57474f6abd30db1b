import * as z from "zod/mini";

/** Links of one flow share a pair, so that the newest and an older mail both open. */
export type Flow = "magic_links" | "passwords" | "oauth";

const Pair = z.object({ code_challenge: z.string(), code_verifier: z.string() });
export type Pair = z.infer<typeof Pair>;

const VERIFIER_WORDS = 16;

/** Keeps one PKCE pair per flow (RFC 7636, S256) until the link that it belongs to has been opened. */
export class PairStore {
  readonly #storage: Storage;
  readonly #prefix: string;

  constructor(storage: Storage, publicToken: string) {
    this.#storage = storage;
    this.#prefix = `stytch_sdk_state_${publicToken}::PKCE_VERIFIER:`;
  }

  /** The pair of a flow; null without one. A malformed one is logged, and counts as none. */
  read(flow: Flow): Pair | null {
    const text = this.#storage.getItem(this.#prefix + flow);
    if (text === null) return null;
    try {
      return Pair.parse(JSON.parse(text));
    } catch {
      // oxlint-disable-next-line no-console -- the specification asks for the log (section 8)
      console.error(`The stored PKCE pair of ${flow} is malformed.`);
      this.#storage.removeItem(this.#prefix + flow);
      return null;
    }
  }

  /** The pair of a flow, made when there is none. */
  async take(flow: Flow): Promise<Pair> {
    const known = this.read(flow);
    if (known) return known;
    const pair = await newPair();
    this.#storage.setItem(this.#prefix + flow, JSON.stringify(pair));
    return pair;
  }

  clear(flow: Flow): void {
    this.#storage.removeItem(this.#prefix + flow);
  }
}

async function newPair(): Promise<Pair> {
  const words = crypto.getRandomValues(new Uint32Array(VERIFIER_WORDS));
  const code_verifier = Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code_verifier));
  const code_challenge = btoa(String.fromCodePoint(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return { code_challenge, code_verifier };
}
