import { nameOf } from "../../place-names.ts";
import { platformLabel } from "../../platforms.ts";
import { MarketDays, MetricDefinitions, PlanFacts } from "../findings/plan-findings.ts";
import { countCell, creatorCell, dayCell, moneyCell, totalCell } from "./card-table.ts";
import type { CardTable } from "./card-table.ts";
import { formatDate, formatRange, UNKNOWN } from "../../formats.ts";

type Draw = (output: unknown, seesPrices: boolean) => CardTable | null;

/** The tables of answers about the plan, days and definitions, by the tool that found them. */
export const PLAN_CARDS: Readonly<Record<string, Draw>> = {
  "tool-plan_facts": (output, seesPrices) => {
    const facts = PlanFacts.safeParse(output).data;
    if (!facts || facts.picks.length === 0) return null;
    if (facts.about === "risks") return facts.risks.length > 0 ? risksTable(facts) : null;
    if (facts.about === "assumptions") return facts.assumptions.length > 0 ? assumptionsTable(facts) : null;
    return planTable(facts, seesPrices);
  },
  "tool-market_days": (output) => {
    const found = MarketDays.safeParse(output).data;
    return found && found.event === null && found.days.length > 0 ? daysTable(found) : null;
  },
  "tool-define_metric": (output) => {
    const found = MetricDefinitions.safeParse(output).data;
    const rows = found?.rows.filter(({ formula }) => formula !== null) ?? [];
    return rows.length > 0 ? formulaTable(rows) : null;
  },
};

function planTable({ picks, plan }: PlanFacts, seesPrices: boolean): CardTable {
  return {
    title: plan ? `The plan, version ${plan.version}` : "The plan",
    columns: [
      { name: "Creator" },
      { name: "Platform" },
      { name: "Country" },
      ...(seesPrices ? [{ name: "Cost", isNumeric: true }] : []),
      { name: "People added", isNumeric: true },
      { name: "Pieces", isNumeric: true },
      { name: "First live", isNumeric: true },
    ],
    rows: picks.map((pick, index) => ({
      key: pick.creatorId,
      cells: [
        creatorCell(pick),
        { text: platformLabel(pick.platform) },
        { text: pick.country === null ? UNKNOWN : nameOf("region", pick.country) },
        ...(seesPrices ? [moneyCell(pick.cost, `picks.${index}.cost`)] : []),
        countCell(pick.reach, `picks.${index}.reach`),
        totalCell(pick.pieces, `picks.${index}.pieces`),
        dayCell(pick.firstDay),
      ],
    })),
  };
}

const SEVERITY = { high: "High", medium: "Medium", low: "Low" } as const;

function risksTable({ risks }: PlanFacts): CardTable {
  return {
    title: "To know before you start",
    columns: [{ name: "Weight" }, { name: "What" }],
    rows: risks.map(({ severity, detail }, index) => ({
      key: String(index),
      cells: [{ text: SEVERITY[severity] }, { text: detail }],
    })),
  };
}

function assumptionsTable({ assumptions }: PlanFacts): CardTable {
  return {
    title: "What was assumed",
    columns: [{ name: "Assumed" }, { name: "Why" }],
    rows: assumptions.map(({ value, why }, index) => ({
      key: String(index),
      cells: [{ text: value }, { text: why }],
    })),
  };
}

function daysTable({ days, market, from, to, hours, timeZone }: MarketDays): CardTable {
  const hasQuiet = days.some(({ isQuiet }) => isQuiet);
  const where = market === null ? "Days" : `Days in ${nameOf("region", market)}`;
  return {
    title: `${where}, ${formatRange(formatDate(from, "UTC"), formatDate(to, "UTC"))}`,
    columns: [{ name: "Day" }, { name: "What" }, ...(hasQuiet ? [{ name: "For pieces" }] : [])],
    rows: days.map(({ day, names, isQuiet }) => ({
      key: day,
      cells: [
        dayCell(day),
        { text: names.join("; ") },
        ...(hasQuiet ? [{ text: isQuiet ? "Nothing goes live" : "" }] : []),
      ],
    })),
    ...(hours.length > 0 && { note: `Hours are by the clocks of ${timeZone}.` }),
  };
}

function formulaTable(rows: MetricDefinitions["rows"]): CardTable {
  return {
    title: "As the glossary in Help has it",
    columns: [{ name: "Figure" }, { name: "Formula" }],
    rows: rows.map(({ id, label, formula }) => ({
      key: id,
      cells: [{ text: label }, { text: formula ?? UNKNOWN }],
    })),
  };
}
