import type { ReportContent } from "@app/contract/reports";

/** The same report without any amount of money: figures and charts of money go, fees become unknown. */
export function withoutPrices(content: ReportContent): ReportContent {
  return {
    ...content,
    figures: content.figures.filter((figure) => figure.unit !== "money"),
    charts: content.charts.filter((chart) => chart.unit !== "money"),
    creators: content.creators.map((creator) => ({ ...creator, fee: null, costPer1000: null })),
    method: content.method.filter(({ term }) => term !== COST_TERM),
    pricesHidden: true,
  };
}

/** The line of the method that tells how fees were added up. */
export const COST_TERM = "Cost";
