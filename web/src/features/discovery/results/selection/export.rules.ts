import type { CreatorItem } from "@app/contract/discovery/creators";
import { markFormulas } from "@app/contract/csv-formulas";
import { categoryLabel } from "@app/contract/discovery/category-names";
import { wholeUnits } from "@app/contract/money";
import { platformLabel } from "@app/contract/platforms";
import { saveFile } from "#/lib/api/download.ts";
import { rowsOf, saveWorkbook } from "#/lib/api/workbook.ts";

type Value = (item: CreatorItem) => string | number | null;

/** Heads that an import reads again. */
const COLUMNS: readonly [string, Value][] = [
  ["Name", ({ name }) => name],
  ["Handle", ({ handle }) => handle],
  ["Platform", ({ platform }) => platformLabel(platform)],
  ["Profile URL", ({ accounts }) => accounts[0]?.url ?? null],
  ["Followers", ({ followers }) => followers],
  ["Average views", ({ avgViews }) => avgViews],
  ["Median views", ({ medianViews }) => medianViews],
  ["Engagement rate", ({ engagementRate }) => (engagementRate === null ? null : `${engagementRate}%`)],
  ["Categories", ({ categories }) => categories.map(categoryLabel).join(", ") || null],
  ["Country", ({ country }) => country],
  ["City", ({ city }) => city],
  ["Language", ({ language }) => language],
  ["E-mail", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Last post", ({ lastPostAt }) => lastPostAt?.slice(0, 10) ?? null],
];
const PRICES: readonly [string, Value][] = [
  ["Price", ({ price }) => (price === null ? null : wholeUnits(price))],
  ["Currency", ({ price }) => price?.currency ?? null],
  ["Price per", ({ price }) => price?.per ?? null],
];

/** A line for each creator; columns of which nobody has a value are left out. */
export function creatorsCsv(items: readonly CreatorItem[], { seesPrices }: { seesPrices: boolean }): string {
  const columns = [...COLUMNS, ...(seesPrices ? PRICES : [])].filter(([, value]) =>
    items.some((item) => value(item) !== null),
  );
  const lines = [
    columns.map(([head]) => head),
    ...items.map((item) => columns.map(([, value]) => String(value(item) ?? ""))),
  ];
  return lines.map((cells) => cells.map(quoted).join(",")).join("\r\n");
}

/** Hands the creators to the browser as a file. */
export function saveCreators(items: readonly CreatorItem[], options: { seesPrices: boolean }): void {
  saveFile(`\uFEFF${creatorsCsv(items, options)}`, "creators.csv", "text/csv");
}

/** The same as a workbook. */
export function saveCreatorsWorkbook(
  items: readonly CreatorItem[],
  options: { seesPrices: boolean },
): Promise<void> {
  return saveWorkbook("creators.xlsx", async () => [
    { name: "Creators", rows: await rowsOf(creatorsCsv(items, options)) },
  ]);
}

function quoted(text: string): string {
  const marked = markFormulas(text);
  return /[",\r\n]/u.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}
