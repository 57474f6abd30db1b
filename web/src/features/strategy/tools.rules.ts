import { Assumption, Brief, Certificate, PlanCost, PlanRisk } from "@app/contract/strategy-plan";
import { Money } from "@app/contract/money";
import * as z from "zod/mini";
import { formatCount, formatMoney, formatTotal } from "#/lib/format.ts";
import type { ToolPart } from "./thread.rules.ts";

const TITLES: Readonly<Record<string, string>> = {
  parse_brief: "Read the brief",
  search_creators: "Searched creators",
  optimise_plan: "Chose creators with the solver",
  change_plan: "Solved again",
  forecast_plan: "Forecast the campaign",
  check_risks: "Checked the risks",
  explain_creator: "Asked the solver about a creator",
  create_collection: "Saved as a collection",
  create_campaign: "Made a campaign",
};

export function titleOf(name: string): string {
  return TITLES[name] ?? name;
}

export const BriefOutput = z.object({
  problem: z.nullable(z.string()),
  brief: z.nullable(Brief),
  assumptions: z.array(Assumption),
  unparsed: z.array(z.string()),
});
export const SearchOutput = z.object({
  total: z.int(),
  withPrice: z.int(),
  withViews: z.int(),
  platforms: z.array(z.object({ platform: z.string(), count: z.int() })),
});
export const PlanOutput = z.object({
  version: z.int(),
  status: z.string(),
  counts: z.object({ creators: z.int() }),
  totals: z.object({ cost: z.nullable(Money), reach: z.nullable(z.int()) }),
  certificate: z.nullable(Certificate),
  picks: z.array(
    z.object({
      creatorId: z.string(),
      platform: z.string(),
      handle: z.string(),
      cost: PlanCost,
      reach: z.int(),
      pieces: z.int(),
    }),
  ),
  conflict: z.array(z.string()),
});
export const RisksOutput = z.object({ risks: z.array(PlanRisk) });
const ForecastOutput = z.object({ pieces: z.int() });
const Saved = z.object({ name: z.string(), url: z.string() });
const Explained = z.object({ handle: z.string(), isIn: z.boolean() });

type Summarise = (output: unknown) => string | undefined;

const SUMMARIES: Readonly<Record<string, Summarise>> = {
  parse_brief: (output) => {
    const read = BriefOutput.safeParse(output).data;
    return (
      read &&
      (read.brief
        ? `${read.assumptions.length} assumed, ${read.unparsed.length} not understood`
        : "Nothing to plan in it")
    );
  },
  search_creators: (output) => {
    const found = SearchOutput.safeParse(output).data;
    return found && `${formatTotal(found.total)} creators, ${formatTotal(found.withPrice)} with a price`;
  },
  optimise_plan: summaryOfPlan,
  change_plan: summaryOfPlan,
  forecast_plan: (output) => {
    const forecast = ForecastOutput.safeParse(output).data;
    return forecast && `${formatTotal(forecast.pieces)} pieces`;
  },
  check_risks: (output) => {
    const found = RisksOutput.safeParse(output).data;
    return found && `${formatTotal(found.risks.length)} to know`;
  },
  explain_creator: (output) => {
    const found = Explained.safeParse(output).data;
    return found && `@${found.handle} is ${found.isIn ? "in" : "not in"} the plan`;
  },
  create_collection: (output) => Saved.safeParse(output).data?.name,
  create_campaign: (output) => Saved.safeParse(output).data?.name,
};

/** One line about what a tool found; empty while it runs. */
export function summaryOf({ name, output }: ToolPart): string {
  return SUMMARIES[name]?.(output) ?? "";
}

function summaryOfPlan(output: unknown): string | undefined {
  const plan = PlanOutput.safeParse(output).data;
  if (!plan) return undefined;
  if (plan.status === "infeasible") return "No plan keeps all rules";
  const { certificate, counts, totals } = plan;
  const of = certificate ? ` of ${formatTotal(certificate.candidates)}` : "";
  return `${formatTotal(counts.creators)}${of}, ${formatMoney(totals.cost)}, ${formatCount(totals.reach)} people`;
}

/** Where what a tool made can be opened. */
export function linkOf({ output }: ToolPart): { name: string; url: string } | null {
  return Saved.safeParse(output).data ?? null;
}
