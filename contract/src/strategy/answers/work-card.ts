import { CREATOR_STAGE_LABELS } from "../../campaigns/creators.ts";
import { platformLabel } from "../../platforms.ts";
import type { WorkFigure, WorkFound, WorkRow } from "../findings/work-findings.ts";
import { campaignCell, countCell, creatorCell, dayCell, moneyCell } from "./card-table.ts";
import type { CardCell, CardTable } from "./card-table.ts";
import type { Say } from "./phrases.ts";
import { formatPercent, UNKNOWN } from "../../formats.ts";

const FIGURE_NAMES: Readonly<Record<WorkFigure, string>> = {
  open: "Open",
  paid: "Paid",
  fee: "Fee",
  asked: "Asking price",
  cost: "Cost",
  budget: "Budget",
  left: "Left",
  revenue: "Sales",
  cpm: "Per 1,000 views",
  cpe: "Per interaction",
  costPerOrder: "Per order",
  roas: "Sales per cost",
  engagementRate: "Engagement",
  views: "Views",
  impressions: "Impressions",
  engagements: "Interactions",
  likes: "Likes",
  orders: "Orders",
  posts: "Posts",
  days: "Days",
  team: "Stage",
};

/** Campaigns, creators, posts or payments with the figure that was asked for. */
export function workFiguresTable(found: WorkFound, seesPrices: boolean, say: Say): CardTable {
  const { figure, of, rows, campaign } = found;
  const [hasCreator, hasDay] = [of !== "campaigns", of === "posts" || of === "payments"];
  return {
    title: campaign?.name ?? say("Campaigns"),
    columns: [
      ...(hasCreator ? [{ name: say("Creator") }] : []),
      { name: say("Campaign") },
      ...(of === "posts" ? [{ name: say("Post") }] : []),
      ...(hasDay ? [{ name: say("Day"), isNumeric: true }] : []),
      { name: say(FIGURE_NAMES[figure]), isNumeric: figure !== "team" },
    ],
    rows: rows.map((row, index) => ({
      key: String(index),
      cells: [
        ...(hasCreator ? [creatorCell(row)] : []),
        campaignCell(row.campaign, row.campaignId),
        ...(of === "posts"
          ? [{ text: `${row.platform ? platformLabel(row.platform) : ""} ${row.format ?? ""}` }]
          : []),
        ...(hasDay ? [dayCell(row.day)] : []),
        figure === "team" ? stageCell(row, say) : figureCell(row, index, seesPrices, say),
      ],
    })),
  };
}

function stageCell({ stage }: WorkRow, say: Say): CardCell {
  return { text: stage === null ? UNKNOWN : say(CREATOR_STAGE_LABELS[stage]) };
}

function figureCell(row: WorkRow, index: number, seesPrices: boolean, say: Say): CardCell {
  if (row.amount) return seesPrices ? moneyCell(row.amount, `rows.${index}.amount`, say) : { text: UNKNOWN };
  if (row.percent !== null)
    return { text: formatPercent(row.percent, 2, say.locale), path: `rows.${index}.percent` };
  if (row.ratio !== null) return { text: row.ratio.toFixed(2), path: `rows.${index}.ratio` };
  return countCell(row.value, `rows.${index}.value`, say);
}
