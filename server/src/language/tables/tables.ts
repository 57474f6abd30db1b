import { anyOf, dictionary, listed, wordsListed } from "#/language/dictionary.ts";
import { fold, wordKey } from "#/language/fold.ts";
import { STATUSES } from "@app/contract/discovery/filters";
import { STATUS_WORDS } from "#/language/people/people.ts";
import type { Status } from "#/language/people/people.ts";
import { PLATFORM_WORDS } from "#/language/media/media.ts";
import words from "./table-words.json" with { type: "json" };

const DIMENSION_NAMES = ["country", "gender", "age"] as const;
/** What is measured of an audience, one row for each group. */
export type Dimension = (typeof DIMENSION_NAMES)[number];

const ANSWERS = dictionary(words.answers, (answer) => answer === "yes");
/** What a status is called in a column of its own, besides its usual words. */
export const ENTRIES = dictionary(words.statusEntries, (key) => STATUSES.find((status) => status === key));
/** Words that say so of a cell that holds nothing else: "en attente du contrat" is more than a wait for an answer. */
const STATUS_ALONE = dictionary(words.statusAlone, (key) => STATUSES.find((status) => status === key));
const ACCOUNT_WORDS = dictionary(words.accounts, (key) => (key === "same" ? key : "none"));
// With their points: "id" and "so" are codes of languages and countries.
const DITTOS = new Set(listed(words.dittos));
const DITTO_SIGN = /^[-–—\s]*(?:["″”“„〃]+|''+|’’+|,,|↑)[-–—\s]*$/u;
const DITTO_MAX = 30;
const DIMENSIONS = dictionary(words.dimensions, (key) => DIMENSION_NAMES.find((name) => name === key));

const UNMANAGED = new Set(listed(words.unmanaged));
const NONE = new Set(listed(words.none));

/** Whether a cell of a list says that nothing is on it: "keine", "aucun". */
export function saysNone(cell: string): boolean {
  return NONE.has(wordKey(cell));
}

/** Words of taxes, rights and kinds of deals as pieces of patterns on folded text. */
export const VAT_PATTERNS = {
  included: anyOf(listed(words.vat.included)),
  excluded: anyOf(listed(words.vat.excluded)),
} as const;
const VAT_ALONE = dictionary(words.vatAlone, (key) => (key === "included" ? key : "excluded"));
export const USAGE_PATTERN = anyOf(listed(words.terms.usage));
export const EXCLUSIVITY_PATTERN = anyOf(listed(words.terms.exclusivity));
/** The least of a price: "from 500", "30000 onwards". */
export const FROM_PATTERNS = {
  before: anyOf(listed(words.from)),
  behind: anyOf(listed(words.fromAfter)),
} as const;
export const BUNDLE_PATTERN = anyOf(listed(words.bundle));
export const INTEGRATION_PATTERN = anyOf(listed(words.integration));
/** Alone it is a video about nothing else. */
export const DEDICATED_PATTERN = anyOf(listed(words.dedicated));
/** What may stand before a kind of post and says how it is done, not what it is. */
export const DEAL_KIND_PATTERN = anyOf(listed(words.dealKinds));

/** What is given besides money: "barter + 10k". */
export const BARTER_PATTERN = anyOf(listed(words.barter));
/** What stands in the line above a block besides its country and currency. */
export const BLOCK_PATTERN = anyOf(listed(words.block));
/** What joins a kind of post to the one before: "Reel inkl. 2 Stories". */
export const INCLUDED_PATTERN = anyOf(listed(words.included));

/** Whether a cell says of who looks after a creator that the creator does. */
export function isUnmanaged(cell: string): boolean {
  return UNMANAGED.has(wordKey(cell));
}

/** Whether a cell says yes or no; null for anything else. */
export function answerOf(cell: string): boolean | null {
  return ANSWERS.get(wordKey(cell) || cell.trim()) ?? null;
}

const ARTICLE = "the|el|la|le|l|il|lo|o|a|der|die|das|dem|den|at";
const SAME_AS = new RegExp(
  `^(?:(?:${ARTICLE}) )?(?:${anyOf(listed(words.sameAs.same))})(?: (?:${anyOf(listed(words.sameAs.what))}))?` +
    `(?: (?:${anyOf(listed(words.sameAs.than))}))?(?: (?:${ARTICLE}))?` +
    `(?: (?:${anyOf([...listed(words.sameAs.where), ...[...PLATFORM_WORDS.values()].flat()])}))?$`,
  "u",
);
/** Words that say so only with what follows: "as", "wie". */
const SAME_AS_ALONE = /^(?:as|like|see|wie|siehe|comme|voir|como|ver|come|vedi)$/u;
/** A longer cell tells something else. */
const SAME_AS_MAX = 60;
/** Marks that repeat what stands beside. */
const BESIDE_SIGN = /^[=←]$/u;

/** Whether a cell only repeats what stands beside or above it. */
export function isDitto(cell: string): boolean {
  if (cell.length > SAME_AS_MAX) return false;
  const text = cell.trim();
  if (DITTO_SIGN.test(text) || BESIDE_SIGN.test(text)) return true;
  const key = wordKey(text.replace(/^=+/u, "same "));
  if (SAME_AS_ALONE.test(key)) return false;
  return ACCOUNT_WORDS.get(key) === "same" || SAME_AS.test(key);
}

/** What a word says where an account would stand: there is none (yet), or it is named as the one beside it. */
export function accountWord(cell: string): "none" | "same" | null {
  if (cell.startsWith("@")) return null;
  if (isDitto(cell)) return "same";
  return ACCOUNT_WORDS.get(wordKey(cell)) ?? (answerOf(cell) === null ? null : "none");
}

/** A sign that repeats the cell above: `"`. */
export function isDittoSign(cell: string): boolean {
  return cell.length <= DITTO_MAX && DITTO_SIGN.test(cell);
}

/** A word that repeats the cell above: "s.o.", "idem". */
export function isDittoWord(cell: string): boolean {
  return cell.length <= DITTO_MAX && DITTOS.has(fold(cell).replaceAll(/[()]/gu, "").trim());
}

/** What a cell says of taxes where its column is about nothing else: "incl.". */
export function vatNamed(cell: string): "included" | "excluded" | null {
  return VAT_ALONE.get(wordKey(cell)) ?? null;
}

export const TAXES = anyOf(listed(words.taxes));
const TAX_AND_RATE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(listed(words.taxes))})(?!\p{L})|@|\d{1,2}(?:[.,]\d{1,2})?\s?%`,
  "gu",
);

/** A text without the names of taxes and their rates. */
export function withoutTaxes(text: string): string {
  return fold(text).replaceAll(TAX_AND_RATE, " ");
}

/** "Asked -> booked" was typed over: what stands last counts. */
function lastSaid(cell: string): string {
  const said = cell.split(TYPED_OVER).filter((part) => part.trim() !== "");
  return said.length > 1 ? (said.at(-1) ?? cell) : cell;
}

const TYPED_OVER = /[-=–—]{1,2}>|[→➔➜➡⇒⟶]/u;

/** How far talks are, as a cell of its own says it; words that mean it only there count as well. */
export function statusNamed(written: string): Status | null {
  const cell = lastSaid(written);
  const key = wordKey(cell);
  const alone = STATUS_ALONE.get(key);
  if (alone !== undefined) return alone;
  if (isBeyondTalks(cell)) return "accepted";
  const said = key.split(" ");
  if (said.length > STATUS_WORDS_MAX) return null;
  const found = new Set<Status>(WAITING.test(key) ? ["negotiating"] : []);
  for (let at = 0; at < said.length;) {
    const phrase = statusAt(said, at);
    // "Has not accepted": what denies a status says another one.
    if (!phrase && NEGATIONS.has(said[at] ?? "")) return null;
    if (phrase) found.add(phrase.status);
    at += phrase?.length ?? 1;
  }
  // Whoever was asked and declined has declined.
  if (found.size > 1) found.delete("contacted");
  if (found.size > 1) found.delete("negotiating");
  const [status = null] = found;
  if (status === "accepted" && AWAITED.test(key)) return null;
  if (status === "accepted" && NEARLY.test(key)) return "negotiating";
  if ((status === "declined" || status === "negotiating") && UNTIL.test(key)) return null;
  if (status === "do_not_contact" && BLOCKED_BY.test(key)) return null;
  return found.size === 1 ? status : null;
}

/** "Parcel is on its way", "bezahlt": the deal stands, and more than that is said. */
export function isBeyondTalks(cell: string): boolean {
  const key = wordKey(cell);
  // Who asks does not know.
  if (/\?\s*$/u.test(cell)) return false;
  return STATUS_PAID.has(key) || (PARCEL.test(key) && !AWAITED.test(key) && !deniesAny(key));
}

const STATUS_PAID = new Set(listed(words.statusPaid).map((word) => wordKey(word)));
const THING = anyOf(listed(words.statusParcel.what));
const MOVED = anyOf([...listed(words.statusParcel.on), ...listed(words.statusParcel.there)]);
const BETWEEN = `(?: (?:${anyOf(listed(words.statusParcel.between))}))*`;
const PARCEL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${THING})${BETWEEN} (?:${MOVED})(?! (?:${anyOf(listed(words.statusParcel.back))}))|(?:${MOVED})${BETWEEN} (?:${THING}))(?!\p{L})`,
  "u",
);

/** "Zusage steht aus": what is still to come has not happened. */
const AWAITED = new RegExp(wordsListed(words.statusAwaited), "u");

const WAITED_FOR = `(?:(?:${anyOf(listed(words.statusWaiting.article))}) )*(?:${anyOf(listed(words.statusWaiting.what))})`;
/** "Wartet auf Freigabe", "contract ka wait": what lacks is a step of the deal, and nobody waits for a first answer. */
const WAITING = new RegExp(
  String.raw`\b(?:${anyOf(listed(words.statusWaiting.before))}) ${WAITED_FOR}\b|\b${WAITED_FOR} (?:${anyOf(listed(words.statusWaiting.behind))})\b`,
  "u",
);
/** "So gut wie fix": what is nearly settled is still talked about. */
const NEARLY = new RegExp(wordsListed(words.statusNearly), "u");
/** "Blocked by legal" says why it does not go on, and forbids nothing. */
const BLOCKED_BY = new RegExp(wordsListed(words.statusBlockedBy), "u");

/** "Pas dispo avant mars": who has no time now has not declined. */
const UNTIL = new RegExp(wordsListed(words.statusUntil), "u");

/** A longer cell tells a story. */
const STATUS_WORDS_MAX = 8;
const PHRASE_MAX = 5;
const NEGATIONS = new Set(
  "not no never nor haven hasn hadn didn isn aren wasn weren doesn wouldn couldn nicht kein keine keinen nie pas non jamais ni nunca nao nahi nahin mat sin sem senza tidak belum jangan tanpa henuz degil niet geen zonder bez brak".split(
    " ",
  ),
);

/** The longest status that begins at a word. */
function statusAt(said: readonly string[], at: number): { status: Status; length: number } | null {
  for (let length = Math.min(PHRASE_MAX, said.length - at); length > 0; length--) {
    const key = said.slice(at, at + length).join(" ");
    const status = STATUS_WORDS.get(key) ?? ENTRIES.get(key);
    if (status !== undefined) return { status, length };
  }
  return null;
}

/** "Altersgruppe" is age; null for what no audience is measured by. */
export function dimensionNamed(word: string): Dimension | null {
  return DIMENSIONS.get(wordKey(word)) ?? null;
}

/** What has become of an invoice or an order. */
export type PaymentState = "open" | "paid" | "cancelled";

const LEADING = String.raw`^(?:(?:invoice|order|rechnung|bestellung|facture|commande|factura|pedido|fatura|fattura|ordine|nota|is|was|has been|already|still|ist|wurde|bereits|schon|noch|est|a ete|deja|esta|fue|ya|ainda|ja|foi|e stata|e|gia) )*`;
const PAID = new RegExp(`${LEADING}(?:${anyOf(listed(words.payments.paid))})(?!\\p{L})`, "u");
const OPEN = new RegExp(`${LEADING}(?:${anyOf(listed(words.payments.open))})(?!\\p{L})`, "u");
const UNDER_WAY = new RegExp(`^(?:${anyOf(listed(words.payments.underWay))})(?!\\p{L})`, "u");
const PARTIAL = new RegExp(`(?<!\\p{L})(?:${anyOf(listed(words.payments.partial))})(?!\\p{L})`, "u");
const CANCELLED = new RegExp(`(?<!\\p{L})(?:${anyOf(listed(words.payments.cancelled))})`, "u");
const BACK = new RegExp(`(?<!\\p{L})(?:${anyOf(listed(words.payments.back))})(?!\\p{L})`, "u");
/** "50 % pago": a part of it was paid. */
const PART_OF_PAID = new RegExp(
  `^(\\d{1,3})\\s?%\\s+(?:${anyOf(listed(words.payments.paid))})(?!\\p{L})`,
  "iu",
);
const SHARE = /(\d{1,3}(?:[.,]\d+)?)\s?%/u;

/** Whether a cell says that money is owed, was paid or is owed no more; of what is paid in part something is open. */
export function paymentStateNamed(written: string): PaymentState | null {
  const cell = lastSaid(written);
  const key = wordKey(cell);
  const said = key.split(" ");
  // Who asks does not know.
  if (said.length > STATUS_WORDS_MAX || /\?\s*$/u.test(cell)) return null;
  // "Not applicable" and "no procede" deny nothing; "not cancelled" does.
  const isDenied = deniesAny(key.replace(CANCELLED, " "));
  if (CANCELLED.test(key)) return isDenied || PARTIAL.test(key) ? null : "cancelled";
  const isPaid = PAID.test(said.filter((word) => !NEGATIONS.has(word)).join(" "));
  const share = SHARE.exec(cell)?.[1];
  if (PARTIAL.test(key) || (isPaid && share !== undefined && Number.parseFloat(share) < 100)) return "open";
  if (Number(PART_OF_PAID.exec(cell)?.[1] ?? 100) < 100) return "open";
  if (OPEN.test(key) || (isPaid && isDenied)) return "open";
  if (answerOf(cell) !== null) return answerOf(cell) === true ? "paid" : "open";
  return isPaid ? "paid" : null;
}

const PAID_ANSWERS = dictionary(words.paidAnswers, (key) => (key === "paid" ? key : "open"));

/** The same below a header that asks whether something was paid: "s" is sí there, and "yes, by Wise" says more. */
export function paidNamed(cell: string): PaymentState | null {
  const [first = ""] = cell.split(/[,;(–—]| - /u);
  const answer = answerOf(first);
  return (
    paymentStateNamed(cell) ??
    PAID_ANSWERS.get(wordKey(cell) || cell.trim()) ??
    (answer === null || /\?\s*$/u.test(cell) ? null : answer ? "paid" : "open")
  );
}

function deniesAny(key: string): boolean {
  return key.split(" ").some((word) => NEGATIONS.has(word));
}

/** Whether a cell says that somebody is at it: nothing was paid by then, and no day is named. */
export function isUnderWay(cell: string): boolean {
  return UNDER_WAY.test(wordKey(cell));
}

/** Whether a cell says that a part of an amount was paid. */
export function isPaidInPart(cell: string): boolean {
  return PARTIAL.test(wordKey(cell));
}

/** Whether a cell says that all of an amount went back. */
export function isPaidBack(cell: string): boolean {
  const key = wordKey(cell);
  return BACK.test(key) && !PARTIAL.test(key) && !deniesAny(key);
}
