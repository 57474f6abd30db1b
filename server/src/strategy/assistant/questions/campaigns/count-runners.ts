import type { Campaign } from "@app/contract/campaigns/schemas";
import type { ResultPost } from "@app/contract/results/posts";
import { FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import { LIMIT_MAX } from "@app/contract/paging";
import type { Caller } from "#/platform/http/caller.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Days } from "#/language/time/day-rules.ts";
import { dealsTogether } from "#/results/index.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "#/strategy/assistant/tools.ts";
import { campaignMeant, touches, withoutPlatforms } from "./find-campaign.ts";
import { periodOf } from "./read-period.ts";
import { todayOf } from "./today.ts";
import type { Today } from "./today.ts";

type Doors = Pick<PlanSources, "campaigns" | "results"> & Today;

/** Tools that count campaigns and their posts. */
export function countRunners(
  doors: Doors,
  caller: Caller,
): Pick<ToolRunners, "count_campaigns" | "count_posts"> {
  return {
    async count_campaigns({ status, when, market }) {
      const { now: asOf, today } = await todayOf(doors, caller);
      const days = when === null ? null : periodOf(when, today);
      const all = await allCampaigns(doors, caller);
      const fitting = all.filter(
        (one) =>
          (status === null || one.status === status) &&
          (market === null || one.markets.includes(market)) &&
          (days === null || touches(one, days)),
      );
      return {
        asOf,
        sources: ["Campaigns of this workspace"],
        status,
        market,
        days,
        campaigns: { total: fitting.length, of: all.length },
        rows: fitting
          .slice(0, FINDING_ROWS_MAX)
          .map(({ id, name, status: own, startsOn, endsOn, creators, late }) => ({
            campaignId: id,
            name,
            status: own,
            startsOn,
            endsOn,
            creators,
            late,
          })),
      };
    },
    count_posts: (asked) => countPosts(doors, caller, asked),
  };
}

async function countPosts(
  doors: Doors,
  caller: Caller,
  { format, platform, when, campaign: said, handle }: ToolInput<"count_posts">,
): Promise<ToolOutput<"count_posts">> {
  const { now: asOf, today, timeZone } = await todayOf(doors, caller);
  const started = await doors.campaigns.started(caller);
  const named = withoutPlatforms(said);
  const meant =
    named === null
      ? { named, campaign: null, couldBe: [] }
      : campaignMeant(started, { campaign: named, when: null, isRunning: false, today });
  const isLost = named !== null && meant.campaign === null;
  const days = when === null ? null : periodOf(when, today);
  const works = meant.campaign ? [meant.campaign] : isLost ? [] : started;
  const posts = await postsOf(doors, caller, works);
  const ofMedia = posts.filter(
    (post) =>
      (handle === null || post.creator?.handle.toLowerCase() === handle.toLowerCase()) &&
      (format === null || post.format === format) &&
      (platform === null || post.platform === platform),
  );
  const dayOf = ({ postedAt }: ResultPost) =>
    postedAt === null ? null : dayIn(timeZone, new Date(postedAt));
  const fitting = ofMedia.filter((post) => isWithin(dayOf(post), days, today));
  const seen = fitting.flatMap(({ views }) => views ?? []);
  const { campaign } = meant;
  return {
    asOf,
    sources: ["Posts of the campaigns of this workspace"],
    format,
    platform,
    handle,
    days,
    ...meant,
    campaign: campaign && headOf(campaign),
    posts: {
      total: fitting.length,
      of: posts.length,
      views: seen.length === 0 ? null : seen.reduce((sum, one) => sum + one, 0),
      withViews: seen.length,
      undated: days === null ? 0 : ofMedia.filter((post) => dayOf(post) === null).length,
    },
    rows: fitting
      .toSorted((left, right) => (right.views ?? -1) - (left.views ?? -1))
      .slice(0, FINDING_ROWS_MAX)
      .map((post) => ({
        creatorId: post.creatorId,
        handle: post.creator?.handle ?? null,
        platform: post.platform,
        format: post.format,
        campaign: post.campaign,
        day: dayOf(post),
        views: post.views,
      })),
  };
}

/** Without days, posts that are out; those without a day are. */
function isWithin(day: string | null, days: Days | null, today: string): boolean {
  if (days === null) return day === null || day <= today;
  return day !== null && day >= days.from && day <= days.to && day <= today;
}

function headOf({ id, name, status, startsOn, endsOn }: Campaign) {
  return { campaignId: id, name, status, startsOn, endsOn };
}

/** The posts of campaigns, each once. */
async function postsOf(
  { results }: Doors,
  caller: Caller,
  campaigns: readonly Campaign[],
): Promise<ResultPost[]> {
  const works = campaigns.map((campaign) => ({ campaign, creators: campaign.creators }));
  const deals = dealsTogether((await results.deals(caller, works)).flat());
  return deals.flatMap(({ posts }) => posts);
}

async function allCampaigns({ campaigns }: Doors, caller: Caller) {
  const all = [];
  let cursor: string | undefined;
  do {
    const page = await campaigns.list(caller, {
      limit: LIMIT_MAX,
      q: "",
      ...(cursor !== undefined && { cursor }),
    });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}
