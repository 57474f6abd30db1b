import { isDeepStrictEqual } from "node:util";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { readCookie, SCRIPT_JWT_COOKIE, SCRIPT_SESSION_COOKIE } from "#/identity/sessions/cookies.rules.ts";
import { hashSecret } from "#/identity/sessions/secrets.rules.ts";
import {
  findSession,
  keepOutsideSession,
  markSeen,
  removeSession,
} from "#/identity/sessions/sessions.store.ts";
import type { HostedPeopleService } from "./hosted-people.service.ts";
import type { HostedProvider, HostedSession } from "./hosted-provider.ts";

/** What the provider said of a session is taken for true this long, as a token of it would be. */
const RENEWED_MS = 60_000;
const KEPT_MAX = 10_000;
const TOKEN_MAX = 4096;

interface Kept {
  hash: Buffer | null;
  until: number;
}

/** Finds the session of a request by the cookies that the provider's client writes, and keeps a row for each. */
export class HostedSessionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #provider: HostedProvider;
  readonly #people: HostedPeopleService;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<Buffer | null>>();

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    provider: HostedProvider;
    people: HostedPeopleService;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#provider = dependencies.provider;
    this.#people = dependencies.people;
  }

  /** By what the row of the session is found; null where nobody is signed in. @throws `identity.provider_unreachable`. */
  async find(cookies: string | undefined): Promise<Buffer | null> {
    const jwt = readCookie(cookies, SCRIPT_JWT_COOKIE);
    const token = readCookie(cookies, SCRIPT_SESSION_COOKIE);
    const session = jwt === null ? null : await this.#provider.verify(jwt);
    const hash = session && (await this.#known(session));
    if (hash) return hash;
    // A token that is over or was signed by a key that is gone does not end a session that lives.
    return token === null || token.length > TOKEN_MAX ? null : this.#renewed(token);
  }

  /** Whether a page is opened by somebody who is signed in, as far as it can be told without asking anybody. */
  async isSignedIn(cookies: string | undefined): Promise<boolean> {
    const jwt = readCookie(cookies, SCRIPT_JWT_COOKIE);
    return jwt !== null && (await this.#provider.verify(jwt)) !== null;
  }

  /**
   * Asks the provider again before the session of that name counts, whatever its tokens still say: whoever signs out has
   * it ended there.
   */
  async doubt(id: string): Promise<void> {
    const hash = hashOf({ id });
    for (const [key, kept] of this.#kept) if (kept.hash?.equals(hash)) this.#kept.delete(key);
    await removeSession(this.#db, { hash, since: this.#clock.now() });
  }

  // A step-up or a renewal changes what the token says of the same session.
  async #known(session: HostedSession): Promise<Buffer | null> {
    const hash = hashOf(session);
    const row = await findSession(this.#db, hash, this.#clock.now());
    if (!row) return null;
    const isSame =
      row.expiresAt.getTime() === session.expiresAt.getTime() &&
      isDeepStrictEqual(row.factors, session.factors);
    if (!isSame) await this.#keep(session, row.userId, hash);
    return hash;
  }

  async #renewed(token: string): Promise<Buffer | null> {
    const key = hashSecret(token).toString("hex");
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#clock.now().getTime()) return kept.hash;
    const asking = this.#asking.get(key) ?? this.#ask(token, key);
    this.#asking.set(key, asking);
    try {
      return await asking;
    } finally {
      this.#asking.delete(key);
    }
  }

  async #ask(token: string, key: string): Promise<Buffer | null> {
    const answer = await this.#provider.renew(token);
    const hash = answer && hashOf(answer.session);
    if (answer && hash) await this.#keep(answer.session, await this.#people.find(answer.user), hash);
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear();
    this.#kept.set(key, { hash, until: this.#clock.now().getTime() + RENEWED_MS });
    return hash;
  }

  async #keep({ expiresAt, factors }: HostedSession, userId: string, tokenHash: Buffer): Promise<void> {
    const now = this.#clock.now();
    await keepOutsideSession(this.#db, { userId, tokenHash, expiresAt, factors, now });
    await markSeen(this.#db, userId, now);
  }
}

function hashOf({ id }: Pick<HostedSession, "id">): Buffer {
  return hashSecret(`hosted ${id}`);
}
