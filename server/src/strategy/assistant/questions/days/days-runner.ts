import { PLATFORMS } from "@app/contract/platforms";
import type { MarketDays } from "@app/contract/strategy/findings/plan-findings";
import { FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import type { Caller } from "#/platform/http/caller.ts";
import { timeZoneOf } from "#/language/places/time-zones.ts";
import { timeElsewhere } from "#/language/time/clocks.ts";
import { addDays, daysBetween } from "#/language/time/calendar.ts";
import type { Days } from "#/language/time/day-rules.ts";
import { namedDaysIn, nextNamedDay } from "#/language/time/named-days.ts";
import { knowsHolidays } from "#/language/time/public-holidays.ts";
import { ASSUMED_TIME } from "#/strategy/plans/calendar/calendar.ts";
import { marketDays } from "#/strategy/plans/calendar/market-days.ts";
import { bestHours, HOURS_FROM } from "#/strategy/plans/calendar/posting-hours.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "#/strategy/assistant/tools.ts";
import { ownMarket } from "#/strategy/assistant/questions/own-market.ts";
import { nextPeriodOf } from "#/strategy/assistant/questions/campaigns/read-period.ts";
import { todayOf } from "#/strategy/assistant/questions/campaigns/today.ts";
import type { Today } from "#/strategy/assistant/questions/campaigns/today.ts";

type Doors = Pick<PlanSources, "creators" | "brandProfiles" | "postingDays"> & Today;

/** How far is looked ahead where nobody says when. Chosen by us. */
const DAYS_AHEAD = 60;

/** When to post: the hours of own posts, and the days of a market as plans place pieces by them. */
export function daysRunner(doors: Doors, caller: Caller): Pick<ToolRunners, "market_days"> {
  return { market_days: (asked) => daysOf(doors, caller, asked) };
}

async function daysOf(
  doors: Doors,
  caller: Caller,
  { market: said, platform, when, event }: ToolInput<"market_days">,
): Promise<ToolOutput<"market_days">> {
  const { now: asOf, today, timeZone } = await todayOf(doors, caller);
  const market = said ?? (await ownMarket(doors, caller));
  const stretch = stretchOf(when, today);
  const posts = await doors.creators.postingHours(caller, { timeZone, ofCreator: HOURS_FROM });
  const best = bestHours(posts);
  const { quietDays, schoolHolidays } = (await doors.postingDays.get(caller)).read;
  const own = { timeZone, quietDays: quietDays.days, schoolHolidays: schoolHolidays.days };
  const days = daysIn(market, stretch, own);
  const shown = (market === null ? null : timeZoneOf(market)) ?? timeZone;
  const next = days.findIndex(({ day }) => day >= today);
  return {
    asOf,
    sources: ["Own posts, public holidays and named days, days of Settings"],
    market,
    isKnown: market !== null && knowsHolidays(market, stretch),
    ...stretch,
    hours: PLATFORMS.flatMap((one) => {
      const hour = platform === null || platform === one ? best[one] : undefined;
      return hour
        ? [{ platform: one, time: timeIn(shown, hour.hour, { today, timeZone }), posts: hour.posts }]
        : [];
    }),
    timeZone: shown,
    assumed: ASSUMED_TIME,
    postsNeeded: HOURS_FROM,
    days: days.slice(0, FINDING_ROWS_MAX),
    counts: { days: days.length },
    next: next < 0 ? null : next,
    event:
      event === null ? null : eventOf(event, market, { today, said: when === null ? null : stretch }, own),
  };
}

/** Hours are counted by the clocks of the workspace and told by those of the market. */
function timeIn(
  shown: string,
  hour: number,
  { today, timeZone }: { today: string; timeZone: string },
): string {
  return timeElsewhere(`${String(hour).padStart(2, "0")}:00`, { date: today, from: timeZone, to: shown });
}

type Own = Parameters<typeof marketDays>[2];

/** The days with a name, or on which the workspace wants nothing to go live. */
function daysIn(market: string | null, stretch: Days, own: Own): MarketDays["days"] {
  const known = marketDays({ markets: market === null ? [] : [market], regions: [] }, stretch, own, {});
  const all: MarketDays["days"] = [];
  for (let day = stretch.from; day <= stretch.to; day = addDays(day, 1)) {
    const quiet = known.quiet(day);
    const names = known.names(day);
    if (names.length > 0 || quiet !== null) {
      all.push({ day, names: names.length > 0 ? [...names] : [quiet ?? ""], isQuiet: quiet !== null });
    }
  }
  return all;
}

/** The next one; where somebody says when, such as this year, the one of then, over or not. */
function eventOf(
  slug: string,
  market: string | null,
  { today, said }: { today: string; said: Days | null },
  own: Own,
): MarketDays["event"] {
  const next = said
    ? namedDaysIn(slug, Number(said.to.slice(0, 4)), market).find(
        ({ from, to }) => from <= said.to && to >= said.from,
      )
    : nextNamedDay(slug, today, market);
  if (!next) return { name: slug, from: null, to: null, basis: "announced", isQuiet: false, daysLeft: null };
  const { name, from, to, basis } = next;
  const days = marketDays({ markets: market === null ? [] : [market], regions: [] }, { from, to }, own, {});
  const daysLeft = from >= today ? daysBetween(today, from) : null;
  return { name, from, to, basis, isQuiet: days.quiet(from) !== null, daysLeft };
}

function stretchOf(when: string | null, today: string): Days {
  const said = when === null ? null : nextPeriodOf(when, today);
  return said ?? { from: today, to: addDays(today, DAYS_AHEAD) };
}
