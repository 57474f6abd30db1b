import type { Random } from "./random.ts";
import type { Cell, Row } from "./world.ts";

/** A campaign to be made up. */
export interface CampaignPlan {
  campaign: string;
  brand: string;
  status: "draft" | "active" | "completed";
  starts: string;
  ends: string;
  budget: number;
  people: number;
  /** Whether its posts and orders are known. */
  hasResults: boolean;
  /** The day on which drafts are due; without it there are none. */
  due?: string;
}

export interface Work {
  campaigns: Row[];
  team: Row[];
  drafts: Row[];
  posts: Row[];
  orders: Row[];
  payments: Row[];
}

/** What came of campaigns: who took part for what fee, what was posted, sold and paid. */
export function work(
  random: Random,
  creators: readonly Row[],
  currency: string,
  plans: readonly CampaignPlan[],
): Work {
  const made: Work = { campaigns: [], team: [], drafts: [], posts: [], orders: [], payments: [] };
  for (const plan of plans) addCampaign(random, creators, currency, plan, made);
  return made;
}

function addCampaign(
  random: Random,
  creators: readonly Row[],
  currency: string,
  plan: CampaignPlan,
  made: Work,
): void {
  const { campaign, brand, status, starts, ends, budget } = plan;
  made.campaigns.push({ campaign, brand, status, starts, ends, budget, currency });
  const pool = [...creators];
  for (let index = 0; index < plan.people; index += 1) {
    const [creator] = pool.splice(random.whole(0, pool.length - 1), 1);
    if (!creator) throw new Error("There are too few creators for a campaign");
    const fee = Math.round((budget / plan.people) * (0.5 + random.next() * 0.5));
    const stage = status === "draft" ? "to-invite" : "accepted";
    const { handle = null, platform = null } = creator;
    made.team.push({ campaign, handle, platform, stage, fee: status === "draft" ? null : fee, currency });
    if (plan.due !== undefined)
      made.drafts.push({ campaign, handle, format: usualFormat(platform), due: plan.due });
    if (!plan.hasResults) continue;
    addResults(random, { campaign, handle, platform, fee, currency, starts, ends, brand }, made);
  }
}

function addResults(
  random: Random,
  of: Readonly<
    Record<
      "campaign" | "handle" | "platform" | "fee" | "currency" | "starts" | "ends" | "brand",
      string | number | null
    >
  >,
  { posts, orders, payments }: Work,
): void {
  const { campaign, handle, platform, fee, currency } = of;
  const posted = dayBetween(random, String(of.starts), String(of.ends));
  const views = Math.round(10 ** (3.6 + random.next() * 1.4));
  posts.push({
    campaign,
    handle,
    platform,
    format: usualFormat(platform),
    posted,
    views,
    likes: Math.round(views * 0.05),
    comments: Math.round(views * 0.004),
    caption: `${String(of.brand)} is on my kitchen table #ad`,
  });
  if (random.chance(0.7)) {
    const count = random.whole(1, 9);
    orders.push({
      campaign,
      handle,
      day: posted,
      orders: count,
      amount: count * random.whole(18, 60),
      currency,
    });
  }
  const isPaid = random.chance(0.6);
  const due = dayAfter(posted, 30);
  payments.push({
    campaign,
    handle,
    invoice: `INV-${payments.length + 101}`,
    gross: fee,
    currency,
    due,
    paid: isPaid ? dayAfter(posted, random.whole(10, 29)) : null,
  });
}

function dayBetween(random: Random, from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return dayAfter(from, random.whole(0, days));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function usualFormat(platform: Cell): string {
  return platform === "youtube" ? "short" : platform === "tiktok" ? "video" : "reel";
}
