import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { AppOptions, Person } from "#/acceptance/test-app.fixtures.ts";

const CREATORS = `handle,platform,followers,price
fern.one,instagram,12000,500 EUR
fern.two,instagram,9000,
clay,tiktok,40000,
fern.one,tiktok,3000,`;

/** A workspace of its own with four creators, by handle and platform. */
export async function openWorkspace(options: AppOptions = {}) {
  const app = await sharedApp(options);
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: CREATORS });
  const { items } = (await ana("POST", "/api/v1/creators/search", { limit: 50 })).json<{
    items: { id: string; handle: string; platform: string }[];
  }>();
  const idOf = (handle: string, platform = "instagram") =>
    items.find((item) => item.handle === handle && item.platform === platform)?.id ?? "none";
  return { app, ana, idOf };
}

interface Wishes {
  name?: string;
  startsOn?: string;
  endsOn?: string;
  lines?: readonly object[];
  creatorIds: readonly string[];
  fee?: { amount: number; currency: string };
}

/** An active campaign with these creators, all accepted. */
export async function runCampaign(ana: Person, { creatorIds, fee, ...brief }: Wishes): Promise<string> {
  const made = await ana("POST", "/api/v1/campaigns", {
    name: "Spring",
    startsOn: "2026-11-01",
    endsOn: "2026-11-30",
    markets: ["DE"],
    goal: "Be known",
    brand: "Fernhollow",
    handles: ["fernhollow"],
    budget: { amount: 1_000_000, currency: "EUR" },
    lines: [LINE],
    ...brief,
  });
  const { id } = made.json<{ id: string }>();
  const url = `/api/v1/campaigns/${id}`;
  await ana("POST", `${url}/creators`, { creatorIds });
  for (const creatorId of creatorIds) {
    const change = { version: 1, stage: "accepted", ...(fee && { fee }) };
    await ana("PATCH", `${url}/creators/${creatorId}`, change);
  }
  const started = await ana("PATCH", url, { version: 1, status: "active" });
  if (started.statusCode !== 200) throw new Error(started.body);
  return id;
}

/** A reel of each creator. */
export const LINE = {
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  platform: "instagram",
  format: "reel",
  count: 1,
  per: "creator",
  creatorIds: null,
  orientation: null,
  durationMin: null,
  durationMax: null,
  dueOn: null,
};

/** Euros in cents. */
export function euros(amount: number) {
  return { amount: amount * 100, currency: "EUR" };
}
