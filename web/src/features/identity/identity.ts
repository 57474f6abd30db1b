import { memoizeAsync } from "@app/contract/memoize-async";
import { whyUnreadable } from "#/lib/api/answered-elsewhere.ts";
import { mendsFailures, onFailure, STALE_FACTORS } from "#/lib/api/failures.ts";
import { timed } from "#/lib/slow-work.ts";
import { browserTexts, tabFirstTexts, tabTexts } from "#/lib/storage/lasting-storage.ts";
import type { SignedIn } from "./client/answers.ts";
import { CarefulCalls } from "./careful-calls.ts";
import { IdentityClient } from "./client/client.ts";
import { UnreachableError } from "./client/errors.ts";
import { EventLogger } from "./client/events.ts";
import { known, object, text } from "./client/shapes.ts";
import { parseJson, Transport } from "./client/transport.ts";
import type { TransportDependencies } from "./client/transport.ts";
import { NotedSession } from "./noted-session.ts";
import { SessionCookies } from "./session/session-cookies.ts";
import type { CookieMode } from "./session/session-cookies.ts";
import type { Project } from "./client/calls/project.ts";
import { askForFactor } from "./step-up/step-up.ts";

const CURRENT = "/sdk/v1/projects/current";
const readCurrent = object({
  data: object({
    public_token: text,
    session_cookies: known("httponly", "script"),
  }),
});
const NOT_FOUND = 404;
/** What the first factor gave is worth nothing any more. */
const HALF_ENDED = "unable_to_auth_intermediate_session";
const NO_COOKIES = "This browser keeps no cookies for this address. Allow them, then sign in again.";

/** The client and the session of this page, made once. */
export interface Identity {
  client: IdentityClient;
  session: NotedSession;
  events: EventLogger;
  /** Origin of a hosted provider; empty where people sign in at this server. */
  base: string;
  /** What a hosted provider cannot say of itself, and we say for it. */
  said: Partial<Project>;
}

/** Where people sign in, and how. */
export interface Provider extends Pick<Identity, "base" | "said"> {
  publicToken: string;
  mode: CookieMode;
  /** Told of a session that has ended at another server than ours. */
  onEnded?: (sessionId: string) => Promise<unknown>;
}

/** @throws UnreachableError when the server is not reached; the next call tries again. */
export const getIdentity = memoizeAsync(create);

async function create(): Promise<Identity> {
  const { publicToken, mode, base, said, onEnded } = await findProvider();
  const { location } = window;
  const storage = browserTexts;
  const cookies = new SessionCookies(document, mode, location.protocol === "https:");
  const session = new NotedSession({
    publicToken,
    storage,
    cookies,
    mode,
    isHosted: base !== "",
    onEnded,
    events: window,
    locks: navigator.locks,
    random: Math.random,
  });
  const sending: TransportDependencies = {
    base,
    publicToken,
    fetch: (url, init) => timed(fetch(url, init)),
    explain: whyUnreadable,
    origin: location.origin,
    hostname: location.hostname,
    sessionToken: () => session.token(),
    context: () => session.context(),
    onFatal: (sessionId, isProof) => session.end(sessionId, isProof),
    proofs: async () => (await import("./proof-of-work.ts")).prove(transport),
  };
  const transport = new Transport(sending);
  const calls = carefulCalls(session, sending, transport);
  const events = new EventLogger(transport, window);
  const client = new IdentityClient({
    publicToken,
    transport: calls,
    // Whoever goes to a provider comes back in the same tab; a mailed link opens in any.
    pairsOf: (flow) => (flow === "oauth" ? tabFirstTexts : storage),
    hasSession: () => isSignedIn(session),
    onSignedIn: (answer) => session.accept(answer, () => requireKept(answer, cookies)),
    onUser: (user) => session.user.set(user),
    beforeSignIn: () => session.revokePending(),
    intermediateToken: () => cookies.intermediateToken(),
    onStale: askForFactor,
    secondFactor: async () => (await import("./step-up/dialogs.lazy.ts")).askSecondFactor(),
    onAnswer(path, refusal) {
      if (refusal === HALF_ENDED) session.forget();
      events.logCall(path, refusal);
    },
  });
  session.start(client);
  keepUp(session, calls);
  events.log("sdk_instance_instantiated");
  return { client, session, events, base, said };
}

function carefulCalls(session: NotedSession, sending: TransportDependencies, plain: Transport): CarefulCalls {
  const storage = tabTexts;
  const fetchLostAnswers = memoizeAsync(async () => {
    const { LostAnswers } = await import("./lost-answers.ts");
    return new LostAnswers({
      transport: (claims) => new Transport({ ...sending, ...(claims && { claims }) }),
      storage,
      hasSession: () => isSignedIn(session),
      refresh: () => session.refresh(),
    });
  });
  return new CarefulCalls({ plain, storage, fetchLostAnswers });
}

function isSignedIn({ state }: NotedSession): boolean {
  return state.get().status === "signed-in";
}

function keepUp(session: NotedSession, calls: CarefulCalls): void {
  // The connection may be back, or the person is: then a logout that waits for its next try is told at once.
  for (const kind of ["online", "visibilitychange"])
    addEventListener(kind, () => void session.revokePending());
  // The product's interface says 401 when the session has ended; the provider then says whether it is so.
  onFailure((error) => {
    if (error.isSignedOut && isSignedIn(session)) void session.refresh();
  });
  mendsFailures(
    async (error) => (await calls.mends(error)) || (error.code === STALE_FACTORS && (await askForFactor())),
  );
}

/** @throws Error where the browser keeps no cookies: the next page would not know who was signed in. */
function requireKept({ session }: SignedIn, cookies: SessionCookies): void {
  if (session && !cookies.mayHaveSession()) throw new Error(NO_COOKIES);
}

/** The provider of this server; where it is not there, the one that stands in its place. */
async function findProvider(): Promise<Provider> {
  const own = await fetch(CURRENT, { headers: { accept: "application/json" } }).catch((error: unknown) => {
    throw new UnreachableError(error);
  });
  if (own.status !== NOT_FOUND) {
    const { public_token: publicToken, session_cookies: mode } = readCurrent(
      parseJson({ response: own, text: await own.text() }, whyUnreadable),
    ).data;
    return { publicToken, mode, base: "", said: {} };
  }
  const { hostedProvider } = await import("./hosted-project.ts");
  return hostedProvider();
}
