import type { Filters, FilterName, KnowableFilter, WorkedWithFilter } from "@app/contract/discovery/filters";
import { nobodyKnown, where } from "./answers.ts";
import type { Answer } from "./answers.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { cpmOf, recently, within } from "./figures.rules.ts";
import type { Segment } from "./segment.ts";

interface Asked {
  filters: Filters;
  /** Days since 1970-01-01, UTC. */
  today: number;
}
type Steps = Generator<void, Answer>;
type Condition = (segment: Segment, asked: Asked) => Answer | Steps;

/**
 * What the team knows of its creators: talks, deals, own fields, and whether a value is known at all. What no creator
 * holds yet is known of nobody: such a filter finds nobody and is told as missing.
 */
export const TEAM_CONDITIONS: Readonly<Partial<Record<FilterName, Condition>>> = {
  status: nobodyKnown,
  statusNot: nobodyKnown,
  owner: nobodyKnown,
  client: nobodyKnown,
  workedWith: (segment, { filters, today }) =>
    ask(segment, (creator) => hasWorkedWith(creator, filters.workedWith ?? {}, today)),
  workedWithNot: (segment, { filters, today }) =>
    ask(segment, (creator) => {
      const worked = hasWorkedWith(creator, filters.workedWithNot ?? {}, today);
      return worked === null ? null : !worked;
    }),
  lastContact: nobodyKnown,
  lastDeal: nobodyKnown,
  lastPrice: nobodyKnown,
  has: (segment, { filters }) => ask(segment, (creator) => areKnown(creator, filters.has ?? [], true)),
  hasNot: (segment, { filters }) => ask(segment, (creator) => areKnown(creator, filters.hasNot ?? [], false)),
  cpm: (segment, { filters }) => ask(segment, (creator) => cpmFits(creator, filters.cpm)),
  agency: nobodyKnown,
  field: nobodyKnown,
};

/** Whether a value is known of a creator; null for what no creator holds yet. */
const KNOWN: Readonly<Record<KnowableFilter, (creator: CreatorDocument) => boolean | null>> = {
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
  status: () => null,
  owner: () => null,
  client: () => null,
  agency: () => null,
  lastContact: () => null,
  lastDeal: () => null,
  lastPrice: () => null,
};

function ask(segment: Segment, judge: (creator: CreatorDocument) => boolean | null): Steps {
  return where(segment, (at) => {
    const creator = segment.documents[at];
    return creator ? judge(creator) : null;
  });
}

/** Whether all of the values are known, or none is; one that nobody holds leaves it open unless another decides. */
function areKnown(
  creator: CreatorDocument,
  names: readonly KnowableFilter[],
  shallBe: boolean,
): boolean | null {
  const answers = names.map((name) => KNOWN[name](creator));
  if (answers.some((known) => known === !shallBe)) return false;
  return answers.includes(null) ? null : true;
}

/** From posts and imported brands; own deals, and with whom they were made, are not known yet. */
function hasWorkedWith(
  { brands }: CreatorDocument,
  { brand, withinDays }: WorkedWithFilter,
  today: number,
): boolean | null {
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
