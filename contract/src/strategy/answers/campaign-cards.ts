import { CAMPAIGN_STATUS_LABELS } from "../../campaigns/list.ts";
import { platformLabel } from "../../platforms.ts";
import {
  BrandWork,
  CampaignOutcome,
  CampaignsCounted,
  CreatorOutcome,
  PostsCounted,
  WorkDue,
} from "../findings/campaign-findings.ts";
import { WorkFound } from "../findings/work-findings.ts";
import { workFiguresTable } from "./work-card.ts";
import {
  campaignCell,
  countCell,
  creatorCell,
  dayCell,
  moneyCell,
  percentCell,
  totalCell,
} from "./card-table.ts";
import type { CardCell, CardTable } from "./card-table.ts";
import type { Say } from "./phrases.ts";
import { formatCount, formatDate, formatRange, formatTotal } from "../../formats.ts";

type Draw = (output: unknown, seesPrices: boolean, say: Say) => CardTable | null;

/** The tables of answers about campaigns, by the tool that found them; null where there is nothing to draw. */
export const CAMPAIGN_CARDS: Readonly<Record<string, Draw>> = {
  "tool-campaign_results": (output, seesPrices, say) => {
    const found = CampaignOutcome.safeParse(output).data;
    return found?.campaign && found.rows.length > 0 ? resultsTable(found, seesPrices, say) : null;
  },
  "tool-creator_results": (output, seesPrices, say) => {
    const found = CreatorOutcome.safeParse(output).data;
    return found && found.rows.length > 0 ? creatorTable(found, seesPrices, say) : null;
  },
  "tool-due_work": (output, seesPrices, say) => {
    const found = WorkDue.safeParse(output).data;
    return found && found.rows.length > 0 ? dueTable(found, seesPrices, say) : null;
  },
  "tool-count_campaigns": (output, _seesPrices, say) => {
    const found = CampaignsCounted.safeParse(output).data;
    return found && found.rows.length > 0 ? campaignsTable(found, say) : null;
  },
  "tool-count_posts": (output, _seesPrices, say) => {
    const found = PostsCounted.safeParse(output).data;
    return found && found.rows.length > 0 ? postsTable(found, say) : null;
  },
  "tool-work_figures": (output, seesPrices, say) => {
    const found = WorkFound.safeParse(output).data;
    return found && found.rows.length > 1 ? workFiguresTable(found, seesPrices, say) : null;
  },
  "tool-worked_with": (output, _seesPrices, say) => {
    const found = BrandWork.safeParse(output).data;
    return found && found.rows.length > 0 ? workTable(found, say) : null;
  },
};

function resultsTable(found: CampaignOutcome, seesPrices: boolean, say: Say): CardTable {
  const { campaign, forecast, rows } = found;
  const isPlanned = rows.some(({ expected }) => expected !== null);
  return {
    title: campaign?.name ?? say("Campaign"),
    columns: [
      { name: say("Creator") },
      { name: say("Views"), isNumeric: true },
      ...(isPlanned
        ? [
            { name: say("Expected"), isNumeric: true },
            { name: say("Against plan"), isNumeric: true },
          ]
        : []),
      ...(seesPrices
        ? [
            { name: say("Cost"), isNumeric: true },
            { name: say("Per 1,000 views"), isNumeric: true },
          ]
        : []),
    ],
    rows: rows.map((row, index) => ({
      key: row.creatorId,
      cells: [
        creatorCell(row),
        countCell(row.views, `rows.${index}.views`, say),
        ...(isPlanned
          ? [
              countCell(row.expected, `rows.${index}.expected`, say),
              percentCell(row.deviation, `rows.${index}.deviation`, say),
            ]
          : []),
        ...(seesPrices
          ? [moneyCell(row.cost, `rows.${index}.cost`, say), moneyCell(row.cpm, `rows.${index}.cpm`, say)]
          : []),
      ],
    })),
    ...(forecast && {
      note: say(
        "The plan expected {0} views of all pieces.",
        formatRange(formatCount(forecast.p10, 2, say.locale), formatCount(forecast.p90, 2, say.locale)),
      ),
    }),
  };
}

function creatorTable({ handle, rows }: CreatorOutcome, seesPrices: boolean, say: Say): CardTable {
  return {
    title: say("Work with {0}", `@${handle}`),
    columns: [
      { name: say("Campaign") },
      { name: say("Views"), isNumeric: true },
      { name: say("Orders"), isNumeric: true },
      ...(seesPrices
        ? [
            { name: say("Sales"), isNumeric: true },
            { name: say("Cost"), isNumeric: true },
          ]
        : []),
    ],
    rows: rows.map((row, index) => ({
      key: row.campaignId ?? "none",
      cells: [
        campaignCell(row.campaign ?? say("Outside of campaigns"), row.campaignId),
        countCell(row.views, `rows.${index}.views`, say),
        countCell(row.orders, `rows.${index}.orders`, say),
        ...(seesPrices
          ? [
              moneyCell(row.revenue, `rows.${index}.revenue`, say),
              moneyCell(row.cost, `rows.${index}.cost`, say),
            ]
          : []),
      ],
    })),
  };
}

const KIND_NAMES: Readonly<Record<WorkDue["rows"][number]["kind"], string>> = {
  drafts: "Draft",
  posts: "Post",
  payments: "Payment",
  prices: "Fee",
};

/** An invoice by its number, and what is missing in words of ours; a draft is called as the team calls it. */
function whatText({ kind, what, invoice }: WorkDue["rows"][number], say: Say): string {
  if (typeof invoice === "string") return say("Invoice {0}", invoice);
  return kind === "payments" || kind === "prices" ? say(what) : what;
}

function dueTable({ rows, due }: WorkDue, seesPrices: boolean, say: Say): CardTable {
  const hasAmounts = seesPrices && rows.some(({ amount }) => amount !== null);
  return {
    title: say(due.all === 1 ? "Due: {0} thing" : "Due: {0} things", formatTotal(due.all, say.locale)),
    columns: [
      { name: say("What") },
      { name: say("Creator") },
      { name: say("Campaign") },
      { name: say("Day"), isNumeric: true },
      { name: say("State") },
      ...(hasAmounts ? [{ name: say("Amount"), isNumeric: true }] : []),
    ],
    rows: rows.map((row, index) => ({
      key: `${index} ${row.kind}`,
      cells: [
        { text: `${say(KIND_NAMES[row.kind])}: ${whatText(row, say)}` },
        { text: row.creator },
        campaignCell(row.campaign, row.campaignId),
        dayCell(row.day),
        { text: say(row.isLate ? "Late" : row.kind === "prices" ? "Missing" : "Due") },
        ...(hasAmounts ? [amountCell(row, index, say)] : []),
      ],
    })),
  };
}

/** Only a payment has an amount. */
function amountCell({ kind, amount }: WorkDue["rows"][number], index: number, say: Say): CardCell {
  return kind === "payments" ? moneyCell(amount, `rows.${index}.amount`, say) : { text: "" };
}

function campaignsTable({ rows }: CampaignsCounted, say: Say): CardTable {
  return {
    title: say("Campaigns: {0}", String(rows.length)),
    columns: [
      { name: say("Campaign") },
      { name: say("Status") },
      { name: say("From"), isNumeric: true },
      { name: say("Until"), isNumeric: true },
      { name: say("Creators"), isNumeric: true },
      { name: say("Late drafts"), isNumeric: true },
    ],
    rows: rows.map((row, index) => ({
      key: row.campaignId,
      cells: [
        campaignCell(row.name, row.campaignId),
        { text: say(CAMPAIGN_STATUS_LABELS[row.status]) },
        dayCell(row.startsOn),
        dayCell(row.endsOn),
        totalCell(row.creators, `rows.${index}.creators`, say),
        totalCell(row.late, `rows.${index}.late`, say),
      ],
    })),
  };
}

function postsTable({ rows, posts, days }: PostsCounted, say: Say): CardTable {
  const stretch = days ? `, ${formatRange(formatDate(days.from, "UTC"), formatDate(days.to, "UTC"))}` : "";
  return {
    title: `${say("Posts: {0} of {1}", String(rows.length), String(posts.total))}${stretch}`,
    columns: [
      { name: say("Creator") },
      { name: say("Post") },
      { name: say("Campaign") },
      { name: say("Day"), isNumeric: true },
      { name: say("Views"), isNumeric: true },
    ],
    rows: rows.map((row, index) => ({
      key: String(index),
      cells: [
        creatorCell(row),
        { text: `${platformLabel(row.platform)} ${row.format}` },
        campaignCell(row.campaign, null),
        dayCell(row.day),
        countCell(row.views, `rows.${index}.views`, say),
      ],
    })),
  };
}

const EVIDENCE: Readonly<Record<BrandWork["rows"][number]["how"], string>> = {
  deal: "Own deal",
  paid_post: "Paid post",
  post: "A post names it",
  list: "Your list",
};

function workTable({ rows }: BrandWork, say: Say): CardTable {
  return {
    title: say("Who worked for whom"),
    columns: [
      { name: say("Creator") },
      { name: say("Brand") },
      { name: say("Known from") },
      { name: say("Last day"), isNumeric: true },
    ],
    rows: rows.map((row, index) => ({
      key: String(index),
      cells: [
        creatorCell(row),
        { text: row.brand },
        { text: [say(EVIDENCE[row.how]), ...(row.campaign === null ? [] : [row.campaign])].join(": ") },
        dayCell(row.day),
      ],
    })),
    note: say(
      "What no deal, post or list tells is not known here. A post that names a brand need not be paid.",
    ),
  };
}
