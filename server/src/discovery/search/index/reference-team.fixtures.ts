import type { Filters, FilterName } from "@app/contract/discovery/filters";
import type { CreatorDocument } from "./creator-document.ts";
import { isAtStage } from "./random-creators.fixtures.ts";
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

function opposite(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}

/** True for one is true; of nothing known nobody knows. */
function anyOf<T>(values: readonly T[], judge: (value: T) => Verdict): Verdict {
  const verdicts = values.map(judge);
  return verdicts.includes(true) || (verdicts.includes(false) ? false : null);
}

function onDay(day: number | null, wanted: Filters["lastDeal"], today: number): Verdict {
  if (day === null) return null;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const { min = date, max = date, withinDays = Infinity } = wanted ?? {};
  return date >= min && date <= max && today - day <= withinDays;
}

/** What the filters of a team's own knowledge mean, one creator at a time. */
export const TEAM_JUDGES: Partial<Record<FilterName, Judge>> = {
  campaignStage: ({ creatorId }) => isAtStage(creatorId),
  status: ({ team }, { status = [] }) => known(team.status, (value) => status.some((one) => one === value)),
  statusNot: ({ team }, { statusNot = [] }) =>
    known(team.status, (value) => !statusNot.some((one) => one === value)),
  owner: ({ team }, { owner = [] }) => named(team.owner, owner),
  ownerNot: ({ team }, { ownerNot = [] }) => opposite(named(team.owner, ownerNot)),
  client: ({ team }, { client = [] }) =>
    anyOf([team.client, ...team.deals.map((deal) => (deal.day === null ? null : deal.client))], (name) =>
      named(name, client),
    ),
  agency: ({ team }, { agency = [] }) => named(team.agency, agency),
  agencyNot: ({ team }, { agencyNot = [] }) => opposite(named(team.agency, agencyNot)),
  field: ({ team }, { field = [] }) =>
    allOf(
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
  workedWith: (_account, { workedWith }, accounts, today) => worked(accounts, workedWith, today),
  workedWithNot: (_account, { workedWithNot }, accounts, today) => {
    return opposite(worked(accounts, workedWithNot, today));
  },
  has: (account, { has = [] }, accounts) => has.every((name) => isKnown(account, accounts, name)),
  hasNot: (account, { hasNot = [], platform, platformAll }, accounts) => {
    const asked = platform || platformAll ? [account] : accounts;
    return !hasNot.some((name) => asked.some((one) => isKnown(one, accounts, name)));
  },
  cpm: ({ price, prices, avgViews }, { cpm }) =>
    !cpm || price === null || !avgViews || prices[0]?.currency !== cpm.currency
      ? null
      : inside((price / avgViews) * 1000, { min: cpm.min, max: cpm.max }),
};

function worked(accounts: readonly CreatorDocument[], wanted: Filters["workedWith"], today: number): Verdict {
  const { brand, withinDays } = wanted ?? {};
  const [first] = accounts;
  if (!first) return null;
  const { team, facts } = first;
  if (brand === undefined) {
    if (team.lastDealDay !== null) return onDay(team.lastDealDay, wanted, today);
    const isPaid = team.lastFee !== null || facts.includes("feePaid");
    return isPaid && withinDays === undefined ? true : null;
  }
  if (accounts.every(({ brands }) => brands === null)) return null;
  const mentions = accounts.flatMap(({ brands }) => brands?.get(brand) ?? []);
  if (mentions.length === 0 || withinDays === undefined) return mentions.length > 0;
  return isRecent(mentions, today - withinDays);
}

/** Figures of the account itself, all else of any account of the creator. */
function isKnown(account: CreatorDocument, accounts: readonly CreatorDocument[], name: string): boolean {
  if (name === "price") return account.price !== null;
  if (name === "comments") return account.facts.includes("comments");
  return accounts.some(({ facts, city, team }) => {
    if (name === "contact") return facts.includes("email") || facts.includes("phone");
    if (name === "owner") return team.owner !== null;
    if (name === "city") return city !== null;
    return name === "field:contract" ? team.fields.has("contract") : facts.some((fact) => fact === name);
  });
}

export function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}
