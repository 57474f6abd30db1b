import * as z from "zod/mini";

/** Values of a creator, whichever of the accounts they stand at, by what people call them. */
const VALUES_OF_CREATORS = {
  name: "name",
  email: "e-mail",
  phone: "phone number",
  contact: "e-mail or phone number",
  address: "address",
  bio: "bio",
  links: "links",
  country: "country",
  region: "region",
  city: "city",
  language: "language",
  gender: "gender",
  age: "age",
  category: "topic",
  keywords: "keywords",
  brand: "brand",
  posts: "posts",
  notes: "notes",
  tags: "tags",
  status: "status",
  owner: "owner",
  client: "client",
  agency: "agency",
  code: "discount code",
  lastContact: "last contact",
  lastDeal: "last deal",
  lastPrice: "last price",
  feePaid: "fee paid",
} as const;

/** Values of one account. */
const VALUES_OF_ACCOUNTS = {
  followers: "followers",
  engagementRate: "engagement rate",
  avgViews: "average views",
  viewRate: "view rate",
  likes: "likes",
  comments: "comments",
  postsPerWeek: "posts per week",
  lastPostWithinDays: "last post",
  durationS: "length of videos",
  growth: "growth",
  price: "price",
  cpm: "price per 1,000 views",
  audience: "audience",
  audienceCountry: "audience country",
  audienceGender: "audience gender",
  audienceAge: "audience age",
  fakeFollowers: "suspicious followers",
  sponsorShare: "sponsored share",
  verified: "verified mark",
  accountType: "account type",
} as const;

const LABELS = { ...VALUES_OF_CREATORS, ...VALUES_OF_ACCOUNTS };
type HeraldValue = keyof typeof LABELS;

/** Stands before the name of a field of the workspace's own. */
const OWN = "field:";
const OWN_LENGTH_MAX = 120;

/** What `has` and `hasNot` may name without a field of the workspace's own. */
export const KNOWABLE_VALUES = Object.keys(LABELS).filter(isHeraldValue);

/** A value that is either known of a creator or not: by its filter, its field, or `field:` and the name of an own one. */
export const KnownValue = z.union(
  [
    z.enum(KNOWABLE_VALUES),
    z
      .templateLiteral([OWN, z.string()])
      .check(z.minLength(OWN.length + 1), z.maxLength(OWN.length + OWN_LENGTH_MAX)),
  ],
  "Name a value such as email or price, or field: and the name of a column of your own",
);
export type KnownValue = z.infer<typeof KnownValue>;

function isHeraldValue(text: string): text is HeraldValue {
  return Object.hasOwn(LABELS, text);
}

/** The value of a field of the workspace's own, by the name of its column. */
export function ownValue(column: string): `${typeof OWN}${string}` {
  return `${OWN}${column}`;
}

/** The own field, in lower case, that a value names; null for one of Herald's. */
export function ownFieldOf(value: KnownValue): string | null {
  return value.startsWith(OWN) ? value.slice(OWN.length).toLowerCase() : null;
}

/** Whether each account has the value for itself: a price on Instagram is none on TikTok. */
export function isOfAccount(value: KnownValue): boolean {
  return Object.hasOwn(VALUES_OF_ACCOUNTS, value);
}

/** "e-mail", "shoe size": a value as people call it; the text itself where it is none. */
export function knownValueLabel(value: string): string {
  if (isHeraldValue(value)) return LABELS[value];
  return value.startsWith(OWN) ? value.slice(OWN.length) : value;
}
