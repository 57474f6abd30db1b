import type { Filters, FilterName, WorkedWithFilter } from "@app/contract/discovery/filters";
import { where } from "./answers.ts";
import type { Answer } from "./answers.ts";
import type { CreatorDocument, TeamKnowledge } from "./creator-document.ts";
import { cpmOf, recently, within } from "./figures.rules.ts";
import { areKnown, areUnknown } from "./known-values.ts";
import { dayFits, fieldsFit, isNamed, lastPriceFits } from "./team-knowledge.rules.ts";
import type { Segment } from "./segment.ts";

interface Asked {
  filters: Filters;
  /** Days since 1970-01-01, UTC. */
  today: number;
  seesPrices: boolean;
}
type Steps = Generator<void, Answer>;
type Condition = (segment: Segment, asked: Asked) => Answer | Steps;

/**
 * What the team knows of its creators: talks, deals, own fields, and whether a value is known at all.
 */
export const TEAM_CONDITIONS = {
  status: (segment, { filters }) => ask(segment, ({ team }) => isAtStatus(team, filters.status, filters)),
  statusNot: (segment, { filters }) =>
    ask(segment, ({ team }) => not(isAtStatus(team, filters.statusNot, filters))),
  owner: (segment, { filters }) => ask(segment, ({ team }) => isNamed(team.owner, filters.owner)),
  ownerNot: (segment, { filters }) => ask(segment, ({ team }) => not(isNamed(team.owner, filters.ownerNot))),
  client: (segment, { filters }) => ask(segment, ({ team }) => isForClient(team, filters.client)),
  workedWith: (segment, { filters, today }) =>
    askCreator(segment, (accounts) => hasWorkedWith(accounts, filters.workedWith ?? {}, today)),
  workedWithNot: (segment, { filters, today }) =>
    askCreator(segment, (accounts) => not(hasWorkedWith(accounts, filters.workedWithNot ?? {}, today))),
  lastContact: (segment, { filters, today }) =>
    ask(segment, ({ team }) => dayFits(team.lastContactDay, filters.lastContact, today)),
  lastDeal: (segment, { filters, today }) =>
    ask(segment, ({ team }) => dayFits(team.lastDealDay, filters.lastDeal, today)),
  lastPrice: (segment, { filters, today }) =>
    ask(segment, ({ team }) => lastPriceFits(team, filters.lastPrice, today)),
  has: (segment, { filters }) => areKnown(segment, filters),
  hasNot: (segment, { filters }) => areUnknown(segment, filters),
  cpm: (segment, { filters }) => ask(segment, (creator) => cpmFits(creator, filters.cpm)),
  agency: (segment, { filters }) => ask(segment, ({ team }) => isNamed(team.agency, filters.agency)),
  agencyNot: (segment, { filters }) =>
    ask(segment, ({ team }) => not(isNamed(team.agency, filters.agencyNot))),
  field: (segment, { filters, seesPrices }) =>
    ask(segment, (creator) => fieldsFit(creator, filters.field ?? [], seesPrices)),
} satisfies Readonly<Partial<Record<FilterName, Condition>>>;

/** With a campaign asked for, how far talks are in it: another one may be further. */
function isAtStatus(
  { status, deals }: TeamKnowledge,
  wanted: readonly string[] | undefined,
  { label = [] }: Filters,
): boolean | null {
  const campaigns = label.filter(({ kind }) => kind === "campaign").map(({ value }) => value);
  const there = deals.flatMap((deal) =>
    deal.campaignId !== null && campaigns.includes(deal.campaignId) ? (deal.status ?? []) : [],
  );
  if (there.length === 0) return isAmong(status, wanted);
  return there.some((one) => isAmong(one, wanted) === true);
}

/** Of a client, or with a deal for it. */
function isForClient(
  { client, deals }: TeamKnowledge,
  wanted: readonly string[] | undefined,
): boolean | null {
  const names = [client, ...deals.flatMap((deal) => (deal.day === null ? [] : deal.client))];
  const answers = names.map((name) => isNamed(name, wanted));
  return answers.includes(true) || (answers.includes(false) ? false : null);
}

function isAmong(value: string | null, wanted: readonly string[] | undefined): boolean | null {
  return value === null || !wanted ? null : wanted.includes(value);
}

function not(answer: boolean | null): boolean | null {
  return answer === null ? null : !answer;
}

function ask(segment: Segment, judge: (creator: CreatorDocument) => boolean | null): Steps {
  return where(segment, (at) => {
    const creator = segment.documents[at];
    return creator ? judge(creator) : null;
  });
}

/** Asks all accounts of the creator together. */
function askCreator(
  segment: Segment,
  judge: (accounts: readonly CreatorDocument[]) => boolean | null,
): Steps {
  return ask(segment, ({ creatorId }) => {
    const { from, to } = segment.creators.run(creatorId) ?? { from: 0, to: 0 };
    return judge(segment.documents.slice(from, to));
  });
}

/**
 * With a client: that of the last deal, or of any own one. With a brand: from posts and imported brands, or an own deal
 * for it. With neither: any deal at all; without a trace of one nobody knows.
 */
function hasWorkedWith(
  accounts: readonly CreatorDocument[],
  { brand, client, withinDays }: WorkedWithFilter,
  today: number,
): boolean | null {
  const team = accounts[0]?.team;
  if (client !== undefined) {
    if (team && hasDealFor(team, client, withinDays, today)) return true;
    const isClient = isNamed(team?.client ?? null, [client]);
    if (!isClient || withinDays === undefined) return isClient;
    return dayFits(team?.lastDealDay ?? null, { withinDays }, today);
  }
  if (brand === undefined) return hasAnyDeal(accounts, withinDays, today);
  if (team && hasDealFor(team, brand, withinDays, today)) return true;
  const known = accounts.flatMap(({ brands }) => brands ?? []);
  if (known.length === 0) return null;
  const mentions = known.flatMap((brands) => brands.get(brand.toLowerCase()) ?? []);
  if (mentions.length === 0) return false;
  return withinDays === undefined ? true : recently(mentions, today - withinDays);
}

function hasDealFor(
  { deals }: TeamKnowledge,
  whom: string,
  withinDays: number | undefined,
  today: number,
): boolean {
  return deals.some(
    ({ client, day }) =>
      day !== null && isNamed(client, [whom]) === true && day >= today - (withinDays ?? Infinity),
  );
}

function hasAnyDeal(
  accounts: readonly CreatorDocument[],
  withinDays: number | undefined,
  today: number,
): boolean | null {
  const team = accounts[0]?.team;
  const day = team?.lastDealDay ?? null;
  if (day !== null) return withinDays === undefined ? true : dayFits(day, { withinDays }, today);
  const hasFee = team?.lastFee || accounts[0]?.facts.includes("feePaid");
  return hasFee && withinDays === undefined ? true : null;
}

/** Null: no price, no views, or a price in another currency. */
function cpmFits(creator: CreatorDocument, wanted: Filters["cpm"]): boolean | null {
  const cpm = cpmOf(creator);
  if (!wanted || cpm === null || creator.prices[0]?.currency !== wanted.currency) return null;
  return within(cpm, { min: wanted.min, max: wanted.max });
}
