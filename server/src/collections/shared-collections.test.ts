import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const TABLE = [
  "Name,Platform,Handle,Profile,Followers,Country,Price",
  "Ana Pires,Instagram,ana.pires,https://www.instagram.com/ana.pires,120000,PT,€900",
  "Ben Holt,TikTok,ben.holt,,80000,DE,",
  "Cem Ak,Instagram,cem.ak,,5000,TR,€100",
].join("\n");

test("a client reads who is in a collection without an account, never what the team thinks of them", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id, ids } = await makeCollection(ana);
  await decide(ana, id, ids.get("ben.holt"), {
    state: "shortlisted",
    note: "Their agent is slow",
    tags: ["B"],
  });
  await decide(ana, id, ids.get("cem.ak"), { state: "passed" });

  const document = await open(app, await share(ana, id));

  expect(document.statusCode).toBe(200);
  expect(document.body).toContain("<h1>Spring creators</h1>");
  expect(document.body.indexOf("Ben Holt")).toBeLessThan(document.body.indexOf("Ana Pires"));
  expect(document.body).toContain('<a href="https://www.instagram.com/ana.pires" rel="noreferrer nofollow">');
  expect(document.body).toContain('<td data-label="Followers" class="num">120.00K</td>');
  for (const secret of ["Cem Ak", "agent is slow", "Shortlisted", "€"]) {
    expect(document.body).not.toContain(secret);
  }
  expect(document.body).toContain("Prices are left out of this document.");
});

test("prices stand in a shared collection where whoever shares it says so", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id } = await makeCollection(ana);

  const { body } = await open(app, await share(ana, id, { prices: true }));

  expect(body).toContain("3 creators, one piece of each: €1,000 (€100–€900), 1 without a price");
  expect(body).toContain('<td data-label="Price" class="num">€900</td>');
});

test("a link shows a collection as it was, under its name of now, until the collection is removed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id, ids } = await makeCollection(ana);
  const link = await share(ana, id);
  const { version } = (await ana("GET", `/api/v1/collections/${id}`)).json();
  await ana("PATCH", `/api/v1/collections/${id}`, { name: "Summer creators", version });
  await ana("DELETE", `/api/v1/collections/${id}/creators`, { creatorIds: [...ids.values()] });

  const later = await open(app, link);
  await ana("DELETE", `/api/v1/collections/${id}`);
  const removed = await open(app, link);

  expect(later.body).toContain("<h1>Summer creators</h1>");
  expect(later.body).toContain("3 creators");
  expect(removed.statusCode).toBe(404);
});

test("links to a collection are members' to give, and each takes its own back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const stranger = await app.signIn();
  const { id } = await makeCollection(ana);
  const url = `/api/v1/collections/${id}/links`;

  const refused = [
    await viewer("POST", url, {}),
    await stranger("POST", url, {}),
    await stranger("GET", url),
  ];
  const given = (await ana("POST", url, {})).json();
  const back = await ana("DELETE", `${url}/${given.id}`);

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404, 404]);
  expect(back.statusCode).toBe(204);
  expect((await open(app, new URL(given.url).pathname)).statusCode).toBe(404);
});

async function makeCollection(person: Person): Promise<{ id: string; ids: Map<string, string> }> {
  await person("POST", "/api/v1/imports", { text: TABLE });
  const { items } = (await person("POST", "/api/v1/creators/search", {})).json<{
    items: { id: string; handle: string }[];
  }>();
  const ids = new Map(items.map((creator) => [creator.handle, creator.id]));
  const order = ["ana.pires", "ben.holt", "cem.ak"].map((handle) => ids.get(handle));
  const made = await person("POST", "/api/v1/collections", { name: "Spring creators", creatorIds: order });
  return { id: made.json<{ id: string }>().id, ids };
}

async function decide(
  person: Person,
  id: string,
  creatorId: string | undefined,
  change: object,
): Promise<void> {
  const url = `/api/v1/collections/${id}/creators/${String(creatorId)}`;
  await person("PATCH", url, { ...change, version: 1 });
}

async function share(person: Person, id: string, wishes: object = {}): Promise<string> {
  const made = await person("POST", `/api/v1/collections/${id}/links`, wishes);
  return new URL(made.json<{ url: string }>().url).pathname;
}

function open(app: Awaited<ReturnType<typeof sharedApp>>, path: string) {
  return app.http.inject({ url: path, headers: { host: "localhost:4870" } });
}
