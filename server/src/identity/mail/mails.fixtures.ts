import { sql } from "kysely";
import { expect } from "vitest";
import type { OutboxPage } from "@app/contract/identity/schemas";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { Browser, newPair } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const SOON = { timeout: 60_000, interval: 20 };

/** What stands in the outbox of each message, newest first, once none of them waits for its first try. */
export async function deliveries(browser: Browser): Promise<OutboxPage["items"][number]["delivery"][]> {
  let found: OutboxPage["items"] = [];
  const look = async () => {
    found = (await browser.api("GET", "/api/v1/outbox?limit=100")).json<OutboxPage>().items;
    return found.filter(({ delivery: { state, tries } }) => state === "waiting" && tries === 0).length;
  };
  await expect.poll(look, SOON).toBe(0);
  return found.map(({ delivery }) => delivery);
}

/** Mails, or other jobs, that wait for their next try have it now. @returns after how many of them had one to come. */
export async function hurry(owner: Connection, count = 1, queue = "mail"): Promise<void> {
  const db = openDatabase(owner, 1);
  const next = async () => {
    const { numAffectedRows } = await sql`update pgboss.job set start_after = now()
      where name = ${queue} and state in ('created', 'retry') and start_after > now() + interval '2 seconds'`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };
  await expect.poll(next, SOON).toBe(count);
  await db.destroy();
}

/** Asks for a link to sign in, as the sign-in page does. @returns what proves that it was asked for here. */
export async function askForLink(app: IdentityApp, email: string): Promise<string> {
  const { verifier, challenge } = newPair();
  const body = { email, code_challenge: challenge };
  const { status } = await new Browser(app).call("POST", "/magic_links/email/login_or_create", body);
  expect(status).toBe(200);
  return verifier;
}
