import { metricDefinition } from "../../metrics.ts";
import type { MetricId } from "../../metrics.ts";

/** What a figure of a finding is called and how it came about. */
export interface NamedFigure {
  label: string;
  definition: string;
  /** Whether it is in percent. */
  isPercent?: boolean;
}

const OFF = {
  label: "Against the plan",
  definition: "Views that came, against the middle of what the plan expected, in percent of it.",
  isPercent: true,
};
const RETURN = {
  label: "Sales for each unit of cost",
  definition: "Sales divided by the cost of all creators, also of those of whom no sale is known.",
};
const EXPECTED = "Views that the plan expected of all pieces. 80 of 100 such campaigns end inside its range.";

/** Figures of answers about campaigns and their work by their place; `*` stands for any index. */
export const CAMPAIGN_FIGURES: Readonly<Record<string, NamedFigure>> = {
  "pieces.live": { label: "Pieces live", definition: "Pieces of the campaign whose post is there." },
  "pieces.owed": { label: "Pieces owed", definition: "Pieces that the creators of the campaign owe it." },
  "figures.posts": { label: "Posts", definition: "Posts that belong to the work, each counted once." },
  "figures.views": { label: "Views", definition: "Views of these posts, as they were read last, added up." },
  "figures.engagementRate": { ...ofMetric("er.views"), isPercent: true },
  "figures.orders": ofMetric("orders"),
  "figures.cost": ofMetric("cost"),
  "figures.revenue": ofMetric("revenue"),
  "figures.cpm": ofMetric("cpm"),
  "figures.costPerOrder": {
    label: "Cost per order",
    definition: "Cost divided by orders, over the creators of whom both are known.",
  },
  budget: { label: "Budget", definition: "As the campaign has it." },
  lastFee: { label: "Last fee", definition: "The fee of the newest campaign in which one was agreed." },
  "forecast.p10": { label: "Expected, lower end", definition: EXPECTED },
  "forecast.p50": { label: "Expected, middle", definition: EXPECTED },
  "forecast.p90": { label: "Expected, upper end", definition: EXPECTED },
  "forecast.off": OFF,
  "rows.*.deviation": OFF,
  "rows.*.expected": { label: "Expected", definition: EXPECTED },
  "rows.*.views": { label: "Views", definition: "Views of the posts, as they were read last, added up." },
  "rows.*.cost": ofMetric("cost"),
  "rows.*.cpm": ofMetric("cpm"),
  "rows.*.orders": ofMetric("orders"),
  "rows.*.revenue": ofMetric("revenue"),
  "rows.*.amount": {
    label: "Amount",
    definition: "With VAT where that is known; of an open payment what is left of it.",
  },
  "rows.*.creators": { label: "Creators", definition: "Creators of the campaign." },
  "rows.*.late": {
    label: "Late drafts",
    definition: "First drafts of the campaign that are past their day.",
  },
  "rows.*.posts": { label: "Posts", definition: "Posts of this creator that name the brand." },
  "due.all": { label: "Due", definition: "What was asked for and is due, open or missing." },
  "due.late": { label: "Late", definition: "What is past its day." },
  "drafts.all": {
    label: "Drafts due",
    definition: "First drafts that creators owe running campaigns within two weeks, or whose day is over.",
  },
  "posts.all": {
    label: "Posts due",
    definition:
      "Pieces of running campaigns whose day is over or within two weeks, and whose post is not there.",
  },
  "payments.all": { label: "Open payments", definition: "Payments that are recorded as open." },
  "prices.all": {
    label: "Fees missing",
    definition: "Creators of running campaigns of whom no fee is known and none is reserved.",
  },
  left: { label: "Budget left", definition: "The budget of the brief less what the plan costs." },
  perCreator: { label: "Cost per creator", definition: "Cost of the plan divided by its creators." },
  "platforms.*.creators": {
    label: "Creators on this platform",
    definition: "Creators of the plan whose pieces are made there.",
  },
  "formats.*.pieces": { label: "Pieces of this format", definition: "Pieces of the plan, added up." },
  "countries.*.creators": {
    label: "Creators of this country",
    definition: "Creators of the plan, by the country that is known of them.",
  },
  "counts.none": { label: "Creators", definition: "None of the plan fits what was asked." },
  "counts.assumptions": {
    label: "Assumptions",
    definition: "What the brief did not say and was taken for granted.",
  },
  "counts.days": {
    label: "Days",
    definition: "Public holidays, days with a name and your own days of this stretch.",
  },
  "event.daysLeft": { label: "Days left", definition: "Days from today to the first day of it." },
  "pricesKnown.known": { label: "Prices known", definition: "Creators of the plan whose price is known." },
  "pricesKnown.of": { label: "Creators in the plan", definition: "Creators that the solver chose." },
  "plan.version": { label: "Version", definition: "The version of the plan that this was written from." },
  "hours.*.posts": {
    label: "Own posts",
    definition: "Posts of this platform whose hour and views are known.",
  },
  postsNeeded: {
    label: "Posts needed",
    definition: "Fewer posts of a platform than these say no hour.",
  },
  "campaigns.total": { label: "Campaigns", definition: "Campaigns that fit what was asked." },
  "campaigns.of": {
    label: "All campaigns",
    definition: "All campaigns of this workspace, drafts with them.",
  },
  "posts.total": { label: "Posts", definition: "Posts of campaigns that fit what was asked, each once." },
  "posts.views": { label: "Views", definition: "Views of these posts, as they were read last, added up." },
  "posts.undated": {
    label: "Without a day",
    definition: "Posts of campaigns of which nobody noted the day.",
  },
  "work.all": { label: "Looked at", definition: "What was looked at, with what is not known of it." },
  "work.known": { label: "Known", definition: "How many of them have a value; the others add nothing." },
  "work.unknown": { label: "Not known", definition: "How many of them have no value that is known." },
  "work.otherCurrency": {
    label: "Another currency",
    definition: "Rows in another currency than most; amounts are never mixed.",
  },
  "work.sums.*": { label: "Sum", definition: "What is known, added up; each currency for itself." },
  "work.total": { label: "All together", definition: "What is known, added up." },
  "work.rate": {
    label: "Over all",
    definition: "Cost divided by what it brought, over all whose both are known.",
  },
  "work.percent": { ...ofMetric("er.views"), isPercent: true },
  "work.ratio": RETURN,
  "work.mean": { label: "On average", definition: "The sum divided by how many are known." },
  "work.meanValue": { label: "On average", definition: "The sum divided by how many are known." },
  "work.cost": ofMetric("cost"),
  "work.budget": { label: "Budget", definition: "As the campaign has it." },
  "work.left": { label: "Budget left", definition: "The budget of the campaign less what it costs so far." },
  "open.all": { label: "Open payments", definition: "Payments that are recorded as open." },
  "open.sums.*": {
    label: "Open",
    definition: "Payments that are recorded as open, added up, with VAT where that is known.",
  },
  "campaign.creators": { label: "Creators", definition: "Creators of the campaign who have not declined." },
  "rows.*.value": { label: "Figure", definition: "What was asked for, as it is stored." },
  "rows.*.percent": { ...ofMetric("er.views"), isPercent: true },
  "rows.*.ratio": RETURN,
  "workers.undated": {
    label: "Without a day",
    definition: "Creators of whom the brand is known, but not the day, so that no stretch of days has them.",
  },
  "workers.unknown": {
    label: "No brand known",
    definition:
      "Creators of whom no deal, post or list names any brand: they may have worked for it as well.",
  },
  "workers.total": {
    label: "Creators",
    definition: "Creators of whom a deal, a post or a list names the brand.",
  },
};

function ofMetric(id: MetricId): NamedFigure {
  const { label, definition, formula } = metricDefinition(id);
  return { label, definition: `${definition} Formula: ${formula}.` };
}
