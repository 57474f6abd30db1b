import type { Filters, FilterName, WorkedWithFilter } from "@app/contract/discovery/filters";
import { where } from "./answers.ts";
import type { Answer } from "./answers.ts";
import type { CreatorDocument } from "./creator-document.ts";
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
export const TEAM_CONDITIONS: Readonly<Partial<Record<FilterName, Condition>>> = {
  status: (segment, { filters }) => ask(segment, ({ team }) => isAmong(team.status, filters.status)),
  statusNot: (segment, { filters }) =>
    ask(segment, ({ team }) => not(isAmong(team.status, filters.statusNot))),
  owner: (segment, { filters }) => ask(segment, ({ team }) => isNamed(team.owner, filters.owner)),
  ownerNot: (segment, { filters }) => ask(segment, ({ team }) => not(isNamed(team.owner, filters.ownerNot))),
  client: (segment, { filters }) => ask(segment, ({ team }) => isNamed(team.client, filters.client)),
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
};

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

/** From posts and imported brands, or the client of the last deal. */
function hasWorkedWith(
  accounts: readonly CreatorDocument[],
  { brand, client, withinDays }: WorkedWithFilter,
  today: number,
): boolean | null {
  const team = accounts[0]?.team;
  if (client !== undefined) {
    const isClient = isNamed(team?.client ?? null, [client]);
    if (!isClient || withinDays === undefined) return isClient;
    return dayFits(team?.lastDealDay ?? null, { withinDays }, today);
  }
  const known = accounts.flatMap(({ brands }) => brands ?? []);
  if (brand === undefined || known.length === 0) return null;
  const mentions = known.flatMap((brands) => brands.get(brand.toLowerCase()) ?? []);
  if (mentions.length === 0) return false;
  return withinDays === undefined ? true : recently(mentions, today - withinDays);
}

/** Null: no price, no views, or a price in another currency. */
function cpmFits(creator: CreatorDocument, wanted: Filters["cpm"]): boolean | null {
  const cpm = cpmOf(creator);
  if (!wanted || cpm === null || creator.prices[0]?.currency !== wanted.currency) return null;
  return within(cpm, { min: wanted.min, max: wanted.max });
}
