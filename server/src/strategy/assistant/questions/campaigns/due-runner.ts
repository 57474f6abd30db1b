import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { DUE_DAYS } from "@app/contract/campaigns/list";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { LIMIT_MAX } from "@app/contract/paging";
import type { Payment } from "@app/contract/results/payments";
import { FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import type { DueKind, WorkDue } from "@app/contract/strategy/findings/campaign-findings";
import type { Caller } from "#/platform/http/caller.ts";
import { addDays } from "#/language/time/calendar.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";
import { meantBy } from "#/strategy/assistant/questions/work/who-is-meant.ts";
import { todayOf } from "./today.ts";
import type { Today } from "./today.ts";

type Doors = Pick<PlanSources, "campaigns" | "payments" | "creators"> & Today;
type Row = WorkDue["rows"][number] & { creatorId: string | null };

/** More than a team owes at once. */
const ALL = 10_000;

/** What is due: drafts as the home page counts them, posts with a day, open payments, and fees that nobody agreed on. */
export function dueRunner(doors: Doors, caller: Caller): Pick<ToolRunners, "due_work"> {
  return {
    async due_work({ kind, handle, names, campaignId }) {
      const { now: asOf, today } = await todayOf(doors, caller);
      const until = addDays(today, DUE_DAYS);
      const { items } = await doors.campaigns.due(caller, ALL);
      const active = (await doors.campaigns.started(caller)).filter(({ status }) => status === "active");
      const payments = await openPayments(doors, caller);
      const all = [
        ...items.map(toDraft),
        ...active.flatMap((campaign) => postsOf(campaign, today, until)),
        ...payments.map((payment) => toPayment(payment, today)),
        ...active.flatMap(unpricedOf),
      ];
      const wanted = handle === null ? null : await creatorsNamed(doors, caller, handle);
      const { campaigns, unread } = meantBy(names ?? null, { campaigns: active, people: [], payments: [] });
      const only = campaigns.length === 1 ? campaigns[0]?.id : campaignId;
      const own = all.filter(
        (row) =>
          (wanted === null || (row.creatorId !== null && wanted.has(row.creatorId))) &&
          (only === undefined || row.campaignId === only),
      );
      const asked = own.filter((row) => kind === null || row.kind === kind);
      return {
        asOf,
        sources: ["Running campaigns and payments of this workspace"],
        until,
        kind,
        handle,
        isKnown: wanted === null || wanted.size > 0,
        ...(unread.length > 0 && { unread: unread.join(" ") }),
        drafts: countOf(own, "drafts"),
        posts: countOf(own, "posts"),
        payments: countOf(own, "payments"),
        prices: countOf(own, "prices"),
        due: { all: asked.length, late: asked.filter(({ isLate }) => isLate).length },
        rows: asked
          .toSorted(byUrgency)
          .slice(0, FINDING_ROWS_MAX)
          .map(({ creatorId: _creatorId, ...row }) => row),
      };
    },
  };
}

type DueItem = Awaited<ReturnType<Doors["campaigns"]["due"]>>["items"][number];

function toDraft({ campaignId, campaign, creatorId, creator, label, dueOn, late }: DueItem): Row {
  return { ...OF("drafts"), campaignId, campaign, creatorId, creator, what: label, day: dueOn, isLate: late };
}

/** Pieces with a day up to the last one looked at, whose post is not there. */
function postsOf({ id, name, creators, deliverables }: Campaign, today: string, until: string): Row[] {
  return deliverables.flatMap(({ creatorId, label, liveOn, live }): Row[] => {
    if (live || !liveOn || liveOn > until) return [];
    const creator = creators.find((one) => one.creatorId === creatorId);
    return [
      {
        ...OF("posts"),
        campaignId: id,
        campaign: name,
        creatorId,
        creator: creator ? creatorLabel(creator) : "NA",
        what: label,
        day: liveOn,
        isLate: liveOn < today,
      },
    ];
  });
}

function toPayment(
  { campaignId, campaign, creatorId, creator, invoice, due, owed }: Payment,
  today: string,
): Row {
  return {
    ...OF("payments"),
    campaignId,
    campaign,
    creatorId,
    creator: creator ? creatorLabel(creator) : "NA",
    what: invoice === null ? "Payment" : `Invoice ${invoice}`,
    invoice,
    day: due,
    isLate: due !== null && due < today,
    amount: owed,
  };
}

/** Creators who have not declined, with whom no fee is agreed and for whom none is reserved, whatever they ask. */
function unpricedOf({ id, name, creators }: Campaign): Row[] {
  return creators
    .filter((creator) => creator.stage !== "declined" && creator.fee === null && !creator.reserved)
    .map((creator) => ({
      ...OF("prices"),
      campaignId: id,
      campaign: name,
      creatorId: creator.creatorId,
      creator: creatorLabel(creator),
      what: creator.asked ? "No fee is agreed" : "No fee is known",
    }));
}

const OF = (kind: DueKind) => ({ kind, day: null, isLate: false, amount: null });

/** Payments that are not made yet, of all creators. */
export async function openPayments(
  { payments }: Pick<Doors, "payments">,
  caller: Caller,
): Promise<Payment[]> {
  const open: Payment[] = [];
  let cursor: string | undefined;
  do {
    const page = await payments.list(caller, { limit: LIMIT_MAX, ...(cursor !== undefined && { cursor }) });
    open.push(...page.items.filter(({ state }) => state === "open"));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return open;
}

async function creatorsNamed({ creators }: Doors, caller: Caller, handle: string): Promise<Set<string>> {
  const all = await creators.candidates(caller);
  return new Set(all.filter((one) => isNamed(one, handle)).map(({ creatorId }) => creatorId));
}

function countOf(rows: readonly Row[], kind: DueKind) {
  const own = rows.filter((row) => row.kind === kind);
  return { all: own.length, late: own.filter(({ isLate }) => isLate).length };
}

function byUrgency(left: Row, right: Row): number {
  return (
    Number(right.isLate) - Number(left.isLate) || (left.day ?? "9999").localeCompare(right.day ?? "9999")
  );
}
