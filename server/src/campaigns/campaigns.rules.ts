import type { CampaignBrief, CampaignChange } from "@app/contract/campaigns/schemas";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { DeliverableLine, DeliverableState, Submission } from "@app/contract/campaigns/deliverables";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import { splitHandles, splitHashtags } from "@app/contract/handles";

/** What may be sent of a brief: any part of it, hashtags as the text of their field or as a list. */
export type BriefChange = Omit<CampaignChange, "version" | "status">;

/**
 * The brief with the change in it, tidied: handles trimmed and without any @, hashtags split on # and
 * white space, empty entries dropped, repeated ones (whatever their case) kept once in their first spelling.
 */
export function changeBrief(brief: CampaignBrief, change: BriefChange): CampaignBrief {
  return {
    name: change.name ?? brief.name,
    goal: change.goal ?? brief.goal,
    brand: change.brand ?? brief.brand,
    startsOn: change.startsOn === undefined ? brief.startsOn : change.startsOn,
    endsOn: change.endsOn === undefined ? brief.endsOn : change.endsOn,
    markets: change.markets ? distinct(change.markets) : brief.markets,
    lines: change.lines ?? brief.lines,
    guidelines: change.guidelines?.filter((line) => line !== "") ?? brief.guidelines,
    handles: change.handles ? tidyHandles(change.handles) : brief.handles,
    hashtags: change.hashtags === undefined ? brief.hashtags : tidyHashtags(change.hashtags),
    disclosure: change.disclosure ?? brief.disclosure,
    budget: change.budget === undefined ? brief.budget : change.budget,
    targetReturn: change.targetReturn === undefined ? brief.targetReturn : change.targetReturn,
  };
}

function tidyHandles(handles: readonly string[]): string[] {
  return distinct(handles.flatMap(splitHandles));
}

function tidyHashtags(hashtags: string | readonly string[]): string[] {
  return distinct(splitHashtags(typeof hashtags === "string" ? hashtags : hashtags.join(" ")));
}

function distinct(values: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const value of values) {
    const key = value.toLowerCase();
    if (!first.has(key)) first.set(key, value);
  }
  return [...first.values()];
}

/**
 * The rule set that a draft for this line is checked against, in the shape of `check`. A key without a rule is
 * left out, so that its check answers "no rule" and not a pass. With several markets and none chosen, the market
 * is left out too: the strictest union of the rules holds then.
 */
export function rulesForLine(brief: CampaignBrief, line: DeliverableLine): ContentRules {
  const market = brief.disclosure.market ?? (brief.markets.length === 1 ? brief.markets[0] : undefined);
  const { materialConnection } = brief.disclosure;
  const { durationMin, durationMax } = line;
  const duration = {
    ...(durationMin !== null && { min: durationMin }),
    ...(durationMax !== null && { max: durationMax }),
  };
  return {
    platform: line.platform,
    ...(market !== undefined && { market }),
    ...(materialConnection !== null && { materialConnection }),
    ...(brief.handles.length > 0 && { handles: brief.handles }),
    ...(brief.hashtags.length > 0 && { hashtags: brief.hashtags }),
    ...(line.orientation !== null && { orientation: line.orientation }),
    ...(Object.keys(duration).length > 0 && { duration }),
  };
}

/** Where a deliverable stands, by its newest submission. */
export function deliverableState(submissions: readonly Submission[]): DeliverableState {
  const [newest] = submissions;
  if (!newest) return "waiting";
  const { check } = newest;
  if (check?.verdict) return check.verdict === "needs_work" ? "needs-work" : "approved";
  if (check?.state === "waiting" || check?.state === "checking") return "checking";
  return "in-review";
}

/** By what a post is told to be one of the pieces. */
type PieceKind = Record<"creatorId" | "platform" | "format", string | null>;

/**
 * The pieces that are live: of one creator, platform and format as many as there are posts, those with a draft first, then
 * those due first: nothing else tells them apart.
 */
export function livePieces(
  pieces: readonly (PieceKind & { id: string; dueOn: string | null; hasDraft: boolean })[],
  posts: readonly PieceKind[],
): ReadonlySet<string> {
  const left = Map.groupBy(posts, kindOf);
  const inOrder = pieces.toSorted(
    (a, b) => Number(b.hasDraft) - Number(a.hasDraft) || (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"),
  );
  return new Set(inOrder.filter((piece) => left.get(kindOf(piece))?.pop()).map(({ id }) => id));
}

function kindOf({ creatorId, platform, format }: PieceKind): string {
  return `${creatorId} ${platform} ${format}`;
}

/** Whether a piece that nothing has come of is past its day. Days are yyyy-mm-dd; the day itself is still in time. */
export function isLate(
  status: CampaignStatus,
  dueOn: string | null,
  isThere: boolean,
  today: string,
): boolean {
  return status === "active" && dueOn !== null && !isThere && dueOn < today;
}

/** What a change did, in one sentence for the activity list; null when there is nothing to tell. */
export function describeChange(before: CampaignBrief, after: CampaignBrief): string | null {
  const parts = FIELD_WORDS.filter(
    ([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  ).map(([, word]) => word);
  return parts.length === 0 ? null : `Changed ${new Intl.ListFormat("en-GB").format(parts)}`;
}

const FIELD_WORDS: readonly (readonly [keyof CampaignBrief, string])[] = [
  ["name", "the name"],
  ["goal", "the goal"],
  ["brand", "the brand"],
  ["startsOn", "the first day"],
  ["endsOn", "the last day"],
  ["markets", "the markets"],
  ["lines", "the deliverables"],
  ["guidelines", "the guidelines"],
  ["handles", "the handles"],
  ["hashtags", "the hashtags"],
  ["disclosure", "the disclosure rule"],
  ["budget", "the budget"],
  ["targetReturn", "the target of the return"],
];
