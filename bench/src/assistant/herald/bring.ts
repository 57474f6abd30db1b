import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Herald } from "../../sheets/herald-calls.ts";
import { csvOf } from "../worlds/csv.ts";
import { usualFormat } from "../worlds/work.ts";
import { TABLES } from "../worlds/world.ts";
import type { Cell, Row, World } from "../worlds/world.ts";
import { call, itemsOf } from "./calls.ts";
import type { Place } from "./calls.ts";

const MINOR = 100;
const INDEX_MS = 20_000;
const PAGE = 200;
/** What the table calls what the rows call otherwise. */
const HEADERS: Readonly<Record<string, string>> = {
  views: "avg views",
  engagement: "engagement rate %",
  price: "reel price",
};

/** A workspace with the rows of a world, brought in through the API as a person would. */
export async function bringWorld(herald: Herald, world: World): Promise<Place> {
  const { name, currency, timeZone } = world;
  const made = await call({ herald, slug: "" }, "POST", "/api/v1/workspaces", {
    name,
    slug: `w-${name}`,
    currency,
    timeZone,
  });
  const place = { herald, slug: String(made["slug"]) };
  await call(place, "PUT", "/api/v1/brand-profile", { ...world.brand, version: 0 });
  const ids = await bringCreators(place, world.tables.creators);
  await bringLists(place, world, ids);
  await bringCampaigns(place, world, ids);
  return place;
}

export async function bringCreators(place: Place, rows: readonly Row[]): Promise<Map<Cell, string>> {
  const columns = TABLES.creators.filter((column) => rows.some((row) => (row[column] ?? null) !== null));
  const [, ...lines] = csvOf(columns, rows).split("\n");
  const text = [columns.map((column) => HEADERS[column] ?? column).join(","), ...lines].join("\n");
  await call(place, "POST", "/api/v1/imports", { text });
  const until = performance.now() + INDEX_MS;
  for (;;) {
    const found = await allCreators(place);
    if (found.size >= rows.length) return found;
    if (performance.now() > until) throw new Error(`Only ${found.size} of ${rows.length} creators are there`);
    await delay(100);
  }
}

async function allCreators(place: Place): Promise<Map<Cell, string>> {
  const ids = new Map<Cell, string>();
  for (let offset = 0; ; offset += PAGE) {
    const page = await call(place, "POST", "/api/v1/creators/search", { limit: PAGE, offset });
    for (const { id, handle } of itemsOf(page)) ids.set(String(handle), String(id));
    if (offset + PAGE >= Number(page["creators"])) return ids;
  }
}

async function bringLists(place: Place, { tables }: World, ids: ReadonlyMap<Cell, string>): Promise<void> {
  for (const name of new Set(tables.lists.map(({ list }) => list))) {
    const creatorIds = tables.lists.filter(({ list }) => list === name).map((row) => idOf(ids, row));
    await call(place, "POST", "/api/v1/collections", { name, creatorIds });
  }
}

async function bringCampaigns(
  place: Place,
  { tables }: World,
  ids: ReadonlyMap<Cell, string>,
): Promise<void> {
  for (const row of tables.campaigns) {
    const ofIt = (name: "team" | "posts" | "orders" | "payments" | "drafts") =>
      tables[name].filter(({ campaign }) => campaign === row["campaign"]);
    const id = await beginCampaign(place, row, ofIt("team"), ofIt("drafts")[0]?.["due"] ?? null);
    await call(place, "POST", `/api/v1/campaigns/${id}/creators`, {
      creatorIds: ofIt("team").map((one) => idOf(ids, one)),
    });
    for (const { handle = null, stage, fee = null, currency = null } of ofIt("team")) {
      const path = `/api/v1/campaigns/${id}/creators/${ids.get(handle)}`;
      if (fee !== null) await call(place, "PATCH", path, { version: 1, stage, fee: money(fee, currency) });
    }
    if (row["status"] !== "draft") await setStatus(place, id, "active");
    for (const one of ofIt("posts")) await bringPost(place, id, one, idOf(ids, one));
    for (const one of ofIt("orders")) await bringOrder(place, id, one, idOf(ids, one));
    for (const one of ofIt("payments")) await bringPayment(place, id, one, idOf(ids, one));
    if (row["status"] === "completed") await setStatus(place, id, "completed");
  }
}

async function beginCampaign(place: Place, row: Row, team: readonly Row[], due: Cell): Promise<string> {
  const platforms = [...new Set(team.map(({ platform = null }) => String(platform)))];
  const { id } = await call(place, "POST", "/api/v1/campaigns", {
    name: row["campaign"],
    brand: row["brand"],
    startsOn: row["starts"],
    endsOn: row["ends"],
    budget: money(row["budget"] ?? null, row["currency"] ?? null),
    lines: platforms.map((platform) => ({
      id: randomUUID(),
      platform,
      format: usualFormat(platform),
      count: 1,
      per: "creator",
      creatorIds: null,
      orientation: null,
      durationMin: null,
      durationMax: null,
      dueOn: due,
    })),
  });
  return String(id);
}

async function setStatus(place: Place, id: string, status: string): Promise<void> {
  const { version } = await call(place, "GET", `/api/v1/campaigns/${id}`);
  await call(place, "PATCH", `/api/v1/campaigns/${id}`, { version, status });
}

async function bringPost(place: Place, campaignId: string, row: Row, creatorId: string): Promise<void> {
  const { platform, format, posted, views, likes, comments, caption } = row;
  await call(place, "POST", "/api/v1/posts", {
    url: `https://example.com/p/${randomUUID()}`,
    creatorId,
    campaignId,
    platform,
    format,
    postedAt: posted,
    caption,
    figures: { takenAt: posted, views, likes, comments },
  });
}

async function bringOrder(place: Place, campaignId: string, row: Row, creatorId: string): Promise<void> {
  const { day, orders, amount = null, currency = null } = row;
  await call(place, "POST", "/api/v1/orders", {
    creatorId,
    campaignId,
    orderedAt: day,
    count: orders,
    amount: money(amount, currency),
  });
}

async function bringPayment(place: Place, campaignId: string, row: Row, creatorId: string): Promise<void> {
  const { invoice, gross = null, currency = null, due, paid } = row;
  await call(place, "POST", "/api/v1/payments", {
    creatorId,
    campaignId,
    invoice,
    gross: money(gross, currency),
    due,
    paidOn: paid,
    state: paid === null ? "open" : "paid",
  });
}

function money(amount: Cell, currency: Cell): { amount: number; currency: Cell } {
  return { amount: Math.round(Number(amount) * MINOR), currency };
}

function idOf(ids: ReadonlyMap<Cell, string>, { handle = null }: Row): string {
  const id = ids.get(handle);
  if (id === undefined) throw new Error(`@${handle} is not in Herald`);
  return id;
}
