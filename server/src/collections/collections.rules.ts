import { TRIAGE_LABELS } from "@app/contract/collections/schemas";
import type { CollectionCreator } from "@app/contract/collections/schemas";
import { minorUnits } from "@app/contract/money";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import type { CreatorCard } from "#/discovery/index.ts";
import type { CsvValue } from "#/platform/csv.ts";
import { namesMoney, WITHHELD } from "#/platform/http/price-texts.ts";
import type { StoredEntry } from "./collections.store.ts";

/** A row of a collection; null while its creator is not there, such as after its import was removed. */
export function toCollectionCreator(
  entry: StoredEntry,
  card: CreatorCard | undefined,
): CollectionCreator | null {
  if (!card) return null;
  const { platform, handle, further, name, followers, engagementRate, country, email, price } = card;
  const { addedAt, place: _place, ...kept } = entry;
  return {
    ...kept,
    platform,
    handle,
    further,
    name,
    followers,
    engagementRate,
    country,
    email,
    price,
    addedAt: addedAt.toISOString(),
  };
}

export function present<T>(value: T | null): value is T {
  return value !== null;
}

const HEADERS = ["Platform", "Handle", "Name", "Followers", "Engagement rate (%)", "Country", "E-mail"];
const PRICE_HEADERS = ["Price", "Currency", "Price per"];
const OWN_HEADERS = ["Triage", "Note", "Tags"];

/**
 * A collection as rows of a table that the import reads again. Unknown is an empty cell; whoever sees no prices gets
 * no columns of them, and no note that names one.
 */
export function csvRows(
  creators: readonly CollectionCreator[],
  { seesPrices }: { seesPrices: boolean },
): CsvValue[][] {
  return [
    [...HEADERS, ...(seesPrices ? PRICE_HEADERS : []), ...OWN_HEADERS],
    ...creators.map((creator) => csvRow(creator, seesPrices)),
  ];
}

function csvRow(creator: CollectionCreator, seesPrices: boolean): CsvValue[] {
  const { price, note } = creator;
  return [
    PLATFORM_LABELS[creator.platform],
    creator.handle,
    creator.name,
    creator.followers,
    creator.engagementRate,
    creator.country,
    creator.email,
    ...(seesPrices
      ? [price ? wholeUnits(price.amount, price.currency) : null, price?.currency ?? null, price?.per ?? null]
      : []),
    TRIAGE_LABELS[creator.state],
    note !== null && !seesPrices && namesMoney(note) ? WITHHELD : note,
    creator.tags.join(", "),
  ];
}

function wholeUnits(amount: number, currency: string): string {
  const digits = minorUnits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
