/** The registered formula behind a figure. Every figure that Herald shows names one of these. */
export interface MetricDefinition {
  id: string;
  label: string;
  /** One sentence that says what it means. */
  definition: string;
  formula: string;
  unit: "count" | "percent" | "money" | "return" | "per week" | "seconds" | "text";
  /** What to keep in mind when reading it. */
  note?: string;
}

const DEFINITIONS = [
  {
    id: "followers",
    label: "Followers",
    definition: "Accounts that follow the creator on this platform.",
    formula: "as counted by the source",
    unit: "count",
  },
  {
    id: "er.followers",
    label: "Engagement rate",
    definition: "How many of the followers react to a usual post.",
    formula: "(average likes + average comments) ÷ followers × 100",
    unit: "percent",
    note: "Tools define this rate differently: compare only figures from one source.",
  },
  {
    id: "er.views",
    label: "Engagement by views",
    definition: "How many of the viewers react to a usual post.",
    formula: "(likes + comments + shares) ÷ views × 100",
    unit: "percent",
  },
  {
    id: "views.average",
    label: "Average views",
    definition: "Mean views of the recent posts, as the source reports it.",
    formula: "sum of views ÷ number of posts",
    unit: "count",
  },
  {
    id: "views.median",
    label: "Median views",
    definition: "Half of the recent posts have more views than this, half have fewer.",
    formula: "middle value of the views of the last 12 posts older than 48 hours",
    unit: "count",
    note: "One viral post does not move it, unlike the average.",
  },
  {
    id: "likes.average",
    label: "Average likes",
    definition: "Mean likes of the recent posts, as the source reports it.",
    formula: "sum of likes ÷ number of posts",
    unit: "count",
  },
  {
    id: "comments.average",
    label: "Average comments",
    definition: "Mean comments of the recent posts, as the source reports it.",
    formula: "sum of comments ÷ number of posts",
    unit: "count",
  },
  {
    id: "view_rate",
    label: "View rate",
    definition: "Views of a usual post for each 100 followers.",
    formula: "median views ÷ followers × 100",
    unit: "percent",
  },
  {
    id: "growth",
    label: "Follower growth",
    definition: "Change of the follower count over a period.",
    formula: "(followers now − followers then) ÷ followers then × 100",
    unit: "percent",
  },
  {
    id: "posts_per_week",
    label: "Posts per week",
    definition: "How often the creator publishes.",
    formula: "posts in the period ÷ weeks in the period",
    unit: "per week",
  },
  {
    id: "sponsor_share",
    label: "Sponsored share",
    definition: "How many of the known posts name a paying brand.",
    formula: "sponsored posts ÷ posts × 100",
    unit: "percent",
  },
  {
    id: "price",
    label: "Price",
    definition: "What the creator asks for one piece of content.",
    formula: "as given by the source or typed by a person",
    unit: "money",
  },
  {
    id: "price.estimated",
    label: "Estimated price",
    definition: "A range of what one piece of content may cost, where no price is known.",
    formula: "what such creators ask, by platform, followers and format",
    unit: "money",
    note: "An estimate to plan with, not a quote.",
  },
  {
    id: "cpm",
    label: "Cost per 1,000 views",
    definition: "What 1,000 views cost at this price.",
    formula: "price ÷ views × 1,000",
    unit: "money",
  },
  {
    id: "price_per_1000_followers",
    label: "Price per 1,000 followers",
    definition: "What the creator asks for each 1,000 followers.",
    formula: "price ÷ followers × 1,000",
    unit: "money",
  },
  {
    id: "potential_reach",
    label: "Potential reach",
    definition: "All followers added up; people who follow two of the creators count twice.",
    formula: "sum of followers",
    unit: "count",
    note: "The upper bound, not the people you will reach.",
  },
  {
    id: "reach",
    label: "People reached",
    definition: "Different people expected to see at least one piece of content.",
    formula: "in each audience cell: people × (1 − e^−exposures), added up",
    unit: "count",
    note: "A model of the audience, calibrated by your own past campaigns once there are some.",
  },
  {
    id: "fees",
    label: "Fees",
    definition: "The fees of the creators added up.",
    formula: "sum of fees",
    unit: "money",
  },
  {
    id: "cost",
    label: "Cost",
    definition:
      "What was paid to a creator once nothing is open, else the fee; without VAT where that is known.",
    formula: "sum over the creators",
    unit: "money",
    note: "What is not known adds nothing, and amounts of different currencies are never added.",
  },
  {
    id: "cpe",
    label: "Cost per engagement",
    definition: "What one like, comment or share cost.",
    formula: "cost ÷ (likes + comments + shares)",
    unit: "money",
    note: "Over the creators of whom the cost and the likes are known.",
  },
  {
    id: "impressions",
    label: "Impressions",
    definition: "How often posts were shown, as their platforms count it.",
    formula: "sum of impressions",
    unit: "count",
    note: "A view is counted by another rule, and reach counts each person once.",
  },
  {
    id: "orders",
    label: "Orders",
    definition: "Orders that came with a creator’s code or link.",
    formula: "sum of orders",
    unit: "count",
  },
  {
    id: "revenue",
    label: "Revenue",
    definition: "What buyers paid for orders that came with a creator’s code or link.",
    formula: "sum of the orders’ amounts",
    unit: "money",
    note: "Orders without an amount add nothing, and amounts of different currencies are never added.",
  },
  {
    id: "roas",
    label: "Return on spend",
    definition: "Revenue for each unit of cost.",
    formula: "revenue ÷ cost",
    unit: "return",
    note: "Over all creators with a known cost, in one currency: who sold nothing has cost what it cost.",
  },
  {
    id: "audience.share",
    label: "Audience share",
    definition: "Part of the audience that fits a group, as the source reports it.",
    formula: "followers in the group ÷ followers × 100",
    unit: "percent",
  },
  {
    id: "fake_followers",
    label: "Suspicious followers",
    definition: "Part of a follower sample that shows signs of fake accounts.",
    formula: "suspicious accounts ÷ sampled accounts × 100",
    unit: "percent",
    note: "About half of the accounts called fake are real where fakes are rare: never decide by it alone.",
  },
  {
    id: "checks.passed",
    label: "Checks passed",
    definition: "Content checks with the answer “passed”.",
    formula: "passed ÷ (passed + failed), not checked ones left out",
    unit: "percent",
  },
] as const satisfies readonly MetricDefinition[];

export type MetricId = (typeof DEFINITIONS)[number]["id"];

/** All definitions, in the order of the glossary. */
export const METRICS: readonly MetricDefinition[] = DEFINITIONS;

const BY_ID = new Map<string, MetricDefinition>(DEFINITIONS.map((metric) => [metric.id, metric]));

/** The definition of a registered metric. */
export function metricDefinition(id: MetricId): MetricDefinition {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`No metric is registered as ${id}`);
  return found;
}

/** What the origin of a figure says of its metric: the definition with its formula. */
export function metricSource(id: MetricId): { metric: MetricId; label: string; definition: string } {
  const { label, definition, formula } = metricDefinition(id);
  return { metric: id, label, definition: `${definition} Formula: ${formula}.` };
}
