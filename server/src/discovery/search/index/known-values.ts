import type { Filters } from "@app/contract/discovery/filters";
import { isOfAccount, ownFieldOf } from "@app/contract/discovery/known-values";
import type { KnownValue } from "@app/contract/discovery/known-values";
import { where } from "./answers.ts";
import type { Answer } from "./answers.ts";
import { Bitset } from "./bitset.ts";
import type { CreatorDocument, Fact } from "./creator-document.ts";
import { cpmOf, viewRateOf } from "./figures.rules.ts";
import type { Segment } from "./segment.ts";

type Test = (document: CreatorDocument) => boolean;

/** Whether a value is known at an account; what is no fact of the document is looked up. */
const KNOWN: Readonly<Record<Exclude<KnownValue, Fact | `field:${string}`>, Test>> = {
  name: ({ name }) => name !== null,
  contact: ({ facts }) => facts.includes("email") || facts.includes("phone"),
  country: ({ country }) => country !== null,
  region: ({ region }) => region !== null,
  city: ({ city }) => city !== null,
  language: ({ languages }) => languages.length > 0,
  gender: ({ gender }) => gender !== null,
  age: ({ age }) => age !== null,
  category: ({ categories }) => categories.length > 0,
  brand: ({ brands }) => brands !== null,
  status: ({ team }) => team.status !== null,
  owner: ({ team }) => team.owner !== null,
  client: ({ team }) => team.client !== null,
  agency: ({ team }) => team.agency !== null,
  lastContact: ({ team }) => team.lastContactDay !== null,
  lastDeal: ({ team }) => team.lastDealDay !== null,
  lastPrice: ({ team }) => team.lastFee !== null,
  followers: ({ followers }) => followers !== null,
  engagementRate: ({ engagementRate }) => engagementRate !== null,
  avgViews: ({ avgViews }) => avgViews !== null,
  viewRate: (document) => viewRateOf(document) !== null,
  likes: ({ likes }) => likes !== null,
  postsPerWeek: ({ postsPerWeek }) => postsPerWeek !== null,
  lastPostWithinDays: ({ lastPostDay }) => lastPostDay !== null,
  durationS: ({ durationS }) => durationS !== null,
  growth: ({ growth }) => growth.length > 0,
  price: ({ price }) => price !== null,
  cpm: (document) => cpmOf(document) !== null,
  audienceCountry: ({ audienceCountries, audienceTopCountry }) =>
    audienceCountries !== null || audienceTopCountry !== null,
  audienceGender: ({ audienceGenders }) => audienceGenders !== null,
  audienceAge: ({ audienceAges }) => audienceAges !== null,
  fakeFollowers: ({ fakeFollowers }) => fakeFollowers !== null,
  sponsorShare: ({ sponsorShare }) => sponsorShare !== null,
  verified: ({ verified }) => verified !== null,
  accountType: ({ accountType }) => accountType !== null,
};

/** Fits where all of the values are known. */
export function* areKnown(segment: Segment, { has = [] }: Filters): Generator<void, Answer> {
  let fits = Bitset.full(segment.size);
  for (const value of has) fits = fits.and(yield* knownIn(segment, value));
  return { fits, unknown: new Bitset(segment.size) };
}

/** Fits creators of whom none of the values is known; where a platform is asked for, its accounts alone are looked at. */
export function* areUnknown(segment: Segment, { hasNot = [], ...others }: Filters): Generator<void, Answer> {
  const isOfPlatform = others.platform !== undefined || others.platformAll !== undefined;
  let fits = Bitset.full(segment.size);
  for (const value of hasNot) {
    const known = yield* knownIn(segment, value);
    fits = fits.without(isOfPlatform ? known : segment.creators.withCreatorsOf(known));
  }
  return { fits, unknown: new Bitset(segment.size) };
}

/** Of the values whose being known is asked for, those that nobody has. */
export function* valuesOfNobody(
  segments: readonly { segment: Segment; live: Bitset }[],
  { has = [], hasNot = [] }: Filters,
): Generator<void, KnownValue[]> {
  const missing: KnownValue[] = [];
  for (const value of new Set([...has, ...hasNot])) {
    let count = 0;
    for (const { segment, live } of segments) count += (yield* knownIn(segment, value)).and(live).count();
    if (count === 0) missing.push(value);
  }
  return missing;
}

/** The accounts of which a value is known; what belongs to the creator is known of all of them. */
function* knownIn(segment: Segment, value: KnownValue): Generator<void, Bitset> {
  const test = testOf(value);
  const { fits } = yield* where(segment, (at) => {
    const document = segment.documents[at];
    return document ? test(document) : false;
  });
  return isOfAccount(value) ? fits : segment.creators.withCreatorsOf(fits);
}

function testOf(value: KnownValue): Test {
  const own = ownFieldOf(value);
  if (own !== null) return ({ team }) => team.fields.has(own);
  return isLookedUp(value) ? KNOWN[value] : ({ facts }) => facts.some((fact) => fact === value);
}

function isLookedUp(value: string): value is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, value);
}
