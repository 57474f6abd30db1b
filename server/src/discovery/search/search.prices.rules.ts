import type { ParsedQuery } from "@app/contract/discovery/queries";
import type { CreatorSearch } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { namesMoney } from "#/platform/http/price-texts.ts";

/** Filters that tell creators apart by their price. */
const PRICE_FILTERS: ReadonlySet<string> = new Set(["price", "estCpm", "cpm", "lastPrice"]);
/** A word that is a number, maybe with a currency or k and m behind it. */
const NUMBER_WORD =
  /(?:^|\s)[^\s\p{L}\p{Nd}]*\p{Nd}[\p{Nd}.,’']*(?:k|m|\p{L}{3})?[^\s\p{L}\p{Nd}]*(?:\s|$)/iu;

/** Whether a search filters or orders by price: its answer would tell prices by what it leaves out. */
export function asksForPrices({ filters = {}, sort }: Pick<CreatorSearch, "filters" | "sort">): boolean {
  const names = [...Object.keys(filters), ...(filters.includeUnknown ?? [])];
  const words = [...(filters.keywords ?? []), ...(filters.keywordsNot ?? [])];
  return (
    sort?.by === "price" ||
    filters.sort?.by === "price" ||
    names.some((name) => PRICE_FILTERS.has(name)) ||
    words.some(namesAmount)
  );
}

/** What a sentence says beside prices; the words about prices are listed as not understood. */
export function readWithoutPrices(parsed: ParsedQuery, text: string): ParsedQuery {
  const words = parsed.chips.filter(isPriceChip).map(({ span }) => text.slice(...span));
  return {
    ...parsed,
    filters: filtersWithoutPrices(parsed.filters),
    chips: parsed.chips.filter((chip) => !isPriceChip(chip)),
    unparsed: [...parsed.unparsed, ...new Set(words.filter((each) => each !== ""))],
    alternatives: parsed.alternatives.map(({ filters, chips }) => ({
      filters: filtersWithoutPrices(filters),
      chips: chips.filter((chip) => !isPriceChip(chip)),
    })),
  };
}

function filtersWithoutPrices(filters: Filters): Filters {
  const { sort, includeUnknown, keywords, keywordsNot, ...others } = filters;
  const rest = Object.entries(others).filter(([name]) => !PRICE_FILTERS.has(name));
  return {
    ...Object.fromEntries(rest),
    ...(sort && sort.by !== "price" && { sort }),
    ...filled("includeUnknown", includeUnknown, (name) => !PRICE_FILTERS.has(name)),
    ...filled("keywords", keywords, (words) => !namesAmount(words)),
    ...filled("keywordsNot", keywordsNot, (words) => !namesAmount(words)),
  };
}

function filled(name: string, values: readonly string[] | undefined, isKept: (value: string) => boolean) {
  const kept = values?.filter(isKept) ?? [];
  return kept.length > 0 ? { [name]: kept } : {};
}

// Notes are searched by keyword: who asks for amounts one after another would find those that they name.
function namesAmount(words: string): boolean {
  return NUMBER_WORD.test(words) || namesMoney(words);
}

function isPriceChip({ slot, value }: ParsedQuery["chips"][number]): boolean {
  if (slot === "sort") return JSON.stringify(value).includes("price");
  if (slot === "includeUnknown") return PRICE_FILTERS.has(String(value));
  if (slot === "keywords" || slot === "keywordsNot") return namesAmount(String(value));
  return PRICE_FILTERS.has(slot);
}
