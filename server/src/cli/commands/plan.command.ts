import { costPerThousand } from "@app/contract/strategy/cost-per-thousand";
import { formatTotal } from "@app/contract/formats";
import type { Money } from "@app/contract/money";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { platformLabel } from "@app/contract/platforms";
import { gainText, nearnessText, peopleOf } from "@app/contract/strategy/gain";
import { piecesText } from "@app/contract/strategy/pieces";
import { confidenceText, isGuess, pricesToAsk } from "@app/contract/strategy/plan-confidence";
import type { Plan } from "@app/contract/strategy/plan";
import { stat } from "node:fs/promises";
import * as z from "zod/mini";
import { textOf } from "#/cli/command-line.ts";
import { stateful, stateless } from "#/cli/command.ts";
import type { Command, CommandLine, Outcome } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

interface FileInput {
  text: string;
  name: string;
  content: Buffer;
}

const notes = {
  name: "plan",
  usage: "TEXT|FILE|- [--creators FILE.csv]",
  summary: "Plans a campaign from a brief in plain words.",
  options: {
    creators: {
      kind: "value" as const,
      meaning: "a table of creators to choose from, instead of the workspace",
    },
  },
};

/** Chooses among the rows of a file; starts no database. */
const planFileCommand = stateless<FileInput>({
  ...notes,
  async read(line) {
    const path = line.value("creators") ?? "";
    return { text: await briefOf(line), name: path, content: await line.file(path) };
  },
  async run({ text, name, content }) {
    const { planFromFile } = await import("./plan-from-file.ts");
    return outcomeOf(await planFromFile(text, name, content));
  },
});

export const planCommand: Command = {
  ...stateful({
    ...notes,
    input: z.object({ text: z.string() }),
    read: async (line) => ({ text: await briefOf(line) }),
    run: async ({ text }, { domains, caller }) =>
      outcomeOf(await domains.strategy.strategies.plan(await caller(), text)),
  }),
  instead: (line) => (line.value("creators") === undefined ? null : planFileCommand),
};

/** The words of the line, or the content of the file that they name. */
async function briefOf(line: CommandLine): Promise<string> {
  const text = await textOf(line);
  if (line.words.length !== 1 || text === "") return text;
  const isFile = await stat(text).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? (await line.file(text)).toString("utf8").trim() : text;
}

function outcomeOf(plan: Plan): Outcome {
  return { json: plan, text: describe(plan), exitCode: plan.status === "infeasible" ? 1 : 0 };
}

function describe(plan: Plan): string {
  return [...firstLines(plan), ...planLines(plan), ...leftOutLines(plan)].join("\n");
}

/** What was stated and is not kept or not understood, before anything else. */
function firstLines({ unmet = [], unparsed }: Plan): string[] {
  const lines = [
    ...unmet.map(({ words, why }) => `Not kept: “${words}”. ${why}`),
    ...unparsed.map((words) => `Not understood: “${words}”.`),
  ];
  return lines.length > 0 ? [...lines, ""] : [];
}

function leftOutLines({ unknown }: Plan): string[] {
  return unknown.flatMap(({ field, count, isLeftOut }) => {
    const label = filterLabel(field);
    return isLeftOut
      ? [
          `Left out: ${count} whose ${label} is unknown. Say “include creators whose ${label} is unknown” to take them.`,
        ]
      : [];
  });
}

function planLines(plan: Plan): string[] {
  if (plan.status === "infeasible") {
    const cheapest = plan.cheapestBudget ? ` ${amount(plan.cheapestBudget)} would do.` : "";
    return [`No plan can keep all of this: ${(plan.conflict ?? []).join(", ")}.${cheapest}`];
  }
  const rows = plan.picks.map(({ platform, handle, deliverables, cost, reach }) => [
    `${platformLabel(platform)} @${handle}`,
    piecesText(deliverables),
    `${cost.basis || cost.rights ? "about " : ""}${amount(cost)}`,
    `${formatTotal(reach)} people`,
  ]);
  const perThousand = costPerThousand(plan);
  const total = costText(plan.totals.cost);
  return [
    table(rows),
    "",
    `${total} reaches ${formatTotal(plan.totals.reach)} people${nearness(plan)}.`,
    `Standing: ${confidenceText(plan)}.`,
    ...askFirst(plan),
    `That is ${costText(perThousand.views)} per 1,000 views and ${costText(perThousand.people)} per 1,000 people.`,
    ...ruleLines(plan),
    ...plan.assumptions.map(({ value, why }) => `Assumed: ${value}. ${why}`),
    ...plan.risks.map(({ severity, detail }) => `Risk, ${severity}: ${detail}`),
  ];
}

/** Nothing is the best for certain where prices are guessed. */
function nearness(plan: Plan): string {
  if (!plan.certificate) return "";
  return `; ${isGuess(plan) ? "at these prices " : ""}${nearnessText(plan.certificate)}`;
}

/** Creators whose price decides most. */
function askFirst(plan: Plan): string[] {
  const handles = pricesToAsk(plan).map(({ handle }) => `@${handle}`);
  return handles.length > 0 ? [`Ask these first for their price: ${handles.join(", ")}.`] : [];
}

/** What the plan would reach without each of its rules. */
function ruleLines({ certificate }: Plan): string[] {
  if (!certificate) return [];
  return certificate.rules.map(
    ({ rule, ...cost }) => `Without “${rule}”: ${gainText(cost)} ${peopleOf(certificate)}.`,
  );
}

function costText(money: Money | null): string {
  return money ? amount(money) : "NA";
}

function amount(money: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: money.currency });
  return format.format(money.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
