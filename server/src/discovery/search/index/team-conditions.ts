import type { Filters, FilterName, KnowableFilter, WorkedWithFilter } from "@app/contract/discovery/filters";
import { where } from "./answers.ts";
import type { Answer } from "./answers.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { cpmOf, recently, within } from "./figures.rules.ts";
import { dayFits, fieldsFit, isNamed, lastPriceFits } from "./team-knowledge.rules.ts";
import type { Segment } from "./segment.ts";

interface Asked {
  filters: Filters;
  /** Days since 1970-01-01, UTC. */
  today: number;
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
  client: (segment, { filters }) => ask(segment, ({ team }) => isNamed(team.client, filters.client)),
  workedWith: (segment, { filters, today }) =>
    ask(segment, (creator) => hasWorkedWith(creator, filters.workedWith ?? {}, today)),
  workedWithNot: (segment, { filters, today }) =>
    ask(segment, (creator) => not(hasWorkedWith(creator, filters.workedWithNot ?? {}, today))),
  lastContact: (segment, { filters, today }) =>
    ask(segment, ({ team }) => dayFits(team.lastContactDay, filters.lastContact, today)),
  lastDeal: (segment, { filters, today }) =>
    ask(segment, ({ team }) => dayFits(team.lastDealDay, filters.lastDeal, today)),
  lastPrice: (segment, { filters, today }) =>
    ask(segment, ({ team }) => lastPriceFits(team, filters.lastPrice, today)),
  has: (segment, { filters }) => ask(segment, (creator) => areKnown(creator, filters.has ?? [], true)),
  hasNot: (segment, { filters }) => ask(segment, (creator) => areKnown(creator, filters.hasNot ?? [], false)),
  cpm: (segment, { filters }) => ask(segment, (creator) => cpmFits(creator, filters.cpm)),
  agency: (segment, { filters }) => ask(segment, ({ team }) => isNamed(team.agency, filters.agency)),
  field: (segment, { filters }) => ask(segment, (creator) => fieldsFit(creator, filters.field ?? [])),
};

function isAmong(value: string | null, wanted: readonly string[] | undefined): boolean | null {
  return value === null || !wanted ? null : wanted.includes(value);
}

function not(answer: boolean | null): boolean | null {
  return answer === null ? null : !answer;
}

/** Whether a value is known of a creator. */
const KNOWN: Readonly<Record<KnowableFilter, (creator: CreatorDocument) => boolean>> = {
  category: ({ categories }) => categories.length > 0,
  brand: ({ brands }) => brands !== null,
  country: ({ country }) => country !== null,
  region: ({ region }) => region !== null,
  city: ({ city }) => city !== null,
  language: ({ language }) => language !== null,
  followers: ({ followers }) => followers !== null,
  engagementRate: ({ engagementRate }) => engagementRate !== null,
  avgViews: ({ avgViews }) => avgViews !== null,
  likes: ({ likes }) => likes !== null,
  postsPerWeek: ({ postsPerWeek }) => postsPerWeek !== null,
  age: ({ age }) => age !== null,
  audienceAge: ({ audienceAges }) => audienceAges !== null,
  audienceGender: ({ audienceGenders }) => audienceGenders !== null,
  audienceCountry: ({ audienceCountries }) => audienceCountries !== null,
  fakeFollowers: ({ fakeFollowers }) => fakeFollowers !== null,
  growth: ({ growth }) => growth.length > 0,
  price: ({ price }) => price !== null,
  cpm: (creator) => cpmOf(creator) !== null,
  gender: ({ gender }) => gender !== null,
  verified: ({ verified }) => verified !== null,
  contact: ({ hasEmail, hasPhone }) => hasEmail || hasPhone,
  lastPostWithinDays: ({ lastPostDay }) => lastPostDay !== null,
  accountType: ({ accountType }) => accountType !== null,
  sponsorShare: ({ sponsorShare }) => sponsorShare !== null,
  status: ({ team }) => team.status !== null,
  owner: ({ team }) => team.owner !== null,
  client: ({ team }) => team.client !== null,
  agency: ({ team }) => team.agency !== null,
  lastContact: ({ team }) => team.lastContactDay !== null,
  lastDeal: ({ team }) => team.lastDealDay !== null,
  lastPrice: ({ team }) => team.lastFee !== null,
};

function ask(segment: Segment, judge: (creator: CreatorDocument) => boolean | null): Steps {
  return where(segment, (at) => {
    const creator = segment.documents[at];
    return creator ? judge(creator) : null;
  });
}

/** Whether all of the values are known, or none is. */
function areKnown(creator: CreatorDocument, names: readonly KnowableFilter[], shallBe: boolean): boolean {
  return names.every((name) => KNOWN[name](creator) === shallBe);
}

/** From posts and imported brands, or the client of the last deal. */
function hasWorkedWith(
  { brands, team }: CreatorDocument,
  { brand, client, withinDays }: WorkedWithFilter,
  today: number,
): boolean | null {
  if (client !== undefined) {
    const isClient = isNamed(team.client, [client]);
    return isClient && withinDays !== undefined ? dayFits(team.lastDealDay, { withinDays }, today) : isClient;
  }
  if (brand === undefined || brands === null) return null;
  const mentions = brands.get(brand.toLowerCase());
  if (!mentions) return false;
  return withinDays === undefined ? true : recently([mentions], today - withinDays);
}

/** Null: no price, no views, or a price in another currency. */
function cpmFits(creator: CreatorDocument, wanted: Filters["cpm"]): boolean | null {
  const cpm = cpmOf(creator);
  if (!wanted || cpm === null || creator.prices[0]?.currency !== wanted.currency) return null;
  return within(cpm, { min: wanted.min, max: wanted.max });
}
