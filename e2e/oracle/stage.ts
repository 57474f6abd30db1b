import { expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import type { Driver } from "./driver.ts";
import { Recorder } from "./recorder.ts";
import type { Step } from "./recorder.ts";

const CODE = /\b\d{6}\b/u;
const TOKEN = /(?<=[?&]token=)[\w-]+/u;
const SESSION = "stytch_session";

/** Where a scenario plays: one client in a page of its own, and what reaches its people by mail and message. */
export interface Scenery {
  base: string;
  publicToken: string;
  /** Names the people of this run. */
  who: string;
  /** Newest last. */
  mailsTo: (email: string) => string[];
  /** Of the person with a number. */
  phone: string;
  textsTo: (phone: string) => string[];
}

export class Stage {
  readonly page: Page;
  readonly steps: Step[] = [];
  readonly #scenery: Scenery;
  readonly #recorder: Recorder;
  readonly #used = new Set<string>();

  constructor(page: Page, scenery: Scenery) {
    this.page = page;
    this.#scenery = scenery;
    this.#recorder = new Recorder(page, scenery.publicToken);
  }

  /** An address that this run alone uses. */
  email(name: string): string {
    return `${name}.${this.#scenery.who}@fern.com`;
  }

  get phone(): string {
    return this.#scenery.phone;
  }

  /** Opens the page anew, with what the browser keeps. */
  async open(name: string, path = "/oracle"): Promise<void> {
    await this.page.goto(this.#scenery.base + path);
    await this.begin(name);
  }

  /** Makes the client in the page that is open. It renews the session in the background where there is one. */
  async begin(name: string): Promise<void> {
    const wanted = [
      "/projects/bootstrap/",
      ...((await this.cookie(SESSION)) ? ["/sessions/authenticate"] : []),
    ];
    const answers = wanted.map((path) => this.page.waitForResponse((answer) => answer.url().includes(path)));
    await this.page.evaluate((token) => globalThis.oracle.start(token), this.#scenery.publicToken);
    await Promise.all(answers);
    await expect.poll(() => this.#isWritten(wanted.length > 1)).toBe(true);
    this.steps.push(await this.#recorder.step(name, "done"));
  }

  /** Forgets everything in the browser, so that the next scenario begins as a stranger from another address. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear());
    await this.page.context().clearCookies();
    await this.page.setExtraHTTPHeaders({ "x-forwarded-for": `10.${randomInt(255)}.${randomInt(255)}.7` });
    await this.open("a page is opened by a stranger");
  }

  /** @returns what the client answers; null where it is refused. */
  async ask<K extends keyof Driver>(
    name: string,
    command: K,
    ...args: Parameters<Driver[K]>
  ): Promise<Awaited<ReturnType<Driver[K]>> | null> {
    const { value, outcome } = await this.page.evaluate(call, { command, args });
    this.steps.push(await this.#recorder.step(name, outcome));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the page hands over has lost its type
    return (value ?? null) as Awaited<ReturnType<Driver[K]>> | null;
  }

  /** Leaves for a provider outside, and comes back to a page with a token. */
  async leaveFor(name: string): Promise<string> {
    await this.page.evaluate(() => void globalThis.oracle.startOAuth());
    await this.page.waitForURL(/stytch_token_type=oauth/u);
    // Where a redirect leads, no page of ours can stand yet.
    await this.page.goto(this.page.url());
    this.steps.push(await this.#recorder.step(name, "done"));
    return new URL(this.page.url()).searchParams.get("token") ?? "";
  }

  mailedToken(email: string): Promise<string> {
    return this.#next(TOKEN, () => this.#scenery.mailsTo(email));
  }

  mailedCode(email: string): Promise<string> {
    return this.#next(CODE, () => this.#scenery.mailsTo(email));
  }

  textedCode(phone: string): Promise<string> {
    return this.#next(CODE, () => this.#scenery.textsTo(phone));
  }

  async cookie(name: string): Promise<string | null> {
    const cookies = await this.#context.cookies(this.#scenery.base);
    return cookies.find((cookie) => cookie.name === name)?.value ?? null;
  }

  /** Puts an unknown session into the browser. */
  async forgeSession(): Promise<void> {
    await this.#context.addCookies([{ name: SESSION, value: "x".repeat(43), url: this.#scenery.base }]);
  }

  async finish(): Promise<Step[]> {
    // Telemetry waits up to 800 ms.
    await this.page.waitForTimeout(1000);
    return [...this.steps, await this.#recorder.telemetry()];
  }

  get #context(): BrowserContext {
    return this.page.context();
  }

  // The answer has come; what the client makes of it is seen in the storage.
  async #isWritten(hasSession: boolean): Promise<boolean> {
    const key = `stytch_sdk_state_${this.#scenery.publicToken}`;
    const stored = await this.page.evaluate((name) => localStorage.getItem(name), key);
    return !hasSession || (stored !== null && stored !== "null");
  }

  async #next(pattern: RegExp, texts: () => string[]): Promise<string> {
    const fresh = () =>
      texts()
        .map((text) => pattern.exec(text)?.[0] ?? "")
        .findLast((secret) => secret !== "" && !this.#used.has(secret)) ?? "";
    await expect.poll(fresh).not.toBe("");
    const secret = fresh();
    this.#used.add(secret);
    return secret;
  }
}

/** Runs in the page. */
async function call({ command, args }: { command: keyof Driver; args: unknown[] }) {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each command has arguments of its own
    const run = globalThis.oracle[command] as (...given: unknown[]) => Promise<unknown>;
    return { value: await run(...args), outcome: "done" };
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK's failures, and ours below their message
    const { error_type, cause } = error as { error_type?: string; cause?: { failure?: { type: string } } };
    return { value: null, outcome: error_type ?? cause?.failure?.type ?? String(error) };
  }
}
