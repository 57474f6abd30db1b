import { SESSION_REFRESH_MS } from "@app/contract/identity/limits";
import { createStore } from "#/lib/store.ts";
import type { Store } from "#/lib/store.ts";
import type { OwnUser, SignedIn } from "#/features/identity/client/answers.ts";
import { sessions } from "#/features/identity/client/calls/sessions.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import type { KeptTexts } from "#/features/identity/client/pkce.ts";
import { Departure } from "./departure.ts";
import { lead } from "./leader.ts";
import { backoffMs, mirrorOf, readMirror } from "./session.rules.ts";
import type { Mirror, SessionState } from "./session.rules.ts";
import type { CookieMode, SessionCookies } from "./session-cookies.ts";

/** When a tab last renewed the session: the others read it, since the mirror does not change by that. */
const REFRESHED = "herald_refreshed_at";

export interface SessionDependencies {
  /** Names the entry in local storage. */
  publicToken: string;
  storage: KeptTexts;
  cookies: SessionCookies;
  mode: CookieMode;
  /** People sign in at a provider that answers wrong factors as it answers sessions that are over. */
  isHosted?: boolean;
  /** Told of a session that ended at another server, whose tokens would be good here for minutes; never fails. */
  onEnded?: ((sessionId: string) => Promise<unknown>) | undefined;
  /** Events of other tabs come from here. */
  events: Pick<Window, "addEventListener" | "removeEventListener">;
  /** Missing on plain http: then every tab renews the session. */
  locks: Pick<LockManager, "request"> | undefined;
  random: () => number;
}

/** Keeps the session of this browser: state, mirror in local storage, refresh, other tabs, logout. */
export class Session {
  readonly state: Store<SessionState> = createStore<SessionState>({ status: "unknown" });
  /** Who is signed in; null until an answer has said it in this tab. */
  readonly user: Store<OwnUser | null> = createStore<OwnUser | null>(null);
  readonly #dependencies: SessionDependencies;
  readonly #departure: Departure;
  /** Where the session is mirrored; "null" stands there after a logout. */
  protected readonly key: string;
  #client: IdentityClient | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #refreshedAt = 0;
  #isLeader = false;
  #stopLeading: (() => void) | undefined;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    const revoke = async () => this.#client && sessions(this.#client).revoke();
    this.#departure = new Departure(dependencies.storage, dependencies.random, revoke);
    this.key = `stytch_sdk_state_${dependencies.publicToken}`;
  }

  /** Reads what is known and, where a session may exist, refreshes it in the background. */
  start(client: IdentityClient): void {
    const { events, locks, cookies, storage } = this.#dependencies;
    this.#client = client;
    events.addEventListener("storage", this.#onStorage);
    this.#stopLeading = lead(locks, () => this.#lead());
    // Who wished to sign out is signed out, whatever cookies are left: that is told before anything else is asked.
    if (this.#departure.isWished() || !cookies.mayHaveSession()) {
      if (this.isHalf()) this.state.set({ status: "second-factor" });
      else this.#forget();
      void this.#departure.tell();
      return;
    }
    const mirror = readMirror(storage.getItem(this.key), new Date());
    if (mirror) this.#show(mirror);
    this.#refreshedAt = Date.now();
    void this.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#departure.stop();
    this.#stopLeading?.();
    this.#dependencies.events.removeEventListener("storage", this.#onStorage);
  }

  /** Whether a first factor was proved before this page, and the second one may still follow. */
  protected isHalf(): boolean {
    return false;
  }

  /** The person and the session, as every call names them. */
  context(): { userId: string | null; sessionId: string | null } {
    const state = this.state.get();
    return state.status === "signed-in" ? state.session : { userId: null, sessionId: null };
  }

  /** The token that calls carry where scripts may know it; while a logout waits, that of the session to end. */
  token(): string | null {
    return this.#departure.token() ?? this.#dependencies.cookies.token();
  }

  /**
   * Takes an answer that signs somebody in, renews, or asks for a second factor.
   * @param requireKept looks whether the browser has kept its cookies, before anything else counts.
   */
  accept(answer: SignedIn, requireKept?: () => void): void {
    const { cookies, storage } = this.#dependencies;
    const { session, session_token, session_jwt, intermediate_session_token: intermediate = "" } = answer;
    const expiresAt = new Date(session?.expires_at ?? 0);
    cookies.write({ session: session_token, jwt: session_jwt, intermediate, expiresAt });
    requireKept?.();
    this.#departure.forget();
    this.#failures = 0;
    if (!session) {
      clearTimeout(this.#timer);
      storage.setItem(this.key, "null");
      this.state.set({ status: "second-factor" });
      return;
    }
    const mirror = mirrorOf({ user_id: answer.user_id, ...session });
    storage.setItem(this.key, JSON.stringify(this.#written(answer, mirror)));
    this.#refreshedAt = Date.now();
    storage.setItem(REFRESHED, String(this.#refreshedAt));
    if (answer.user) this.user.set(answer.user);
    this.#show(mirror);
    this.#scheduleRefresh();
  }

  /** The session is over: state and cookies go, here and in the other tabs. */
  forget(): void {
    this.#dependencies.cookies.clearHalf();
    this.#forget();
    this.#dependencies.storage.setItem(this.key, "null");
  }

  /** Ends the session here at once, offline too, and on the server as soon as it is reached. */
  async logOut(): Promise<void> {
    const { sessionId } = this.context();
    this.#departure.wish(this.token());
    this.forget();
    await this.#departure.tell();
    if (sessionId !== null) await this.#dependencies.onEnded?.(sessionId);
  }

  /** Tells the server of a logout that it has not heard of yet; a failure is tried again later. */
  revokePending(): Promise<void> {
    return this.#departure.tell();
  }

  /** Asks the server for the session anew; a failure is tried again later, unless it ends the session. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#client) return;
    const before = this.#who();
    try {
      const answer = await sessions(this.#client).authenticate();
      // Whoever has signed out or in meanwhile is not overruled by a late answer.
      if (before === this.#who()) this.accept(answer);
    } catch {
      this.#onFailure();
    }
  }

  /**
   * An answer says that the session is over; it counts when it was about the one that is held now. Of a hosted provider
   * it may be about a wrong factor alone: then the session is over when its own call is answered so, too.
   */
  end(sessionId: string | null, isProof = false): void {
    if (sessionId !== this.context().sessionId) return;
    if (isProof && sessionId && this.#dependencies.isHosted) void this.refresh();
    else this.forget();
  }

  #who(): string {
    return `${this.state.get().status} ${this.context().sessionId}`;
  }

  #onFailure(): void {
    const state = this.state.get();
    if (state.status === "signed-out" || state.status === "second-factor") return;
    this.#failures += 1;
    if (state.status === "unknown") this.state.set({ status: "signed-out" });
    this.#schedule(backoffMs(this.#failures, this.#dependencies.random()));
  }

  #lead(): void {
    this.#isLeader = true;
    if (this.context().sessionId && this.#failures === 0) this.#scheduleRefresh();
  }

  // The leader works for all; the others look whether it still does.
  #scheduleRefresh(): void {
    const after = this.#isLeader ? SESSION_REFRESH_MS : 2 * SESSION_REFRESH_MS;
    this.#schedule(this.#refreshedAt + after - Date.now());
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), milliseconds);
  }

  // A renewal alone is no news to whoever follows.
  #show(session: Mirror): void {
    const state: SessionState = { status: "signed-in", session };
    if (JSON.stringify(state) !== JSON.stringify(this.state.get())) this.state.set(state);
  }

  #written({ session, user }: SignedIn, mirror: Mirror): object {
    return this.#dependencies.mode === "script"
      ? { session: { user_id: mirror.userId, ...session }, user: user ?? null }
      : mirror;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#dependencies.cookies.clear();
    this.user.set(null);
    this.state.set({ status: "signed-out" });
  }

  // A null key, with a null value, means that all of the storage was cleared.
  readonly #onStorage = (event: StorageEvent): void => {
    if (event.key === REFRESHED && event.newValue !== null) {
      this.#refreshedAt = Number(event.newValue);
      if (this.context().sessionId) this.#scheduleRefresh();
      return;
    }
    if (event.key !== null && event.key !== this.key) return;
    const mirror = readMirror(event.newValue, new Date());
    if (mirror) {
      if (mirror.userId !== this.context().userId) this.user.set(null);
      this.#refreshedAt = Date.now();
      this.#show(mirror);
      this.#scheduleRefresh();
      return;
    }
    // The cookie that scripts cannot remove goes with the session; a logout in the other tab sees to that itself.
    const isByLogout = event.newValue === "null";
    if (!isByLogout) this.#departure.wish(this.token());
    this.#forget();
    if (!isByLogout) void this.#departure.tell();
  };
}
