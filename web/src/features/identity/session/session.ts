import { SESSION_REFRESH_MS } from "@app/contract/identity/schemas";
import { createStore } from "#/lib/store.ts";
import type { Store } from "#/lib/store.ts";
import type { IdentityClient, SignedIn } from "#/features/identity/client/client.ts";
import { isSessionOver, refusalOf } from "#/features/identity/client/errors.ts";
import { backoffMs, readMirror } from "./session.rules.ts";
import type { Mirror, SessionState } from "./session.rules.ts";
import type { SessionCookies } from "./session-cookies.ts";

/** Holds the token of the session to end, or that scripts cannot see it. */
const PENDING_REVOKE = "herald_revoke_pending";
const HIDDEN = "1";
const SUPERSEDED = "session_token_superseded";

export interface SessionDependencies {
  /** Names the entry in local storage. */
  publicToken: string;
  storage: Storage;
  cookies: SessionCookies;
  /** Events of other tabs come from here. */
  events: Pick<Window, "addEventListener" | "removeEventListener">;
  random: () => number;
}

/** Keeps the session of this browser: state, mirror in local storage, refresh, other tabs, logout. */
export class Session {
  readonly state: Store<SessionState> = createStore<SessionState>({ status: "unknown" });
  readonly #dependencies: SessionDependencies;
  readonly #key: string;
  #client: IdentityClient | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #revoking: Promise<void> | undefined;
  #revokeTimer: ReturnType<typeof setTimeout> | undefined;
  #revokeFailures = 0;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.#key = `stytch_sdk_state_${dependencies.publicToken}`;
  }

  /** Reads what is known and, where a session may exist, refreshes it in the background. */
  start(client: IdentityClient): void {
    this.#client = client;
    this.#dependencies.events.addEventListener("storage", this.#onStorage);
    // Who wished to sign out is signed out, whatever cookies are left: that is told before anything else is asked.
    if (this.#isLeaving()) {
      this.#forget();
      void this.revokePending();
      return;
    }
    if (!this.#dependencies.cookies.mayHaveSession()) {
      this.#forget();
      return;
    }
    const mirror = readMirror(this.#dependencies.storage.getItem(this.#key), new Date());
    if (mirror) this.state.set({ status: "signed-in", session: mirror });
    void this.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#revokeTimer);
    this.#dependencies.events.removeEventListener("storage", this.#onStorage);
  }

  /** The person and the session, as every call names them. */
  context(): { userId: string | null; sessionId: string | null } {
    const state = this.state.get();
    const session = state.status === "signed-in" ? state.session : null;
    return { userId: session?.userId ?? null, sessionId: session?.sessionId ?? null };
  }

  /** The token that calls carry where scripts may know it; while a logout waits, that of the session to end. */
  token(): string | null {
    const leaving = this.#dependencies.storage.getItem(PENDING_REVOKE);
    return leaving === null || leaving === HIDDEN ? this.#dependencies.cookies.token() : leaving;
  }

  /** Takes an answer that signs somebody in, or renews. */
  accept(answer: SignedIn): void {
    const { session_id: sessionId, expires_at: expiresAt } = answer.session;
    const mirror: Mirror = { userId: answer.user_id, sessionId, expiresAt };
    const { session_token, session_jwt } = answer;
    this.#dependencies.cookies.write({
      session: session_token,
      jwt: session_jwt,
      expiresAt: new Date(expiresAt),
    });
    this.#dependencies.storage.removeItem(PENDING_REVOKE);
    this.#dependencies.storage.setItem(this.#key, JSON.stringify(mirror));
    this.state.set({ status: "signed-in", session: mirror });
    this.#failures = 0;
    this.#schedule(SESSION_REFRESH_MS);
  }

  /** The session is over: state and cookies go, here and in the other tabs. */
  forget(): void {
    this.#forget();
    this.#dependencies.storage.setItem(this.#key, "null");
  }

  /** Ends the session here at once, offline too, and on the server as soon as it is reached. */
  async logOut(): Promise<void> {
    this.#wishToLeave();
    this.forget();
    await this.revokePending();
  }

  /** Tells the server of a logout that it has not heard of yet; a failure is tried again later. */
  revokePending(): Promise<void> {
    this.#revoking ??= this.#tryToRevoke().finally(() => {
      this.#revoking = undefined;
    });
    return this.#revoking;
  }

  /** Asks the server for the session anew; a failure is tried again later, unless it ends the session. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    const before = this.state.get();
    try {
      const answer = await this.#client?.sessions.authenticate();
      // Whoever has signed out or in meanwhile is not overruled by a late answer.
      if (answer && this.#isStill(before)) this.accept(answer);
    } catch (error) {
      this.#onFailure(error);
    }
  }

  /** An answer says that the session is over; it counts when it was about the one that is held now. */
  end(sessionId: string | null): void {
    if (sessionId === this.context().sessionId) this.forget();
  }

  #isStill(before: SessionState): boolean {
    const now = this.state.get();
    if (before.status !== "signed-in" || now.status !== "signed-in") return before.status === now.status;
    return before.session.sessionId === now.session.sessionId;
  }

  #onFailure(error: unknown): void {
    const state = this.state.get();
    if (state.status === "signed-out") return;
    // The token changed while the call was under way; the cookie is the new one already.
    const isSuperseded = refusalOf(error)?.type === SUPERSEDED;
    if (isSuperseded && this.#failures === 0) {
      this.#failures = 1;
      void this.refresh();
      return;
    }
    if (state.status === "unknown") this.state.set({ status: "signed-out" });
    this.#failures += 1;
    this.#schedule(backoffMs(this.#failures, this.#dependencies.random()));
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), milliseconds);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#dependencies.cookies.clear();
    this.state.set({ status: "signed-out" });
  }

  #isLeaving(): boolean {
    return this.#dependencies.storage.getItem(PENDING_REVOKE) !== null;
  }

  #wishToLeave(): void {
    this.#dependencies.storage.setItem(PENDING_REVOKE, this.token() ?? HIDDEN);
  }

  // Errors of revoking are not shown (specification section 4), but the wish stays until an answer says that it is done.
  async #tryToRevoke(): Promise<void> {
    clearTimeout(this.#revokeTimer);
    if (!this.#isLeaving()) return;
    try {
      await this.#client?.sessions.revoke();
      this.#dependencies.storage.removeItem(PENDING_REVOKE);
      this.#revokeFailures = 0;
    } catch (error) {
      if (isSessionOver(error)) return this.#dependencies.storage.removeItem(PENDING_REVOKE);
      this.#revokeFailures += 1;
      const wait = backoffMs(this.#revokeFailures, this.#dependencies.random());
      this.#revokeTimer = setTimeout(() => void this.revokePending(), wait);
    }
  }

  // A null key means that all of the storage was cleared.
  readonly #onStorage = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== this.#key) return;
    const mirror = event.key === null ? null : readMirror(event.newValue, new Date());
    if (mirror) {
      this.state.set({ status: "signed-in", session: mirror });
      this.#schedule(SESSION_REFRESH_MS);
      return;
    }
    // The cookie that scripts cannot remove goes with the session; a logout in the other tab sees to that itself.
    const isByLogout = event.newValue === "null";
    if (!isByLogout) this.#wishToLeave();
    this.#forget();
    if (!isByLogout) void this.revokePending();
  };
}
