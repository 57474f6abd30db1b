import { formatAmount, formatMoney, formatTotal, plural } from "@app/contract/formats";
import { HOME_DAYS, HOME_FIGURES } from "@app/contract/home/schemas";
import { metricSource } from "@app/contract/metrics";
import { CAMPAIGN_POSTS } from "@app/contract/reports/sources";
import type { ReportFigure } from "@app/contract/reports/figure";
import type { MoneyFigures } from "@app/contract/results/figures";
import type { CampaignUnderWay } from "#/campaigns/index.ts";
import type { FirstChecks } from "#/content-checks/index.ts";
import type { CreatorTotals } from "#/discovery/index.ts";
import { dealsTogether, resultFigures } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";
import { totalFigures } from "./home-totals.rules.ts";
import type { HomeFigureDraft } from "./home-totals.rules.ts";

/** All that the figures of the home page are made from. */
export interface HomeInputs {
  totals: CreatorTotals;
  /** Campaigns that run or ran in the last days, each with what came of it. */
  underWay: readonly (Pick<CampaignUnderWay, "campaign"> & { deals: readonly CampaignDeal[] })[];
  firstChecks: FirstChecks;
  /** Of the workspace: amounts in others are never added to it. */
  currency: string;
  isSample: boolean;
  takenAt: Date;
}

/** What came out first, then what is planned, then who is there: the first few that are known. */
export function homeFigures(inputs: HomeInputs): ReportFigure[] {
  const { isSample, takenAt, currency, totals } = inputs;
  if (totals.creators === 0 && inputs.underWay.length === 0 && inputs.firstChecks.checked === 0) return [];
  const came = resultFigures(dealsTogether(inputs.underWay.flatMap(({ deals }) => deals)));
  const drafts = [
    viewsFigure(came),
    engagementFigure(came),
    costPer1000Figure(came, currency),
    firstChecksFigure(inputs.firstChecks),
    costFigure(inputs),
    ...totalFigures(totals, currency),
  ];
  const figures = drafts.filter(({ value }) => value !== null).slice(0, HOME_FIGURES);
  return figures.map(({ source, ...figure }) => ({
    ...figure,
    currency: figure.unit === "money" ? currency : null,
    source: {
      ...source,
      asOf: takenAt.toISOString(),
      source: isSample ? `${source.source} (sample data, invented)` : source.source,
    },
  }));
}

type Came = ReturnType<typeof resultFigures>;

const CAMPAIGNS = `Campaigns that run or ran in the last ${HOME_DAYS} days`;

function viewsFigure({ posts, views }: Came): HomeFigureDraft {
  return {
    id: "views",
    label: "Views",
    value: views.value,
    unit: "count",
    note: posts === 0 ? `No campaign post in ${HOME_DAYS} days` : plural(posts, "campaign post"),
    source: {
      metric: "home.views",
      label: "Views",
      definition: `Views of campaigns that run or ran in the last ${HOME_DAYS} days. ${CAMPAIGN_POSTS}`,
      inputs: [
        { label: "Campaign posts", value: formatTotal(posts) },
        { label: "Posts without a view count", value: formatTotal(posts - views.known) },
      ],
      sample: plural(views.known, "post"),
      source: CAMPAIGNS,
    },
  };
}

function engagementFigure({ engagementRate, views }: Came): HomeFigureDraft {
  const { value, known } = engagementRate;
  return {
    id: "engagement",
    label: "Engagement by views",
    value,
    unit: "percent",
    note: known === 0 ? "No post with views and likes" : plural(known, "campaign post"),
    source: {
      ...metricSource("er.views"),
      inputs: [
        { label: "Campaign posts with views and likes", value: formatTotal(known) },
        { label: "Views of all campaign posts", value: formatTotal(views.value) },
      ],
      sample: plural(known, "post"),
      source: CAMPAIGNS,
    },
  };
}

function costPer1000Figure({ money, views }: Came, currency: string): HomeFigureDraft {
  const own = inCurrency(money, currency);
  return {
    id: "cpm",
    label: "Cost per 1,000 views",
    value: own?.cpm ?? null,
    unit: "money",
    note: typeof own?.cpm === "number" ? plural(own.deals, "creator") : "Needs a cost and posts with views",
    source: {
      ...metricSource("cpm"),
      inputs: [
        { label: "Cost of all creators", value: formatAmount(own?.cost, currency) },
        { label: "Views of all campaign posts", value: formatTotal(views.value) },
      ],
      sample: plural(own?.deals ?? 0, "creator"),
      source: CAMPAIGNS,
      note: `Stands on the creators whose cost and views are known; costs in other currencies than ${currency} are left out.`,
    },
  };
}

function inCurrency(money: readonly MoneyFigures[], currency: string): MoneyFigures | null {
  return money.find((one) => one.currency === currency) ?? null;
}

function firstChecksFigure({ checked, passed }: FirstChecks): HomeFigureDraft {
  return {
    id: "first-checks",
    label: "Passed at first check",
    value: checked === 0 ? null : (passed / checked) * 100,
    unit: "share",
    note:
      checked === 0 ? `No draft checked in ${HOME_DAYS} days` : `${passed} of ${plural(checked, "draft")}`,
    source: {
      metric: "home.first_checks",
      label: "Passed at first check",
      definition: `Drafts of the last ${HOME_DAYS} days whose first check had no failed answer, a person’s answer counted before the machine’s. What was not checked does not count as failed.`,
      inputs: [
        { label: "Drafts checked for the first time", value: formatTotal(checked) },
        { label: "Without a failed answer", value: formatTotal(passed) },
      ],
      sample: plural(checked, "draft"),
      source: "Content checks of this workspace",
    },
  };
}

function costFigure({ underWay, currency }: HomeInputs): HomeFigureDraft {
  const active = underWay.filter(({ campaign }) => campaign.status === "active");
  const deals = dealsTogether(active.flatMap((one) => one.deals));
  const own = inCurrency(resultFigures(deals).money, currency);
  const budgets = active.flatMap(({ campaign: { budget } }) =>
    budget?.currency === currency ? budget.amount : [],
  );
  const budget = budgets.length > 0 ? { amount: budgets.reduce((sum, one) => sum + one, 0), currency } : null;
  return {
    id: "cost",
    label: "Cost of running campaigns",
    value: own?.cost ?? null,
    unit: "money",
    note:
      active.length === 0 ? "No campaign is running" : budget ? `of ${formatMoney(budget)}` : "No budget set",
    source: {
      ...metricSource("cost"),
      label: "Cost of running campaigns",
      inputs: [
        { label: "Running campaigns", value: formatTotal(active.length) },
        { label: `Creators with a cost in ${currency}`, value: formatTotal(own?.deals ?? 0) },
        {
          label: "Creators whose cost is not known or in another currency",
          value: formatTotal(deals.length - (own?.deals ?? 0)),
        },
        { label: "Budgets together", value: formatMoney(budget) },
      ],
      sample: plural(own?.deals ?? 0, "creator"),
      source: "Fees and payments of the running campaigns",
    },
  };
}
