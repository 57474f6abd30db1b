import type { Campaign, CampaignBrief } from "@app/contract/campaigns/schemas";
import { isOver } from "@app/contract/campaigns/list";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import { CREATOR_STAGES } from "@app/contract/campaigns/creators";
import type { CampaignCreator, CreatorStage } from "@app/contract/campaigns/creators";
import { owedPieces } from "@app/contract/campaigns/owed-pieces";
import type { OwingCreator } from "@app/contract/campaigns/owed-pieces";
import { countedPieces } from "@app/contract/campaigns/piece-labels";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { decimalText, minorUnits, toMinorUnits, wholeUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { nameOf } from "@app/contract/place-names";
import { formatDay } from "#/lib/day-text.ts";
import { formatRange } from "#/lib/format.ts";

export function formatDays(from: string | null, to: string | null): string {
  return from === null && to === null ? "No dates" : formatRange(formatDay(from), formatDay(to));
}

/** English names of countries by their codes; a code without a name stays as it is. */
export function marketNames(markets: readonly string[]): string {
  return markets.length === 0
    ? "No market"
    : new Intl.ListFormat("en-GB").format(markets.map((code) => nameOf("region", code)));
}

/** "8 reels, 2 YouTube videos": what the lines come to with these creators. */
export function piecesText(brief: Pick<CampaignBrief, "lines">, creators: readonly OwingCreator[]): string {
  const owed = brief.lines.flatMap((line) => owedPieces([line], creators).map(() => line));
  return countedPieces(owed) || "None yet";
}

/** What is under way when a campaign is in this status: "Live 01/03/2027–11/04/2027". */
export function statusText(campaign: Pick<Campaign, "status" | "startsOn" | "endsOn" | "markets">): string {
  const words: Record<CampaignStatus, [string, string]> = {
    draft: ["Preparing", "live"],
    active: ["Active", "live"],
    completed: ["Completed", "was live"],
    archived: ["Archived", "was live"],
  };
  const [status, live] = words[campaign.status];
  const { startsOn, endsOn, markets } = campaign;
  const days = startsOn === null && endsOn === null ? "no dates" : `${live} ${formatDays(startsOn, endsOn)}`;
  return [status, days, markets.length === 0 ? "no market" : marketNames(markets)].join(", ");
}

/** Columns of the board: declined creators are listed below it, not in it. */
export const BOARD_STAGES: readonly CreatorStage[] = CREATOR_STAGES.filter((stage) => stage !== "declined");

export interface BoardCard {
  creator: CampaignCreator;
  deliverables: Deliverable[];
  /** The earliest day of a piece that waits for a draft; null when there is none. */
  dueOn: string | null;
  late: boolean;
  /** Whether the campaign is over: then hardly anything is left to do. */
  over: boolean;
}

/** Cards of one lane: late first, then by day, undated last. */
export function laneCards(campaign: Campaign, stage: CreatorStage): BoardCard[] {
  return campaign.creators
    .filter((creator) => creator.stage === stage)
    .map((creator) => {
      const deliverables = campaign.deliverables.filter((piece) => piece.creatorId === creator.creatorId);
      const waiting = deliverables.filter(isAwaited);
      const days = waiting.flatMap((piece) => piece.dueOn ?? []).toSorted();
      return {
        creator,
        deliverables,
        dueOn: days[0] ?? null,
        late: deliverables.some((piece) => piece.late),
        over: isOver(campaign.status),
      };
    })
    .toSorted(
      (a, b) => Number(b.late) - Number(a.late) || (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"),
    );
}

/** Whether a draft is still to come: what is live needs none any more. */
function isAwaited({ state, live }: Deliverable): boolean {
  return state === "waiting" && !live;
}

/** The stage beside this one, for moving a card by keys; null at the end of the road. */
export function stageBeside(stage: CreatorStage, step: -1 | 1): CreatorStage | null {
  return BOARD_STAGES[BOARD_STAGES.indexOf(stage) + step] ?? null;
}

const AMOUNT = /^\d+(?:\.\d+)?$/;

/**
 * An amount as people type it, "25.000", "25,000.50", "1 200", in minor units; null when it is no amount. The last
 * separator is the decimal one when one or two digits follow it and it appears once.
 */
export function parseAmount(text: string, currency: string): number | null {
  const compact = text.replaceAll(/[\s'’]/g, "");
  const last = Math.max(compact.lastIndexOf("."), compact.lastIndexOf(","));
  const separator = compact.charAt(last);
  const decimals = compact.length - last - 1;
  const isDecimal = last > 0 && decimals >= 1 && decimals <= 2 && compact.indexOf(separator) === last;
  const whole = (isDecimal ? compact.slice(0, last) : compact).replaceAll(/[.,]/g, "");
  const normal = isDecimal ? `${whole}.${compact.slice(last + 1)}` : whole;
  if (!AMOUNT.test(normal)) return null;
  return toMinorUnits(Number(normal), currency);
}

/** How an amount stands in the field where it is typed: "25000" or "25000.50". */
export function amountText(money: Money | null): string {
  if (!money) return "";
  const major = wholeUnits(money);
  return Number.isInteger(major) ? String(major) : decimalText(money);
}

/** The same number in another currency: €8,000 become ¥8,000, though a yen has no cents. */
export function inCurrency(money: Money, currency: string): Money {
  const digits = minorUnits(currency) - minorUnits(money.currency);
  return { amount: Math.round(money.amount * 10 ** digits), currency };
}

/** Views to expect from what creators usually get on the account that is shown; of others, nothing is known. */
export function expectedViews(
  brief: Pick<CampaignBrief, "lines">,
  creators: readonly CampaignCreator[],
): { views: number | null; known: number; unknown: number } {
  const shown = new Map(creators.map((creator) => [creator.creatorId, creator]));
  const views = brief.lines.flatMap((line) =>
    owedPieces([line], creators).map(({ creatorId }) => {
      const creator = shown.get(creatorId);
      return creator?.platform === line.platform ? creator.averageViews : null;
    }),
  );
  const known = views.filter((value) => value !== null);
  return {
    views: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0),
    known: known.length,
    unknown: views.length - known.length,
  };
}
