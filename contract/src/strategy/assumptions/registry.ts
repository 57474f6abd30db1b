import { nameOf } from "../../place-names.ts";
import { AGE_GROUPS, SOCIAL_MEDIA_USERS, WOMEN_BY_CATEGORY } from "./audiences.ts";

/** `times` spreads values: two of three lie between the value divided by it and the value times it. */
export const ASSUMPTION_UNITS = ["percent", "times", "posts", "millions"] as const;
export type AssumptionUnit = (typeof ASSUMPTION_UNITS)[number];

export const ASSUMPTION_GROUPS = [
  "Views",
  "How far views vary",
  "Who sees them",
  "What they do",
  "Rights",
  "Social media users",
] as const;

/** A number that a forecast takes for granted until somebody knows better. */
export interface ModelAssumption {
  group: (typeof ASSUMPTION_GROUPS)[number];
  /** In plain words, as it stands in a list. */
  label: string;
  unit: AssumptionUnit;
  default: number;
  min: number;
  max: number;
  why: string;
  source: string;
}

const OURS = "Herald’s own estimate. Nobody has measured it for your audience.";
const TABLES =
  "Two public tables of 2022: views of 320 TikTok accounts three months apart, likes of 713 Instagram accounts six months apart.";

const percent = (group: ModelAssumption["group"], label: string, value: number, why: string) => {
  return { group, label, unit: "percent" as const, default: value, min: 0, max: 100, why, source: OURS };
};
const spread = (group: ModelAssumption["group"], label: string, value: number, why: string) => {
  return { group, label, unit: "times" as const, default: value, min: 1, max: 5, why, source: OURS };
};

/** The numbers that every forecast needs. */
export const SINGLE_ASSUMPTIONS = {
  viewsOfSmall: {
    ...percent(
      "Views",
      "Views of a post per follower, up to 100,000 followers",
      15,
      "Stands in where nobody knows the views of a creator. Above 100,000 followers it falls evenly.",
    ),
    max: 1000,
    source: "Published reach factor of Sprinklr.",
  },
  viewsOfLarge: {
    ...percent(
      "Views",
      "Views of a post per follower, from 10 million followers",
      6,
      "Stands in where nobody knows the views of a creator. Large accounts reach a smaller part of their followers.",
    ),
    max: 1000,
    source: "Published reach factor of Sprinklr.",
  },
  sponsoredEffect: {
    ...percent(
      "Views",
      "Views of a paid post against a usual one",
      -16,
      "Paid posts are mostly seen less than what a creator posts otherwise.",
    ),
    min: -90,
    max: 200,
  },
  sponsoredDoubt: spread(
    "How far views vary",
    "Doubt about the effect of payment",
    1.2,
    "How far your campaigns may lie from that effect as a whole. Your own campaigns make it smaller.",
  ),
  campaignLuck: spread(
    "How far views vary",
    "Luck that a whole campaign shares",
    1.2,
    "A good idea lifts every piece of a campaign, a bad one lowers every piece.",
  ),
  betweenCreators: spread(
    "How far views vary",
    "Creators of one size against each other",
    2.7,
    "Two creators with as many followers rarely have as many views.",
  ),
  betweenPosts: spread(
    "How far views vary",
    "Posts of one creator against each other",
    2,
    "Some posts are seen far more than others of the same creator.",
  ),
  levelDrift: {
    ...spread(
      "How far views vary",
      "A creator’s level between the figures and the campaign",
      1.45,
      "Figures are of the past, and what a creator’s posts get moves on.",
    ),
    source: TABLES,
  },
  postsAssumed: {
    group: "How far views vary",
    label: "Posts behind a creator’s usual views, where nobody says",
    unit: "posts",
    default: 6,
    min: 1,
    max: 100,
    why: "The more posts, the surer the figure.",
    source: OURS,
  },
  homeShare: percent(
    "Who sees them",
    "Viewers in the creator’s own country",
    70,
    "Stands in where the countries of an audience are not known.",
  ),
  abroadShare: percent(
    "Who sees them",
    "Viewers in each other country of the plan",
    3,
    "Stands in where the countries of an audience are not known.",
  ),
  anywhereShare: percent(
    "Who sees them",
    "Viewers in the countries of the plan, for a creator of no known country",
    35,
    "Spread evenly over the countries of the plan.",
  ),
  communityShare: percent(
    "Who sees them",
    "Viewers who follow the creator’s main topic",
    60,
    "Creators of one topic share viewers; the more they share, the fewer different people a plan reaches.",
  ),
  communitiesPart: percent(
    "Who sees them",
    "People of a country who follow one of the topics of the plan",
    50,
    "The pool that creators of one topic share.",
  ),
  newViewers: {
    ...percent(
      "Who sees them",
      "Viewers of a creator’s second piece who did not see the first",
      45,
      "Whoever sees several pieces counts once, so each further piece adds fewer people.",
    ),
    max: 95,
  },
  largestShare: {
    ...percent(
      "Who sees them",
      "Most of a group of people that one creator can reach",
      90,
      "Nobody reaches everybody.",
    ),
    min: 1,
    max: 99,
  },
  audienceSpread: spread(
    "Who sees them",
    "Doubt about who the viewers are",
    1.15,
    "Shares of an audience are estimates, and people are counted by a model.",
  ),
  engagedShare: {
    ...percent(
      "What they do",
      "Viewers who react, where a creator’s rate is not known",
      3,
      "Likes, comments and shares for each view.",
    ),
    min: 0.1,
    max: 50,
  },
  engagementSpread: spread(
    "What they do",
    "Reactions for each view, from campaign to campaign",
    1.3,
    "The same creator gets more or fewer reactions from one campaign to the next.",
  ),
  clickRate: {
    ...percent("What they do", "Views that become a click", 0.6, "Until your own campaigns give one."),
    min: 0.01,
    max: 50,
  },
  usageRate: {
    ...percent(
      "Rights",
      "A month of usage against the price of the pieces",
      20,
      "Stands in for what a creator asks when their content may be used elsewhere, in ads too.",
    ),
    max: 300,
  },
  exclusivityRate: {
    ...percent(
      "Rights",
      "A month of exclusivity against the price of the pieces",
      15,
      "Stands in for what a creator asks when they may not work for a rival.",
    ),
    max: 300,
  },
  clickSpread: spread(
    "What they do",
    "Clicks for each view, from campaign to campaign",
    1.8,
    "Clicks depend on the offer more than on the creator.",
  ),
} as const satisfies Readonly<Record<string, ModelAssumption>>;
export type SingleAssumption = keyof typeof SINGLE_ASSUMPTIONS;

/** Every assumption by its id, such as "homeShare" or "users.DE"; the tables are spread out into their entries. */
export const MODEL_ASSUMPTIONS: ReadonlyMap<string, ModelAssumption> = new Map([
  ...Object.entries<ModelAssumption>(SINGLE_ASSUMPTIONS),
  ...entries("women", WOMEN_BY_CATEGORY, (name, value) =>
    percent(
      "Who sees them",
      name === "other" ? "Women among viewers, other topics" : `Women among viewers of ${name}`,
      value,
      "Stands in where the audience of a creator is not known.",
    ),
  ),
  ...entries("ages", AGE_GROUPS, (name, value) =>
    percent(
      "Who sees them",
      `Viewers aged ${name === "55-99" ? "55 and over" : name.replace("-", " to ")}`,
      value,
      "Stands in where the ages of an audience are not known.",
    ),
  ),
  ...entries("users", SOCIAL_MEDIA_USERS, (code, value) => ({
    group: "Social media users" as const,
    label: code === "other" ? "Any other country" : nameOf("region", code),
    unit: "millions" as const,
    default: value,
    min: 0.01,
    max: 2000,
    why: "The most people whom a plan can reach there.",
    source: "Rounded by Herald from public counts of users; they differ from source to source.",
  })),
]);

function entries(
  table: string,
  values: Readonly<Record<string, number>>,
  toAssumption: (name: string, value: number) => ModelAssumption,
): [string, ModelAssumption][] {
  return Object.entries(values).map(([name, value]) => [`${table}.${name}`, toAssumption(name, value)]);
}
