import { memoizeAsync } from "@app/contract/memoize-async";
import { exportJWK, SignJWT } from "jose";
import { createPrivateKey, generateKeyPairSync, randomUUID } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { readServerSetting } from "#/identity/users/server-settings.store.ts";
import type { SessionRecord } from "./sessions.store.ts";
import { SESSION_CLAIM, toProviderSession } from "./sessions.rules.ts";
import { insertKey, newestKey, publicKeys } from "./signing-keys.store.ts";

const LIFE_MS = 5 * 60_000;
const REUSED_UNTIL_MS = 60_000;
const KEY_LIFE_MS = 90 * 24 * 60 * 60_000;
const CACHE_MAX = 10_000;

interface Signed {
  jwt: string;
  expiresAt: number;
  /** What the token says of the session besides the time of the last access. */
  version: string;
}

/** Signs the short tokens of sessions: EdDSA, five minutes, reused until a minute before their end. */
export class SessionJwtsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #issuer: string;
  readonly #pepper: string;
  readonly #signed = new Map<string, Signed>();
  readonly #currentKey = memoizeAsync(
    () => this.#load(),
    (key) => this.#isCurrent(key),
  );
  /** Names this server in tokens; chosen once. */
  readonly projectId = memoizeAsync(() =>
    readServerSetting(this.#db, "project_id", `project-live-${randomUUID()}`, this.#clock.now()),
  );

  constructor(dependencies: { db: Database; clock: Clock; issuer: string; pepper: string }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#issuer = dependencies.issuer;
    this.#pepper = dependencies.pepper;
  }

  /** Reads what signing needs, so that it asks for no second connection inside a transaction. */
  async prepare(): Promise<void> {
    await Promise.all([this.#currentKey(), this.projectId()]);
  }

  async sign(session: SessionRecord): Promise<string> {
    const now = this.#clock.now().getTime();
    const version = JSON.stringify([session.expiresAt, session.factors]);
    const known = this.#signed.get(session.id);
    if (known && known.version === version && known.expiresAt > now + REUSED_UNTIL_MS) return known.jwt;
    const expiresAt = Math.min(now + LIFE_MS, session.expiresAt.getTime());
    const jwt = await this.#make(session, now, expiresAt);
    if (this.#signed.size >= CACHE_MAX) this.#signed.clear();
    this.#signed.set(session.id, { jwt, expiresAt, version });
    return jwt;
  }

  forget(sessionId: string): void {
    this.#signed.delete(sessionId);
  }

  /** The public keys of this project; null for another project. */
  async keys(projectId: string): Promise<{ keys: Record<string, unknown>[] } | null> {
    if (projectId !== (await this.projectId())) return null;
    await this.#currentKey();
    const since = new Date(this.#clock.now().getTime() - KEY_LIFE_MS - 2 * LIFE_MS);
    return { keys: await publicKeys(this.#db, since) };
  }

  async #make(session: SessionRecord, now: number, expiresAt: number): Promise<string> {
    const { id, key } = await this.#currentKey();
    const { user_id, custom_claims, ...claim } = toProviderSession(session);
    const seconds = Math.floor(now / 1000);
    return new SignJWT({ ...custom_claims, [SESSION_CLAIM]: { ...claim, id: claim.session_id } })
      .setProtectedHeader({ alg: "EdDSA", kid: id, typ: "JWT" })
      .setSubject(user_id)
      .setIssuer(this.#issuer)
      .setAudience([await this.projectId()])
      .setIssuedAt(seconds)
      .setNotBefore(seconds)
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(key);
  }

  #isCurrent({ createdAt }: { createdAt: Date }): boolean {
    return createdAt.getTime() >= this.#clock.now().getTime() - KEY_LIFE_MS;
  }

  async #load(): Promise<{ id: string; key: KeyObject; createdAt: Date }> {
    const stored = await newestKey(this.#db, this.#pepper);
    if (!stored || !this.#isCurrent(stored)) return this.#create();
    const key = createPrivateKey({ key: stored.privateKey, format: "der", type: "pkcs8" });
    return { id: stored.id, key, createdAt: stored.createdAt };
  }

  async #create() {
    const pair = generateKeyPairSync("ed25519");
    const id = `jwk-live-${randomUUID()}`;
    const createdAt = this.#clock.now();
    const publicKey = { ...(await exportJWK(pair.publicKey)), kid: id, alg: "EdDSA", use: "sig" };
    const privateKey = pair.privateKey.export({ format: "der", type: "pkcs8" });
    await insertKey(this.#db, { id, privateKey, publicKey, createdAt }, this.#pepper);
    return { id, key: pair.privateKey, createdAt };
  }
}
