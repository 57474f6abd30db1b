import type { Campaign } from "@app/contract/campaigns/schemas";
import { platformNamed } from "#/language/media/media.ts";
import type { Days } from "#/language/time/day-rules.ts";
import { campaignsNamed } from "./name-campaign.ts";
import { periodOf } from "./read-period.ts";

/** How many other campaigns an answer names. Chosen by us. */
const OTHERS_MAX = 5;

interface Asked {
  /** Words that name it, and words that say when it was; null for none. */
  campaign: string | null;
  when: string | null;
  /** The one that runs now, not the last one that is over. */
  isRunning: boolean;
  today: string;
}

interface Meant {
  named: string | null;
  campaign: Campaign | null;
  couldBe: string[];
}

/** Which of the started campaigns a question means: one for certain, or none, and then which it could be. */
export function campaignMeant(started: readonly Campaign[], asked: Asked): Meant {
  const campaigns = started.toSorted((left, right) => lastDay(right).localeCompare(lastDay(left)));
  const said = [asked.campaign, asked.when].filter((words) => words !== null).join(" ");
  const whole = said === "" ? null : said;
  // "January sale" is a name before it is a month.
  const byAll = whole === null ? [] : campaignsNamed(whole, campaigns).sure;
  if (byAll.length > 0) return oneOf(byAll, campaigns, whole);
  const days = asked.when === null ? null : periodOf(asked.when, asked.today);
  const inTime = days ? campaigns.filter((campaign) => touches(campaign, days)) : campaigns;
  const named = withoutPlatforms(asked.campaign);
  if (named !== null) {
    const { sure, near } = campaignsNamed(named, inTime);
    return sure.length > 0 ? oneOf(sure, campaigns, whole) : none(near.length > 0 ? near : campaigns, whole);
  }
  if (days) return oneOf(inTime, campaigns, whole);
  return lastOf(campaigns, asked.isRunning);
}

/** Whether a campaign has a day within a stretch; one without days has none. */
export function touches({ startsOn, endsOn }: Pick<Campaign, "startsOn" | "endsOn">, days: Days): boolean {
  return startsOn !== null && startsOn <= days.to && (endsOn ?? startsOn) >= days.from;
}

function oneOf(found: readonly Campaign[], all: readonly Campaign[], named: string | null): Meant {
  const [only] = found;
  if (found.length === 1 && only) return { named, campaign: only, couldBe: [] };
  return none(found.length > 1 ? found : all, named);
}

/** Without a name: the last one that is over, or the one that runs; of several that run nobody knows which is meant. */
function lastOf(campaigns: readonly Campaign[], isRunning: boolean): Meant {
  const running = campaigns.filter(({ status }) => status === "active");
  const over = campaigns.filter(({ status }) => status === "completed" || status === "archived");
  if (!isRunning && over[0]) return { named: null, campaign: over[0], couldBe: [] };
  if (running.length > 1) return none(running, null);
  return { named: null, campaign: running[0] ?? null, couldBe: running[0] ? [] : names(over) };
}

function none(could: readonly Campaign[], named: string | null): Meant {
  return { named, campaign: null, couldBe: names(could) };
}

function names(campaigns: readonly Campaign[]): string[] {
  return campaigns.slice(0, OTHERS_MAX).map(({ name }) => name);
}

function lastDay({ endsOn, startsOn, createdAt }: Campaign): string {
  return endsOn ?? startsOn ?? createdAt.slice(0, 10);
}

/** Words that may name a campaign: a platform names none. */
export function withoutPlatforms(words: string | null): string | null {
  const left = (words ?? "")
    .split(" ")
    .filter((word) => word !== "" && platformNamed(word.toLowerCase()) === null);
  return left.length > 0 ? left.join(" ") : null;
}
