import {
  BriefReading,
  CreatorCounts,
  CreatorExplanation,
  FactsTold,
  PlanCard,
  PlanForecast,
  RisksFound,
  WhatIf,
} from "@app/contract/strategy/tools";
import {
  CreatorAverage,
  CreatorsFound,
  PriceOfCreator,
  QueryReading,
} from "@app/contract/strategy/findings/schemas";
import * as z from "zod/mini";
import { isUnderstood } from "./titles.rules.ts";
import { formatCount, formatMoney, formatTotal, plural } from "#/lib/format.ts";
import type { ToolPart } from "@app/contract/strategy/answers/blocks";

/** Words, or a figure with its place in what the tool found. */
type SummaryPart = string | { value: string; path: string };
type Summary = readonly SummaryPart[];
type Summarise = (output: unknown) => Summary | undefined;

const SUMMARIES: Readonly<Record<string, Summarise>> = {
  parse_brief: (output) => {
    const read = BriefReading.safeParse(output).data;
    return read && [summaryOfBrief(read)];
  },
  search_creators: (output) => {
    const found = CreatorCounts.safeParse(output).data;
    return (
      found && [
        figure("found.total", formatTotal(found.total)),
        found.total === 1 ? " creator, " : " creators, ",
        figure("found.withPrice", formatTotal(found.withPrice)),
        " with a price",
      ]
    );
  },
  optimise_plan: summaryOfPlan,
  change_plan: (output) => (isUnderstood(output) ? summaryOfPlan(output) : ["Found no change in it"]),
  what_if: (output) => {
    const tried = WhatIf.safeParse(output).data;
    return tried && (tried.understood ? summaryOfPlan(tried) : ["Found nothing to try"]);
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
  find_creators: (output) => {
    const found = CreatorsFound.safeParse(output).data;
    return (
      found && [
        figure("total", formatTotal(found.total)),
        " of ",
        figure("creators", formatTotal(found.creators)),
      ]
    );
  },
  average_creators: (output) => {
    const average = CreatorAverage.safeParse(output).data;
    return (
      average && [
        "Of ",
        figure("known", formatTotal(average.known)),
        average.known === 1 ? " creator" : " creators",
      ]
    );
  },
  price_of_creator: (output) => {
    const price = PriceOfCreator.safeParse(output).data;
    return (
      price && [`@${price.handle} beside `, figure("others", formatTotal(price.others)), " prices of others"]
    );
  },
  forecast_plan: (output) => {
    const forecast = PlanForecast.safeParse(output).data;
    return forecast && [figure("counts.pieces", plural(forecast.pieces, "piece"))];
  },
  check_risks: (output) => {
    const found = RisksFound.safeParse(output).data;
    return found && [figure("counts.risks", formatTotal(found.risks.length)), " to know"];
  },
  explain_creator: (output) => {
    const found = CreatorExplanation.safeParse(output).data;
    return found && [`@${found.handle} is ${found.isIn ? "in" : "not in"} the plan`];
  },
};

/** One line about what a tool found; empty while it runs, and what went wrong when it failed. */
export function summaryOf({ name, state, output, errorText }: ToolPart): Summary {
  if (state === "stopped") return ["Stopped"];
  if (errorText !== null) return [errorText];
  return SUMMARIES[name]?.(output) ?? [];
}

function summaryOfBrief({ brief, said, unparsed }: BriefReading): string {
  if (!brief) return "Nothing to plan in it";
  return [
    ...(said ? [`${formatTotal(said.length)} said by you`] : []),
    ...(unparsed.length > 0 ? [`${formatTotal(unparsed.length)} not understood`] : []),
  ].join(", ");
}

/** A plan, whether it is kept as a version or only tried out. */
const ShownCard = z.omit(PlanCard, { version: true });

function summaryOfPlan(output: unknown): Summary | undefined {
  const plan = ShownCard.safeParse(output).data;
  if (!plan) return undefined;
  if (plan.status === "infeasible") return ["No plan keeps all rules"];
  const { certificate, counts, totals } = plan;
  const of = certificate && figure("certificate.candidates", formatTotal(certificate.candidates));
  return [
    figure("counts.creators", formatTotal(counts.creators)),
    ...(of ? [" of ", of] : []),
    ", ",
    ...(totals.cost ? [figure("totals.cost", formatMoney(totals.cost)), ", "] : []),
    figure("totals.reach", formatCount(totals.reach)),
    " people",
  ];
}

function figure(path: string, value: string): SummaryPart {
  return { path, value };
}
