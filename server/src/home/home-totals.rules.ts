import { formatTotal, plural } from "@app/contract/formats";
import { HOME_DAYS } from "@app/contract/home/schemas";
import { metricSource } from "@app/contract/metrics";
import type { ReportFigure } from "@app/contract/reports/figure";
import type { CreatorTotals } from "#/discovery/index.ts";

type Source = Omit<ReportFigure["source"], "asOf">;

/** A figure of the home page before it has its day; money is in the workspace's currency. */
export type HomeFigureDraft = Omit<ReportFigure, "currency" | "source"> & { source: Source };

/** What is known of the creators of a workspace altogether. */
export function totalFigures(totals: CreatorTotals, currency: string): HomeFigureDraft[] {
  return [creatorsFigure(totals), usualEngagementFigure(totals), pricePer1000Figure(totals, currency)];
}

function creatorsFigure({ creators, fresh, withEmail, withPrice }: CreatorTotals): HomeFigureDraft {
  return {
    id: "creators",
    label: "Creators",
    value: creators,
    unit: "total",
    note: `${formatTotal(fresh)} new in ${HOME_DAYS} days`,
    source: {
      metric: "home.creators",
      label: "Creators",
      definition:
        "People, pairs and pages in this workspace, each counted once, however many accounts they have.",
      inputs: [
        { label: `Came in the last ${HOME_DAYS} days`, value: formatTotal(fresh) },
        { label: "With an e-mail", value: formatTotal(withEmail) },
        { label: "With a price", value: formatTotal(withPrice) },
      ],
      sample: null,
      source: "Creators of this workspace",
    },
  };
}

function usualEngagementFigure({
  creators,
  medianEngagement,
  withEngagement,
}: CreatorTotals): HomeFigureDraft {
  return {
    id: "usual-engagement",
    label: "Usual engagement rate",
    value: medianEngagement,
    unit: "percent",
    note: `Middle of ${plural(withEngagement, "creator")}`,
    source: {
      ...metricSource("er.followers"),
      label: "Usual engagement rate",
      inputs: [
        { label: "Creators with a rate", value: formatTotal(withEngagement) },
        { label: "Creators without one", value: formatTotal(creators - withEngagement) },
      ],
      sample: plural(withEngagement, "creator"),
      source: "Creators of this workspace",
      note: "The middle value over all of their accounts: half of these have a higher rate.",
    },
  };
}

function pricePer1000Figure(
  { medianPricePer1000, withPricePer1000 }: CreatorTotals,
  currency: string,
): HomeFigureDraft {
  return {
    id: "price-per-1000",
    label: "Price per 1,000 followers",
    value: medianPricePer1000,
    unit: "money",
    note: withPricePer1000 === 0 ? "No price is known" : `Middle of ${plural(withPricePer1000, "creator")}`,
    source: {
      ...metricSource("price_per_1000_followers"),
      inputs: [
        { label: `Creators with followers and a price in ${currency}`, value: formatTotal(withPricePer1000) },
      ],
      sample: plural(withPricePer1000, "creator"),
      source: "Creators of this workspace",
      note: "The middle value over all of their accounts: for half of these more is asked.",
    },
  };
}
