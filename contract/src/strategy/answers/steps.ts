import {
  BriefReading,
  CreatorCounts,
  CreatorExplanation,
  FactsTold,
  PlanCard,
  PlanForecast,
  RisksFound,
  WhatIf,
} from "../tools.ts";
import { CreatorAverage, CreatorsFound, PriceOfCreator, QueryReading } from "../findings/schemas.ts";
import { SavedPlan } from "../schemas.ts";
import { TOOL_TITLES } from "../tool-titles.ts";
import * as z from "zod/mini";
import { formatCount, formatMoney, formatTotal } from "../../formats.ts";
import type { ToolPart } from "./blocks.ts";
import { filled } from "./phrases.ts";
import type { Say } from "./phrases.ts";

const TITLES: Readonly<Record<string, string>> = TOOL_TITLES;

export function titleOf({ name, output }: Pick<ToolPart, "name" | "output">, say: Say): string {
  if (name === "change_plan" && !isUnderstood(output)) return say("Read the message");
  return say(TITLES[name] ?? name);
}

/** What the tools did, in one sentence: "Read the brief, searched creators, checked the risks". */
export function stepsOf(tools: readonly Pick<ToolPart, "name" | "output">[], say: Say): string {
  // A tool that was asked several times is told once.
  const [first = "", ...rest] = new Set(tools.map((tool) => titleOf(tool, say)));
  return [first, ...rest.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(", ");
}

const Understood = z.object({ understood: z.boolean() });

/** While a change is being solved, it counts as understood. */
function isUnderstood(output: unknown): boolean {
  return Understood.safeParse(output).data?.understood ?? true;
}

/** What a tool made of the plan, with where it can be opened. */
export function madeBy({ output }: Pick<ToolPart, "output">): SavedPlan | null {
  return SavedPlan.safeParse(output).data ?? null;
}

/** Words, or a figure with its place in what the tool found. */
type SummaryPart = string | { value: string; path: string };
/** A phrase, with what stands at its slots. */
type Summary = readonly [phrase: string, ...values: SummaryPart[]];
type Summarise = (output: unknown, say: Say) => Summary | undefined;

const SUMMARIES: Readonly<Record<string, Summarise>> = {
  parse_brief: (output, say) => {
    const read = BriefReading.safeParse(output).data;
    return read && [summaryOfBrief(read, say)];
  },
  search_creators: (output, say) => {
    const found = CreatorCounts.safeParse(output).data;
    return (
      found && [
        found.total === 1 ? "{0} creator, {1} with a price" : "{0} creators, {1} with a price",
        figure("found.total", formatTotal(found.total, say.locale)),
        figure("found.withPrice", formatTotal(found.withPrice, say.locale)),
      ]
    );
  },
  optimise_plan: summaryOfPlan,
  change_plan: (output, say) =>
    isUnderstood(output) ? summaryOfPlan(output, say) : ["Found no change in it"],
  what_if: (output, say) => {
    const tried = WhatIf.safeParse(output).data;
    return tried && (tried.understood ? summaryOfPlan(tried, say) : ["Found nothing to try"]);
  },
  propose_change: (output) => (isUnderstood(output) ? ["Found a change in it"] : ["Found no change in it"]),
  read_fact: (output) => {
    const facts = FactsTold.safeParse(output).data;
    return facts && [facts.told.length > 0 ? "Found a price in it" : "Found no price in it"];
  },
  parse_query: (output) => {
    const read = QueryReading.safeParse(output).data;
    return read && [read.unparsed.length > 0 ? "Not all was understood" : "Understood"];
  },
  find_creators: (output, say) => {
    const found = CreatorsFound.safeParse(output).data;
    return (
      found && [
        "{0} of {1} creators",
        figure("total", formatTotal(found.total, say.locale)),
        figure("creators", formatTotal(found.creators, say.locale)),
      ]
    );
  },
  average_creators: (output, say) => {
    const average = CreatorAverage.safeParse(output).data;
    return (
      average && [
        average.known === 1 ? "Of {0} creator" : "Of {0} creators",
        figure("known", formatTotal(average.known, say.locale)),
      ]
    );
  },
  price_of_creator: (output, say) => {
    const price = PriceOfCreator.safeParse(output).data;
    return (
      price && [
        "{0} beside {1} prices of others",
        `@${price.handle}`,
        figure("others", formatTotal(price.others, say.locale)),
      ]
    );
  },
  forecast_plan: (output, say) => {
    const forecast = PlanForecast.safeParse(output).data;
    return (
      forecast && [
        forecast.pieces === 1 ? "{0} piece" : "{0} pieces",
        figure("counts.pieces", formatTotal(forecast.pieces, say.locale)),
      ]
    );
  },
  check_risks: (output, say) => {
    const found = RisksFound.safeParse(output).data;
    return found && ["{0} to know", figure("counts.risks", formatTotal(found.risks.length, say.locale))];
  },
  explain_creator: (output) => {
    const found = CreatorExplanation.safeParse(output).data;
    return found && [found.isIn ? "{0} is in the plan" : "{0} is not in the plan", `@${found.handle}`];
  },
};

/** One line about what a tool found; empty while it runs, and what went wrong when it failed. */
export function summaryOf({ name, state, output, errorText }: ToolPart, say: Say): SummaryPart[] {
  if (state === "stopped") return [say("Stopped")];
  if (errorText !== null) return [errorText];
  const [phrase, ...values] = SUMMARIES[name]?.(output, say) ?? [];
  return phrase === undefined ? [] : filled(say(phrase), values);
}

function summaryOfBrief({ brief, said, unparsed }: BriefReading, say: Say): string {
  if (!brief) return "Nothing to plan in it";
  return [
    ...(said ? [say("{0} said by you", formatTotal(said.length, say.locale))] : []),
    ...(unparsed.length > 0 ? [say("{0} not understood", formatTotal(unparsed.length, say.locale))] : []),
  ].join(", ");
}

/** A plan, whether it is kept as a version or only tried out. */
const ShownCard = z.omit(PlanCard, { version: true });

function summaryOfPlan(output: unknown, say: Say): Summary | undefined {
  const plan = ShownCard.safeParse(output).data;
  if (!plan) return undefined;
  if (plan.status === "infeasible") return ["No plan keeps all rules"];
  const { certificate, counts, totals } = plan;
  const parts = [
    figure("counts.creators", formatTotal(counts.creators, say.locale)),
    ...(certificate
      ? [figure("certificate.candidates", formatTotal(certificate.candidates, say.locale))]
      : []),
    ...(totals.cost ? [figure("totals.cost", formatMoney(totals.cost, say.locale))] : []),
    figure("totals.reach", formatCount(totals.reach, 2, say.locale)),
  ];
  if (certificate) return [totals.cost ? "{0} of {1}, {2}, {3} people" : "{0} of {1}, {2} people", ...parts];
  return [totals.cost ? "{0}, {1}, {2} people" : "{0}, {1} people", ...parts];
}

function figure(path: string, value: string): SummaryPart {
  return { path, value };
}
