import { QUERY_MAX } from "@app/contract/discovery/queries";
import type { ParsedQuery } from "@app/contract/discovery/queries";
import * as z from "zod/mini";
import { invalidInput } from "#/platform/errors.ts";
import { textOf } from "#/cli/command-line.ts";
import { stateless } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

const Line = z.object({
  query: z
    .string("Give the sentence as query")
    .check(z.maxLength(QUERY_MAX, `At most ${QUERY_MAX} characters`)),
  /** yyyy-mm-dd. */
  today: z.optional(z.iso.date("Write today as yyyy-mm-dd")),
  locale: z.optional(
    z.string().check(z.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/, "Write a locale such as en-GB")),
  ),
});
type Line = z.infer<typeof Line>;

export const parseQueryCommand = stateless({
  name: "parse-query",
  usage: "TEXT [--today DATE] [--locale LOCALE] | --stdin",
  summary: "Shows how a sentence is read: filters, chips, and what was not understood.",
  options: {
    today: { kind: "value", meaning: "the day of “today” as yyyy-mm-dd; without it, the day it is" },
    locale: { kind: "value", meaning: "the language and country of the writer, such as en-IN" },
  },
  read: async (line) =>
    readLine({ query: await textOf(line), today: line.value("today"), locale: line.value("locale") }),
  readObject: readLine,
  run: async ({ query, today, locale }) => {
    const { parseQuery } = await import("#/discovery/index.ts");
    const parsed = parseQuery(query, {
      today: today ?? new Date().toISOString().slice(0, 10),
      ...(locale !== undefined && { locale }),
    });
    return { json: parsed, text: describe(parsed) };
  },
});

function readLine(object: Record<string, unknown>): Line {
  const parsed = Line.safeParse(object);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidInput(issue?.path.join(".") ?? "", issue?.message ?? "This is not a query.");
}

function describe({ intent, chips, unparsed, alternatives }: ParsedQuery): string {
  const rows = chips.map(({ slot, op, value, source }) => [slot, op, JSON.stringify(value), source]);
  return [
    `Looks for ${intent}.`,
    ...(rows.length > 0 ? [table(rows)] : ["No filter was understood."]),
    ...(unparsed.length > 0 ? [`Not understood: ${unparsed.join(", ")}`] : []),
    ...(alternatives.length > 0 ? [`Other readings: ${alternatives.length}`] : []),
  ].join("\n");
}
