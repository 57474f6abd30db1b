import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { creatorsOf } from "./imports.fixtures.ts";

const HEADER = "Name,E-mail,Instagram,Instagram followers,TikTok,TikTok followers";
const MIRA = "Mira Sol,mira@sol.example,@mira.sol,12000,@mirasol,90000";

test("accounts of one row are one creator, found once by the account that matches", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const report = await bring(ana, `${HEADER}\n${MIRA}\nBo Lind,,@bo.lind,500,,`);
  const again = await bring(ana, `${HEADER}\n${MIRA}\nBo Lind,,@bo.lind,500,,`);

  expect(report).toMatchObject({ rows: { created: 2 }, creators: 2 });
  expect(again).toMatchObject({ rows: { created: 0, updated: 0, unchanged: 2 }, creators: 2 });
  const whole = (await search(ana, {})).json();
  expect(whole).toMatchObject({ total: 2, creators: 2 });
  expect(whole.items[0]).toMatchObject({ name: "Mira Sol", platform: "tiktok", followers: 90_000 });
  const small = (await search(ana, { followers: { min: 10_000, max: 20_000 } })).json();
  expect(small.items).toMatchObject([
    {
      name: "Mira Sol",
      platform: "instagram",
      accounts: [
        { platform: "instagram", handle: "mira.sol", matches: true },
        { platform: "tiktok", handle: "mirasol", matches: false },
      ],
    },
  ]);
  const profile = (await ana("GET", `/api/v1/creators/${small.items[0].id}`)).json();
  expect(profile).toMatchObject({ email: "mira@sol.example", status: null, fields: {}, prices: [] });
  expect(profile.accounts).toHaveLength(2);
});

test("whoever is not to be contacted stays so when a later row of the table says otherwise by another account", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  await bring(
    ana,
    "Name,Instagram,TikTok,Status\nAda Berg,@ada.b,,do not contact\nAda Berg,@ada.b,@ada.tt,contacted",
  );

  const [found] = (await search(ana, {})).json().items;
  const profile = (await ana("GET", `/api/v1/creators/${found.id}`)).json();
  expect(profile).toMatchObject({ name: "Ada Berg", status: "do_not_contact" });
  expect(profile.accounts).toHaveLength(2);
});

test("a new account in a row joins the creator who is there; removing the import takes it away again", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bring(ana, "Name,Instagram,Followers\nMira Sol,@mira.sol,12000");
  const before = await creatorsOf(app, ana);

  const { importId, rows } = await bring(ana, `${HEADER}\n${MIRA}`);
  const joined = await creatorsOf(app, ana);
  const removed = (await ana("DELETE", `/api/v1/imports/${importId}`)).json();
  const afterRemoval = await creatorsOf(app, ana);
  const restored = (await ana("POST", `/api/v1/imports/${importId}/restore`)).json();
  const afterRestore = await creatorsOf(app, ana);

  expect(rows).toMatchObject({ created: 0, updated: 1 });
  expect(joined.map(({ creator_id: id }) => id)).toEqual([before[0]?.creator_id, before[0]?.creator_id]);
  expect(removed).toMatchObject({ creators: 0, restored: 1, kept: 0 });
  expect(valuesOf(afterRemoval)).toEqual(valuesOf(before));
  expect(restored).toMatchObject({ creators: 0, restored: 1, kept: 0 });
  expect(valuesOf(afterRestore)).toEqual(valuesOf(joined));
});

test("creators with several accounts go and come back whole with their import", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { importId } = await bring(ana, `${HEADER}\n${MIRA}`);
  const before = await creatorsOf(app, ana);

  const removed = (await ana("DELETE", `/api/v1/imports/${importId}`)).json();
  const gone = await creatorsOf(app, ana);
  const restored = (await ana("POST", `/api/v1/imports/${importId}/restore`)).json();
  const back = await creatorsOf(app, ana);
  const again = (await ana("DELETE", `/api/v1/imports/${importId}`)).json();

  expect([removed, gone, restored]).toMatchObject([{ creators: 1, kept: 0 }, [], { creators: 1, kept: 0 }]);
  expect(valuesOf(back)).toEqual(valuesOf(before));
  expect(again).toMatchObject({ creators: 1, kept: 0 });
});

test("a row that names two creators proposes to join them and joins nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bring(ana, "Name,Instagram\nMira Sol,@mira.sol");
  await bring(ana, "Name,TikTok\nMira,@mirasol");

  const first = await bring(ana, `${HEADER}\n${MIRA}`);
  const again = await bring(ana, `${HEADER}\n${MIRA}`);

  const creators = await creatorsOf(app, ana);
  expect(new Set(creators.map(({ creator_id: id }) => id)).size).toBe(2);
  expect([first.rows, again.rows]).toMatchObject([{ updated: 1 }, { unchanged: 1 }]);
  expect((await ana("GET", "/api/v1/merge-proposals")).json()).toMatchObject({ total: 1 });
});

test("prices of several formats stand beside each other, and a filter looks at the one that fits", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bring(ana, "Instagram,Price per reel\n@mira.sol,900 EUR");
  await bring(ana, "Instagram,Price per story\n@mira.sol,200 EUR");

  const price = (max: number, per: string) => search(ana, { price: { max, currency: "EUR", per } });
  const [story, reel] = [(await price(300, "story")).json(), (await price(300, "reel")).json()];

  expect([story.total, reel.total]).toEqual([1, 0]);
  expect(story.items[0].accounts[0].prices).toMatchObject([
    { format: "story", amount: 20_000, currency: "EUR" },
    { format: "reel", amount: 90_000, currency: "EUR" },
  ]);
});

test("every workspace has one client, to whom what it makes belongs", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bring(ana, `${HEADER}\n${MIRA}`);
  const { items } = (await search(ana, {})).json();
  await ana("POST", "/api/v1/collections", { name: "Launch", creatorIds: [items[0].id] });

  const rows = await withWorkspace(app.db, ana.workspaceId, (transaction) =>
    transaction
      .selectFrom("clients")
      .innerJoin("creators", "creators.client_id", "clients.id")
      .innerJoin("collections", "collections.client_id", "clients.id")
      .select(["clients.is_own", "collections.name"])
      .execute(),
  );

  expect(rows).toEqual([{ is_own: true, name: "Launch" }]);
});

async function bring(person: Person, text: string) {
  const response = await person("POST", "/api/v1/imports", { text });
  expect(response.statusCode).toBe(201);
  return response.json();
}

function search(person: Person, filters: object) {
  return person("POST", "/api/v1/creators/search", { filters });
}

function valuesOf(rows: Awaited<ReturnType<typeof creatorsOf>>) {
  return rows.map(({ version: _version, updated_at: _updated, ...rest }) => rest);
}

test("what is known of one account only is told of it, and brands of every account of the creator", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = [
    ";INSTAGRAM;;;TIKTOK;;AUDIENCE (IG);;",
    "Name;Handle;Followers;Brands;Handle;Followers;Country 1;Share 1;Bio",
    "Fern;@fern.ig;10.000;Acme;@fern.tok;90.000;Switzerland;41 %;I knit",
  ].join("\n");
  await ana("POST", "/api/v1/imports", { text });

  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const profile = (await ana("GET", `/api/v1/creators/${items[0].id}`)).json();

  expect(profile).toMatchObject({ handle: "fern.tok", brands: ["acme"], bio: "I knit" });
  expect(profile.accounts).toMatchObject([
    { handle: "fern.tok", audience: {} },
    { handle: "fern.ig", audience: { countries: { CH: 41 } } },
  ]);
});
