import { cityName, nameOf } from "../../place-names.ts";
import { CreatorAverage, CreatorsCompared, CreatorsFound, PriceOfCreator } from "../findings/schemas.ts";
import type { CreatorRow, Measure } from "../findings/schemas.ts";
import { CAMPAIGN_CARDS } from "./campaign-cards.ts";
import { DRAFT_CARDS } from "./draft-cards.ts";
import type { CardDraft } from "./draft-cards.ts";
import { MEMORY_CARDS } from "./memory-cards.ts";
import { PLAN_CARDS } from "./plan-cards.ts";
import type { CardTable } from "./card-table.ts";
import { sayOf } from "./phrases.ts";
import type { Say } from "./phrases.ts";
import { formatCount, formatMoney, formatPercent, UNKNOWN } from "../../formats.ts";

/** What an answer found, as its card shows it. */
export type Shown =
  | { kind: "creators"; key: string; found: CreatorsFound }
  | { kind: "compared"; key: string; compared: CreatorsCompared }
  | { kind: "average"; key: string; average: CreatorAverage }
  | { kind: "price"; key: string; price: PriceOfCreator }
  | { kind: "draft"; key: string; draft: CardDraft }
  | { kind: "table"; key: string; table: CardTable; output: unknown };

const CARDS = { ...CAMPAIGN_CARDS, ...PLAN_CARDS, ...MEMORY_CARDS };

/** The findings of a message that have a card, in order; a table without rows is none. */
export function findingsOf(
  parts: readonly { type: string }[],
  seesPrices: boolean,
  say = sayOf(parts),
): Shown[] {
  return parts.flatMap((part, index): Shown[] => {
    const key = String(index);
    const output = "output" in part ? part.output : null;
    const table = CARDS[part.type]?.(output, seesPrices, say);
    const draft = DRAFT_CARDS[part.type]?.(output, say);
    if (draft) return [{ kind: "draft", key, draft }];
    if (table) return [{ kind: "table", key, table, output }];
    if (part.type === "tool-find_creators") {
      const found = CreatorsFound.safeParse(output).data;
      return found && found.rows.length > 0 ? [{ kind: "creators", key, found }] : [];
    }
    if (part.type === "tool-compare_creators") {
      const compared = CreatorsCompared.safeParse(output).data;
      return compared && compared.rows.length > 0 ? [{ kind: "compared", key, compared }] : [];
    }
    if (part.type === "tool-price_of_creator") {
      const price = PriceOfCreator.safeParse(output).data;
      return price?.range ? [{ kind: "price", key, price }] : [];
    }
    if (part.type !== "tool-average_creators") return [];
    const average = CreatorAverage.safeParse(output).data;
    return average && average.known > 0 ? [{ kind: "average", key, average }] : [];
  });
}

/** A column of a table of creators. Words have no figure to open. */
export interface Column {
  field: Measure | "country" | "city";
  name: string;
  isFigure: boolean;
}

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  followers: "Followers",
  engagementRate: "Engagement rate",
  views: "Views",
  price: "Price",
  cpm: "Per 1,000 views",
};
const USUAL = ["followers", "engagementRate", "views", "price"] as const;

/** What was asked for stands first, then what one wants to know of creators in any case. */
export function columnsOf(
  { by, filters, per }: Pick<CreatorsFound, "by" | "filters" | "per">,
  seesPrices: boolean,
  say: Say,
): Column[] {
  const measures = [...new Set<Measure>([...(by ? [by] : []), ...USUAL])];
  const shown = measures.filter((one) => seesPrices || (one !== "price" && one !== "cpm"));
  return [
    ...shown.map((field) => ({ field, name: nameOfMeasure(field, per, say), isFigure: true })),
    ...(filters.city ? [{ field: "city" as const, name: say("City"), isFigure: false }] : []),
    { field: "country" as const, name: say("Country"), isFigure: false },
  ];
}

export function nameOfMeasure(by: Measure, per: string | null, say: Say): string {
  return per !== null && by === "price" ? say("Price of a {0}", say(per)) : say(MEASURE_NAMES[by]);
}

export function cellText(row: CreatorRow, field: Column["field"], say: Say): string {
  if (field === "country") return row.country === null ? UNKNOWN : nameOf("region", row.country, say.locale);
  if (field === "city") return row.city === null ? UNKNOWN : cityName(row.city);
  return figureText(row[field], field, say);
}

/** A figure of a measure as tables show it. */
export function figureText(value: CreatorAverage["mean"], by: Measure, { locale }: Say): string {
  if (value === null) return UNKNOWN;
  if (typeof value !== "number") return formatMoney(value, locale);
  return by === "engagementRate" ? formatPercent(value, 2, locale) : formatCount(value, 2, locale);
}
