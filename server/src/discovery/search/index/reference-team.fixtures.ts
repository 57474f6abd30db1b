import type { Filters, FilterName } from "@app/contract/discovery/filters";
import type { CreatorDocument } from "./creator-document.ts";
import { inside, isRecent } from "./reference-judges.fixtures.ts";
import type { Judge, Verdict } from "./reference-judges.fixtures.ts";

const DAY_MS = 86_400_000;

function known<T>(value: T | null, test: (value: T) => boolean): Verdict {
  return value === null ? null : test(value);
}

/** "Lena" is whoever has the word in the name. */
function named(name: string | null, wanted: readonly string[]): Verdict {
  return known(name, (value) => wanted.some((one) => ` ${value} `.includes(` ${one} `)));
}

function onDay(day: number | null, wanted: Filters["lastDeal"], today: number): Verdict {
  if (day === null) return null;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const { min = date, max = date, withinDays = Infinity } = wanted ?? {};
  return date >= min && date <= max && today - day <= withinDays;
}

/** What the filters of a team's own knowledge mean, one creator at a time. */
export const TEAM_JUDGES: Partial<Record<FilterName, Judge>> = {
  status: ({ team }, { status = [] }) => known(team.status, (value) => status.some((one) => one === value)),
  statusNot: ({ team }, { statusNot = [] }) =>
    known(team.status, (value) => !statusNot.some((one) => one === value)),
  owner: ({ team }, { owner = [] }) => named(team.owner, owner),
  client: ({ team }, { client = [] }) => named(team.client, client),
  agency: ({ team }, { agency = [] }) => named(team.agency, agency),
  field: ({ team }, { field = [] }) =>
    all(
      field.map(({ name, value }) =>
        known(
          team.fields.get(name)?.value ?? null,
          (own) => typeof own === "string" && own.toLowerCase() === value,
        ),
      ),
    ),
  lastContact: ({ team }, { lastContact }, _all, today) => onDay(team.lastContactDay, lastContact, today),
  lastDeal: ({ team }, { lastDeal }, _all, today) => onDay(team.lastDealDay, lastDeal, today),
  lastPrice: ({ team: { lastFee } }, { lastPrice }) =>
    lastFee?.currency === lastPrice?.currency
      ? known(lastFee, ({ amount }) => amount <= (lastPrice?.max ?? Infinity))
      : null,
  workedWith: (creator, { workedWith }, _all, today) => worked(creator, workedWith, today),
  workedWithNot: (creator, { workedWithNot }, _all, today) => {
    const verdict = worked(creator, workedWithNot, today);
    return verdict === null ? null : !verdict;
  },
  has: (creator, { has = [] }) => all(has.map((name) => isKnown(creator, name))),
  hasNot: (creator, { hasNot = [] }) => all(hasNot.map((name) => not(isKnown(creator, name)))),
  cpm: ({ price, prices, avgViews }, { cpm }) =>
    !cpm || price === null || !avgViews || prices[0]?.currency !== cpm.currency
      ? null
      : inside((price / avgViews) * 1000, { min: cpm.min, max: cpm.max }),
};

function worked({ brands }: CreatorDocument, wanted: Filters["workedWith"], today: number): Verdict {
  if (wanted?.brand === undefined || brands === null) return null;
  const mention = brands.get(wanted.brand);
  if (!mention || wanted.withinDays === undefined) return mention !== undefined;
  return isRecent([mention], today - wanted.withinDays);
}

function isKnown(creator: CreatorDocument, name: string): Verdict {
  if (name === "owner") return creator.team.owner !== null;
  if (name === "contact") return creator.hasEmail || creator.hasPhone;
  return name === "city" ? creator.city !== null : creator.price !== null;
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}

function not(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}
