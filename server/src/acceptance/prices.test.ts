import { expect, test } from "vitest";
import { viewersSeePrices } from "./prices.fixtures.ts";
import { sharedApp, WITH_JOBS } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";

test("a viewer may not filter or order by price while prices are hidden, and is told whom to ask", async () => {
  const { viewer } = await hidden();
  const search = (body: object) => viewer("POST", "/api/v1/creators/search", body);

  const refused = [
    await search({ filters: { price: { max: 800, currency: "EUR" } } }),
    await search({ filters: { estCpm: { max: 20 } } }),
    await search({ filters: { sort: { by: "price", dir: "asc" } } }),
    await search({ filters: { includeUnknown: ["price"] } }),
    await search({ sort: { by: "price", dir: "desc" } }),
  ];

  for (const response of refused) {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: "request.prices_hidden",
      detail:
        "Prices are hidden from viewers in this workspace. Ask an administrator of the workspace to show them.",
    });
  }
});

test("a note or a field that may name a price finds nobody for a viewer who sees none, however it is asked", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const text = `Handle;Platform;Followers;Notes;Tagessatz;Einkauf EUR;Tier;Contract until
una;instagram;9000;asks 4321 EUR, likes 2024 vintages;5003;7066,55 €;A;2026-12-31
duo;instagram;8000;met at the 2024 fair;610;310,00 €;B;2025-06-30`;
  expect((await ana("POST", "/api/v1/imports", { text })).json()).toMatchObject({ rows: { created: 2 } });
  await viewersSeePrices(ana, false);
  const asked: { filters: object; open: string[]; withheld: string[] }[] = [
    { filters: { keywords: ["4321"] }, open: ["una"], withheld: [] },
    { filters: { keywords: ["④③②①"] }, open: ["una"], withheld: [] },
    { filters: { keywordsNot: ["4321"] }, open: [], withheld: [] },
    { filters: { keywords: ["2024"] }, open: ["una", "duo"], withheld: ["duo"] },
    { filters: field("Einkauf EUR", "max", "400"), open: ["duo"], withheld: [] },
    { filters: field("Einkauf EUR", "min", "7066.55"), open: ["una"], withheld: [] },
    { filters: field("Tagessatz", "is", "5003"), open: ["una"], withheld: [] },
    { filters: field("Tier", "is", "A"), open: ["una"], withheld: ["una"] },
    { filters: field("Contract until", "max", "2026-01-01"), open: ["duo"], withheld: ["duo"] },
  ];

  for (const { filters, open, withheld } of asked) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another
    const answers = [await foundBy(ana, filters), await foundBy(viewer, filters)];
    expect({ filters, answers }).toEqual({ filters, answers: [open, withheld] });
  }
  const { items } = (await viewer("POST", "/api/v1/creators/search", { filters: {} })).json();
  const profile = (await viewer("GET", `/api/v1/creators/${items[0].id}`)).json();
  expect(Object.values(profile.fields).filter((value) => String(value).startsWith("Withheld"))).toHaveLength(
    2,
  );
  expect(profile.fields).toMatchObject({ "Contract until": "2026-12-31", Tier: "A" });
});

test("words about prices are listed as not understood, and the rest of the sentence holds", async () => {
  const { ana, viewer } = await hidden();
  const asked = { text: "cheapest food creators in Germany under 500 euros" };

  const seen = (await viewer("POST", "/api/v1/creators/search", asked)).json();
  const whole = (await ana("POST", "/api/v1/creators/search", asked)).json();

  expect(seen).toMatchObject({ filters: { country: ["DE"] }, sort: { by: "followers" } });
  expect(seen.filters.price).toBeUndefined();
  expect(seen.chips.map(({ slot }: { slot: string }) => slot)).not.toContain("price");
  expect(seen.unparsed.join(" ")).toContain("500 euros");
  expect(whole.filters.price).toMatchObject({ max: 500 });
});

test("the source of a price is refused, that of other figures is not", async () => {
  const { viewer, creatorId } = await hidden();

  const price = await viewer("GET", `/api/v1/creators/${creatorId}/figures/price`);
  const followers = await viewer("GET", `/api/v1/creators/${creatorId}/figures/followers`);

  expect([price.statusCode, followers.statusCode]).toEqual([403, 200]);
});

test("viewers see prices until an admin hides them, and each is told whether they do", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const [viewer, member] = [
    await app.signIn({ workspaceOf: ana, role: "viewer" }),
    await app.signIn({ workspaceOf: ana, role: "member" }),
  ];

  const before = [await seesPrices(viewer), await seesPrices(member)];
  const byMember = await viewersSeePrices(member, false);
  const saved = await viewersSeePrices(ana, false);
  const after = [await seesPrices(viewer), await seesPrices(member), await seesPrices(ana)];

  expect(before).toEqual([true, true]);
  expect(byMember.statusCode).toBe(403);
  expect(saved.json()).toMatchObject({ viewersSeePrices: false, seesPrices: true });
  expect(after).toEqual([false, true, true]);
});

test("a reviewer checks content as ever while prices are hidden", async () => {
  const { ana } = await hidden();
  const reviewer = await (await sharedApp(WITH_JOBS)).signIn({ workspaceOf: ana, role: "reviewer" });

  const started = await reviewer("POST", "/api/v1/checks/sample", {});
  const read = await reviewer("GET", `/api/v1/checks/${started.json().id}`);

  expect(started.statusCode).toBe(201);
  expect(read.json()).toMatchObject({ id: started.json().id, rules: started.json().rules });
});

test("an answer that was kept while somebody saw prices is not given to them once they do not", async () => {
  const { ana, http } = await hidden();
  const mia = await (await sharedApp(WITH_JOBS)).signIn({ workspaceOf: ana });
  const search = () =>
    http.inject({
      method: "POST",
      url: "/api/v1/creators/search",
      headers: { ...mia.headers, "idempotency-key": "same" },
      payload: { limit: 5 },
    });

  const kept = await search();
  await ana("PATCH", `/api/v1/members/${mia.userId}`, { version: 1, role: "viewer" });
  const asked = await search();

  expect(kept.body).toContain('"amount":80000');
  expect(asked.statusCode).toBe(422);
  expect((await mia("POST", "/api/v1/creators/search", { limit: 5 })).json().items[0].price).toBeNull();
});

async function seesPrices(person: Person): Promise<unknown> {
  return (await person("GET", "/api/v1/me")).json().currentWorkspace.seesPrices;
}

/** A workspace with one priced creator, where viewers see no prices. */
const field = (name: string, op: string, value: string) => ({ field: [{ name, op, value }] });

async function foundBy(person: Person, filters: object): Promise<string[]> {
  const { items } = (await person("POST", "/api/v1/creators/search", { filters })).json();
  return items.map(({ handle }: { handle: string }) => handle);
}

async function hidden() {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await ana("POST", "/api/v1/imports", { text: "handle,platform,price\nrate.one,instagram,800 EUR" });
  await viewersSeePrices(ana, false);
  const found = await ana("POST", "/api/v1/creators/search", {});
  return { ana, viewer, http: app.http, creatorId: found.json().items[0].id };
}
