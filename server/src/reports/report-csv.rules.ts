import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { decimalText } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { forecastWords } from "@app/contract/reports/forecast";
import { creatorCost } from "@app/contract/reports/sources";
import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import type { ReportFigure } from "@app/contract/reports/figure";
import type { CsvValue } from "#/platform/csv.ts";

/** What a cell says where nobody knows the value. */
const UNKNOWN = "NA";

/**
 * A report as rows for a spreadsheet: figures with their definition, sample, date and source, then the creators,
 * then the checks. Numbers stand plain so that they can be reckoned with; unknown is NA.
 */
export function reportRows(title: string, content: ReportContent): CsvValue[][] {
  const { campaign } = content;
  return [
    ["Report", title],
    ["Campaign", campaign.name],
    ["Days", campaign.startsOn ?? UNKNOWN, campaign.endsOn ?? UNKNOWN],
    ["Data of", content.takenAt],
    [],
    ["Figure", "Value", "Unit", "Target", "Note", "Definition", "Inputs", "Sample", "Date", "Source"],
    ...content.figures.map(figureRow),
    [],
    ...creatorRows(content),
    [],
    ...forecastRows(content),
    ["Check", "Passed", "Failed", "Not checked"],
    ...content.checks.map((row) => [row.label, row.passed, row.failed, row.unknown]),
    [],
    ...content.method.map(({ term, text }) => [term, text]),
  ];
}

function forecastRows({ forecast }: ReportContent): CsvValue[][] {
  if (!forecast) return [];
  return [
    ["Forecast", "Views expected from", "Middle", "Views expected to", "Views", "Came out"],
    ...forecast.rows.map((row) => [
      row.name,
      row.expected.p10,
      row.expected.p50,
      row.expected.p90,
      row.views ?? UNKNOWN,
      forecastWords(row),
    ]),
    [],
  ];
}

function figureRow(figure: ReportFigure): CsvValue[] {
  const { definition, inputs, sample, asOf, source } = figure.source;
  return [
    figure.label,
    figureValue(figure),
    figure.currency ?? (figure.unit === "percent" || figure.unit === "share" ? "percent" : "number"),
    figure.target === undefined ? "" : (figure.target ?? UNKNOWN),
    figure.note,
    definition,
    inputs.map(({ label, value }) => `${label}: ${value}`).join("; "),
    sample ?? UNKNOWN,
    asOf ?? UNKNOWN,
    source ?? UNKNOWN,
  ];
}

function figureValue({ value, unit, currency }: ReportFigure): CsvValue {
  if (value === null) return UNKNOWN;
  if (unit !== "money") return Number(value.toFixed(2));
  return currency === null ? UNKNOWN : major({ amount: Math.round(value), currency });
}

function creatorRows({ creators, pricesHidden }: ReportContent): CsvValue[][] {
  const money = pricesHidden
    ? []
    : ["Fee", "Fee currency", "Cost", "Cost currency", "Cost stands on", "Cost per 1,000 views"];
  const head = ["Creator", "Platform", "Handle", "Stage", "Deliverables", "Drafts in", "Approved"];
  return [
    [...head, "Checks passed", "Checks failed", "Posts", "Views", "Engagement percent", ...money],
    ...creators.map((creator) => [
      creator.name,
      PLATFORM_LABELS[creator.platform],
      creator.handle,
      CREATOR_STAGE_LABELS[creator.stage],
      creator.deliverables,
      creator.submitted,
      creator.approved,
      creator.checksPassed,
      creator.checksFailed,
      creator.posts,
      creator.views ?? UNKNOWN,
      creator.engagement === null ? UNKNOWN : Number(creator.engagement.toFixed(2)),
      ...(pricesHidden
        ? []
        : [...amountCells(creator.fee), ...costCells(creator), major(creator.costPer1000)]),
    ]),
  ];
}

function amountCells(money: Money | null): CsvValue[] {
  return [major(money), money?.currency ?? UNKNOWN];
}

function costCells(creator: ReportCreator): CsvValue[] {
  return [...amountCells(creatorCost(creator)), creator.costBasis ?? UNKNOWN];
}

function major(money: Money | null): CsvValue {
  return money ? decimalText(money) : UNKNOWN;
}
