import type { ParsedQuery } from "@app/contract/discovery/queries";
import type { CreatorSearch } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";

/** Filters that tell creators apart by their price. */
const PRICE_FILTERS: ReadonlySet<string> = new Set(["price", "estCpm", "cpm", "lastPrice"]);

/** Whether a search filters or orders by price: its answer would tell prices by what it leaves out. */
export function asksForPrices({ filters = {}, sort }: Pick<CreatorSearch, "filters" | "sort">): boolean {
  const names = [...Object.keys(filters), ...(filters.includeUnknown ?? [])];
  const isOfPlatform = (filters.perPlatform ?? []).some(namesPrice);
  return (
    isOfPlatform ||
    sort?.by === "price" ||
    filters.sort?.by === "price" ||
    names.some((name) => PRICE_FILTERS.has(name))
  );
}

/** A price that is asked of the account on one platform. */
function namesPrice(figures: object): boolean {
  return Object.keys(figures).some((name) => PRICE_FILTERS.has(name));
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
  const { sort, includeUnknown, perPlatform, ...others } = filters;
  const platforms = (perPlatform ?? []).filter((figures) => !namesPrice(figures));
  const rest = Object.entries(others).filter(([name]) => !PRICE_FILTERS.has(name));
  const known = (includeUnknown ?? []).filter((name) => !PRICE_FILTERS.has(name));
  return {
    ...Object.fromEntries(rest),
    ...(platforms.length > 0 && { perPlatform: platforms }),
    ...(sort && sort.by !== "price" && { sort }),
    ...(known.length > 0 && { includeUnknown: known }),
  };
}

function isPriceChip({ slot, value }: ParsedQuery["chips"][number]): boolean {
  if (slot === "sort") return JSON.stringify(value).includes("price");
  if (slot === "perPlatform") return typeof value === "object" && value !== null && namesPrice(value);
  if (slot === "includeUnknown") return PRICE_FILTERS.has(String(value));
  return PRICE_FILTERS.has(slot);
}

/** What tells two prices of an account apart, beside what they are for. */
interface TaxedPrice {
  currency: string;
  usageMonths?: number | null;
  exclusivityMonths?: number | null;
  vat?: "in" | "out" | null;
}

/**
 * The prices of an account that are compared: of one that stands there with VAT and without, the one without, or the same
 * reel would cost less and more than an amount between them.
 */
export function onOneBasis<Price extends TaxedPrice>(
  prices: readonly Price[],
  pieceOf: (price: Price) => string | null,
): Price[] {
  const offerOf = (price: Price) =>
    JSON.stringify([
      price.currency,
      pieceOf(price),
      price.usageMonths ?? null,
      price.exclusivityMonths ?? null,
    ]);
  const gross = new Set(prices.filter(({ vat }) => vat === "in").map(offerOf));
  const net = new Set(prices.filter(({ vat }) => vat !== "in").map(offerOf));
  return prices
    .filter((price) => price.vat !== "in" || !net.has(offerOf(price)))
    .map((price) => (gross.has(offerOf(price)) && price.vat !== "in" ? { ...price, vat: "out" } : price));
}
