import { readTable } from "./reading.ts";
import type { Reading, ReadingOptions } from "./reading.ts";

export function read(text: string, options: Partial<ReadingOptions> = {}): Reading {
  return readTable(text, { fileName: null, mapping: [], platform: null, ...options });
}

export function keys(reading: Reading): string[] {
  return reading.accounts.map(({ key }) => key);
}

export function fields(reading: Reading): (string | null)[] {
  return reading.columns.map(({ field }) => field);
}

export function reasons(reading: Reading): [number, string][] {
  return reading.rows.flatMap(({ line, leftOut }): [number, string][] =>
    leftOut ? [[line, leftOut.reason]] : [],
  );
}
