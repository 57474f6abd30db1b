import type { Person } from "./test-app.fixtures.ts";

type Fields = Record<string, unknown>;

/** One stored thing that an edit route changes: where it is read, and two changes that differ. */
export interface EditedThing {
  url: string;
  first: Fields;
  second: Fields;
  /** The thing as an answer shows it. */
  read: () => Promise<Fields & { version: number }>;
}

/** Something to edit for every route, by the route's name. */
export async function editedThings(ana: Person, ben: Person): Promise<ReadonlyMap<string, EditedThing>> {
  const made = await makeThings(ana);
  return new Map([
    ...ofPeople(ana, ben),
    ...ofCreators(ana, made),
    ...ofCampaigns(ana, made),
    ...ofResults(ana, made),
    ["PATCH /api/v1/strategy/memory/:id", fact(ana, made.fact)],
    [
      "PATCH /api/v1/saved-searches/:id",
      {
        url: `/api/v1/saved-searches/${made.search}`,
        first: { name: "Porto" },
        second: { name: "Lisbon" },
        read: itemOf(ana, "/api/v1/saved-searches", "id", made.search),
      },
    ],
    ["PATCH /api/v1/threads/:id", titled(ana, `/api/v1/threads/${made.thread}`)],
  ]);
}

type Made = Awaited<ReturnType<typeof makeThings>>;

async function makeThings(ana: Person) {
  await ana("POST", "/api/v1/imports", {
    text: "handle,followers\n@fern.one,12000\n",
    platform: "instagram",
  });
  const found = await ana("POST", "/api/v1/creators/search", {});
  const creator = found.json<{ items: { id: string }[] }>().items[0]?.id ?? "none";
  const make = async (url: string, body: object) => (await ana("POST", url, body)).json<{ id: string }>().id;
  const campaign = await make("/api/v1/campaigns", { name: "Spring" });
  await ana("POST", `/api/v1/campaigns/${campaign}/creators`, { creatorIds: [creator] });
  return {
    creator,
    campaign,
    collection: await make("/api/v1/collections", { name: "Spring", creatorIds: [creator] }),
    report: await make("/api/v1/reports", { campaignId: campaign }),
    search: await make("/api/v1/saved-searches", { name: "Portugal", text: "creators in Portugal" }),
    thread: await make("/api/v1/threads", { title: "Spring" }),
    fact: await make("/api/v1/strategy/memory", { text: "We never work with casinos" }),
    post: await make("/api/v1/posts", { url: "https://instagram.com/p/Spring1", creatorId: creator }),
    order: await make("/api/v1/orders", { creatorId: creator, orderedAt: "2026-11-02" }),
    payment: await make("/api/v1/payments", { creatorId: creator }),
    check: await make("/api/v1/checks/sample", { clip: "morning" }),
  };
}

function ofPeople(ana: Person, ben: Person): [string, EditedThing][] {
  const workspaces = "/api/v1/workspaces";
  return [
    [
      "PATCH /api/v1/workspaces/:id",
      {
        url: `${workspaces}/${ana.workspaceId}`,
        first: { name: "Fern and Hollow", currency: "JPY" },
        second: { name: "Fern", currency: "JPY" },
        read: itemOf(ana, workspaces, "id", ana.workspaceId),
      },
    ],
    [
      "PATCH /api/v1/members/:userId",
      {
        url: `/api/v1/members/${ben.userId}`,
        first: { role: "reviewer" },
        second: { role: "admin" },
        read: itemOf(ana, "/api/v1/members", "userId", ben.userId),
      },
    ],
    [
      "PUT /api/v1/me/preferences",
      {
        url: "/api/v1/me/preferences",
        first: { navigation: ["collections"], firstRun: { invite: "done" } },
        second: { navigation: [], firstRun: { invite: "skipped" } },
        read: partOf(ana, "/api/v1/me", "preferences"),
      },
    ],
    [
      "PUT /api/v1/sign-up",
      {
        url: "/api/v1/sign-up",
        first: { policy: "open" },
        second: { policy: "closed" },
        read: reader(ana, "/api/v1/sign-up"),
      },
    ],
    [
      "PATCH /api/v1/sign-in",
      {
        url: "/api/v1/sign-in",
        first: { captcha: "always", passwordScoreMin: 4 },
        second: { captcha: "never", passwordScoreMin: 4 },
        read: reader(ana, "/api/v1/sign-in"),
      },
    ],
    ["PUT /api/v1/mail", mail(ana)],
    ["PUT /api/v1/texts/sms", texts(ana, "sms")],
    ["PUT /api/v1/texts/whatsapp", texts(ana, "whatsapp")],
    ["PUT /api/v1/brand-profile", brandProfile(ana)],
    ["PUT /api/v1/posting-days", postingDays(ana)],
    ["PUT /api/v1/strategy/assumptions", assumptions(ana)],
    ["PUT /api/v1/strategy/language-model", languageModel(ana)],
    ["PUT /api/v1/strategy/language-model/rules", modelRules(ana)],
    ["PUT /api/v1/strategy/mcp", mcp(ana)],
  ];
}

function brandProfile(ana: Person): EditedThing {
  const url = "/api/v1/brand-profile";
  const first = { handles: ["fern"], sells: "Tea", markets: ["PT"], languages: ["pt"], rivals: [] };
  return { url, first, second: { ...first, sells: "Coffee" }, read: reader(ana, url) };
}

function assumptions(ana: Person): EditedThing {
  const url = "/api/v1/strategy/assumptions";
  const first = { changed: { sponsoredEffect: -20 } };
  return { url, first, second: { changed: { sponsoredEffect: -10 } }, read: reader(ana, url) };
}

function fact(ana: Person, id: string): EditedThing {
  const url = "/api/v1/strategy/memory";
  return {
    url: `${url}/${id}`,
    first: { text: "We never work with alcohol brands" },
    second: { text: "We never work with betting" },
    read: itemOf(ana, url, "id", id),
  };
}

function mail(ana: Person): EditedThing {
  const first = {
    isUsed: false,
    host: "smtp.fern.com",
    port: 587,
    security: "starttls",
    user: "herald",
    fromAddress: "herald@fern.com",
    fromName: "Herald",
  };
  const url = "/api/v1/mail";
  return { url, first, second: { ...first, port: 2525 }, read: reader(ana, url) };
}

function texts(ana: Person, channel: string): EditedThing {
  const url = `/api/v1/texts/${channel}`;
  const first = { isUsed: false, address: "https://sms.fern.com", format: "form", body: "to={{to}}" };
  return { url, first, second: { ...first, body: "to={{digits}}" }, read: reader(ana, url) };
}

const MODEL = "/api/v1/strategy/language-model";

/** Nothing is at this address, and nobody asks anything here. */
function languageModel(ana: Person): EditedThing {
  const first = { provider: "openai-compatible", url: "http://localhost:1/v1", name: "one" };
  return { url: MODEL, first, second: { ...first, name: "another" }, read: reader(ana, MODEL) };
}

function mcp(ana: Person): EditedThing {
  const url = "/api/v1/strategy/mcp";
  return { url, first: { isOn: true }, second: { isOn: false }, read: reader(ana, url) };
}

function modelRules(ana: Person): EditedThing {
  const first = { usedBy: "admin", tokensPerMonth: 1000, costPerMonth: null, prices: null };
  return {
    url: `${MODEL}/rules`,
    first,
    second: { ...first, usedBy: "owner" },
    read: reader(ana, MODEL),
  };
}

function postingDays(ana: Person): EditedThing {
  const url = "/api/v1/posting-days";
  const first = { quietDays: "2027-01-27 Remembrance", schoolHolidays: "" };
  return { url, first, second: { ...first, quietDays: "2027-01-28 Stocktaking" }, read: reader(ana, url) };
}

function ofCreators(ana: Person, { creator, collection, check }: Made): [string, EditedThing][] {
  const creatorUrl = `/api/v1/creators/${creator}`;
  const collectionUrl = `/api/v1/collections/${collection}`;
  const checkUrl = `/api/v1/checks/${check}`;
  return [
    [
      "PATCH /api/v1/creators/:id",
      {
        url: creatorUrl,
        first: { notes: "Met in May", price: { amount: 80_000, currency: "EUR", per: "reel" } },
        second: { notes: "Met in June", price: null },
        read: reader(ana, creatorUrl),
      },
    ],
    [
      "PATCH /api/v1/collections/:id",
      {
        url: collectionUrl,
        first: { name: "Summer", note: "For the launch" },
        second: { name: "Autumn", note: null },
        read: reader(ana, collectionUrl),
      },
    ],
    [
      "PATCH /api/v1/collections/:id/creators/:creatorId",
      {
        url: `${collectionUrl}/creators/${creator}`,
        first: { state: "shortlisted", note: "Warm", tags: ["vip"] },
        second: { state: "passed", note: "Too dear", tags: [] },
        read: itemOf(ana, `${collectionUrl}/creators`, "creatorId", creator),
      },
    ],
    [
      "PATCH /api/v1/checks/:id",
      {
        url: checkUrl,
        first: { caption: "Anzeige", verdict: "needs_work", feedback: "Say it first" },
        second: { caption: null, verdict: "approved", feedback: "" },
        read: reader(ana, checkUrl),
      },
    ],
  ];
}

function ofCampaigns(ana: Person, { campaign, creator, report }: Made): [string, EditedThing][] {
  const url = `/api/v1/campaigns/${campaign}`;
  return [
    [
      "PATCH /api/v1/campaigns/:id",
      {
        url,
        first: { name: "Summer", guidelines: ["Show the bar"], budget: { amount: 100, currency: "EUR" } },
        second: { name: "Autumn", guidelines: [], budget: null },
        read: reader(ana, url),
      },
    ],
    [
      "PATCH /api/v1/campaigns/:id/creators/:creatorId",
      {
        url: `${url}/creators/${creator}`,
        first: { stage: "accepted", fee: { amount: 100, currency: "EUR" } },
        second: { stage: "declined", fee: null },
        read: itemOf(ana, url, "creatorId", creator, "creators"),
      },
    ],
    ["PATCH /api/v1/reports/:id", titled(ana, `/api/v1/reports/${report}`)],
  ];
}

function ofResults(ana: Person, { creator, post, order, payment }: Made): [string, EditedThing][] {
  const euros = { amount: 5000, currency: "EUR" };
  return [
    [
      "PATCH /api/v1/posts/:id",
      {
        url: `/api/v1/posts/${post}`,
        first: { creatorId: creator, caption: "Tea", fee: euros, code: "FERN" },
        second: { creatorId: null, caption: null, fee: null, code: null },
        read: reader(ana, `/api/v1/posts/${post}`),
      },
    ],
    [
      "PATCH /api/v1/orders/:id",
      {
        url: `/api/v1/orders/${order}`,
        first: { amount: euros, count: 2, campaignId: null },
        second: { amount: null, count: 1, campaignId: null },
        read: itemOf(ana, "/api/v1/orders", "id", order),
      },
    ],
    [
      "PATCH /api/v1/payments/:id",
      {
        url: `/api/v1/payments/${payment}`,
        first: { invoice: "R-1", gross: euros, paidOn: "2026-11-02", state: "paid" },
        second: { invoice: null, gross: null, paidOn: null, state: "open" },
        read: itemOf(ana, "/api/v1/payments", "id", payment),
      },
    ],
  ];
}

function titled(person: Person, url: string): EditedThing {
  return { url, first: { title: "Summer" }, second: { title: "Autumn" }, read: reader(person, url) };
}

function reader(person: Person, url: string): EditedThing["read"] {
  return async () => (await person("GET", url)).json();
}

function partOf(person: Person, url: string, part: string): EditedThing["read"] {
  return async () => (await person("GET", url)).json()[part];
}

function itemOf(person: Person, url: string, key: string, id: string, list = "items"): EditedThing["read"] {
  return async () => (await person("GET", url)).json()[list].find((item: Fields) => item[key] === id);
}
