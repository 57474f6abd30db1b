import type { Campaign } from "@app/contract/campaigns/schemas";
import type { WorkFigure } from "@app/contract/strategy/findings/work-findings";
import type { Days } from "#/language/time/day-rules.ts";
import { touches } from "#/strategy/assistant/questions/campaigns/find-campaign.ts";

interface Asked {
  figure: WorkFigure;
  of: string;
  /** That of the talk before. */
  campaignId: string | null;
  /** Those that were compared before. */
  campaignIds?: readonly string[] | undefined;
  /** The one before it. */
  isBefore: boolean;
  isLast: boolean;
  isRunning: boolean;
  /** It is asked of one campaign, whether it is named or not. */
  isOne: boolean;
  days: Days | null;
}

/** Over which campaigns a question is answered; several of which one is meant stand in `couldBe`. */
export function campaignsMeant(
  all: readonly Campaign[],
  named: readonly Campaign[],
  asked: Asked,
): { campaigns: Campaign[]; couldBe: string[] } {
  const [only, ...others] = named;
  if (only && others.length === 0) return { campaigns: [only], couldBe: [] };
  if (only) return asked.of === "campaigns" ? { campaigns: [...named], couldBe: [] } : oneOf(named);
  const compared = all.filter(({ id }) => asked.campaignIds?.includes(id));
  if (compared.length > 1) return { campaigns: compared, couldBe: [] };
  const started = all.filter(({ status }) => status !== "draft");
  const spoken = all.find(({ id }) => id === asked.campaignId);
  if (asked.isBefore) return spoken ? before(spoken, started) : oneOf(started);
  if (spoken) return { campaigns: [spoken], couldBe: [] };
  const over = newestFirst(started).filter(({ status }) => status !== "active");
  if (asked.isLast) return { campaigns: over.slice(0, 1), couldBe: [] };
  const { days } = asked;
  const inTime = days && asked.of !== "payments" ? started.filter((one) => touches(one, days)) : started;
  const fitting = asked.isRunning ? inTime.filter(({ status }) => status === "active") : inTime;
  if (!asked.isOne) return { campaigns: fitting, couldBe: [] };
  const running = fitting.filter(({ status }) => status === "active");
  return running.length === 1
    ? { campaigns: running, couldBe: [] }
    : oneOf(running.length > 1 ? running : all);
}

/** The last campaign that was over before another one. */
export function campaignBefore(id: string, started: readonly Campaign[]): Campaign | null {
  const spoken = started.find((one) => one.id === id);
  return (spoken && before(spoken, started).campaigns[0]) ?? null;
}

function before(
  spoken: Campaign,
  started: readonly Campaign[],
): { campaigns: Campaign[]; couldBe: string[] } {
  const earlier = newestFirst(started).filter(
    (one) => one.id !== spoken.id && lastDay(one) < lastDay(spoken),
  );
  return earlier[0] ? { campaigns: [earlier[0]], couldBe: [] } : oneOf(started);
}

function oneOf(campaigns: readonly Campaign[]): { campaigns: Campaign[]; couldBe: string[] } {
  return { campaigns: [], couldBe: newestFirst(campaigns).map(({ name }) => name) };
}

function newestFirst(campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)));
}

function lastDay({ endsOn, startsOn, createdAt }: Campaign): string {
  return endsOn ?? startsOn ?? createdAt.slice(0, 10);
}
