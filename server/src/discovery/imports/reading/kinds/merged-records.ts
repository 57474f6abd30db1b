import type { CellPlace, CellTally } from "#/discovery/imports/reading/tally.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { RECORD_TEXT_MAX } from "./record-cells.ts";
import type { RecordCells } from "./record-cells.ts";
import type { RecordField } from "@app/contract/discovery/import-records";
import type { ReadRecord } from "./record-rows.ts";

interface Kept {
  index: number;
  /** Where each field was said last. */
  places: Map<string, CellPlace>;
}

/** The column that says each field, where its name is another one. */
const COLUMN_OF: Readonly<Record<string, RecordField>> = { link: "url" };

/** The records of a table, each once: a later row that names the same one adds to it, and what it changes is told. */
export class MergedRecords {
  readonly records: ReadRecord[] = [];
  readonly #known = new Map<string, Kept>();
  readonly #tally: CellTally;

  constructor(tally: CellTally) {
    this.#tally = tally;
  }

  /** @returns the place of the record in the list. */
  add(record: ReadRecord, cells: RecordCells): number {
    const key = keyOf(record);
    const known = key === null ? undefined : this.#known.get(key);
    const before = known && this.records[known.index];
    if (!known || !before) {
      const index = this.records.push(record) - 1;
      if (key !== null) this.#known.set(key, { index, places: placesOf(record, cells) });
      return index;
    }
    for (const [field, place] of placesOf(record, cells)) {
      const earlier = known.places.get(field);
      if (earlier && isOther(valueOf(before, field), valueOf(record, field))) {
        const reason = `Line ${record.line} says something else of the same link or number, and the later line counts`;
        this.#tally.giveWay(earlier, "stored", reason);
      }
      known.places.set(field, place);
    }
    Object.assign(before, joined(before, record));
    return known.index;
  }
}

/** What makes two rows of a table the same thing: the link of a post, the number of an order or an invoice. */
function keyOf(record: ReadRecord): string | null {
  if ("caption" in record) return record.url === null ? null : (readPostLink(record.url)?.key ?? null);
  if ("order" in record) {
    // What is sent back has the number of its order.
    return record.order && JSON.stringify([record.order.trim(), (record.amount?.amount ?? 0) < 0]);
  }
  const { invoice, handle, creator } = record;
  return invoice && JSON.stringify([invoice.trim(), (handle ?? creator)?.toLowerCase()]);
}

/** What says where a row stands, what adds up, and what makes the two the same however it is written. */
const OF_ROW: ReadonlySet<string> = new Set(
  "line part fields hashtags mentions url order invoice".split(" "),
);

/** Values that are known, the later ones first; what is kept as it is written stands below each other. */
function joined(before: ReadRecord, after: ReadRecord): Partial<ReadRecord> {
  const said = Object.entries(after).filter(([name, value]) => !OF_ROW.has(name) && value !== null);
  const fields = { ...before.fields };
  for (const [name, text] of Object.entries(after.fields)) {
    const earlier = fields[name];
    const isSaid = earlier === undefined || earlier.split("\n").includes(text);
    fields[name] = isSaid ? (earlier ?? text) : `${earlier}\n${text}`.slice(0, RECORD_TEXT_MAX);
  }
  return { ...Object.fromEntries(said), ...listsOf(before, after), fields };
}

function listsOf(before: ReadRecord, after: ReadRecord): object {
  if (!("hashtags" in before) || !("hashtags" in after)) return {};
  return {
    hashtags: [...new Set([...before.hashtags, ...after.hashtags])],
    mentions: [...new Set([...before.mentions, ...after.mentions])],
  };
}

function placesOf(record: ReadRecord, cells: RecordCells): Map<string, CellPlace> {
  const places = Object.entries(record).flatMap(([field, value]): [string, CellPlace][] => {
    if (OF_ROW.has(field) || value === null) return [];
    const written = cells.written(COLUMN_OF[field] ?? field);
    return written ? [[field, { line: record.line, index: written.column.index }]] : [];
  });
  return new Map(places);
}

function valueOf(record: ReadRecord, field: string): unknown {
  return Object.entries(record).find(([name]) => name === field)?.[1];
}

function isOther(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
