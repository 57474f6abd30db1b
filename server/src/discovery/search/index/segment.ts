import { Bitset } from "./bitset.ts";
import { wordsOf } from "./creator-document.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { Creators } from "./creators.ts";
import { Names } from "./names.ts";
import { atOnce, yielding } from "./yielding.ts";

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
  "name",
  "country",
  "region",
  "city",
  "language",
  "gender",
  "accountType",
  "source",
  "verified",
  "facts",
  "categories",
  "brands",
  "hashtags",
  "formats",
  "words",
  "withheldWords",
  "text",
  "labels",
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
export type Column = NumberColumn | ListColumn;

const NOBODY = new Uint32Array(0);
/** Accounts, or values of a list, that are worked off between two chances for a pause. */
const STEP = 32;

interface Columns {
  numbers: ReadonlyMap<NumberColumn, Float64Array>;
  lists: ReadonlyMap<ListColumn, ReadonlyMap<string, Uint32Array>>;
  known: ReadonlyMap<Column, Bitset>;
  creators: Creators;
  names: Names;
}

/**
 * An immutable set of accounts in columns: what a search reads. The accounts of a creator stand beside each other, which
 * whoever makes a segment sees to.
 */
export class Segment {
  readonly documents: readonly CreatorDocument[];
  /** Accounts. */
  readonly size: number;
  readonly creators: Creators;
  readonly #numbers: ReadonlyMap<NumberColumn, Float64Array>;
  readonly #lists: ReadonlyMap<ListColumn, ReadonlyMap<string, Uint32Array>>;
  readonly #known: ReadonlyMap<Column, Bitset>;
  readonly names: Names;

  constructor(documents: readonly CreatorDocument[], columns = atOnce(buildColumns(documents))) {
    this.documents = documents;
    this.size = documents.length;
    this.#numbers = columns.numbers;
    this.#lists = columns.lists;
    this.#known = columns.known;
    this.creators = columns.creators;
    this.names = columns.names;
  }

  /** Builds a segment while others have their turns. */
  static async load(documents: readonly CreatorDocument[]): Promise<Segment> {
    return new Segment(documents, await yielding(buildColumns(documents)));
  }

  numbers(column: NumberColumn): Float64Array {
    return this.#numbers.get(column) ?? new Float64Array(this.size).fill(Number.NaN);
  }

  /** Positions of the accounts that have the value, ascending. */
  list(column: ListColumn, value: string): Uint32Array {
    return this.#lists.get(column)?.get(value) ?? NOBODY;
  }

  values(column: ListColumn): Iterable<[string, Uint32Array]> {
    return this.#lists.get(column) ?? [];
  }

  /** Who has any value at all. */
  known(column: Column): Bitset {
    return this.#known.get(column) ?? new Bitset(this.size);
  }
}

/** The values of one creator in a list column; null when nothing is known. */
function listValues(document: CreatorDocument, column: ListColumn): Iterable<string> | null {
  switch (column) {
    case "handle":
      // Ids of channels keep their case elsewhere; whoever asks types as they like.
      return [document.handle.toLowerCase()];
    case "platform":
    case "source":
      return [document[column]];
    case "name":
      return document.name === null ? null : [nameKey(document.name)];
    case "country":
    case "region":
    case "city":
    case "gender":
    case "accountType":
      return document[column] === null ? null : [document[column]];
    case "language":
      return document.languages.length > 0 ? document.languages : null;
    case "verified":
      return document.verified === null ? null : [String(document.verified)];
    case "facts":
      return document.facts;
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
    case "withheldWords":
      return document.withheldWords.size > 0 ? document.withheldWords : null;
    case "text":
      return document.hasText ? ["known"] : null;
    case "labels":
      return document.labels.map(({ kind, value }) => labelKey(kind, value));
    default:
      return null;
  }
}

/** A name by its words, however they are written and joined. */
export function nameKey(name: string): string {
  return wordsOf(name).join(" ");
}

/** A kind holds no line feed, so kind and value stay apart. */
export function labelKey(kind: string, value: string): string {
  return `${kind}\n${value}`;
}

function* numbersOf(
  documents: readonly CreatorDocument[],
  column: NumberColumn,
): Generator<void, { values: Float64Array; known: Bitset }> {
  const values = new Float64Array(documents.length);
  const known = new Bitset(documents.length);
  for (const [at, document] of documents.entries()) {
    if (at % STEP === 0) yield;
    const value = document[column] ?? Number.NaN;
    values[at] = value;
    if (!Number.isNaN(value)) known.add(at);
  }
  return { values, known };
}

function* buildColumns(documents: readonly CreatorDocument[]): Generator<void, Columns> {
  const numbers = new Map<NumberColumn, Float64Array>();
  const lists = new Map<ListColumn, Map<string, Uint32Array>>();
  const known = new Map<Column, Bitset>();
  for (const name of NUMBER_COLUMNS) {
    const built = yield* numbersOf(documents, name);
    numbers.set(name, built.values);
    known.set(name, built.known);
  }
  for (const name of LIST_COLUMNS) {
    const built = yield* buildLists(documents, name);
    lists.set(name, built.postings);
    known.set(name, built.known);
  }
  const creators = yield* Creators.build(documents);
  return { numbers, lists, known, creators, names: yield* Names.build(documents) };
}

function* buildLists(
  documents: readonly CreatorDocument[],
  column: ListColumn,
): Generator<void, { postings: Map<string, Uint32Array>; known: Bitset }> {
  const lists = new Map<string, number[]>();
  const known = new Bitset(documents.length);
  for (const [at, document] of documents.entries()) {
    if (at % STEP === 0) yield;
    const values = listValues(document, column);
    if (values === null) continue;
    known.add(at);
    for (const value of values) addTo(lists, value, at);
  }
  const postings = new Map<string, Uint32Array>();
  for (const [value, list] of lists) {
    if (postings.size % STEP === 0) yield;
    postings.set(value, Uint32Array.from(list));
  }
  return { postings, known };
}

/** Positions come in order, so that a value that a creator has twice is the last one. */
function addTo(lists: Map<string, number[]>, value: string, at: number): void {
  const list = lists.get(value);
  if (!list) lists.set(value, [at]);
  else if (list.at(-1) !== at) list.push(at);
}
