import { expect, test } from "vitest";
import { readSheet, SHEETS, SHEETS_OF_CREATORS } from "./sheets.fixtures.ts";
import type { Reading } from "./reading.ts";

type Name = keyof typeof SHEETS;

const namesOf = (sheets: object) => Object.keys(sheets).filter((name): name is Name => name in SHEETS);
const NAMES = namesOf(SHEETS);
// Reading starts within a test, so that each planted fault is known to be of that test.
const OF_CREATORS = namesOf(SHEETS_OF_CREATORS);

/** What is kept of a sheet; headers, which name the team's own fields, in small letters. */
function kept({ accounts, records }: Reading): unknown {
  const said = JSON.stringify([accounts.map(({ key, values }) => [key, values]), records]);
  return JSON.parse(said, (_name, value: unknown) =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toLowerCase(), part])),
  );
}

/** The line of the headers changed in one way, and the lines below it in another; `headerLine` as it is read unchanged. */
function changed(
  name: Name,
  { headerLine }: Pick<Reading, "headerLine">,
  header: (row: string) => string,
  below: (row: string) => string,
): Reading {
  return readSheet(name, (rows) =>
    rows.map((row, at) => {
      if (at + 1 === headerLine) return header(row);
      return at + 1 < (headerLine ?? 0) ? row : below(row);
    }),
  );
}

const same = (row: string) => row;

test.each(NAMES)("letters of headers, line ends and blank lines say nothing: %s", (name) => {
  const asIs = readSheet(name);
  const expected = kept(asIs);

  expect(kept(changed(name, asIs, (row) => row.toUpperCase(), same))).toEqual(expected);
  expect(kept(changed(name, asIs, (row) => row.toLowerCase(), same))).toEqual(expected);
  expect(kept(readSheet(name, (rows) => rows.map((row) => `${row}\r`)))).toEqual(expected);
  expect(kept(readSheet(name, (rows) => [...rows, ";;;", "", ""]))).toEqual(expected);
});

const EMPTY = [
  ["Followers", "Nachname", "Country", "Views", "Currency", "Reel"],
  ["Email", "Price", "Handle", "Datum", "Age group", "Jan 26"],
  ["Engagement rate", "Female %", "Code", "Status", "Plattform"],
];

test.each(OF_CREATORS)("columns without cells change nothing: %s", (name) => {
  const asIs = readSheet(name);
  const expected = kept(asIs);
  const delimiter = asIs.delimiter ?? ";";
  for (const headers of EMPTY) {
    const beside = changed(
      name,
      asIs,
      (row) => [row, ...headers].join(delimiter),
      (row) => row + delimiter.repeat(headers.length),
    );

    expect(kept(beside)).toEqual(expected);
  }
});

test.each(OF_CREATORS)(
  "what a person chooses for columns is followed, whatever stands beside: %s",
  (name) => {
    const { columns } = readSheet(name);
    for (const field of ["notes", "ignore", "tags"] as const)
      for (const turn of [0, 1]) {
        const mapping = columns
          .filter(({ index }) => index % 2 === turn)
          .map(({ index }) => ({ index, field }));
        const chosen = readSheet(name, (rows) => rows, { mapping }).columns.filter(
          ({ index }) => index % 2 === turn,
        );
        const followed = mapping.map(() => [field === "ignore" ? null : field, true, null]);

        expect(chosen.map(({ field: read, isConfirmed, doubt }) => [read, isConfirmed, doubt])).toEqual(
          followed,
        );
      }
  },
);
