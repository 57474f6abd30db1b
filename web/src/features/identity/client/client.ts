import { SESSION_DURATION_MINUTES } from "@app/contract/identity/limits";
import { readSignedIn, readUpdated } from "./answers.ts";
import type { OwnUser, SignedIn } from "./answers.ts";
import { requireTypes } from "./checks.ts";
import { CallError, refusalOf } from "./errors.ts";
import { anything } from "./shapes.ts";
import type { Reader } from "./shapes.ts";
import type { Flow, KeptTexts } from "./pkce.ts";
import type { CallKind, Method, Transport } from "./transport.ts";

const STALE = "stale_factors";
const TOKEN_PREFIX = "public-token-";

export interface ClientDependencies {
  publicToken: string;
  transport: Pick<Transport, "call">;
  /** Where the PKCE pair of a flow is kept. */
  pairsOf: (flow: Flow) => KeptTexts;
  hasSession: () => boolean;
  /** Takes every answer that signs somebody in, or asks them for a second factor. */
  onSignedIn: (answer: SignedIn) => void;
  /** Takes the own user after a change of it. */
  onUser?: (user: OwnUser) => void;
  /** What must be over before somebody signs in: the answer to a logout would take the new cookies away. */
  beforeSignIn?: () => Promise<void>;
  /** Where a second factor is asked for and scripts may know it: what the first one gave. */
  intermediateToken?: () => string | null;
  /** Asks for the second factor, by a call of its own. @throws where the person breaks off. */
  secondFactor?: () => Promise<SignedIn>;
  /** Asks who sits there for a factor; the call that needed a fresh one then goes once more. */
  onStale?: () => Promise<boolean>;
  /** Hears how each call went, for telemetry: its path, and the type of its refusal. */
  onAnswer?: (call: string, refusal: string | null) => void;
}

/** An invite link that somebody came by, and how they call themselves if they are new. */
export interface Invitation {
  token: string;
  name?: string;
}

/** A call of the wire contract; a guarded one also carries proofs, and "Captcha required" is answered by one more try. */
export interface Call extends CallKind {
  /** The specification's message for a failure of it (section 8). */
  failure: string;
  path: string;
  /** What the caller gives: checked by its names, then sent by them. */
  args?: Readonly<Record<string, unknown>>;
  /** What is sent beside that. */
  more?: object | null | false;
}

/**
 * Our client of the identity provider's wire contract. The calls stand in families in `calls/`, so that a screen loads
 * only those that it makes: `await passwords(client).authenticate(email, password)`.
 */
export class IdentityClient {
  readonly publicToken: string;
  readonly pairsOf: ClientDependencies["pairsOf"];
  readonly #dependencies: ClientDependencies;

  /** @throws Error on a server: sessions live in browsers. */
  constructor(dependencies: ClientDependencies) {
    if (typeof window === "undefined") throw new Error("This is client-only.");
    const { publicToken, pairsOf } = dependencies;
    if (typeof publicToken !== "string" || !publicToken.startsWith(TOKEN_PREFIX)) {
      // oxlint-disable-next-line no-console -- the specification asks for the log (sections 5 and 8)
      console.error(`The public token must begin with ${TOKEN_PREFIX}.`);
    }
    this.publicToken = publicToken;
    this.pairsOf = pairsOf;
    this.#dependencies = dependencies;
  }

  /** The last part of a path that differs by whether somebody is signed in. */
  get way(): "primary" | "secondary" {
    return this.#dependencies.hasSession() ? "secondary" : "primary";
  }

  /**
   * @throws CallError with the message of the call; what happened is its cause.
   * @throws UsageError for an argument of the wrong type, before anything is sent.
   */
  async ask<T>(method: Method, call: Call, read: Reader<T>, isAgain = false): Promise<T> {
    const { transport, onAnswer, onStale } = this.#dependencies;
    const { failure, path, args, more } = call;
    if (args) requireTypes(path, args);
    try {
      const answer = read(await transport.call(method, path, args && { ...args, ...more }, call));
      onAnswer?.(path, null);
      return answer;
    } catch (error) {
      const type = refusalOf(error)?.type ?? "unreachable";
      onAnswer?.(path, type);
      if (type === STALE && !isAgain && (await onStale?.())) return this.ask(method, call, read, true);
      throw new CallError(failure, { cause: error });
    }
  }

  /** A call whose answer says only that it was done. */
  async tell(call: Call): Promise<void> {
    await this.ask("POST", call, anything);
  }

  /**
   * A call that signs in, or adds a factor to the session that there is. It asks for 30 days. Where a second factor is
   * asked for it ends with that one.
   */
  async signIn(call: Call): Promise<SignedIn> {
    const { beforeSignIn, intermediateToken, onSignedIn, secondFactor } = this.#dependencies;
    await beforeSignIn?.();
    const between = intermediateToken?.();
    const args = {
      ...call.args,
      session_duration_minutes: SESSION_DURATION_MINUTES,
      ...(between && { intermediate_session_token: between }),
    };
    const answer = await this.ask("POST", { ...call, args, isProof: true }, readSignedIn);
    onSignedIn(answer);
    if (answer.session || !secondFactor) return answer;
    try {
      return { ...answer, ...(await secondFactor()) };
    } catch (error) {
      throw new CallError(call.failure, { cause: error });
    }
  }

  /** A call that changes the own user. @returns the user after it. */
  async change(method: Method, call: Call): Promise<OwnUser> {
    const { __user: user } = await this.ask(method, call, readUpdated);
    return this.know(user);
  }

  /** Hands the own user to whoever follows it. */
  know(user: OwnUser): OwnUser {
    this.#dependencies.onUser?.(user);
    return user;
  }
}
