import { AuthenticationFactor } from "@app/contract/identity/provider";
import { createRemoteJWKSet, customFetch, decodeJwt, errors, jwtVerify } from "jose";
import type { JWTVerifyGetKey } from "jose";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import { guardedFetch } from "#/platform/guarded-fetch.ts";
import { limitTo } from "#/platform/limits/limit.ts";
import { CLOCKS_APART_MS, SESSION_CLAIM } from "#/identity/sessions/sessions.rules.ts";
import { providerUnreachable } from "./hosted.errors.ts";

/** Chosen by us: how long an answer may take, and how long keys are kept. */
const CALL_MS = 5000;
const KEYS_KEPT_MS = 10 * 60_000;
const ASKED_AT_ONCE = 16;
const WAITING_MAX = 200;
/** A key that is not known is asked for at most this often, whatever tokens say. */
const KEYS_ASKED_EVERY_MS = 30_000;

/** Longest name of a person at a provider, in characters (OpenID Connect Core, 2); the empty one would be everybody's. */
const Subject = z.string().check(z.minLength(1), z.maxLength(255));
const Claims = z.object({
  sub: Subject,
  [SESSION_CLAIM]: z.object({
    id: z.string(),
    expires_at: z.string(),
    authentication_factors: z.array(z.unknown()),
  }),
});
const Renewed = z.object({
  data: z.object({
    session_jwt: z.string(),
    user: z.object({
      user_id: Subject,
      name: z.optional(z.object({ first_name: z.optional(z.string()), last_name: z.optional(z.string()) })),
      emails: z.array(z.object({ email: z.string(), verified: z.boolean() })),
    }),
  }),
});

/** What a token of the hosted provider says. */
export interface HostedSession {
  id: string;
  userId: string;
  expiresAt: Date;
  factors: AuthenticationFactor[];
}

export interface HostedUser {
  id: string;
  name: string;
  /** Only those that the provider calls proved. */
  emails: string[];
}

/** The identity provider outside: its keys, and whom it knows by a session. */
export class HostedProvider {
  readonly url: string;
  readonly #publicToken: string;
  readonly #baseUrl: string;
  readonly #clock: Clock;
  readonly #fetch: typeof fetch;
  // Whoever sends made-up tokens must not make this server flood the provider.
  readonly #few = limitTo({
    atOnce: ASKED_AT_ONCE,
    waitingMax: WAITING_MAX,
    whenFull: () => providerUnreachable(this.url, new Error("Too many wait for it")),
  });
  #project: { id: string; keys: JWTVerifyGetKey } | null = null;

  constructor(dependencies: { url: string; publicToken: string; baseUrl: string; clock: Clock }) {
    this.url = dependencies.url;
    this.#publicToken = dependencies.publicToken;
    this.#baseUrl = dependencies.baseUrl;
    this.#clock = dependencies.clock;
    this.#fetch = guardedFetch(this.url, "The identity provider");
  }

  /**
   * The session that a token tells of; null for one that is over, is none of the provider's, or cannot be judged yet.
   * @throws `identity.provider_unreachable` when its keys cannot be read.
   */
  async verify(jwt: string): Promise<HostedSession | null> {
    const project = this.#project;
    if (!project) return null;
    try {
      const { payload } = await jwtVerify(jwt, project.keys, {
        algorithms: ["RS256"],
        audience: project.id,
        issuer: [`stytch.com/${project.id}`, this.url],
        requiredClaims: ["sub", "iat", "exp"],
        currentDate: this.#clock.now(),
        clockTolerance: CLOCKS_APART_MS / 1000,
      });
      return sessionOf(payload);
    } catch (error) {
      if (isOfToken(error)) return null;
      throw providerUnreachable(this.url, error);
    }
  }

  /**
   * Asks the provider who has a session; the project that our public token belongs to is learned from its answer alone.
   * @returns null for a session that it does not know.
   * @throws `identity.provider_unreachable`.
   */
  async renew(token: string): Promise<{ session: HostedSession; user: HostedUser } | null> {
    const answer = await this.#few(() => this.#ask(token));
    if (!answer) return null;
    const { session_jwt, user } = answer;
    this.#project ??= this.#projectOf(session_jwt);
    const session = await this.verify(session_jwt);
    if (session?.userId !== user.user_id) {
      throw providerUnreachable(this.url, new Error("Its token does not fit what it says beside it"));
    }
    const { first_name = "", last_name = "" } = user.name ?? {};
    return {
      session,
      user: {
        id: user.user_id,
        name: `${first_name} ${last_name}`.trim(),
        emails: user.emails.filter(({ verified }) => verified).map(({ email }) => email.toLowerCase()),
      },
    };
  }

  async #ask(token: string): Promise<z.infer<typeof Renewed>["data"] | null> {
    try {
      const answer = await this.#fetch(`${this.url}/sdk/v1/sessions/authenticate`, {
        method: "POST",
        headers: this.#headers(token),
        body: "{}",
        signal: AbortSignal.timeout(CALL_MS),
      });
      const { status } = answer;
      if (status >= 400 && status < 500 && status !== 429) return null;
      return Renewed.parse(await answer.json()).data;
    } catch (error) {
      throw providerUnreachable(this.url, error);
    }
  }

  #headers(token: string): Record<string, string> {
    const client = {
      app: { identifier: new URL(this.#baseUrl).hostname },
      sdk: { identifier: "herald-server", version: "1" },
    };
    return {
      authorization: `Basic ${Buffer.from(`${this.#publicToken}:${token}`).toString("base64")}`,
      "content-type": "application/json",
      origin: this.#baseUrl,
      "x-sdk-client": Buffer.from(JSON.stringify(client)).toString("base64"),
      "x-sdk-parent-host": this.#baseUrl,
    };
  }

  #projectOf(jwt: string): { id: string; keys: JWTVerifyGetKey } {
    try {
      const id = [decodeJwt(jwt).aud].flat()[0] ?? "";
      const keys = createRemoteJWKSet(new URL(`/v1/sessions/jwks/${encodeURIComponent(id)}`, this.url), {
        timeoutDuration: CALL_MS,
        cooldownDuration: KEYS_ASKED_EVERY_MS,
        cacheMaxAge: KEYS_KEPT_MS,
        [customFetch]: this.#fetch,
      });
      return { id, keys };
    } catch (error) {
      throw providerUnreachable(this.url, error);
    }
  }
}

function sessionOf(payload: unknown): HostedSession | null {
  const claims = Claims.safeParse(payload).data;
  if (!claims) return null;
  const { id, expires_at, authentication_factors } = claims[SESSION_CLAIM];
  const expiresAt = new Date(expires_at);
  if (Number.isNaN(expiresAt.getTime())) return null;
  const factors = authentication_factors.flatMap((factor) => {
    const read = AuthenticationFactor.safeParse(factor);
    return read.success ? [read.data] : [];
  });
  return { id, userId: claims.sub, expiresAt, factors };
}

/** Whether a token is at fault, and not the way to the keys. */
function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}
