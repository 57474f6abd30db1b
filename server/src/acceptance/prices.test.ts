import { expect, test } from "vitest";
import {
  addressesOf,
  fillWithPrices,
  PLANTED,
  readAll,
  viewersSeePrices,
  writings,
} from "./prices.fixtures.ts";
import { sharedApp, startApp, WITH_JOBS } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";
import { byLength } from "./test-length.fixtures.ts";

/** Amounts with cents of five digits and more cannot be counts of this workspace. */
const DISTINCTIVE_FROM = 10_000;
/** How many of those who see no prices read everything: a viewer, a reviewer, a token. */
const CALLERS = byLength({ short: 1, long: 3 });
const ANY_AMOUNT = /"amount":\d|\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?EUR/u;

test("no amount that a workspace holds is in any answer to a caller who sees no prices", async () => {
  const app = await startApp(WITH_JOBS);
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const reviewer = await app.signIn({ workspaceOf: ana, role: "reviewer" });
  const member = await app.signIn({ workspaceOf: ana, role: "member" });
  await fillWithPrices(app, ana);
  const reader = await tokenOf(ana, app.http);
  const addresses = await addressesOf(app.routes, ana);
  const open = await readAll(ana, addresses);
  const amounts = amountsIn(open);
  const readable = [...open.keys()].filter((address) => address !== "search");
  const setting = await viewersSeePrices(ana, false);

  const seen: Awaited<ReturnType<typeof readAll>>[] = [];
  for (const caller of [viewer, reviewer, reader].slice(0, CALLERS)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another
    seen.push(await readAll(caller, readable));
  }

  expect(setting.statusCode).toBe(200);
  expect([...amounts]).toEqual(expect.arrayContaining(Object.values(PLANTED)));
  expect(amounts.size).toBeGreaterThan(20);
  expect(leaks(open, amounts).length).toBeGreaterThan(100);
  expect(seen[0]?.size).toBeGreaterThan(60);
  expect(seen.map((answers) => leaks(answers, amounts))).toEqual(seen.map(() => []));
  expect(amountsIn(await readAll(member, readable))).toEqual(amounts);

  await viewersSeePrices(ana, true);

  const shown = amountsIn(await readAll(viewer, readable));
  expect([...shown]).toEqual(expect.arrayContaining(Object.values(PLANTED)));
});

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

async function tokenOf(person: Person, http: Awaited<ReturnType<typeof startApp>>["http"]) {
  const made = await person("POST", "/api/v1/api-tokens", { name: "Reader", scopes: ["read"] });
  const headers = { ...person.headers, authorization: `Bearer ${made.json<{ token: string }>().token}` };
  return (method: "GET" | "POST", url: string, body?: object) =>
    http.inject({ method, url, headers, ...(body && { payload: body }) });
}

/** Amounts in minor units that stand in answers, as numbers of money and in texts. */
function amountsIn(answers: ReadonlyMap<string, string>): Set<number> {
  const found = new Set<number>();
  for (const body of answers.values()) {
    for (const [, digits] of body.matchAll(/"(?:amount|low|high|left|from|median|to)":(\d+)/g))
      found.add(Number(digits));
    for (const [, text = ""] of body.matchAll(/€\s?([\d,]+(?:\.\d\d)?)/g)) {
      found.add(Math.round(Number(text.replaceAll(",", "")) * 100));
    }
    for (const [, text = ""] of body.matchAll(/(\d[\d,]*\.\d\d) EUR/g)) {
      found.add(Math.round(Number(text.replaceAll(",", "")) * 100));
    }
  }
  return new Set([...found].filter((amount) => amount >= DISTINCTIVE_FROM && amount % 100 !== 0));
}

function leaks(answers: ReadonlyMap<string, string>, amounts: ReadonlySet<number>): string[] {
  const written = [...amounts].flatMap((amount) => writings(amount));
  const byDigits = Map.groupBy(new Set(written), (text) => /^\d+/u.exec(text)?.[0] ?? text);
  return [...answers].flatMap(([address, body]) => {
    const any = ANY_AMOUNT.exec(body)?.[0];
    return [...standingIn(body, byDigits), ...(any === undefined ? [] : [any])].map(
      (text) => `${address}: ${text}`,
    );
  });
}

/** The written amounts that stand in a text by themselves, and not as a part of a longer number; found by their first digits. */
function standingIn(body: string, byDigits: ReadonlyMap<string, string[]>): Set<string> {
  const found = [...body.matchAll(/\d+/gu)].flatMap(({ 0: digits, index }) =>
    (byDigits.get(digits) ?? []).filter(
      (text) => body.startsWith(text, index) && !/\d/u.test(body[index + text.length] ?? ""),
    ),
  );
  return new Set(found);
}
