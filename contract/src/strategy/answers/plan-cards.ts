import { nameOf } from "../../place-names.ts";
import { platformLabel } from "../../platforms.ts";
import { MarketDays, MetricDefinitions, PlanFacts } from "../findings/plan-findings.ts";
import { countCell, creatorCell, dayCell, moneyCell, totalCell } from "./card-table.ts";
import type { CardTable } from "./card-table.ts";
import type { Say } from "./phrases.ts";
import { formatDate, formatRange, UNKNOWN } from "../../formats.ts";

type Draw = (output: unknown, seesPrices: boolean, say: Say) => CardTable | null;

/** The tables of answers about the plan, days and definitions, by the tool that found them. */
export const PLAN_CARDS: Readonly<Record<string, Draw>> = {
  "tool-plan_facts": (output, seesPrices, say) => {
    const facts = PlanFacts.safeParse(output).data;
    if (!facts || facts.picks.length === 0) return null;
    if (facts.about === "risks") return facts.risks.length > 0 ? risksTable(facts, say) : null;
    if (facts.about === "assumptions")
      return facts.assumptions.length > 0 ? assumptionsTable(facts, say) : null;
    return planTable(facts, seesPrices, say);
  },
  "tool-market_days": (output, _seesPrices, say) => {
    const found = MarketDays.safeParse(output).data;
    return found && found.event === null && found.days.length > 0 ? daysTable(found, say) : null;
  },
  "tool-define_metric": (output, _seesPrices, say) => {
    const found = MetricDefinitions.safeParse(output).data;
    const rows = found?.rows.filter(({ formula }) => formula !== null) ?? [];
    return rows.length > 0 ? formulaTable(rows, say) : null;
  },
};

function planTable({ picks, plan }: PlanFacts, seesPrices: boolean, say: Say): CardTable {
  return {
    title: plan ? say("The plan, version {0}", String(plan.version)) : say("The plan"),
    columns: [
      { name: say("Creator") },
      { name: say("Platform") },
      { name: say("Country") },
      ...(seesPrices ? [{ name: say("Cost"), isNumeric: true }] : []),
      { name: say("People added"), isNumeric: true },
      { name: say("Pieces"), isNumeric: true },
      { name: say("First live"), isNumeric: true },
    ],
    rows: picks.map((pick, index) => ({
      key: pick.creatorId,
      cells: [
        creatorCell(pick),
        { text: platformLabel(pick.platform) },
        { text: pick.country === null ? UNKNOWN : nameOf("region", pick.country, say.locale) },
        ...(seesPrices ? [moneyCell(pick.cost, `picks.${index}.cost`, say)] : []),
        countCell(pick.reach, `picks.${index}.reach`, say),
        totalCell(pick.pieces, `picks.${index}.pieces`, say),
        dayCell(pick.firstDay),
      ],
    })),
  };
}

const SEVERITY = { high: "High", medium: "Medium", low: "Low" } as const;

function risksTable({ risks }: PlanFacts, say: Say): CardTable {
  return {
    title: say("To know before you start"),
    columns: [{ name: say("Weight") }, { name: say("What") }],
    rows: risks.map(({ severity, detail }, index) => ({
      key: String(index),
      cells: [{ text: say(SEVERITY[severity]) }, { text: say(detail) }],
    })),
  };
}

function assumptionsTable({ assumptions }: PlanFacts, say: Say): CardTable {
  return {
    title: say("What was assumed"),
    columns: [{ name: say("Assumed") }, { name: say("Why") }],
    rows: assumptions.map(({ value, why }, index) => ({
      key: String(index),
      cells: [{ text: say(value) }, { text: say(why) }],
    })),
  };
}

function daysTable({ days, market, from, to, hours, timeZone }: MarketDays, say: Say): CardTable {
  const hasQuiet = days.some(({ isQuiet }) => isQuiet);
  const where = market === null ? say("Days") : say("Days in {0}", nameOf("region", market, say.locale));
  return {
    title: `${where}, ${formatRange(formatDate(from, "UTC"), formatDate(to, "UTC"))}`,
    columns: [
      { name: say("Day") },
      { name: say("What") },
      ...(hasQuiet ? [{ name: say("For pieces") }] : []),
    ],
    rows: days.map(({ day, names, isQuiet }) => ({
      key: day,
      cells: [
        dayCell(day),
        { text: names.join("; ") },
        ...(hasQuiet ? [{ text: isQuiet ? say("Nothing goes live") : "" }] : []),
      ],
    })),
    ...(hours.length > 0 && { note: say("Hours are by the clocks of {0}.", timeZone) }),
  };
}

function formulaTable(rows: MetricDefinitions["rows"], say: Say): CardTable {
  return {
    title: say("As the glossary in Help has it"),
    columns: [{ name: say("Figure") }, { name: say("Formula") }],
    rows: rows.map(({ id, label, formula }) => ({
      key: id,
      cells: [{ text: label }, { text: formula ?? UNKNOWN }],
    })),
  };
}
