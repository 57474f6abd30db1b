import type { DueKind } from "@app/contract/strategy/findings/campaign-findings";
import {
  CampaignOutcome,
  CampaignsCounted,
  CreatorOutcome,
  PostsCounted,
  WorkDue,
} from "@app/contract/strategy/findings/campaign-findings";
import { MetricDefinitions } from "@app/contract/strategy/findings/plan-findings";
import { WorkFound } from "@app/contract/strategy/findings/work-findings";
import type { WorkFigure, WorkOrder, WorkUnit } from "@app/contract/strategy/findings/work-findings";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";

/** What was spoken of last: a campaign, a creator of it, and which figure. */
export interface WorkTalk {
  campaignId: string | null;
  /** The creator whom it was asked of, and of whom "she" would be: also who came first of an order. */
  person: string | null;
  handle: string | null;
  /** Null where the whole of a campaign was told. */
  figure: WorkFigure | null;
  of: WorkUnit | null;
  /** The kind of what was due. */
  due: DueKind | null;
  isDue: boolean;
  order: WorkOrder | null;
  /** Those that were compared; empty where all were looked at. */
  campaignIds: string[];
  /** The campaign that came first of an order. */
  topId: string | null;
  /** Payments that are past their day. */
  isLate: boolean;
  /** It is what was said just before. */
  isJust: boolean;
}

/** Nothing was spoken of. */
export const NOTHING: Omit<WorkTalk, "isJust"> = {
  campaignId: null,
  person: null,
  handle: null,
  figure: null,
  of: null,
  due: null,
  isDue: false,
  order: null,
  campaignIds: [],
  topId: null,
  isLate: false,
};

/** What the turns so far have spoken of; null where no campaign and no payment was spoken of. */
export function workTalkOf(turns: readonly Turn[]): WorkTalk | null {
  return turns.reduce<WorkTalk | null>((before, { found }) => {
    const next = talkIn(found, before);
    if (next) return { ...next, isJust: true };
    // What was not understood has told nothing that could be meant instead.
    return before && { ...before, isJust: before.isJust && found.length === 0 };
  }, null);
}

function talkIn(found: readonly Finding[], before: WorkTalk | null): Omit<WorkTalk, "isJust"> | null {
  for (const { output, failed, denied } of found.toReversed()) {
    if (failed || denied) continue;
    const work = WorkFound.safeParse(output).data;
    if (work && isLost(work)) continue;
    if (work) {
      const { campaign, person, figure, of, order, rows } = work;
      const first = order !== null || rows.length === 1 ? (rows[0]?.handle ?? null) : null;
      const campaignId = campaign?.campaignId ?? null;
      const asked = person?.handle ?? null;
      return {
        ...NOTHING,
        campaignId,
        person: asked,
        handle: asked ?? first,
        figure,
        of,
        order,
        campaignIds: comparedIn(work, before),
        topId: of === "campaigns" && order !== null ? (rows[0]?.campaignId ?? null) : null,
        isLate: work.isLate === true,
      };
    }
    const outcome = CampaignOutcome.safeParse(output).data;
    if (outcome) return { ...NOTHING, campaignId: outcome.campaign?.campaignId ?? null };
    const creator = CreatorOutcome.safeParse(output).data;
    if (creator) return { ...NOTHING, campaignId: before?.campaignId ?? null, handle: creator.handle };
    const posts = PostsCounted.safeParse(output).data;
    if (posts?.campaign)
      return { ...NOTHING, campaignId: posts.campaign.campaignId, figure: "posts", of: "posts" };
    const due = WorkDue.safeParse(output).data;
    if (due?.kind === "payments") return { ...NOTHING, figure: "open", of: "payments" };
    const only = onlyOf([...(due?.rows ?? []), ...(CampaignsCounted.safeParse(output).data?.rows ?? [])]);
    if (only !== null || due)
      return { ...NOTHING, campaignId: only, due: due?.kind ?? null, isDue: due !== undefined };
  }
  return null;
}

/** Campaigns that were named beside each other, also while other figures of theirs are told. */
function comparedIn({ of, named, rows }: WorkFound, before: WorkTalk | null): string[] {
  const ids = of === "campaigns" ? rows.flatMap((row) => row.campaignId ?? []) : [];
  const isKept = before?.isJust === true && ids.every((id) => before.campaignIds.includes(id));
  return named !== null ? ids : isKept ? before.campaignIds : [];
}

/** Which figure of campaigns a metric is, where its meaning was told. */
export function metricTold(turn: Turn | undefined): WorkFigure | null {
  const finding = turn?.found.findLast(({ tool }) => tool === "define_metric");
  const [row, other] = MetricDefinitions.safeParse(finding?.output).data?.rows ?? [];
  return row && !other ? (FIGURE_OF[row.id] ?? null) : null;
}

const FIGURE_OF: Readonly<Record<string, WorkFigure>> = {
  "er.followers": "engagementRate",
  "er.views": "engagementRate",
  "views.median": "views",
  impressions: "impressions",
  "likes.average": "likes",
  cpm: "cpm",
  cpe: "cpe",
  roas: "roas",
  orders: "orders",
  revenue: "revenue",
  cost: "cost",
  fees: "fee",
};

/** The one campaign of all rows; null for several or none. */
function onlyOf(rows: readonly { campaignId: string | null }[]): string | null {
  const [only = null, ...others] = new Set(rows.map(({ campaignId }) => campaignId));
  return others.length > 0 ? null : only;
}

/** Whether words were to name something, and nothing here has that name. */
export function isLost({ named, unread, campaign, person, couldBe, rows }: WorkFound): boolean {
  if (named === null || unread === null) return false;
  return campaign === null && person === null && couldBe.length === 0 && rows.length === 0;
}
