import { afterEach, beforeEach, vi } from "vitest";
import { allCalls, data, PUBLIC_TOKEN, signedInAnswer } from "#/features/identity/client/client.fixtures.ts";
import { IdentityClient } from "#/features/identity/client/client.ts";
import { Transport } from "#/features/identity/client/transport.ts";
import type { TransportDependencies } from "#/features/identity/client/transport.ts";
import { LostAnswers } from "#/features/identity/lost-answers.ts";
import { NotedSession } from "#/features/identity/noted-session.ts";
import { lastingStorage } from "#/lib/storage/lasting-storage.ts";
import { SessionCookies } from "./session-cookies.ts";
import type { CookieMode } from "./session-cookies.ts";
import type { AllCalls } from "#/features/identity/client/client.fixtures.ts";

/** Where the session is mirrored in the storage of the browser. */
export const KEY = `stytch_sdk_state_${PUBLIC_TOKEN}`;
export const MARKER = "herald_signed_in=1";

/** Each test of the file begins at nine o'clock in a browser that knows nothing. */
export function startFreshEachTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split("; ")) {
      document.cookie = `${cookie.split("=")[0]}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    }
  });
}

type Answer = (path: string) => Response | Promise<Response>;

interface Setting {
  mode?: CookieMode;
  isHosted?: boolean;
  locks?: Pick<LockManager, "request">;
}

/** A tab that has just been opened, against a provider of the test's own. */
export function openTab(answer: Answer, { mode = "httponly", isHosted = false, locks }: Setting = {}) {
  const paths: string[] = [];
  const ended: string[] = [];
  const tokens: string[] = [];
  let reply = answer;
  const cookies = new SessionCookies(document, mode, false);
  const storage = lastingStorage(() => localStorage);
  const session = new NotedSession({
    publicToken: PUBLIC_TOKEN,
    storage,
    cookies,
    mode,
    isHosted,
    onEnded: (id) => Promise.resolve(ended.push(`${id} after ${paths.at(-1)}`)),
    events: window,
    locks,
    random: () => 0.5,
  });
  const transport: TransportDependencies = {
    base: "http://provider.test",
    publicToken: PUBLIC_TOKEN,
    fetch: async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname.replace("/sdk/v1", "");
      paths.push(path);
      tokens.push(atob(new Headers(init?.headers).get("authorization")?.slice(6) ?? "").split(":")[1] ?? "");
      return reply(path);
    },
    origin: "http://localhost:4870",
    hostname: "localhost",
    sessionToken: () => session.token(),
    context: () => session.context(),
    onFatal: (sessionId, isProof) => session.end(sessionId, isProof),
  };
  const hasSession = () => session.state.get().status === "signed-in";
  const core = new IdentityClient({
    publicToken: PUBLIC_TOKEN,
    transport: new LostAnswers({
      transport: (claims) => new Transport({ ...transport, ...(claims && { claims }) }),
      storage: lastingStorage(() => sessionStorage),
      hasSession,
      refresh: () => session.refresh(),
    }),
    pairsOf: () => storage,
    hasSession,
    onSignedIn: (answered) => session.accept(answered),
    onUser: (user) => session.user.set(user),
    beforeSignIn: () => session.revokePending(),
    intermediateToken: () => cookies.intermediateToken(),
  });
  session.start(core);
  const answerWith = (next: Answer) => (reply = next);
  return { session, client: allCalls(core), paths, tokens, ended, answerWith };
}

export async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

export function signIn(browser: { client: AllCalls }) {
  return browser.client.passwords.authenticate("ana@brand.com", "lantern");
}

export const renewed = () => data(signedInAnswer());

/** One lock for all tabs of a test, as the browser hands it from one to the next. */
export function oneLock(): Pick<LockManager, "request"> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, options: unknown, work?: unknown) {
      const mine = last.then(() => (typeof work === "function" ? work(null) : undefined));
      last = mine;
      return mine;
    },
  };
}
export const offline = () => Promise.reject(new TypeError("Failed to fetch"));
