import { Bitset } from "./bitset.ts";
import type { CreatorDocument } from "./creator-document.ts";

/** Numbers that a segment keeps in one typed array each; NaN is unknown. */
const NUMBER_COLUMNS = [
  "followers",
  "engagementRate",
  "avgViews",
  "likes",
  "postsPerWeek",
  "age",
  "fakeFollowers",
  "sponsorShare",
  "durationS",
  "lastPostDay",
  "price",
  "completeness",
] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

/** Words and slugs that a segment keeps as inverted lists. */
const LIST_COLUMNS = [
  "platform",
  "handle",
  "country",
  "region",
  "city",
  "language",
  "gender",
  "accountType",
  "source",
  "verified",
  "contact",
  "categories",
  "brands",
  "hashtags",
  "formats",
  "words",
  "text",
  "labels",
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

const NOBODY = new Uint32Array(0);

/** An immutable set of creators in columns: what a search reads. */
export class Segment {
  readonly documents: readonly CreatorDocument[];
  readonly size: number;
  readonly #numbers: ReadonlyMap<NumberColumn, Float64Array>;
  readonly #lists: ReadonlyMap<ListColumn, ReadonlyMap<string, Uint32Array>>;
  readonly #known: ReadonlyMap<ListColumn, Bitset>;
  readonly #positions: ReadonlyMap<string, number>;

  constructor(documents: readonly CreatorDocument[]) {
    this.documents = documents;
    this.size = documents.length;
    this.#numbers = new Map(NUMBER_COLUMNS.map((name) => [name, numbersOf(documents, name)]));
    const lists = LIST_COLUMNS.map((name) => [name, buildLists(documents, name)] as const);
    this.#lists = new Map(lists.map(([name, { postings }]) => [name, postings]));
    this.#known = new Map(lists.map(([name, { known }]) => [name, known]));
    this.#positions = new Map(documents.map((document, at) => [document.id, at]));
  }

  position(id: string): number | undefined {
    return this.#positions.get(id);
  }

  numbers(column: NumberColumn): Float64Array {
    return this.#numbers.get(column) ?? new Float64Array(this.size).fill(Number.NaN);
  }

  /** Positions of the creators that have the value, ascending. */
  list(column: ListColumn, value: string): Uint32Array {
    return this.#lists.get(column)?.get(value) ?? NOBODY;
  }

  values(column: ListColumn): Iterable<[string, Uint32Array]> {
    return this.#lists.get(column) ?? [];
  }

  /** Who has any value at all. */
  known(column: ListColumn): Bitset {
    return this.#known.get(column) ?? new Bitset(this.size);
  }
}

/** The values of one creator in a list column; null when nothing is known. */
function listValues(document: CreatorDocument, column: ListColumn): Iterable<string> | null {
  switch (column) {
    case "platform":
    case "handle":
    case "source":
      return [document[column]];
    case "country":
    case "region":
    case "city":
    case "language":
    case "gender":
    case "accountType":
      return document[column] === null ? null : [document[column]];
    case "verified":
      return document.verified === null ? null : [String(document.verified)];
    case "contact":
      return contactsOf(document);
    case "categories":
      return document.categories.length > 0 ? document.categories : null;
    case "brands":
      return document.brands === null ? null : document.brands.keys();
    case "hashtags":
      return document.hashtags;
    case "formats":
      return document.formats;
    case "words":
      return document.words.size > 0 ? document.words : null;
    case "text":
      return document.hasText ? ["known"] : null;
    case "labels":
      return document.labels.map(({ kind, value }) => labelKey(kind, value));
    default:
      return null;
  }
}

/** A kind holds no line feed, so kind and value stay apart. */
export function labelKey(kind: string, value: string): string {
  return `${kind}\n${value}`;
}

function contactsOf(document: CreatorDocument): string[] | null {
  const contacts = [document.hasEmail ? "email" : "", document.hasPhone ? "phone" : ""];
  const known = contacts.filter((contact) => contact !== "");
  return known.length > 0 ? known : null;
}

function numbersOf(documents: readonly CreatorDocument[], column: NumberColumn): Float64Array {
  return Float64Array.from(documents, (document) => document[column] ?? Number.NaN);
}

function buildLists(
  documents: readonly CreatorDocument[],
  column: ListColumn,
): { postings: Map<string, Uint32Array>; known: Bitset } {
  const lists = new Map<string, number[]>();
  const known = new Bitset(documents.length);
  documents.forEach((document, at) => {
    const values = listValues(document, column);
    if (values === null) return;
    known.add(at);
    for (const value of values) {
      const list = lists.get(value);
      if (list) list.push(at);
      else lists.set(value, [at]);
    }
  });
  return {
    postings: new Map([...lists].map(([value, list]) => [value, Uint32Array.from(new Set(list))])),
    known,
  };
}
