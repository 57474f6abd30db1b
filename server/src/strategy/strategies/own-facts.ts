import { draftDays } from "@app/contract/campaigns/draft-days";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { CreatorsService } from "#/discovery/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { draftedPieces } from "#/results/index.ts";
import type { BrandProfilesService, PostingDaysService } from "#/settings/index.ts";
import { bestHours, HOURS_FROM } from "#/strategy/plans/calendar/posting-hours.ts";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import type { OwnHistory } from "#/strategy/plans/risks/own-history.ts";
import { exclusivityIn, plansOf } from "./exclusivity.rules.ts";

/** The doors of the domains below that know a workspace's own days, posts and work. */
export interface OwnSources {
  brandProfiles: BrandProfilesService;
  postingDays: PostingDaysService;
  campaigns: CampaignsService;
  creators: CreatorsService;
}

interface OwnReading {
  timeZone: string;
  today: string;
  /** Months of exclusivity that plans asked for, by their ids. */
  exclusivityOf: (planIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** What a workspace says of its days and knows of its creators, for a plan. */
export async function readOwnFacts(
  caller: Caller,
  { brandProfiles, postingDays, campaigns, creators }: OwnSources,
  { timeZone, today, exclusivityOf }: OwnReading,
): Promise<Required<Pick<PlanInput, "calendar" | "history">>> {
  const { quietDays, schoolHolidays } = (await postingDays.get(caller)).read;
  const { rivals } = await brandProfiles.get(caller);
  const started = await campaigns.started(caller);
  const hours = await creators.postingHours(caller, { timeZone, ofCreator: HOURS_FROM });
  const dayOf = (moment: Date) => dayIn(timeZone, moment);
  return {
    calendar: {
      timeZone,
      quietDays: quietDays.days,
      schoolHolidays: schoolHolidays.days,
      hours: bestHours(hours),
    },
    history: {
      rivals,
      drafts: draftsOf(started, { today, dayOf }),
      exclusive: exclusivityIn(started, await exclusivityOf(plansOf(started)), today),
    },
  };
}

/** Drafts that had a day, by creator; what went live without a draft is left out. */
function draftsOf(
  campaigns: readonly Campaign[],
  calendar: { today: string; dayOf: (moment: Date) => string },
): OwnHistory["drafts"] {
  const pieces = draftedPieces(campaigns.flatMap(({ deliverables }) => deliverables));
  const byCreator = Map.groupBy(pieces, ({ creatorId }) => creatorId);
  return Object.fromEntries(
    [...byCreator].flatMap(([creatorId, own]) => {
      const days = draftDays(own, calendar);
      const late = days.filter(({ isLate }) => isLate).length;
      return days.length === 0 ? [] : [[creatorId, { late, of: days.length }]];
    }),
  );
}
