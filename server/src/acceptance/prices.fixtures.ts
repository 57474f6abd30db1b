import { FigureField } from "@app/contract/discovery/creators";
import { minorUnits } from "@app/contract/money";
import { randomUUID } from "node:crypto";
import { withWorkspace } from "#/platform/database/database.ts";
import { importedPost } from "./posts.fixtures.ts";
import type { Person, TestApp } from "./test-app.fixtures.ts";

type Send = (method: "GET" | "POST", url: string, body?: object) => ReturnType<Person>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const CREATORS = 12;

/** Amounts in minor units, each in one place of the workspace that `fillWithPrices` fills. */
export const PLANTED = {
  importedPrice: 735_119,
  editedPrice: 620_357,
  note: 541_783,
  budget: 9_412_731,
  fee: 864_209,
  activity: 490_877,
  brief: 277_613,
  change: 311_429,
  planned: 648_277,
  postFee: 352_463,
  order: 193_651,
  paid: 577_219,
  field: 284_593,
} as const;

/** One thing of each kind, with a price wherever there is room for one. */
export async function fillWithPrices(app: TestApp, person: Person): Promise<void> {
  await made(person, "/api/v1/imports", { text: table(), fileName: "rates-instagram.csv" });
  const { items } = (await person("POST", "/api/v1/creators/search", { limit: 50 })).json<{
    items: { id: string }[];
  }>();
  const creators = items.map(({ id }) => id);
  const [first = "", second = ""] = creators;
  await person("PATCH", `/api/v1/creators/${first}`, {
    version: 1,
    price: { amount: PLANTED.editedPrice, currency: "EUR", per: "reel" },
    notes: `Asks ${words(PLANTED.note)} for two reels`,
  });
  const collection = { name: "Shortlist", note: `At most ${words(PLANTED.note)} each`, creatorIds: creators };
  const { id: collectionId } = await made(person, "/api/v1/collections", collection);
  await person("PATCH", `/api/v1/collections/${collectionId}/creators/${second}`, {
    version: 1,
    note: `Was paid ${words(PLANTED.fee)}`,
  });
  await made(person, "/api/v1/checks/sample", {});
  await fillCampaign(app, person, creators);
  await fillStrategy(person);
}

async function fillCampaign(app: TestApp, person: Person, creators: readonly string[]): Promise<void> {
  const [first = "", second = ""] = creators;
  const { id } = await made(person, "/api/v1/campaigns", {
    name: "Barrier cream refill",
    goal: `Spend ${words(PLANTED.budget)} well`,
    guidelines: [`Do not say that it costs ${words(PLANTED.note)}`],
    handles: ["fernhollow"],
    startsOn: "2026-01-01",
    endsOn: "2027-12-31",
    budget: money(PLANTED.budget),
  });
  await person("POST", `/api/v1/campaigns/${id}/creators`, { creatorIds: creators });
  const fees = { [first]: PLANTED.fee, [second]: PLANTED.importedPrice };
  for (const [creatorId, fee] of Object.entries(fees)) {
    const change = { fee: money(fee), stage: "accepted", version: 1 };
    await person("PATCH", `/api/v1/campaigns/${id}/creators/${creatorId}`, change);
  }
  await withWorkspace(app.db, person.workspaceId, async (transaction) => {
    const text = `Raised the fee to ${words(PLANTED.activity)}`;
    const event = { id: randomUUID(), campaign_id: id, at: app.clock.now(), by_name: null, text };
    const workspace = { workspace_id: person.workspaceId };
    await transaction
      .insertInto("campaign_activity")
      .values({ ...workspace, ...event })
      .execute();
    const account = await transaction
      .selectFrom("accounts")
      .select(["id", "creator_id"])
      .where("creator_id", "=", first)
      .executeTakeFirstOrThrow();
    const post = importedPost(person, account, {
      posted_at: "2026-06-01T12:00:00Z",
      views: 41_300,
      likes: 900,
    });
    await transaction.insertInto("posts").values(post).execute();
  });
  await fillResults(person, id, first);
  for (const frozen of [true, false]) {
    const { id: report } = await made(person, "/api/v1/reports", { campaignId: id, frozen });
    await made(person, `/api/v1/reports/${report}/links`, { prices: true });
  }
}

function money(amount: number) {
  return { amount, currency: "EUR" };
}

async function fillResults(person: Person, campaignId: string, creatorId: string): Promise<void> {
  const whose = { campaignId, creatorId };
  await made(person, `/api/v1/campaigns/${campaignId}/tracking`, { landingUrl: "https://fern.example" });
  await made(person, "/api/v1/posts", {
    ...whose,
    url: "https://instagram.com/p/Priced",
    fee: money(PLANTED.postFee),
    fields: { Remark: words(PLANTED.field) },
  });
  const link = "https://instagram.com/p/Priced";
  await made(person, "/api/v1/orders", {
    ...whose,
    link,
    amount: money(PLANTED.order),
    orderedAt: "2026-06-02",
  });
  await made(person, "/api/v1/payments", { ...whose, gross: money(PLANTED.paid), paidOn: "2026-06-09" });
}

async function fillStrategy(person: Person): Promise<void> {
  const { id: thread } = await made(person, "/api/v1/threads", {});
  const brief = `Launch of a snack in Germany, ${words(PLANTED.brief)}, Instagram, awareness, four weeks`;
  for (const text of [brief, `and with ${words(PLANTED.change)}?`, "why isn’t @rate.11 in it?"]) {
    const response = await person("POST", `/api/v1/threads/${thread}/messages`, { text });
    if (response.statusCode !== 200) throw new Error(response.body);
  }
  await made(person, `/api/v1/threads/${thread}/links`, { prices: true });
  const text = `Snack in Germany, ${words(PLANTED.planned)}, at least 2 on Instagram`;
  const { id } = await made(person, "/api/v1/strategies", { text });
  const asked = await person("POST", `/api/v1/strategies/${id}/campaign`, { name: "From the plan" });
  await made(person, `/api/v1/strategies/${id}/campaign`, asked.json<{ approvalId: string }>());
}

function table(): string {
  const rows = Array.from({ length: CREATORS }, (_, index) => {
    // Followers whose median and quarters are whole hundreds look like no amount.
    const price = (PLANTED.importedPrice - index * 47_713) / 100;
    return `rate.${index},instagram,${9000 + index * 3200},${2100 + index * 700},Germany,food,${price.toFixed(2)} EUR`;
  });
  return ["handle,platform,followers,avg views,country,category,price", ...rows].join("\n");
}

async function made(person: Person, url: string, body: object): Promise<{ id: string }> {
  const response = await person("POST", url, body);
  if (response.statusCode >= 300) throw new Error(`${url} ${response.statusCode}: ${response.body}`);
  return response.json();
}

/** Every address of every read route, with every id that this person sees in a list or in what a list names. */
export async function addressesOf(routes: TestApp["routes"], person: Person): Promise<string[]> {
  const urls = [...new Set(routes.filter(isRead).map(({ url }) => url))];
  const ids = new Set<string>();
  const plain = urls.filter((url) => !url.includes(":"));
  const texts = await Promise.all(plain.map(async (url) => (await person("GET", withQuery(url))).body));
  const found = await person("POST", "/api/v1/creators/search", { limit: 50 });
  for (const text of [...texts, found.body]) for (const [id] of text.matchAll(UUID)) ids.add(id);
  return urls.flatMap((url) => {
    const address = withQuery(url);
    return address.includes(":id") ? [...ids].flatMap((id) => spelled(address.replace(":id", id))) : address;
  });
}

/** "7,351.19 EUR": as people write it. */
function words(amount: number): string {
  return `${new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(amount / 100)} EUR`;
}

// The rest is public: files, documents of links, the description of the interface and what the sample shows.
function isRead({ method, url }: { method: string; url: string }): boolean {
  return method === "GET" && /^\/(?:api\/v1|sdk)\/(?!demo\/|openapi)/u.test(url);
}

/** What a read route cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  "/api/v1/posts/search": "?text=food",
  "/api/v1/creators": "?q=rate",
};

function withQuery(url: string): string {
  return `${url}${QUERIES[url] ?? ""}`;
}

function spelled(address: string): string[] {
  if (address.includes(":field")) return FigureField.options.map((name) => address.replace(":field", name));
  return address.includes(":number") ? ["1", "2"].map((n) => address.replace(":number", n)) : [address];
}

/** What is answered at these addresses and to a search, where there is an answer; ids and times are left out. */
export async function readAll(send: Send, addresses: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const response = await send("GET", address);
    const isFile = /^(?:video|image)\//u.test(String(response.headers["content-type"]));
    if (response.statusCode < 300 && !isFile) answers.set(address, response.body);
  }
  answers.set("search", (await send("POST", "/api/v1/creators/search", { limit: 50 })).body);
  for (const [address, body] of answers)
    answers.set(address, body.replaceAll(UUID, "").replaceAll(TIMES, ""));
  return answers;
}

const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z|"(?:tookMs|seconds)":[\d.]+/g;

/** From here on the whole units alone tell an amount from a count. */
const WHOLE_FROM = 1000;

/** The ways in which an amount can be written: minor units, plain, grouped by comma, point or space, without cents. */
export function writings(amount: number, currency = "EUR"): string[] {
  const major = amount / 10 ** minorUnits(currency);
  const grouped = new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(major);
  const european = grouped.replaceAll(/[.,]/gu, (sign) => (sign === "." ? "," : "."));
  const exact = [String(amount), major.toFixed(2), major.toFixed(2).replace(".", ","), grouped, european];
  if (major < WHOLE_FROM) return exact;
  const whole = String(Math.trunc(major));
  const gaps = [",", ".", " ", "\u00A0", "\u202F", "’"];
  return [...exact, whole, ...gaps.map((gap) => whole.replace(/\B(?=(?:\d{3})+$)/gu, gap))];
}

/** Whether viewers of the person's workspace see prices, set as the screen does. */
export async function viewersSeePrices(person: Person, isOn: boolean) {
  const { items } = (await person("GET", "/api/v1/workspaces")).json<{
    items: { id: string; version: number }[];
  }>();
  const version = items.find(({ id }) => id === person.workspaceId)?.version;
  const url = `/api/v1/workspaces/${person.workspaceId}`;
  return person("PATCH", url, { version, viewersSeePrices: isOn });
}
