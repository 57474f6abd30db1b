import { expect, test } from "vitest";
import { viewersSeePrices } from "#/acceptance/prices.fixtures.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { SEARCH } from "./search.fixtures.ts";

const TABLE = [
  "Name,Handle,Platform,Followers,City,Status,Owner,Last contact,Reel price,Contract,Audience DE (%),Female %,18-24 %,25-34 %,Views",
  "Zoe Typed,zoe.typed,instagram,12000,Mumbai,declined,Jana,2026-10-20,900 EUR,Exclusive,61,70,30,45,6000",
  "Ben Other,ben.other,instagram,15000,Berlin,accepted,Kai,2026-01-20,2500 EUR,Open,10,40,50,20,900",
].join("\n");

test.each([
  [
    "reel under 1000 €",
    { price: { max: 1000, currency: "EUR", per: "reel" } },
    ["Price: €900 for one reel."],
  ],
  ["owner", { owner: ["jana"] }, ["Owner: Jana."]],
  ["status", { status: ["declined"] }, ["Status: declined."]],
  ["last contact", { lastContact: { min: "2026-10-01" } }, ["Last contact 20/10/2026."]],
  ["own field", { field: [{ name: "contract", op: "is", value: "exclusive" }] }, ["Contract: Exclusive."]],
  [
    "audience",
    {
      audienceCountry: ["DE"],
      audienceGender: { value: "female", minShare: 60 },
      audienceAge: { min: 25, max: 34 },
    },
    ["Audience: 61% in Germany.", "Audience: 70% female.", "Audience: most are 25-34 (45%)."],
  ],
  ["views per follower", { viewRate: { min: 40 } }, ["Views of a usual post: 50% of the followers."]],
  ["name", { keywords: ["zoe"] }, ["Name or handle: Zoe Typed."]],
  [
    "platform and place",
    { platform: ["instagram"], city: ["mumbai"], country: ["IN"] },
    ["On Instagram.", "Lives in Mumbai."],
  ],
])("a creator that was found by %s says so", async (_, filters, reasons) => {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });

  const { items } = (await ana("POST", SEARCH, { filters })).json<{ items: object[] }>();

  expect(items).toMatchObject([
    { handle: "zoe.typed", reasons, status: "declined", fields: { Contract: "Exclusive" } },
  ]);
});

test("a reel that is listed with VAT and without is not under 900 and over 1,000 at once, and says which it is", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = "Handle,Platform,Reel incl. VAT,Reel excl. VAT\nana.s,instagram,1054 EUR,850 EUR";
  await ana("POST", "/api/v1/imports", { text });
  const find = async (price: object) => {
    const filters = { price: { currency: "EUR", per: "reel", ...price } };
    const { items } = (await ana("POST", SEARCH, { filters })).json<{ items: { reasons: string[] }[] }>();
    return items.flatMap(({ reasons }) => reasons);
  };

  expect(await find({ max: 900 })).toEqual(["Price: €850 for one reel, without VAT."]);
  expect(await find({ min: 1000 })).toEqual([]);
});

test("posts with so many views are asked of single posts, not of a usual one", async () => {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", {
    text: "Handle,Platform,Views\nmia.k,instagram,900\nben.o,instagram,9000",
  });
  const url = "https://www.instagram.com/p/Abc1/";
  const figures = { takenAt: "2026-10-20", views: 7000 };
  await ana("POST", "/api/v1/posts", { url, handle: "mia.k", platform: "instagram", figures });
  const find = async (text: string) => (await ana("POST", SEARCH, { text })).json();

  expect(await find("posts with more than 5,000 views")).toMatchObject({
    items: [{ handle: "mia.k", reasons: ["Has a post with such views."] }],
    unknown: [{ filter: "postViews", count: 1 }],
  });
  expect(await find("over 5,000 views")).toMatchObject({ items: [{ handle: "ben.o" }] });
  const query = encodeURIComponent("posts with more than 5,000 views");
  expect((await ana("GET", `/api/v1/posts/search?text=${query}`)).json()).toMatchObject({
    total: 1,
    unparsed: [],
  });
});

test("where most of an audience are, without a share, is told and found while no share is asked for", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = "Handle,Platform,Audience country\nsaga.w,instagram,Finland\nmikkel.d,instagram,Norway";
  await ana("POST", "/api/v1/imports", { text });
  const find = async (filters: object) => (await ana("POST", SEARCH, { filters })).json();

  const { items } = await find({ audienceCountry: ["FI"] });
  const profile = (await ana("GET", `/api/v1/creators/${items[0].id}`)).json();

  expect(items).toMatchObject([{ handle: "saga.w", reasons: ["Audience: most are in Finland."] }]);
  expect(profile.accounts[0].audience).toEqual({ topCountry: "FI" });
  expect(await find({ audienceCountry: ["FI"], audienceCountryMinShare: 40 })).toMatchObject({
    total: 0,
    unknown: [{ filter: "audienceCountry", count: 2 }],
  });
});

test("a country that only the city tells is marked as inferred, one that a cell says is not", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = "Handle,Platform,City,Country\nmia.mum,instagram,Mumbai,\nben.ber,instagram,Berlin,Germany";
  const preview = (await ana("POST", "/api/v1/imports/preview", { text })).json();
  await ana("POST", "/api/v1/imports", { text });

  const { items } = (await ana("POST", SEARCH, { sort: { by: "name", dir: "asc" } })).json<{
    items: { id: string; handle: string; country: string; inferred: string[] }[];
  }>();
  const mia = items.find(({ handle }) => handle === "mia.mum");
  const profile = (await ana("GET", `/api/v1/creators/${mia?.id}`)).json();

  const ben = items.find(({ handle }) => handle === "ben.ber");
  expect(mia).toMatchObject({ country: "IN", inferred: ["country"] });
  expect(ben).toMatchObject({ country: "DE", inferred: [] });
  expect(profile).toMatchObject({ country: "IN", inferred: ["country"] });
  expect(preview.preview).toMatchObject([
    { country: "IN", inferred: ["country"] },
    { country: "DE", inferred: [] },
  ]);
});

test("who sees no prices is told no field of the team's own as a reason", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", {
    text: "Handle,Platform,Followers,Locker\nzoe.typed,instagram,12000,B 900",
  });
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await viewersSeePrices(ana, false);
  const filters = {
    field: [{ name: "locker", op: "not", value: "none" }],
    includeUnknown: ["field"],
  };

  const seen = await viewer("POST", SEARCH, { filters });
  const whole = await ana("POST", SEARCH, { filters });

  expect(seen.json().total).toBe(1);
  expect(seen.body).not.toContain("900");
  expect(whole.json().items[0].reasons).toEqual(["Locker: B 900."]);
});
