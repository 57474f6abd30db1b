import type { Platform } from "@app/contract/platforms";
import type { Cell, Expectation, Meaning, Never, Sheet, SheetKind, TruthCreator, Value } from "./truth.ts";
import type { Person } from "./people.ts";
import type { Spelled } from "./spelling.ts";

export const BLANK: Cell = { text: "", meaning: { kind: "nothing", why: "unknown" } };

/** A cell that says one thing. */
export function says(of: string, path: string, text: string, value: Value = text): Cell {
  return saysAll(text, [{ of, path, value }]);
}

/** A cell that says several things at once, such as "Berlin, Germany". */
export function saysAll(text: string, expects: readonly Expectation[]): Cell {
  return { text, meaning: { kind: "field", expects } };
}

/** A cell of something spelled. */
export function spelled(of: string, path: string, { text, value }: Spelled): Cell {
  return says(of, path, text, value);
}

/** The handle of one of a person's accounts, however it is written. */
export function handle(person: Person, platform: Platform, text?: string): Cell {
  const name = person.handles[platform];
  return name === undefined ? BLANK : says(person.key, `${platform}.handle`, text ?? name, name);
}

/** A column of one's own. */
export function own(of: string, name: string, text: string): Cell {
  return text === "" ? BLANK : { text, meaning: { kind: "own", of, name, value: text } };
}

export function refused(of: string, path: string, text: string, reason: string): Cell {
  return { text, meaning: { kind: "refused", of, path, reason } };
}

/** A sign that nothing is known, such as "-". */
export function unknown(text: string): Cell {
  return { text, meaning: { kind: "nothing", why: "unknown" } };
}

export const titles = (...texts: string[]) => nothings(texts, "title");
/** Headers with a bar between two. */
export const headers = (line: string) => nothings(line.split("|"), "header");
export const totals = (...texts: string[]) => nothings(texts, "total");

function nothings(texts: readonly string[], why: Extract<Meaning, { kind: "nothing" }>["why"]): Cell[] {
  return texts.map((text) => ({ text, meaning: { kind: "nothing", why } }));
}

interface Draft {
  name: string;
  kind: SheetKind;
  fileName?: string;
  delimiter?: Sheet["delimiter"];
  rows: readonly (readonly Cell[])[];
  people?: readonly Person[];
  follows?: readonly Expectation[];
  never?: readonly Never[];
}

const NEVER_ANYWHERE: Never = {
  says: "Titles, headers, totals and empty rows make no creator",
  fields: ["creator"],
};

/** A sheet of rows of cells; the truth of the table is read off its cells. */
export function sheet({ name, kind, rows, people = [], ...rest }: Draft): Sheet {
  const width = Math.max(...rows.map((row) => row.length));
  return {
    name,
    kind,
    fileName: rest.fileName ?? `${name}.csv`,
    delimiter: rest.delimiter ?? ",",
    rows: rows.map((row) => Array.from({ length: width }, (_, column) => row[column]?.text ?? "")),
    cells: rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (cell.text.trim() === "" ? [] : [{ ...cell, row, column }])),
    ),
    creators: people.map(toCreator),
    follows: [...people.flatMap(following), ...(rest.follows ?? [])],
    never: [NEVER_ANYWHERE, ...(rest.never ?? [])],
  };
}

function toCreator({ key, handles }: Person): TruthCreator {
  const platforms = ["instagram", "tiktok", "youtube"] as const;
  const accounts = platforms.flatMap((platform) => {
    const name = handles[platform];
    return name === undefined ? [] : [{ platform, handle: name }];
  });
  return { key, accounts };
}

// A number with +49 tells Germany, Lyon tells France; a payee is somebody with a name.
function following({ key, country, name }: Person): Expectation[] {
  return [
    { of: key, path: "country", value: country },
    { of: key, path: "name", value: name },
  ];
}
