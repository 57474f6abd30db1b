import { STATUSES } from "@app/contract/discovery/filters";
import { anyListed, anyOf, dictionary, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { STATUS_WORDS } from "#/language/people/people.ts";
import type { Status } from "#/language/people/people.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import words from "./status-words.json" with { type: "json" };

/** How far talks with somebody are to be said to be. */
export interface StatusSaid {
  is: "status";
  status: Status;
  /** Of whom it is, where the message names nobody. */
  handles?: string[];
}

const SAID: ReadonlyMap<string, Status> = new Map([
  ...STATUS_WORDS,
  ...dictionary(words.said, (key) => STATUSES.find((status) => status === key) ?? "contacted"),
]);
const STATUS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(SAID.keys())})(?![\\p{L}\\p{N}])`, "gu");
/** "Do not contact @lena again": how talks are is said by forbidding them. */
const BAN = new RegExp(
  `(?<!\\p{L})${anyListed(words.never)}\\s(?:.{0,30}\\s)?${anyListed(words.contact)}(?!\\p{L})(?:\\s+${anyListed(words.again)}(?!\\p{L}))*|(?<!\\p{L})${anyListed(words.contact)}\\s(?:.{0,20}\\s)?${anyListed("mat karo, mat karna, nahi karna, nie wieder, nie mehr, nicht mehr, plus jamais, nunca mas, nunca mais")}(?!\\p{L})(?:\\s+${anyListed(words.again)}(?!\\p{L}))*`,
  "u",
);
const ORDERS = new RegExp(wordsListed(words.orders), "gu");
const NOUN = new RegExp(wordsListed(words.status), "gu");
const SMALL = new RegExp(wordsListed(`${words.small}, ${words.again}`), "gu");

/**
 * What a message says of how far talks with somebody are, where it says nothing else: "set @lena to contacted", "@lena has
 * declined".
 */
export function statusIn(source: string): StatusSaid | null {
  const text = source.normalize("NFC");
  if (text.includes("?")) return null;
  const folded = foldInPlace(text).replaceAll(HANDLES, " ");
  const ban = BAN.exec(folded)?.[0];
  // "Nicht kontaktiert" forbids nothing.
  if (ban !== undefined && isNothing(folded.replace(ban, " ")))
    return { is: "status", status: SAID.get(wordKey(ban)) ?? "do_not_contact" };
  const said = new Set([...folded.matchAll(STATUS)].map(([phrase]) => SAID.get(wordKey(phrase))));
  const [status, ...others] = said;
  if (status === undefined || others.length > 0) return null;
  const rest = folded.replaceAll(STATUS, " ");
  const isOrdered = rest.search(ORDERS) >= 0 || rest.search(NOUN) >= 0;
  if (!isNothing(rest) || !(isOrdered || text.includes("@"))) return null;
  return { is: "status", status };
}

/** "Set the status of @lena to warm": a status is ordered, and there is none of that name. */
export function ordersOtherStatus(source: string): boolean {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text).replaceAll(HANDLES, " ");
  const isOrdered = folded.search(ORDERS) >= 0 && folded.search(NOUN) >= 0;
  return isOrdered && text.includes("@") && !text.includes("?") && folded.search(STATUS) < 0;
}

function isNothing(folded: string): boolean {
  const rest = [ORDERS, NOUN, SMALL].reduce((left, pattern) => left.replaceAll(pattern, " "), folded);
  return !/[\p{L}\p{N}]/u.test(rest);
}
