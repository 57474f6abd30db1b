import { ENTRY_HEADERS, TRIAGE_LABELS, VOTE_HEADERS } from "@app/contract/collections/schemas";
import type { CollectionCreator, CollectionVotes } from "@app/contract/collections/schemas";
import { hasVotes } from "@app/contract/collections/votes";
import type { CreatorCard } from "#/discovery/index.ts";
import type { CsvValue } from "#/platform/csv.ts";
import { namesMoney, WITHHELD } from "#/platform/http/price-texts.ts";
import type { StoredEntry } from "./collections.store.ts";

/** A row of a collection; null while its creator is not there, such as after its import was removed. */
export function toCollectionCreator(
  entry: StoredEntry,
  card: CreatorCard | undefined,
  votes: CollectionVotes,
): CollectionCreator | null {
  if (!card) return null;
  const { platform, handle, further, name, url, followers, engagementRate, country, email, price } = card;
  const { addedAt, place: _place, ...kept } = entry;
  return {
    ...kept,
    platform,
    handle,
    further,
    name,
    imageId: card.avatarImageId,
    url,
    followers,
    engagementRate,
    country,
    email,
    price,
    votes,
    addedAt: addedAt.toISOString(),
  };
}

export function present<T>(value: T | null): value is T {
  return value !== null;
}

/**
 * A collection as rows of a table that the import reads again. Unknown is an empty cell; whoever sees no prices gets
 * no columns of them, and no note that names one.
 */
export function csvRows(
  creators: readonly CollectionCreator[],
  sheet: { headers: readonly string[]; rowsOf: (creatorId: string) => readonly CsvValue[][] },
  { seesPrices }: { seesPrices: boolean },
): CsvValue[][] {
  const headers = creators.some(hasVotes) ? [...ENTRY_HEADERS, ...VOTE_HEADERS] : ENTRY_HEADERS;
  const empty = headers.map(() => null);
  return [
    [...sheet.headers, ...headers],
    ...creators.flatMap((creator) =>
      sheet
        .rowsOf(creator.creatorId)
        .map((row, turn) => [
          ...row,
          ...(turn === 0 ? entryCells(creator, seesPrices).slice(0, headers.length) : empty),
        ]),
    ),
  ];
}

function entryCells({ state, note, tags, votes }: CollectionCreator, seesPrices: boolean): CsvValue[] {
  const isWithheld = note !== null && !seesPrices && namesMoney(note);
  return [
    TRIAGE_LABELS[state],
    isWithheld ? WITHHELD : note,
    tags.join(", "),
    votes.for.length,
    votes.against.length,
  ];
}
