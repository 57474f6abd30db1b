import { wholeUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { formatWord, piecesText } from "@app/contract/strategy/pieces";
import { confidenceText } from "@app/contract/strategy/plan-confidence";
import type { Strategy } from "@app/contract/strategy/schemas";
import { saveWorkbook } from "#/lib/api/workbook.ts";
import type { Cell, Sheet } from "#/lib/api/workbook.ts";

export function savePlan(fileName: string, strategy: Strategy): Promise<void> {
  return saveWorkbook(fileName, () => planSheets(strategy));
}

/** The plan as sheets of a workbook, with figures as numbers: what it is, who is in it, when, and what to know. */
export function planSheets(strategy: Strategy): Sheet[] {
  const { picks, calendar, risks, assumptions } = strategy.plan;
  const sheets: Sheet[] = [
    { name: "Plan", rows: planRows(strategy) },
    { name: "Creators", rows: [CREATORS, ...picks.map(creatorRow)] },
    {
      name: "Calendar",
      rows: [
        ["Date", "Time", "Time zone", "Creator", "Platform", "Piece", "Draft due", "Why this day", "Notes"],
        ...calendar.map((entry) => [
          entry.date,
          entry.time,
          entry.timeZone ?? null,
          `@${entry.handle}`,
          entry.platform,
          formatWord(entry.deliverable, 1),
          entry.draftDue ?? null,
          entry.why,
          entry.notes?.join(" ") ?? null,
        ]),
      ],
    },
    {
      name: "Risks",
      rows: [
        ["Severity", "Rule", "What to know"],
        ...risks.map(({ severity, rule, detail }) => [severity, rule, detail]),
      ],
    },
    {
      name: "Assumptions",
      rows: [["Of", "Assumed", "Why"], ...assumptions.map(({ slot, value, why }) => [slot, value, why])],
    },
  ];
  return sheets.filter(({ rows }) => rows.length > 1);
}

function planRows({ name, version, plan }: Strategy): Cell[][] {
  const { brief, totals, forecast, certificate, pricesKnown } = plan;
  const rows: [label: string, value: Cell, unit?: string | undefined][] = [
    ["Plan", name],
    ["Version", version],
    ["How good it is", confidenceText(plan)],
    ["Product", brief.product],
    ["Markets", brief.markets.join(", ")],
    ["Platforms", brief.platforms.join(", ")],
    ["Begins", brief.flight.from],
    ["Ends", brief.flight.to],
    ["Budget", ...moneyCells(brief.budget)],
    ["Cost", ...moneyCells(totals.cost)],
    ["Creators", plan.picks.length],
    ["People reached", forecast?.reach?.p50 ?? totals.reach, "most likely"],
    ["People reached, low", forecast?.reach?.p10 ?? null, "one of ten campaigns ends below"],
    ["People reached, high", forecast?.reach?.p90 ?? null, "one of ten campaigns ends above"],
    ["Views", forecast?.views?.p50 ?? null, "most likely"],
    ["Prices known", pricesKnown?.known ?? null, pricesKnown && `of ${pricesKnown.of}`],
    ["Below the proved limit", certificate?.gapPercent ?? null, "%"],
    ...(plan.unmet ?? []).map(({ words }): [string, Cell] => ["Not kept", words]),
    ...plan.unparsed.map((words): [string, Cell] => ["Not understood", words]),
  ];
  return [
    ["Of the plan", "Value", "Unit"],
    ...rows.map(([label, value, unit]) => [label, value, unit ?? null]),
  ];
}

const CREATORS: Cell[] = [
  "Handle",
  "Platform",
  "Name",
  "Pieces",
  "Cost",
  "Currency",
  "Price is",
  "Cost, low",
  "Cost, high",
  "Price from",
  "People added",
  "Views, likely",
  "Followers",
  "Women, %",
  "Why",
];

function creatorRow(pick: Strategy["plan"]["picks"][number]): Cell[] {
  const { cost, measures } = pick;
  const whole = (amount: number | undefined) =>
    cost && amount !== undefined ? wholeUnits({ amount, currency: cost.currency }) : null;
  return [
    `@${pick.handle}`,
    pick.platform,
    pick.name,
    piecesText(pick.deliverables),
    whole(cost?.amount),
    cost?.currency ?? null,
    cost ? (cost.basis ?? "known") : null,
    whole(cost?.low),
    whole(cost?.high),
    cost?.from ?? null,
    pick.reach,
    pick.views?.p50 ?? null,
    measures?.followers ?? null,
    measures?.female ?? null,
    pick.why.join(" "),
  ];
}

function moneyCells(money: Money | null): [amount: Cell, currency?: string] {
  return money ? [wholeUnits(money), money.currency] : [null];
}
