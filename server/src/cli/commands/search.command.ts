import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { QUERY_MAX } from "@app/contract/discovery/queries";
import { knownValueLabel } from "@app/contract/discovery/known-values";
import { Filters, Sort, SORT_FIELDS } from "@app/contract/discovery/filters";
import { formatCount, formatMoney, formatPercent, formatTotal, UNKNOWN } from "@app/contract/formats";
import { platformLabel } from "@app/contract/platforms";
import * as z from "zod/mini";
import { invalidInput } from "#/platform/errors.ts";
import { usageError } from "#/cli/cli.errors.ts";
import { textOf } from "#/cli/command-line.ts";
import { stateful } from "#/cli/command.ts";
import type { CommandLine } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

/** Creators that one call prints at most, and when nothing is said. */
const LIMIT_MAX = 20_000;
const LIMIT_MESSAGE = `Enter a whole number from 1 to ${LIMIT_MAX}`;
const LIMIT = 20;

const Input = z.object({
  text: z.optional(z.string().check(z.maxLength(QUERY_MAX, `At most ${QUERY_MAX} characters`))),
  filters: z.optional(Filters),
  sort: z.optional(Sort),
  limit: z.optional(
    z.int(LIMIT_MESSAGE).check(z.minimum(1, LIMIT_MESSAGE), z.maximum(LIMIT_MAX, LIMIT_MESSAGE)),
  ),
});
type Input = z.infer<typeof Input>;

export const searchCommand = stateful({
  name: "search",
  usage: "TEXT | --filters FILE [--limit N] [--sort FIELD]",
  summary: "Finds creators by a sentence or by filters; counts unknown values apart.",
  options: {
    filters: { kind: "value", meaning: "a JSON file of filters, or - for standard input" },
    limit: { kind: "value", meaning: `how many to print: ${LIMIT} without it, ${LIMIT_MAX} at most` },
    sort: { kind: "value", meaning: `${SORT_FIELDS.join(", ")}; with - in front, the largest first` },
  },
  input: Input,
  read: readLine,
  run: async ({ text, filters, sort, limit }, { domains, caller }) => {
    const who = await caller();
    const result = await domains.discovery.search.search(who, {
      ...(text !== undefined && { text }),
      ...(filters && { filters }),
      ...(sort && { sort }),
      limit: limit ?? LIMIT,
      offset: 0,
    });
    return { json: result, text: describe(result) };
  },
});

async function readLine(line: CommandLine): Promise<Input> {
  const file = line.value("filters");
  const limit = line.value("limit");
  const sort = line.value("sort");
  const text = file === undefined || line.words.length > 0 ? await textOf(line) : undefined;
  const input = Input.safeParse({
    ...(text !== undefined && { text }),
    ...(file !== undefined && { filters: readFilters((await line.file(file)).toString("utf8")) }),
    ...(sort !== undefined && { sort: readSort(sort) }),
    ...(limit !== undefined && { limit: Number(limit) }),
  });
  if (input.success) return input.data;
  const [issue] = input.error.issues;
  throw invalidInput(issue?.path.join(".") ?? "", issue?.message ?? "This is not a search.");
}

function readFilters(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput("filters", "The file of filters is not JSON.");
  }
}

/** "followers" is the smallest first, "-followers" the largest. */
function readSort(text: string): Sort {
  const by = SORT_FIELDS.find((field) => field === text.replace(/^-/u, ""));
  if (!by) throw usageError(`Sort by one of ${SORT_FIELDS.join(", ")}.`);
  return { by, dir: text.startsWith("-") ? "desc" : "asc" };
}

function describe({ total, items, unknown, missing, unparsed }: CreatorSearchResult): string {
  const rows = items.map((item) => [
    platformLabel(item.platform),
    `@${item.handle}`,
    formatCount(item.followers),
    formatPercent(item.engagementRate),
    item.country ?? UNKNOWN,
    formatMoney(item.price),
  ]);
  const heads = ["Platform", "Creator", "Followers", "Engagement", "Country", "Price"];
  return [
    `${formatTotal(total)} ${total === 1 ? "creator fits" : "creators fit"}.`,
    ...(rows.length > 0 ? [table([heads, ...rows])] : []),
    ...unknown.map(({ filter, count }) => `${formatTotal(count)} more have no ${filter}.`),
    ...(missing.length > 0 ? [`Nobody here has: ${missing.map(knownValueLabel).join(", ")}`] : []),
    ...(unparsed.length > 0 ? [`Not understood: ${unparsed.join(", ")}`] : []),
  ].join("\n");
}
