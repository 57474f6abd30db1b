import type { BrowserContext, Page, Request } from "@playwright/test";

/** A call of the provider as it went over the wire, without what differs from run to run. */
export interface Call {
  /** "POST /passwords 200" */
  name: string;
  body: string[];
  headers: string[];
}

/** What one step of a scenario did. */
export interface Step {
  name: string;
  /** "done", or the type of the refusal. */
  outcome: string;
  calls: Call[];
  cookies: string[];
  /** Keys of the local storage. */
  storage: string[];
}

const API = "/sdk/v1";
const EVENTS = "/sdk/v1/events";
const OAUTH_START = "/v1/public/oauth/";
const UNANSWERED = "unanswered";
const DETAIL = /\.event\.details\./u;
const WHO = /stytch_(?:user|session)_id$/u;
const DAY_S = 86_400;

/** Notes what a page sends to the provider. */
export class Recorder {
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #publicToken: string;
  #calls: Promise<Call>[] = [];
  readonly #events: Promise<Call>[] = [];

  constructor(page: Page, publicToken: string) {
    this.#page = page;
    this.#context = page.context();
    this.#publicToken = publicToken;
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === EVENTS) this.#events.push(this.#callOf(request));
      else if (pathname.startsWith(API) || pathname.startsWith(OAUTH_START))
        this.#calls.push(this.#callOf(request));
    });
  }

  /** What was sent since the last step, and what the browser keeps after it. */
  async step(name: string, outcome: string): Promise<Step> {
    const calls = await Promise.all(this.#calls);
    this.#calls = [];
    return { name, outcome, calls, cookies: await this.#cookies(), storage: await this.#storage() };
  }

  /**
   * Telemetry comes when it comes, with or without who is signed in, and a page that is left may cut it off: all that was
   * answered as one step. What is told of an event is each client's own.
   */
  async telemetry(): Promise<Step> {
    const calls = (await Promise.all(this.#events)).filter(({ name }) => !name.endsWith(UNANSWERED));
    const [first] = calls;
    const keys = (pick: (call: Call) => string[]) =>
      [...new Set(calls.flatMap(pick))].filter((key) => !WHO.test(key) && !DETAIL.test(key)).toSorted();
    const whole = {
      name: first?.name ?? "none",
      body: keys(({ body }) => body),
      headers: keys(({ headers }) => headers),
    };
    return { name: "telemetry", outcome: "done", calls: [whole], cookies: [], storage: [] };
  }

  async #callOf(request: Request): Promise<Call> {
    const url = new URL(request.url());
    const response = await request.response();
    const path = url.pathname
      .replace(API, "")
      .replace(this.#publicToken, ":token")
      .replace(/[a-z-]+-live-[0-9a-f-]{36}/u, ":id");
    const name = `${request.method()} ${path} ${response?.status() ?? UNANSWERED}`;
    const sent: unknown = request.postDataJSON();
    const query = [...url.searchParams.keys()].toSorted();
    return { name, body: [...query, ...keysOf(sent)], headers: await this.#headers(request) };
  }

  async #headers(request: Request): Promise<string[]> {
    const headers = await request.allHeaders();
    const { authorization = "", "x-sdk-client": blob } = headers;
    const [first, second] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":");
    const who =
      authorization === "" ? "nobody" : second === first ? "the public token twice" : "a session token";
    const parent = headers["x-sdk-parent-host"];
    return [
      `authorization: ${who}`,
      `content-type: ${headers["content-type"] ?? "none"}`,
      `x-sdk-parent-host: ${parent === new URL(this.#page.url()).origin ? "the page" : (parent ?? "none")}`,
      ...(blob === undefined ? [] : keysOf(JSON.parse(Buffer.from(blob, "base64").toString()))).map(
        (key) => `x-sdk-client: ${key}`,
      ),
    ];
  }

  async #cookies(): Promise<string[]> {
    const now = Date.now() / 1000;
    return (await this.#context.cookies(this.#page.url()))
      .map(({ name, value, path, sameSite, secure, httpOnly, expires }) => {
        const rules = `${sameSite}${secure ? " Secure" : ""}${httpOnly ? " HttpOnly" : ""}`;
        const days = ((expires - now) / DAY_S).toFixed(0);
        return `${name} ${path} ${rules}, ${days} days, ${kindOf(value)}`;
      })
      .toSorted();
  }

  async #storage(): Promise<string[]> {
    const keys = await this.#page.evaluate(() => Object.keys(localStorage));
    return keys.map((key) => key.replace(this.#publicToken, ":token")).toSorted();
  }
}

function kindOf(value: string): string {
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/u.test(value)) return "a JWT";
  return /^[\w-]{43}$/u.test(value) ? "a token of 43 characters" : "a value";
}

/** The keys of a body with those inside them: "siwe_params.uri". */
function keysOf(value: unknown, before = ""): string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((item) => keysOf(item, `${before}[].`)))].toSorted();
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, inner]) => {
      const isOpen = typeof inner === "object" && inner !== null && key !== "untrusted_metadata";
      return [`${before}${key}`, ...(isOpen ? keysOf(inner, `${before}${key}.`) : [])];
    })
    .toSorted();
}
