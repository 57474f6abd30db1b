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
import { formatCount, formatDate, formatRange, plural } from "../../formats.ts";

type Draw = (output: unknown, seesPrices: boolean) => CardTable | null;

/** The tables of answers about campaigns, by the tool that found them; null where there is nothing to draw. */
export const CAMPAIGN_CARDS: Readonly<Record<string, Draw>> = {
  "tool-campaign_results": (output, seesPrices) => {
    const found = CampaignOutcome.safeParse(output).data;
    return found?.campaign && found.rows.length > 0 ? resultsTable(found, seesPrices) : null;
  },
  "tool-creator_results": (output, seesPrices) => {
    const found = CreatorOutcome.safeParse(output).data;
    return found && found.rows.length > 0 ? creatorTable(found, seesPrices) : null;
  },
  "tool-due_work": (output, seesPrices) => {
    const found = WorkDue.safeParse(output).data;
    return found && found.rows.length > 0 ? dueTable(found, seesPrices) : null;
  },
  "tool-count_campaigns": (output) => {
    const found = CampaignsCounted.safeParse(output).data;
    return found && found.rows.length > 0 ? campaignsTable(found) : null;
  },
  "tool-count_posts": (output) => {
    const found = PostsCounted.safeParse(output).data;
    return found && found.rows.length > 0 ? postsTable(found) : null;
  },
  "tool-work_figures": (output, seesPrices) => {
    const found = WorkFound.safeParse(output).data;
    return found && found.rows.length > 1 ? workFiguresTable(found, seesPrices) : null;
  },
  "tool-worked_with": (output) => {
    const found = BrandWork.safeParse(output).data;
    return found && found.rows.length > 0 ? workTable(found) : null;
  },
};

function resultsTable(found: CampaignOutcome, seesPrices: boolean): CardTable {
  const { campaign, forecast, rows } = found;
  const isPlanned = rows.some(({ expected }) => expected !== null);
  return {
    title: campaign?.name ?? "Campaign",
    columns: [
      { name: "Creator" },
      { name: "Views", isNumeric: true },
      ...(isPlanned
        ? [
            { name: "Expected", isNumeric: true },
            { name: "Against plan", isNumeric: true },
          ]
        : []),
      ...(seesPrices
        ? [
            { name: "Cost", isNumeric: true },
            { name: "Per 1,000 views", isNumeric: true },
          ]
        : []),
    ],
    rows: rows.map((row, index) => ({
      key: row.creatorId,
      cells: [
        creatorCell(row),
        countCell(row.views, `rows.${index}.views`),
        ...(isPlanned
          ? [
              countCell(row.expected, `rows.${index}.expected`),
              percentCell(row.deviation, `rows.${index}.deviation`),
            ]
          : []),
        ...(seesPrices
          ? [moneyCell(row.cost, `rows.${index}.cost`), moneyCell(row.cpm, `rows.${index}.cpm`)]
          : []),
      ],
    })),
    ...(forecast && {
      note: `The plan expected ${formatRange(formatCount(forecast.p10), formatCount(forecast.p90))} views of all pieces.`,
    }),
  };
}

function creatorTable({ handle, rows }: CreatorOutcome, seesPrices: boolean): CardTable {
  return {
    title: `Work with @${handle}`,
    columns: [
      { name: "Campaign" },
      { name: "Views", isNumeric: true },
      { name: "Orders", isNumeric: true },
      ...(seesPrices
        ? [
            { name: "Sales", isNumeric: true },
            { name: "Cost", isNumeric: true },
          ]
        : []),
    ],
    rows: rows.map((row, index) => ({
      key: row.campaignId ?? "none",
      cells: [
        campaignCell(row.campaign ?? "Outside of campaigns", row.campaignId),
        countCell(row.views, `rows.${index}.views`),
        countCell(row.orders, `rows.${index}.orders`),
        ...(seesPrices
          ? [moneyCell(row.revenue, `rows.${index}.revenue`), moneyCell(row.cost, `rows.${index}.cost`)]
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

function dueTable({ rows, due }: WorkDue, seesPrices: boolean): CardTable {
  const hasAmounts = seesPrices && rows.some(({ amount }) => amount !== null);
  return {
    title: `Due: ${plural(due.all, "thing")}`,
    columns: [
      { name: "What" },
      { name: "Creator" },
      { name: "Campaign" },
      { name: "Day", isNumeric: true },
      { name: "State" },
      ...(hasAmounts ? [{ name: "Amount", isNumeric: true }] : []),
    ],
    rows: rows.map((row, index) => ({
      key: `${index} ${row.kind}`,
      cells: [
        { text: `${KIND_NAMES[row.kind]}: ${row.what}` },
        { text: row.creator },
        campaignCell(row.campaign, row.campaignId),
        dayCell(row.day),
        { text: row.isLate ? "Late" : row.kind === "prices" ? "Missing" : "Due" },
        ...(hasAmounts ? [amountCell(row, index)] : []),
      ],
    })),
  };
}

/** Only a payment has an amount. */
function amountCell({ kind, amount }: WorkDue["rows"][number], index: number): CardCell {
  return kind === "payments" ? moneyCell(amount, `rows.${index}.amount`) : { text: "" };
}

function campaignsTable({ rows }: CampaignsCounted): CardTable {
  return {
    title: `Campaigns: ${rows.length}`,
    columns: [
      { name: "Campaign" },
      { name: "Status" },
      { name: "From", isNumeric: true },
      { name: "Until", isNumeric: true },
      { name: "Creators", isNumeric: true },
      { name: "Late drafts", isNumeric: true },
    ],
    rows: rows.map((row, index) => ({
      key: row.campaignId,
      cells: [
        campaignCell(row.name, row.campaignId),
        { text: CAMPAIGN_STATUS_LABELS[row.status] },
        dayCell(row.startsOn),
        dayCell(row.endsOn),
        totalCell(row.creators, `rows.${index}.creators`),
        totalCell(row.late, `rows.${index}.late`),
      ],
    })),
  };
}

function postsTable({ rows, posts, days }: PostsCounted): CardTable {
  const stretch = days ? `, ${formatRange(formatDate(days.from, "UTC"), formatDate(days.to, "UTC"))}` : "";
  return {
    title: `Posts: ${rows.length} of ${posts.total}${stretch}`,
    columns: [
      { name: "Creator" },
      { name: "Post" },
      { name: "Campaign" },
      { name: "Day", isNumeric: true },
      { name: "Views", isNumeric: true },
    ],
    rows: rows.map((row, index) => ({
      key: String(index),
      cells: [
        creatorCell(row),
        { text: `${platformLabel(row.platform)} ${row.format}` },
        campaignCell(row.campaign, null),
        dayCell(row.day),
        countCell(row.views, `rows.${index}.views`),
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

function workTable({ rows }: BrandWork): CardTable {
  return {
    title: "Who worked for whom",
    columns: [
      { name: "Creator" },
      { name: "Brand" },
      { name: "Known from" },
      { name: "Last day", isNumeric: true },
    ],
    rows: rows.map((row, index) => ({
      key: String(index),
      cells: [
        creatorCell(row),
        { text: row.brand },
        { text: row.campaign === null ? EVIDENCE[row.how] : `${EVIDENCE[row.how]}: ${row.campaign}` },
        dayCell(row.day),
      ],
    })),
    note: "What no deal, post or list tells is not known here. A post that names a brand need not be paid.",
  };
}
