import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { newWorkspace } from "./member.ts";

const CREATORS = `handle,platform,name,followers,price
nerea.u,instagram,Nerea Ugalde,12000,500 EUR
rui.alvim,instagram,Rui Alvim,9000,400 EUR`;

/** A workspace of its own with a campaign of two creators that runs; each owes a reel and gets €500. */
export async function runningCampaign(page: Page, name: string) {
  const { slug, headers } = await newWorkspace(page, name);
  const call = async (method: "POST" | "PATCH", path: string, data: object) => {
    const answer = await page.request.fetch(`/api/v1/${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await call("POST", "imports", { text: CREATORS });
  const { items }: { items: { id: string }[] } = await call("POST", "creators/search", { limit: 10 });
  const campaign: { id: string } = await call("POST", "campaigns", {
    name: "Spring SPF launch",
    startsOn: "2026-11-01",
    endsOn: "2026-11-30",
    markets: ["DE"],
    goal: "Be known",
    brand: "Fernhollow",
    handles: ["fernhollow"],
    budget: { amount: 1_000_000, currency: "EUR" },
    lines: [REEL],
  });
  const creatorIds = items.map(({ id }) => id);
  await call("POST", `campaigns/${campaign.id}/creators`, { creatorIds });
  for (const id of creatorIds) {
    const fee = { amount: 50_000, currency: "EUR" };
    await call("PATCH", `campaigns/${campaign.id}/creators/${id}`, { version: 1, stage: "accepted", fee });
  }
  await call("PATCH", `campaigns/${campaign.id}`, { version: 1, status: "active" });
  return { slug, campaignId: campaign.id, call };
}

const REEL = {
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  platform: "instagram",
  format: "reel",
  count: 1,
  per: "creator",
  creatorIds: null,
  orientation: null,
  durationMin: null,
  durationMax: null,
  dueOn: "2026-11-20",
};
