import { dictionary, listed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import type { Status } from "#/language/people/people.ts";
import { STATUS_WORDS } from "#/language/people/people.ts";
import { answerOf, ENTRIES, statusNamed } from "./tables.ts";
import words from "./table-words.json" with { type: "json" };

const NEVER = "do_not_contact";
const ANSWERS = dictionary(words.banAnswers, (answer) => answer === "yes");

const TOLD = new Set(listed(words.contactLeave.told));
const ASKED = new Set(listed(words.contactLeave.asked));
const REFUSED = new Set(listed(words.contactLeave.never));

/** Which answer below a header forbids to write to somebody: yes to "DNC", no to "Contact?"; null where none does. */
function banningAnswer(header: string): boolean | null {
  const said = wordKey(header).split(" ");
  const whole = said.length;
  while (said.length > 1 && answered(said.at(-1) ?? "") !== null) said.pop();
  const key = said.join(" ");
  if ((STATUS_WORDS.get(key) ?? ENTRIES.get(key)) === NEVER) return true;
  // "Contact" alone heads addresses and names, and "Contact no" numbers.
  const isAsked = ASKED.has(key) && (whole - said.length > 1 || /\?\s*$/u.test(header));
  return TOLD.has(key) || isAsked ? false : null;
}

/** Whether a header asks who must not be written to, or who may be: "DNC", "Do not contact (Y/N)", "Contattare?". */
export function asksForBans(header: string): boolean {
  return banningAnswer(header) !== null;
}

/** What a cell below a header of bans says; null where it answers neither yes nor no: "since the dispute". */
function banNamed(cell: string): boolean | null {
  const status = statusNamed(cell);
  if (status !== null) return status === NEVER;
  return answered(cell) ?? answered(firstOf(cell, /[\s,;:(–—]|\.(?=\s)/u));
}

/** What a cell says below a header that asks who may be written to: "OK" is leave there. */
function leaveNamed(cell: string): boolean | null {
  if (REFUSED.has(wordKey(firstOf(cell, /[,;:(–—]|\s-\s|\.(?=\s)/u)))) return false;
  const first = firstOf(cell, /[\s,;:(–—]|\.(?=\s)/u);
  return answerOf(cell) ?? answerOf(first) ?? (ANSWERS.has(wordKey(first)) ? true : null);
}

function firstOf(cell: string, border: RegExp): string {
  return cell.trim().split(border)[0] ?? "";
}

/**
 * What a cell says of how far talks are; null for nothing. Below a header that asks for bans what gives a reason forbids as
 * well, and "no" says nothing; below one that asks for leave "no" alone forbids.
 */
export function readStatus(header: string, cell: string): { status?: Status } | null {
  const banning = banningAnswer(header);
  if (banning === true) return banNamed(cell) === false ? {} : { status: NEVER };
  const status = statusNamed(cell);
  if (status !== null) return { status };
  const leave = banning === false ? leaveNamed(cell) : null;
  if (leave === null) return null;
  return leave ? {} : { status: NEVER };
}

/** Whether a cell says why or until when, besides yes or no. */
export function saysMoreThanBan(cell: string): boolean {
  return answered(cell) === null && !asksForBans(cell);
}

function answered(cell: string): boolean | null {
  return answerOf(cell) ?? ANSWERS.get(wordKey(cell)) ?? null;
}

const CONTACT = /conta[ck]?t|kontak|\bdnc\b|opt out|hubungi|black ?list/u;

/**
 * Whether a column is of bans: its header speaks of contact, or half of its cells answer; topics may be what to avoid, too.
 * Below a header that asks for leave half of them must answer: addresses stand below "Contact", too.
 */
export function isOfBans(header: string, cells: readonly string[]): boolean {
  const banning = banningAnswer(header);
  if (banning === null) return false;
  const filled = cells.filter((cell) => cell !== "");
  const named = filled.filter((cell) => (banning ? banNamed(cell) : leaveNamed(cell)) !== null);
  return (banning && CONTACT.test(wordKey(header))) || named.length * 2 >= filled.length;
}
