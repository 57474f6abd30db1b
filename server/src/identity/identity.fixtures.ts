import type { LightMyRequestResponse as Response } from "fastify";
import { createHash, randomBytes } from "node:crypto";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { AppOptions } from "#/acceptance/test-app.fixtures.ts";

/** Of the person of `administrator`. */
export const EMAIL = "maya@fernhollow.com";
export const STRONG_PASSWORD = "lantern orchid gravel 71";
const HOST = "localhost:4870";
const ORIGIN = `http://${HOST}`;

/** A failed or successful answer of the provider, as a test looks at it. */
interface WireAnswer {
  data?: Record<string, unknown>;
  error_type?: string;
  error_message?: string;
  error_details?: Record<string, string>;
  body?: { dataPath: string; message: string }[];
}

export type IdentityApp = Awaited<ReturnType<typeof startIdentityApp>>;

/** The whole server with a clock that the test moves, and its public token. */
export async function startIdentityApp(
  env: Record<string, string> = {},
  options: Pick<AppOptions, "isNew" | "hashesAsInLife"> = {},
) {
  const clock = new TestClock();
  const app = await startApp({ clock, env, ...options });
  return { ...app, clock, publicToken: loadSecrets(app.config).identityPublicToken };
}

/** The one of the whole file, for tests that make nobody and move no clock. */
export async function sharedIdentityApp() {
  const app = await sharedApp();
  return { ...app, publicToken: loadSecrets(app.config).identityPublicToken };
}

/** One browser: it keeps cookies as browsers do and sends what the client sends. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: Pick<IdentityApp, "http" | "publicToken">;

  constructor(app: Pick<IdentityApp, "http" | "publicToken">) {
    this.#app = app;
  }

  /** A call of the provider below `/sdk/v1`. `headers` replace those that the client sends. */
  async call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
    headers: Record<string, string | undefined> = {},
  ): Promise<{ status: number; json: WireAnswer; response: Response }> {
    const response = await this.#send(method, `/sdk/v1${path}`, body, { ...this.#own(), ...headers });
    return { status: response.statusCode, json: response.json<WireAnswer>(), response };
  }

  /** As `call`, with a body as it stands. */
  async raw(
    method: "POST" | "PUT" | "DELETE",
    path: string,
    payload: string,
    headers: Record<string, string | undefined>,
  ): Promise<{ status: number; json: WireAnswer }> {
    const response = await this.#send(method, `/sdk/v1${path}`, payload, { ...this.#own(), ...headers });
    return { status: response.statusCode, json: response.json<WireAnswer>() };
  }

  /** A request of the product's interface. */
  api(method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE", url: string, body?: object, workspace?: string) {
    return this.#send(method, url, body, { ...(workspace && { "herald-workspace": workspace }) });
  }

  /** Any request of the page, with headers of its own. */
  send(
    method: "GET" | "POST",
    url: string,
    body: object | undefined,
    headers: Record<string, string | undefined>,
  ): Promise<Response> {
    return this.#send(method, url, body, headers);
  }

  #own(): Record<string, string> {
    const { publicToken } = this.#app;
    return {
      authorization: `Basic ${Buffer.from(`${publicToken}:${publicToken}`).toString("base64")}`,
      "x-sdk-parent-host": ORIGIN,
    };
  }

  async #send(
    method: string,
    url: string,
    body: object | string | undefined,
    headers: Record<string, string | undefined>,
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { host: HOST, origin: ORIGIN, ...(cookie && { cookie }), ...headers };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const response: Response = await this.#app.http.inject({
      method,
      url,
      headers: given,
      ...(body && { payload: body }),
    } as object);
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

export interface Pair {
  verifier: string;
  challenge: string;
}

export function newPair(verifier = randomBytes(48).toString("hex")): Pair {
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** The token in the newest mail to an address; null without a mail that has one. */
export async function mailedToken(app: IdentityApp, to: string): Promise<string | null> {
  const lines = await app.identity.outbox.lines();
  const text = lines.findLast((line) => line.to === to && line.text.includes("token="))?.text ?? "";
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? null;
}

/** A browser whose person came in by an administrator link, and owns a workspace. */
export async function administrator(
  app: IdentityApp,
  person: { email?: string; workspaceName?: string } = {},
): Promise<Browser> {
  const { url } = await app.identity.administratorLinks.make();
  const browser = new Browser(app);
  const { status, json } = await browser.call("POST", "/administrator_links/authenticate", {
    token: tokenOf(url),
    name: "Maya Ferro",
    email: person.email ?? EMAIL,
    password: STRONG_PASSWORD,
    workspace_name: person.workspaceName ?? "Fernhollow Skincare",
    time_zone: "Europe/Berlin",
    currency: "EUR",
    session_duration_minutes: 43_200,
  });
  if (status !== 200) throw new Error(`The administrator link was refused: ${json.error_message}`);
  return browser;
}

/** A browser whose person joined the inviter's workspace by an invite link. */
export async function invited(
  app: IdentityApp,
  inviter: Browser,
  person: { email: string; role?: string },
): Promise<Browser> {
  const made = await inviter.api("POST", "/api/v1/invitations", { role: person.role ?? "member" });
  const browser = new Browser(app);
  const { status, json } = await browser.call("POST", "/invitations/authenticate", {
    token: tokenOf(made.json<{ url: string }>().url),
    name: "Tomás Leiria",
    email: person.email,
    password: STRONG_PASSWORD,
  });
  if (status !== 200) throw new Error(`The invite link was refused: ${json.error_message}`);
  return browser;
}

/** Signs in by password, in a browser of its own. */
export function tryPassword(app: IdentityApp, email: string, password: string, headers = {}) {
  const body = { email, password, session_duration_minutes: 43_200 };
  return new Browser(app).call("POST", "/passwords/authenticate", body, headers);
}

/** Status, headers and body of an answer without what differs from request to request, as of who is known or not. */
export function wireOf({ statusCode, headers, body }: Response): object {
  const { date: _date, "x-request-id": _id, ...rest } = headers;
  const cookies = [rest["set-cookie"] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, "=…"));
  return { status: statusCode, headers: { ...rest, "set-cookie": cookies }, body: withoutRequestId(body) };
}

/** The body of an answer without what differs from request to request. */
export function withoutRequestId(body: string): string {
  return body.replace(/request-id-live-[\w-]+/, "request-id");
}

export function tokenOf(url: string): string {
  return new URL(url).searchParams.get("token") ?? "";
}
