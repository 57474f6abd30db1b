import { expect, test } from "vitest";
import { operationsOf } from "./hostile-requests.fixtures.ts";
import { sharedApp, WITH_JOBS } from "./test-app.fixtures.ts";
import { tracesOf } from "./traces.fixtures.ts";

const TABLE = `Name;Instagram;TikTok;Email
Lena Quendel;@lena.quendel;@lenaq_tok;lena@quendel.example
Mo Farn;@mo.farn;;mo@farn.example`;
const NAMED = /lena|quendel/iu;
const REFUSAL = { status: 409, code: "discovery.objection" };

/** Every road by which one request can name somebody: what is sent where. `MO` is the id of a creator who stays. */
const SINGLE: readonly [road: string, method: "POST" | "PATCH", path: string, body: object][] = [
  [
    "a post by the handle",
    "POST",
    "/api/v1/posts",
    { handle: "Lena.Quendel", platform: "instagram", format: "story", postedAt: "2026-11-02" },
  ],
  ["a post by its link", "POST", "/api/v1/posts", { url: "instagram.com/lena.quendel/reel/Aa1/?igsh=1" }],
  [
    "a post with a cell that names her",
    "POST",
    "/api/v1/posts",
    { url: "instagram.com/p/Aa3", creatorId: "MO", fields: { Contact: "Lena@quendel.example" } },
  ],
  [
    "the new link of a post",
    "PATCH",
    "/api/v1/posts/POST",
    { url: "https://www.tiktok.com/@lenaq_tok/video/7" },
  ],
  ["an order by the handle", "POST", "/api/v1/orders", { handle: "lenaq_tok", orderedAt: "2026-11-02" }],
  [
    "an order by the link of a post",
    "POST",
    "/api/v1/orders",
    { link: "https://www.tiktok.com/@lenaq_tok/video/8?is_copy_url=1", orderedAt: "2026-11-02" },
  ],
  [
    "an order by the link of a profile",
    "POST",
    "/api/v1/orders",
    { link: "https://instagram.com/lena.quendel?utm_source=x", orderedAt: "2026-11-02" },
  ],
  [
    "an order with a cell that names her",
    "POST",
    "/api/v1/orders",
    { code: "MO10", orderedAt: "2026-11-02", fields: { Via: "@lena.quendel" } },
  ],
  ["the new link of an order", "PATCH", "/api/v1/orders/ORDER", { link: "instagram.com/lena.quendel/p/Aa4" }],
  ["a payment by the handle", "POST", "/api/v1/payments", { handle: "@lena.quendel", invoice: "R-1" }],
  [
    "a payment with a cell that names her",
    "POST",
    "/api/v1/payments",
    { creatorId: "MO", invoice: "R-2", fields: { Profile: "https://www.tiktok.com/@lenaq_tok" } },
  ],
  ["the e-mail of another creator", "PATCH", "/api/v1/creators/MO", { email: "LENA@quendel.example" }],
  ["the name of another creator", "PATCH", "/api/v1/creators/MO", { name: "@lena.quendel" }],
];

/** Tables that name her once and somebody else once, and how many rows of the first are refused. */
const TABLES: readonly [road: string, text: string][] = [
  ["creators", TABLE],
  ["creators by links", "https://instagram.com/lena.quendel?hl=de\nhttps://instagram.com/mo.farn"],
  ["creators by handles", "instagram\n@lena.quendel\n@mo.farn"],
  [
    "posts",
    "Date;Link;Views\n2026-11-03;https://www.instagram.com/lena.quendel/p/Bb1/;9\n2026-11-04;https://www.instagram.com/mo.farn/p/Bb2/;8",
  ],
  [
    "posts of one creator under the link of another",
    "Date;Creator;Platform;Link;Views\n2026-11-03;@mo.farn;Instagram;https://www.instagram.com/lena.quendel/p/Bb3/;9\n2026-11-04;@mo.farn;Instagram;https://www.instagram.com/p/Bb4/;8",
  ],
  [
    "orders",
    "Order;Date;Code;Creator;Amount\n#1;2026-11-03;LQ;@lena.quendel;40 €\n#2;2026-11-03;MO;@mo.farn;50 €",
  ],
  [
    "payments",
    "Invoice;Creator;Due date;Gross\nR-7;@lenaq_tok;2026-11-03;40 €\nR-8;@mo.farn;2026-11-03;50 €",
  ],
];

test.each(SINGLE)("%s is refused, and nothing of it is stored", async (_road, method, path, body) => {
  const { ana, fill, traces } = await withoutLena();

  const answer = await ana(method, fill(path), JSON.parse(fill(JSON.stringify({ version: 1, ...body }))));

  expect(answer.json()).toMatchObject(REFUSAL);
  expect(await traces()).toEqual({});
});

test.each(TABLES)(
  "a table of %s is refused row by row, at once and in the background",
  async (_road, text) => {
    const { ana, traces } = await withoutLena();

    const preview = (await ana("POST", "/api/v1/imports/preview", { text })).json();
    const report = (await ana("POST", "/api/v1/imports", { text })).json();
    const later = (await ana("POST", "/api/v1/imports", { text, background: true })).json();
    const run = async () => (await ana("GET", `/api/v1/imports/${later.id}`)).json();
    await expect.poll(async () => (await run()).state, { timeout: 20_000 }).toBe("done");

    for (const { rows } of [preview, report, await run()]) expect(rows).toMatchObject({ read: 2, failed: 1 });
    for (const { errors } of [preview, report]) {
      expect(errors).toMatchObject([
        { line: (report.headerLine ?? 0) + 1, message: expect.stringMatching(/asked not to be stored/u) },
      ]);
    }
    expect(await traces()).toEqual({});
  },
);

test("rows that an import leaves out are kept without what names whoever asked not to be stored", async () => {
  const { ana, traces } = await withoutLena();
  const text =
    "handle,platform,followers\nlena.quendel,myspace,9\nlena@quendel.example,instagram,9\nmo.farn,instagram,9";

  await ana("POST", "/api/v1/imports", { text });

  expect(await traces()).toEqual({});
});

test("creators of an import that comes back stay away where they have asked meanwhile", async () => {
  const { ana } = await openWorkspace();
  const [{ id }] = (await ana("GET", "/api/v1/imports")).json().items;
  await ana("DELETE", `/api/v1/imports/${id}`);
  await ana("POST", "/api/v1/objections", { text: "tiktok: lenaq_tok" });

  const back = (await ana("POST", `/api/v1/imports/${id}/restore`)).json();
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();

  expect(back).toMatchObject({ creators: 1, kept: 0 });
  expect(items).toMatchObject([{ name: "Mo Farn" }]);
});

test("posts of an import that comes back stay away where their creator has asked meanwhile", async () => {
  const { ana } = await openWorkspace();
  const text = TABLES.find(([road]) => road === "posts")?.[1];
  const { importId } = (await ana("POST", "/api/v1/imports", { text })).json();
  await ana("DELETE", `/api/v1/imports/${importId}`);
  await ana("POST", "/api/v1/objections", { text: "instagram.com/lena.quendel" });

  const { records } = (await ana("POST", `/api/v1/imports/${importId}/restore`)).json();
  const { items } = (await ana("GET", "/api/v1/posts")).json();

  expect(records).toMatchObject({ gone: 1, kept: 1 });
  expect(items).toMatchObject([{ creator: { handle: "mo.farn" } }]);
});

test("two creators are not parted again where that would bring an address back", async () => {
  const { ana } = await openWorkspace();
  await ana("POST", "/api/v1/imports", { text: "handle,platform,email\nmo.farn,tiktok,mo.two@farn.example" });
  const [proposal] = (await ana("GET", "/api/v1/merge-proposals")).json().items;
  const path = `/api/v1/merge-proposals/${proposal.id}/answer`;
  await ana("POST", path, { state: "joined" });
  await ana("POST", "/api/v1/objections", { text: "mo.two@farn.example\nmo@farn.example" });

  const parted = await ana("POST", path, { state: "open" });

  expect(parted.json()).toMatchObject(REFUSAL);
});

test("what is attached by an id or a code to somebody who is still stored is refused too", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("Lena");
  await ana("POST", "/api/v1/objections", { text: "lena@quendel.example" });

  const post = await ana("POST", "/api/v1/posts", { url: "https://instagram.com/p/Cc1", creatorId });
  const payment = await ana("POST", "/api/v1/payments", { creatorId, invoice: "R-1" });

  expect([post.json(), payment.json()]).toMatchObject([REFUSAL, REFUSAL]);
});

/** Routes whose fields read as if they named somebody, and why they need not ask. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  "POST /api/v1/objections": "this is where people object",
  "POST /api/v1/invitations/mailed": "colleagues, who are no creators",
  "POST /api/v1/creators/search": "nothing of a search is stored",
  "POST /api/v1/saved-searches": "what people look for, as they wrote it",
  "PUT /api/v1/brand-profile": "handles of brands",
  "POST /api/v1/checks": "handles of the brand that a caption must have",
  "PATCH /api/v1/checks/{id}": "handles of the brand that a caption must have",
  "POST /api/v1/checks/text": "nothing of it is stored",
  "POST /api/v1/campaigns": "handles of the brand that a caption must have",
  "PATCH /api/v1/campaigns/{id}": "handles of the brand that a caption must have",
  "PATCH /api/v1/campaigns/{id}/creators/{creatorId}": "a message of ours to somebody who is in the campaign",
  "POST /api/v1/campaigns/{id}/tracking": "the page of the shop",
  "POST /api/v1/threads/{id}/messages": "what people write to each other and to the assistant",
  "PUT /api/v1/strategy/language-model": "the address of a model service",
  "POST /api/v1/strategies": "what people write to each other and to the assistant",
  "POST /api/v1/strategy/memory": "what a team told the assistant, in its own words",
  "PATCH /api/v1/strategy/memory/{id}": "what a team told the assistant, in its own words",
};

test("every route that takes a handle, an address or a table is one of these roads", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const operations = operationsOf((await ana("GET", "/api/v1/openapi.json")).json());

  const naming = operations.filter(
    ({ method, path, body }) =>
      method !== "GET" &&
      /^\/api\/v1\/(?!demo)/u.test(path) &&
      /"\w*(?:handle|email|url|link|text|fields)s?":/iu.test(JSON.stringify(body)),
  );

  const walked = SINGLE.map(([, method, path]) => `${method} ${path.replace(/[A-Z]+$/u, "{id}")}`);
  const known = [
    ...walked,
    "POST /api/v1/imports",
    "POST /api/v1/imports/preview",
    ...Object.keys(NOT_ASKED),
  ];
  const found = naming.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(found)).toEqual(new Set(known));
});

async function openWorkspace() {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json();
  const idOf = (name: string): string =>
    items.find((item: { name: string }) => item.name.startsWith(name))?.id ?? "none";
  return { app, ana, idOf };
}

/** A workspace from which Lena was erased, with a creator, a post and an order of somebody else. */
async function withoutLena() {
  const { app, ana, idOf } = await openWorkspace();
  await ana("DELETE", `/api/v1/creators/${idOf("Lena")}`);
  const mo = idOf("Mo");
  const post = (await ana("POST", "/api/v1/posts", { url: "instagram.com/p/Aa0", creatorId: mo })).json();
  const order = (await ana("POST", "/api/v1/orders", { creatorId: mo, orderedAt: "2026-11-01" })).json();
  const fill = (text: string) =>
    text.replace("MO", mo).replace("/POST", `/${post.id}`).replace("/ORDER", `/${order.id}`);
  return { app, ana, fill, traces: () => tracesOf(app, ana, NAMED) };
}
