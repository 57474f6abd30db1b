import * as z from "zod/mini";
import { CAPTION_MAX } from "@app/contract/content-checks/schemas";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import { invalidInput } from "#/platform/errors.ts";
import { describeChecks } from "./check.command.ts";
import { textOf } from "#/cli/command-line.ts";
import { stateless } from "#/cli/command.ts";
import { parseRules, parseRulesFile } from "./rules-input.ts";

interface TextInput {
  text: string;
  rules: ContentRules;
}

const Line = z.object({
  text: z.string().check(z.maxLength(CAPTION_MAX)),
  market: z.optional(z.nullable(z.string())),
  rules: z.optional(z.nullable(z.unknown())),
});

export const checkTextCommand = stateless<TextInput>({
  name: "check-text",
  usage: "TEXT [--market MARKET] [--rules FILE]",
  summary: "Checks a caption against rules; with --stdin one JSON object a line.",
  options: {
    market: { kind: "value", meaning: "the country whose disclosure rules hold, such as US" },
    rules: { kind: "value", meaning: "a JSON file with the rules" },
  },
  read: async (line) => {
    const file = line.value("rules");
    const rules = file === undefined ? {} : parseRulesFile(await line.file(file));
    const market = line.value("market");
    return {
      text: await textOf(line),
      rules: market === undefined ? rules : parseRules({ ...rules, market }),
    };
  },
  readObject: (object) => {
    const { text, market, rules } = parseLine(object);
    const given = parseRules(rules ?? {});
    return { text, rules: market ? parseRules({ ...given, market }) : given };
  },
  run: async ({ text, rules }) => {
    const { textReport } = await import("#/content-checks/index.ts");
    const report = textReport(text, rules);
    return { json: report, text: describeChecks(report.checks) };
  },
});

function parseLine(object: Record<string, unknown>): z.infer<typeof Line> {
  const parsed = Line.safeParse(object);
  if (parsed.success) return parsed.data;
  throw invalidInput("text", `Give the caption as text of at most ${CAPTION_MAX} characters.`);
}
