import { SavedPlan } from "@app/contract/strategy";
import {
  BriefReading,
  CreatorCounts,
  CreatorExplanation,
  PlanCard,
  PlanForecast,
  RisksFound,
  TOOL_TITLES,
} from "@app/contract/strategy-tools";
import * as z from "zod/mini";
import { formatCount, formatMoney, formatTotal } from "#/lib/format.ts";
import type { ToolPart } from "./thread.rules.ts";

const TITLES: Readonly<Record<string, string>> = TOOL_TITLES;

export function titleOf({ name, output }: Pick<ToolPart, "name" | "output">): string {
  if (name === "change_plan" && !isUnderstood(output)) return "Read the message";
  return TITLES[name] ?? name;
}

type Summarise = (output: unknown) => string | undefined;

const SUMMARIES: Readonly<Record<string, Summarise>> = {
  parse_brief: (output) => {
    const read = BriefReading.safeParse(output).data;
    return (
      read &&
      (read.brief
        ? [
            ...(read.said ? [`${formatTotal(read.said.length)} said by you`] : []),
            ...(read.unparsed.length > 0 ? [`${formatTotal(read.unparsed.length)} not understood`] : []),
          ].join(", ")
        : "Nothing to plan in it")
    );
  },
  search_creators: (output) => {
    const found = CreatorCounts.safeParse(output).data;
    return found && `${formatTotal(found.total)} creators, ${formatTotal(found.withPrice)} with a price`;
  },
  optimise_plan: summaryOfPlan,
  change_plan: (output) => (isUnderstood(output) ? summaryOfPlan(output) : "Found no change in it"),
  forecast_plan: (output) => {
    const forecast = PlanForecast.safeParse(output).data;
    return forecast && `${formatTotal(forecast.pieces)} pieces`;
  },
  check_risks: (output) => {
    const found = RisksFound.safeParse(output).data;
    return found && `${formatTotal(found.risks.length)} to know`;
  },
  explain_creator: (output) => {
    const found = CreatorExplanation.safeParse(output).data;
    return found && `@${found.handle} is ${found.isIn ? "in" : "not in"} the plan`;
  },
  create_collection: (output) => SavedPlan.safeParse(output).data?.name,
  create_campaign: (output) => SavedPlan.safeParse(output).data?.name,
};

/** One line about what a tool found; empty while it runs. */
export function summaryOf({ name, output }: ToolPart): string {
  return SUMMARIES[name]?.(output) ?? "";
}

const Understood = z.object({ understood: z.boolean() });

/** While a change is being solved, it counts as understood. */
function isUnderstood(output: unknown): boolean {
  return Understood.safeParse(output).data?.understood ?? true;
}

function summaryOfPlan(output: unknown): string | undefined {
  const plan = PlanCard.safeParse(output).data;
  if (!plan) return undefined;
  if (plan.status === "infeasible") return "No plan keeps all rules";
  const { certificate, counts, totals } = plan;
  const of = certificate ? ` of ${formatTotal(certificate.candidates)}` : "";
  return `${formatTotal(counts.creators)}${of},${totals.cost ? ` ${formatMoney(totals.cost)},` : ""} ${formatCount(totals.reach)} people`;
}

/** What a tool made of the plan, with where it can be opened. */
export function madeBy({ output }: Pick<ToolPart, "output">): SavedPlan | null {
  return SavedPlan.safeParse(output).data ?? null;
}
