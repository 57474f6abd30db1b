import type { ImportCells, ImportNotUsed } from "@app/contract/discovery/imports";
import type { TableRecord } from "./records.ts";
import { shortened, textAt } from "./words.ts";

/** What became of one cell; undefined where no part of the reading has asked for it. */
export type Fate = "stored" | "own" | { kind: "ignored" | "refused"; reason: string };

/** A cell of the table. */
export interface CellPlace {
  line: number;
  index: number;
}

const UNKNOWN: Fate = { kind: "ignored", reason: "Says that the value is not known" };

/** Accounts for every filled cell below the header: each counts once, and what is not kept is listed. */
export class CellTally {
  readonly cells: ImportCells = { read: 0, stored: 0, ownFields: 0, ignored: 0, refused: 0 };
  readonly notUsed: ImportNotUsed[] = [];
  readonly #names: readonly string[];
  readonly #records: readonly TableRecord[];
  readonly #replaced = new Set<string>();
  #rows: Map<number, readonly TableRecord[]> | null = null;

  /** @param names of the columns, also of those without a header. */
  constructor(names: readonly string[], records: readonly TableRecord[]) {
    this.#names = names;
    this.#records = records;
  }

  /** Counts one row by what became of its cells; of cells past the last column nothing can become. */
  count(record: TableRecord, fates: readonly (Fate | undefined)[]): void {
    for (const [index, cell] of record.cells.entries()) {
      if (cell === "") continue;
      const fate = index < this.#names.length ? (fates[index] ?? UNKNOWN) : PAST_THE_LAST;
      this.cells.read += 1;
      if (fate === "stored") this.cells.stored += 1;
      else if (fate === "own") this.cells.ownFields += 1;
      else {
        this.cells[fate.kind] += 1;
        this.#list(record.line, this.#names[index] ?? `Column ${index + 1}`, cell, fate.reason);
      }
    }
  }

  /** Counts a row that was left out as a whole. */
  countLeftOut(record: TableRecord, fate: Exclude<Fate, string>): void {
    this.count(
      record,
      record.cells.map(() => fate),
    );
  }

  /** A cell that was kept gives way to another one. */
  giveWay({ line, index }: CellPlace, was: "stored" | "ownFields", reason: string): void {
    const key = `${line} ${index}`;
    if (this.#replaced.has(key)) return;
    this.#replaced.add(key);
    this.cells[was] -= 1;
    this.cells.refused += 1;
    this.#rows ??= Map.groupBy(this.#records, (record) => record.line);
    const written = (this.#rows.get(line) ?? []).map((record) =>
      textAt(record.written ?? record.cells, index),
    );
    const cell = written.findLast((text) => text !== "") ?? "";
    this.#list(line, textAt(this.#names, index), cell, reason);
  }

  #list(line: number, column: string, value: string, reason: string): void {
    this.notUsed.push({ line, column, value: shortened(value), reason });
  }
}

const PAST_THE_LAST: Fate = { kind: "ignored", reason: "Stands past the last column that is read" };
