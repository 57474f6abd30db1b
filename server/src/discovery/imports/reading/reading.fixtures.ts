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

/** Everything that a reading says but for its rows as they are written, one text for each thing; nothing is left out. */
export function whole(reading: Reading): string[] {
  const { kind, kindReason, columns, accounts, records, problems, notUsed, doubtful, doubtfulPlaces } =
    reading;
  const meanings = columns.map(({ field, record, own, platform }) =>
    [record ?? field ?? own?.kind ?? "–", platform].filter((said) => said !== null).join(" "),
  );
  return [
    ...(kind === "creators" ? [] : [`${kind}: ${kindReason}`]),
    meanings.join(" | "),
    ...accounts.map(({ key, values }) => `${key} ${told(values)}`),
    ...records.map((record) => told(record)),
    ...reasons(reading).map(([line, reason]) => `line ${line} is left out: ${reason}`),
    ...problems.map(({ line, column, message }) => `line ${line}, ${column}: ${message}`),
    ...notUsed.map(({ line, column, value, reason }) => `line ${line}, ${column}, “${value}”: ${reason}`),
    ...doubtful.map(
      ({ field, question, reason, examples }) => `${field}? ${question} ${reason} ${told(examples)}`,
    ),
    ...doubtfulPlaces.map((place) => told(place)),
  ];
}

/** What each column was found to be: its meaning, place, format, unit, doubt, and how sure that is. */
export function columnsTold({ columns }: Reading): string[] {
  return columns.map(({ field, record, own, platform, format, unit, doubt, confidence }) =>
    [record ?? field ?? own?.kind ?? "–", platform, format, unit, doubt, confidence]
      .filter((said) => said !== null)
      .join(" "),
  );
}

/** A value by the names of its parts, without those that are unknown. */
function told(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(told).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return `{${parts
    .map(([name, part]) => `${name}: ${told(part)}`)
    .toSorted()
    .join(", ")}}`;
}
