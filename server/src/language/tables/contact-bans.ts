import { dictionary } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import type { Status } from "#/language/people/people.ts";
import { STATUS_WORDS } from "#/language/people/people.ts";
import { answerOf, ENTRIES, statusNamed } from "./tables.ts";
import words from "./table-words.json" with { type: "json" };

const NEVER = "do_not_contact";
const ANSWERS = dictionary(words.banAnswers, (answer) => answer === "yes");

/** Whether a header asks who must not be written to: "DNC", "Ne pas contacter ?", "Do not contact (Y/N)". */
export function asksForBans(header: string): boolean {
  const said = wordKey(header).split(" ");
  while (said.length > 1 && answered(said.at(-1) ?? "") !== null) said.pop();
  const key = said.join(" ");
  return (STATUS_WORDS.get(key) ?? ENTRIES.get(key)) === NEVER;
}

/** What a cell below such a header says; null where it answers neither yes nor no: "since the dispute". */
function banNamed(cell: string): boolean | null {
  const status = statusNamed(cell);
  if (status !== null) return status === NEVER;
  const [first = ""] = cell.trim().split(/[\s,;:(–—]|\.(?=\s)/u);
  return answered(cell) ?? answered(first);
}

/**
 * What a cell says of how far talks are; null for nothing. Below a header that asks for bans what gives a reason forbids as
 * well, and "no" says nothing.
 */
export function readStatus(header: string, cell: string): { status?: Status } | null {
  if (asksForBans(header)) return banNamed(cell) === false ? {} : { status: NEVER };
  const status = statusNamed(cell);
  return status === null ? null : { status };
}

/** Whether a cell says why or until when, besides yes or no. */
export function saysMoreThanBan(cell: string): boolean {
  return answered(cell) === null && !asksForBans(cell);
}

function answered(cell: string): boolean | null {
  return answerOf(cell) ?? ANSWERS.get(wordKey(cell)) ?? null;
}

const CONTACT = /conta[ck]?t|kontak|\bdnc\b|opt out|hubungi|black ?list/u;

/** Whether a column is of bans: its header speaks of contact, or half of its cells answer; topics may be what to avoid, too. */
export function isOfBans(header: string, cells: readonly string[]): boolean {
  if (!asksForBans(header)) return false;
  const filled = cells.filter((cell) => cell !== "");
  return (
    CONTACT.test(wordKey(header)) ||
    filled.filter((cell) => banNamed(cell) !== null).length * 2 >= filled.length
  );
}
