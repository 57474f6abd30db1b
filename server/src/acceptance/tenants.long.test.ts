import * as z from "zod/mini";
import { expect, test } from "vitest";
import { startApp } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";

const CANARY = "canary7f3a";
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const Created = z.object({ id: z.string() });

test("nothing of one workspace is seen, changed or removed from another, whatever route and id is asked for", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const made = await fillWorkspace(ana);
  const ids = await collectIds(app.routes, ana);
  const before = await collectTexts(app.routes, ana, ids);

  const leaks: string[] = [];
  for (const { method, url } of app.routes.filter(isTenantRoute)) {
    for (const address of addresses(url, ids)) {
      const body = method === "GET" || method === "DELETE" ? undefined : { name: "taken over", version: 1 };
      const response = await ben(asMethod(method), address, body);
      if (response.body.includes(CANARY)) leaks.push(`${method} ${address}`);
    }
  }

  expect(ids).toEqual(expect.arrayContaining(made));
  expect(before.filter((text) => text.includes(CANARY)).length).toBeGreaterThan(4);
  expect(leaks).toEqual([]);
  expect(await collectTexts(app.routes, ana, ids)).toEqual(before);
});

/** One thing of each kind. @returns their ids. */
async function fillWorkspace(person: Person): Promise<string[]> {
  const csv = `handle,followers,email,notes\n@${CANARY}.one,12000,${CANARY}@example.org,${CANARY}\n`;
  await created(person, "/api/v1/imports", { text: csv, fileName: `${CANARY}-instagram.csv` });
  const creators = await creatorIds(person);
  const collection = await created(person, "/api/v1/collections", { name: CANARY, creatorIds: creators });
  const campaign = await created(person, "/api/v1/campaigns", { name: CANARY });
  const report = await created(person, "/api/v1/reports", { campaignId: campaign, name: CANARY });
  const thread = await created(person, "/api/v1/threads", { title: CANARY });
  const token = await created(person, "/api/v1/api-tokens", { name: CANARY, scopes: ["read"] });
  const invitation = await created(person, "/api/v1/invitations", { role: "member" });
  const [creatorId] = creators;
  const post = await created(person, "/api/v1/posts", {
    url: `https://instagram.com/p/${CANARY}`,
    creatorId,
  });
  const order = await created(person, "/api/v1/orders", { code: CANARY, orderedAt: "2026-11-02" });
  const payment = await created(person, "/api/v1/payments", { creatorId, invoice: CANARY });
  await person("POST", `/api/v1/campaigns/${campaign}/creators`, { creatorIds: creators });
  await created(person, `/api/v1/campaigns/${campaign}/tracking`, {
    landingUrl: `https://${CANARY}.example`,
  });
  await person("PUT", "/api/v1/brand-profile", { version: 1, sells: CANARY });
  expect(creators).toHaveLength(1);
  return [...creators, collection, campaign, report, thread, token, invitation, post, order, payment];
}

/** Creators are found by the search alone, which no list of addresses names. */
async function creatorIds(person: Person): Promise<string[]> {
  const response = await person("POST", "/api/v1/creators/search", {});
  return response.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
}

async function created(person: Person, url: string, body: object): Promise<string> {
  const response = await person("POST", url, body);
  expect(`${url} ${response.statusCode} ${response.statusCode < 300 ? "" : response.body}`).toMatch(
    / 20[01] $/,
  );
  return z.catch(Created, { id: "" }).parse(response.json()).id;
}

type Route = { method: string; url: string };

function isTenantRoute({ method, url }: Route): boolean {
  return (
    ["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method) &&
    url.startsWith("/api/v1/") &&
    !/^\/api\/v1\/(demo|local|uploads|openapi|sample|workspaces|me|sign-up|sign-in)(\/|$|\.)/.test(url)
  );
}

function readRoutes(routes: Route[]): string[] {
  return routes
    .filter((route) => route.method === "GET" && isTenantRoute(route))
    .filter(({ url }) => !/stream|events/.test(url))
    .map(({ url }) => url);
}

/** All ids that this person sees, found by reading lists, then what the lists name. */
async function collectIds(routes: Route[], person: Person): Promise<string[]> {
  const ids = new Set<string>();
  for (const url of readRoutes(routes).filter((address) => !address.includes(":"))) {
    for (const [id] of (await person("GET", url)).body.matchAll(UUID)) ids.add(id);
  }
  for (const id of await creatorIds(person)) ids.add(id);
  for (const id of [person.userId, person.workspaceId]) ids.delete(id);
  return [...ids];
}

async function collectTexts(routes: Route[], person: Person, ids: string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const url of readRoutes(routes)) {
    for (const address of addresses(url, ids)) {
      const response = await person("GET", address);
      texts.push(`${address} ${response.statusCode} ${response.body.replaceAll(/"tookMs":[\d.]+/g, "")}`);
    }
  }
  return texts;
}

function addresses(url: string, ids: string[]): string[] {
  if (!url.includes(":")) return [url];
  return ids.map((id) => url.replaceAll(/:\w+/g, id));
}

function asMethod(method: string) {
  const found = (["GET", "POST", "PATCH", "PUT", "DELETE"] as const).find((name) => name === method);
  if (!found) throw new Error(`${method} is not sent by this test`);
  return found;
}
