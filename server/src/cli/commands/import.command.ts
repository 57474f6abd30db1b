import { PlaceChoice } from "@app/contract/discovery/import-places";
import type { DoubtfulPlace } from "@app/contract/discovery/import-places";
import { meaningOf, meaningsOf } from "@app/contract/discovery/import-meanings";
import { ImportMapping } from "@app/contract/discovery/imports";
import { ImportKind } from "@app/contract/discovery/import-history";
import type { ImportColumn, ImportReport } from "@app/contract/discovery/imports";
import { Currency } from "@app/contract/money";
import { plural } from "@app/contract/formats";
import { nameOf } from "@app/contract/place-names";
import { Platform, PLATFORMS } from "@app/contract/platforms";
import { basename } from "node:path";
import * as z from "zod/mini";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";
import type { CommandLine } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

const Input = z.object({
  base64: z.string(),
  fileName: z.optional(z.string()),
  mapping: z.array(ImportMapping),
  places: z.array(PlaceChoice),
  platform: z.optional(Platform),
  currency: z.optional(Currency),
  kind: z.optional(ImportKind),
  sheet: z.optional(z.string()),
  dryRun: z.boolean(),
});
type Input = z.infer<typeof Input>;

/** Problems that are printed for people; `--json` has all. */
const SHOWN = 20;
const PLATFORM_OPTIONS = PLATFORMS.map((platform) => `--platform ${platform}`).join(" or ");

export const importCommand = stateful({
  name: "import",
  usage: "FILE [--kind KIND] [--sheet NAME] [--dry-run] [--map header=meaning] [--place city=country]",
  summary: "Imports a table of creators, posts, orders or payments, or shows what an import would do.",
  options: {
    "dry-run": { kind: "switch", meaning: "writes nothing" },
    map: { kind: "list", meaning: "header=meaning, for a column that is read wrongly; may be repeated" },
    place: {
      kind: "list",
      meaning: "city=country, for a city that several countries have, or city=unknown; may be repeated",
    },
    sheet: { kind: "value", meaning: "of a workbook, the name of the sheet to import" },
    platform: { kind: "value", meaning: "instagram, youtube or tiktok, for handles that do not say" },
    currency: { kind: "value", meaning: "such as EUR, for prices that do not say" },
    kind: {
      kind: "value",
      meaning: "auto, creators, posts, orders, payments or audience: what the rows are",
    },
  },
  input: Input,
  read: readInput,
  run: async ({ base64, dryRun, ...options }, { domains, caller }) => {
    const source = { ...options, content: Buffer.from(base64, "base64") };
    const { imports } = domains.discovery;
    const report = dryRun
      ? await imports.dryRun(await caller(), source)
      : await imports.import(await caller(), source);
    return {
      json: { ...report, columns: report.columns.map((column) => namedField(column, report.kind)) },
      text: describe(report),
    };
  },
});

async function readInput(line: CommandLine): Promise<Input> {
  const [path, ...rest] = line.words;
  if (path === undefined) throw usageError("The file is missing.");
  if (rest.length > 0) throw usageError("Import one file at a time.");
  const bytes = await line.file(path);
  return {
    base64: bytes.toString("base64"),
    ...(path !== "-" && { fileName: basename(path) }),
    mapping: line.list("map").map(readMapping),
    places: line.list("place").map(readPlace),
    ...given("platform", Platform, line),
    ...given("currency", Currency, line),
    ...(line.value("kind") !== "auto" && given("kind", ImportKind, line)),
    ...given("sheet", z.string(), line),
    dryRun: line.isSet("dry-run"),
  };
}

/** What a column is read as, in one word: a field of the workspace's own is named by its header. */
function namedField(column: ImportColumn, kind: ImportKind) {
  const { own, record: _record, ...rest } = column;
  return { ...rest, field: own === null ? meaningOf(column, kind) : `own:${own.name}` };
}

function given<K extends string, T extends z.ZodMiniType>(
  name: K,
  schema: T,
  line: CommandLine,
): Partial<Record<K, z.infer<T>>> {
  const value = line.value(name);
  if (value === undefined) return {};
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw usageError(`--${name}: ${parsed.error.issues[0]?.message ?? value}.`);
  const found: Partial<Record<K, z.infer<T>>> = {};
  found[name] = parsed.data;
  return found;
}

/** "Views avg.=country"; the meaning is what follows the last "=". */
function readMapping(text: string): ImportMapping {
  const at = text.lastIndexOf("=");
  const read = ImportMapping.safeParse({
    header: text.slice(0, at).trim(),
    field: text.slice(at + 1).trim(),
  });
  if (at > 0 && read.success) return read.data;
  const kinds = (["creators", "posts", "orders", "payments"] as const).map(
    (kind) => `In tables of ${kind}: ${meaningsOf(kind).join(", ")}.`,
  );
  throw usageError(`--map ${text}: write header=meaning, where auto reads it again. ${kinds.join(" ")}`);
}

/** "Cordoba=Argentina" or "Cordoba=AR" */
function readPlace(text: string): PlaceChoice {
  const at = text.lastIndexOf("=");
  const read = PlaceChoice.safeParse({ city: text.slice(0, at).trim(), country: text.slice(at + 1).trim() });
  if (at > 0 && read.success) return read.data;
  throw usageError(`--place ${text}: write city=country, such as Cordoba=Argentina, or city=unknown.`);
}

function placeText({ city, countries, rows, answer }: DoubtfulPlace): string {
  if (rows === 0) return `No row leaves open where ${city} is.`;
  const where = countries.map((code) => nameOf("region", code)).join(" or ");
  if (answer === "unknown") return `${city}: the country of ${plural(rows, "row")} stays unknown.`;
  if (answer !== null) return `${city}: ${plural(rows, "row")} in ${nameOf("region", answer)}.`;
  return `Is ${city} in ${where}? The country of ${plural(rows, "row")} stays unknown. Say it with --place "${city}=${countries[0]}".`;
}

function readAs(column: ImportColumn, kind: ImportKind): string {
  const { own, chosenAt } = column;
  const name = own === null ? (meaningOf(column, kind) ?? "left out") : `your own field, ${own.kind}`;
  return chosenAt === null
    ? name
    : `${name}, as chosen on ${chosenAt.slice(0, 10)}; --map header=auto undoes it`;
}

function otherSheets(others: ImportReport["sheets"]): string {
  const names = others.map(
    ({ name, rows, isHidden }) => `“${name}” (${plural(rows, "row")}${isHidden ? ", hidden" : ""})`,
  );
  return `Not imported: ${names.join(", ")}. Choose one with --sheet.`;
}

function describe(report: ImportReport): string {
  const { rows, creators, columns, errors, skipped, kept, records } = report;
  const counts = Object.entries(rows).map(([name, count]) => [name, (count ?? 0).toLocaleString("en")]);
  const read = columns.map((column) => [
    column.header || `Column ${column.index + 1}`,
    readAs(column, report.kind),
  ]);
  const problems = [
    ...errors.map(({ line, column, message }) => [
      `line ${line}`,
      column === null ? message : `${column}: ${message}`,
    ]),
    ...skipped.map(({ line, reason }) => [`line ${line}`, `skipped: ${reason}`]),
    ...kept.map(({ line, creator, field, kept: value, reason = "It was typed by hand" }) => [
      `line ${line}`,
      `${creator}: ${field} stays ${value}. ${reason}`,
    ]),
  ];
  const { withoutPlatform, places, sheet, sheets } = report;
  const others = sheets.filter(({ name, rows: filled }) => name !== sheet && filled > 0);
  const parts = [
    report.importId === null ? "Nothing was written." : `Import ${report.importId}`,
    `Read as ${report.kind}: ${report.kindReason}`,
    ...(sheet === null || others.length === 0 ? [] : [`Sheet “${sheet}”. ${otherSheets(others)}`]),
    table([...counts, ["creators", creators.toLocaleString("en")]]),
    ...(records
      ? [
          `${plural(records.total, "record")}: ${records.known} of creators you have, ${records.new} of new ones, ${records.waiting} that wait for their creator.`,
        ]
      : []),
    table([["Column", "Read as"], ...read]),
    ...(problems.length > 0 ? [table(problems.slice(0, SHOWN))] : []),
    ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more; --json lists them`] : []),
    ...(places.length > 0 ? [places.map(placeText).join("\n")] : []),
    ...(withoutPlatform > 0
      ? [`${plural(withoutPlatform, "row")} without a platform. Say it with ${PLATFORM_OPTIONS}.`]
      : []),
  ];
  return parts.join("\n\n");
}
