import { memoizeAsync } from "@app/contract/memoize-async";
import * as z from "zod/mini";
import { onFailure } from "#/lib/api/failures.ts";
import { IdentityClient } from "./client/client.ts";
import { PairStore } from "./client/pkce.ts";
import { Transport } from "./client/transport.ts";
import { Session } from "./session/session.ts";
import { SessionCookies } from "./session/session-cookies.ts";

const CURRENT = "/sdk/v1/projects/current";
const CurrentProject = z.object({
  data: z.object({
    public_token: z.string(),
    session_cookies: z.catch(z.enum(["httponly", "script"]), "httponly"),
  }),
});
const UNAUTHORISED = 401;

/** The client and the session of this page, made once. */
export interface Identity {
  client: IdentityClient;
  session: Session;
}

/** @throws Error when the server is not reached; the next call tries again. */
export const getIdentity = memoizeAsync(create);

/** What the sign-in screen has to know of the server; read once. */
export const getProject = memoizeAsync(async () => (await getIdentity()).client.project());

async function create(): Promise<Identity> {
  const { public_token: publicToken, session_cookies: mode } = await readProject();
  const { location, localStorage } = window;
  const cookies = new SessionCookies(document, mode, location.protocol === "https:");
  const session = new Session({
    publicToken,
    storage: localStorage,
    cookies,
    events: window,
    random: Math.random,
  });
  const transport = new Transport({
    base: "",
    publicToken,
    fetch: (url, init) => fetch(url, init),
    origin: location.origin,
    hostname: location.hostname,
    sessionToken: () => session.token(),
    context: () => session.context(),
    onFatal: (sessionId) => session.end(sessionId),
  });
  const client = new IdentityClient({
    publicToken,
    transport,
    pairs: new PairStore(localStorage, publicToken),
    hasSession: () => session.state.get().status === "signed-in",
    onSignedIn: (answer) => session.accept(answer),
    beforeSignIn: () => session.revokePending(),
  });
  session.start(client);
  // The product's interface says 401 when the session has ended; the provider then says whether it is so.
  onFailure((error) => {
    if (error.status === UNAUTHORISED && session.state.get().status === "signed-in") void session.refresh();
  });
  // Telemetry can wait, and nothing waits for it.
  logStart(transport, publicToken).catch(() => undefined);
  return { client, session };
}

async function logStart(transport: Transport, publicToken: string): Promise<void> {
  const { EventLogger } = await import("./client/events.ts");
  new EventLogger(transport, publicToken).log("sdk_instance_instantiated");
}

async function readProject() {
  const response = await fetch(CURRENT, { headers: { accept: "application/json" } });
  return CurrentProject.parse(await response.json()).data;
}
