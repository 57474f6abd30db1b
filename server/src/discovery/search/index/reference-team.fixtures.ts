import type { Filters, FilterName } from "@app/contract/discovery/filters";
import type { CreatorDocument } from "./creator-document.ts";
import { inside, isRecent } from "./reference-judges.fixtures.ts";
import type { Judge, Verdict } from "./reference-judges.fixtures.ts";

const nobody: Judge = () => null;

/** What the filters of a team's own knowledge mean, one creator at a time. */
export const TEAM_JUDGES: Partial<Record<FilterName, Judge>> = {
  status: nobody,
  statusNot: nobody,
  owner: nobody,
  client: nobody,
  agency: nobody,
  field: nobody,
  lastContact: nobody,
  lastDeal: nobody,
  lastPrice: nobody,
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
  if (name === "owner") return null;
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
