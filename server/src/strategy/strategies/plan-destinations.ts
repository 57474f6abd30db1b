import type { CampaignFromPlan } from "@app/contract/campaigns/schemas";
import type { ReservedFee } from "@app/contract/campaigns/creators";
import type { PieceDays } from "@app/contract/campaigns/deliverables";
import { Platform, PostFormat } from "@app/contract/platforms";
import type { ShownPlan } from "@app/contract/strategy/plan";
import type { Money } from "@app/contract/money";
import { pieceName } from "#/strategy/plans/calendar/calendar.ts";
import type { CollectionAddition, CollectionRemoved } from "@app/contract/collections/schemas";
import type { Status } from "#/language/people/people.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** Where a plan can go: the doors of the domains below. */
export interface PlanDestinations {
  collection(caller: Caller, name: string, creatorIds: string[]): Promise<{ id: string; name: string }>;
  campaign(caller: Caller, plan: CampaignFromPlan): Promise<{ id: string; name: string }>;
  /** What else a conversation may write, once a person has said yes to it. */
  writing: Writing;
}

/** What is written of creators, and asked of their lists. */
export interface Writing {
  /** Collections whose name has these words. */
  collectionsLike(caller: Caller, name: string, limit: number): Promise<{ id: string; name: string }[]>;
  /** Names of those that a creator is in. */
  collectionsOf(caller: Caller, creatorId: string): Promise<string[]>;
  add(
    caller: Caller,
    id: string,
    addition: CollectionAddition,
  ): Promise<{ collection: { name: string }; added: number; already: number }>;
  /** @returns what was kept of them, which puts them back. */
  remove(caller: Caller, id: string, creatorIds: readonly string[]): Promise<CollectionRemoved>;
  /** All campaigns, those over as well. */
  campaigns(caller: Caller): Promise<{ id: string; name: string; budget: Money | null }[]>;
  /** @returns the budget before. */
  setBudget(caller: Caller, campaignId: string, budget: Money | null): Promise<Money | null>;
  /** @returns whether the creator was in it. */
  leaveCampaign(caller: Caller, campaignId: string, creatorId: string): Promise<boolean>;
  /** @returns whether the creator was taken out of it before. */
  returnToCampaign(caller: Caller, campaignId: string, creatorId: string): Promise<boolean>;
  /** @returns whether it is new. */
  tag(caller: Caller, creatorId: string, tag: string): Promise<boolean>;
  /** @returns whether the creator had it. */
  untag(caller: Caller, creatorId: string, tag: string): Promise<boolean>;
  note(caller: Caller, creatorId: string, note: string): Promise<void>;
  /** @returns whether the note was there. */
  unnote(caller: Caller, creatorId: string, note: string): Promise<boolean>;
  /** Who looks after creators, as spelled. */
  owners(caller: Caller): Promise<string[]>;
  /** @returns the owner before. */
  setOwner(caller: Caller, creatorId: string, owner: string | null): Promise<string | null>;
  /** @returns the status before. */
  setStatus(caller: Caller, creatorId: string, status: Status | null): Promise<Status | null>;
}

/** What a campaign is made of, from a plan. Formats and platforms that Herald does not keep are left out. */
export function campaignFromPlan(
  name: string,
  planId: string,
  plan: ShownPlan,
  asOf: string,
): CampaignFromPlan {
  const { brief, picks, forecast, calendar } = plan;
  return {
    name,
    planId,
    ...(brief.product ? { goal: `${brief.objective} for ${brief.product}` } : { goal: brief.objective }),
    picks: picks.flatMap((pick) => {
      const platform = Platform.safeParse(pick.platform);
      if (!platform.success) return [];
      return [
        {
          creatorId: pick.creatorId,
          platform: platform.data,
          handle: pick.handle,
          name: pick.name,
          deliverables: pick.deliverables.flatMap(({ format, count }) => {
            const known = PostFormat.safeParse(format);
            if (!known.success) return [];
            const days = daysOf(calendar, pick, format);
            return [{ format: known.data, count, ...(days.length === count && { days }) }];
          }),
          cost: priceOf(pick.cost),
          reserved: reservedFor(pick.cost),
        },
      ];
    }),
    budget: brief.budget,
    flight: brief.flight,
    markets: brief.markets,
    forecast: forecast && {
      reach: forecast.reach,
      views: forecast.views,
      creators: picks.flatMap(({ creatorId, views, viewsScale }) =>
        views ? [{ creatorId, views, ...(viewsScale !== undefined && { scale: viewsScale }) }] : [],
      ),
      ...(forecast.made && { made: forecast.made }),
      basis: forecast.basis,
      asOf,
    },
  };
}

type Cost = ShownPlan["picks"][number]["cost"];

/** What is asked for all of it: an estimate, of pieces or of rights, is nobody's price yet. */
function priceOf(cost: Cost): Money | null {
  return cost === null || isGuess(cost) ? null : { amount: cost.amount, currency: cost.currency };
}

/** What the plan reserves goes on as a whole, so that the campaign costs what the plan does. */
function reservedFor(cost: Cost): ReservedFee | null {
  if (cost === null) return null;
  const rights = cost.rights?.map(({ right, months, amount }) => ({ right, months, amount }));
  const { amount, currency } = cost;
  return { amount, currency, isGuess: isGuess(cost), ...(rights && { rights }) };
}

function isGuess({ basis, rights = [] }: NonNullable<Cost>): boolean {
  return basis === "estimated" || rights.some(({ isTold }) => !isTold);
}

/** Days of the pieces of one format, in order; none in plans of before, which said no day for a draft. */
function daysOf(
  calendar: ShownPlan["calendar"],
  { creatorId, platform }: ShownPlan["picks"][number],
  format: string,
): PieceDays[] {
  const deliverable = pieceName(platform, format);
  return calendar
    .filter((entry) => entry.creatorId === creatorId && entry.deliverable === deliverable)
    .flatMap(({ date, draftDue }) => (draftDue === undefined ? [] : [{ dueOn: draftDue, liveOn: date }]));
}
