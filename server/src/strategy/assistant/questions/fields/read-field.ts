import { MEASURES } from "@app/contract/strategy/findings/schemas";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { readMeasured, restBeside } from "#/strategy/assistant/questions/read-asked.ts";
import { asksOutright } from "#/strategy/assistant/questions/talk.ts";
import talkWords from "#/strategy/assistant/questions/talk-words.json" with { type: "json" };
import words from "./field-words.json" with { type: "json" };

/** What a question can ask of one creator besides figures. */
const TEXT_FIELDS = [
  "email",
  "phone",
  "bio",
  "city",
  "country",
  "language",
  "category",
  "gender",
  "age",
  "platform",
] as const;
/** What a team keeps of somebody: nobody has it where nothing was kept, so it is never unknown. */
const KEPT_FIELDS = [
  "notes",
  "tags",
  "status",
  "owner",
  "lastContact",
  "code",
  "address",
  "lists",
  "campaigns",
] as const;
/** Where somebody is kept. */
const PLACES: ReadonlySet<Field> = new Set<Field>(["lists", "campaigns"]);
export type KeptField = (typeof KEPT_FIELDS)[number];
type TextField = (typeof TEXT_FIELDS)[number] | KeptField;
export type Field = Measure | TextField;

const PATTERNS = [...TEXT_FIELDS, ...KEPT_FIELDS].map(
  (field) => [field, new RegExp(wordsListed(words[field]), "gu")] as const,
);
const KEPT_ASKS = new RegExp(
  `^\\P{L}*(?:(?:${wordsListed(words.and)}|${wordsListed("en, in, on, bei, a, de, auf, dans, sur, em")})[\\s,]+)*${wordsListed(words["kept asks"])}|^${wordsListed("and, und, et, y, e, aur")}|${wordsListed("kya hai, kya hain, batao, bata do, dikhao, kaun hai")}\\W*$`,
  "u",
);
const KEPT_SMALL = new RegExp(wordsListed(words["kept small"]), "gu");
const ASKS = new RegExp(wordsListed(words.asks), "gu");
const SMALL = new RegExp(wordsListed(words.and), "gu");
const SHE = new RegExp(wordsListed(talkWords.she), "gu");
/** Also an article or a word for something else, except at the end: "und wieviel follower hat die?" */
const SHE_AT_END = new RegExp(
  `${wordsListed(talkWords.sheAtEnd)}(?: (?:so|denn|mal|eigentlich))?[\\s?!.]*$`,
  "gu",
);
/** "Er hat zugesagt": a pronoun, and no engagement rate. */
const VERB =
  "(?:hat|ist|will|nimmt|macht|war|kann|bekommt|kriegt|kostet|verlangt|sagt|wohnt|heisst|lebt|hatte|wird|soll|darf)";
const ER_IS_HE = new RegExp(`(?<!\\p{L})er (?=${VERB}(?!\\p{L}))|(?<=(?<!\\p{L})${VERB} )er(?!\\p{L})`, "gu");
const WHO = new RegExp(wordsListed(words.who), "u");
const WHO_BEGINS = new RegExp(
  `^\\P{L}*${wordsListed("who, whos, who's, wer, qui, quien, quienes, quem, kaun")}`,
  "u",
);
const FAIR = new RegExp(wordsListed(words.fair), "u");
const HANDLE = /@[\w.]+/gu;

export function isMeasure(field: Field): field is Measure {
  return MEASURES.some((one) => one === field);
}

/** Which figure or value of one creator a text names; null for none, and for an order by it. */
export function fieldIn(source: string): Field | null {
  const text = source.replaceAll(HANDLE, " ");
  const { measure, isRanked } = readMeasured(text.replaceAll(ER_IS_HE, " "));
  if (isRanked) return null;
  return measure ?? textFieldIn(text);
}

function textFieldIn(text: string): TextField | null {
  const folded = foldInPlace(text.normalize("NFC"));
  return PATTERNS.find(([, pattern]) => folded.search(pattern) >= 0)?.[0] ?? null;
}

/** Whether it is said of somebody of whom only the talk before says who they are. */
export function saysShe(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return folded.search(SHE) >= 0 || folded.search(SHE_AT_END) >= 0;
}

/** The same by a word that is nothing else. */
export function saysSheSurely(text: string): boolean {
  return foldInPlace(text.normalize("NFC")).search(SHE) >= 0;
}

/** The one creator who is named, or of whom the talk is. */
export function personAsked({
  text,
  handles,
  person,
}: Pick<Asked, "text" | "handles" | "person">): string | null {
  const [handle = null, ...others] = new Set(handles);
  if (handle !== null) return others.length > 0 ? null : handle;
  return saysShe(text) ? person : null;
}

/** Which figure of one creator a question asks for: "how many followers has @lena"; null where it asks for none. */
export function fieldAsked(asked: Pick<Asked, "text" | "handles" | "person">): Field | null {
  const said = fieldIn(asked.text);
  // "Note it with her" names what is kept, and asks for nothing.
  const field = said !== null && isKept(said) ? keptAsked(asked.text) : said;
  return field === null || personAsked(asked) === null ? null : field;
}

/** The field, where a message says nothing besides it and whose it is: "and email?", "jannik brandhofs price". */
export function fieldAlone(source: string): Field | null {
  const text = source.normalize("NFC").replaceAll(HANDLE, " ");
  const isOfOthers = WHO.test(foldInPlace(text)) && !source.includes("@");
  if (/\d/u.test(text) || isOfOthers || readMeasured(text).isRanked) return null;
  const isAsking = foldInPlace(text).search(ASKS) >= 0;
  const isOfOne = source.includes("@") || saysShe(text);
  const field = fieldIn(text) ?? (isAsking && isOfOne ? "price" : null);
  if (field === null) return null;
  if (isKept(field)) return keptAsked(source);
  const patterns = [...PATTERNS.map(([, pattern]) => pattern), SHE, SHE_AT_END, SMALL, ASKS];
  return restBeside(text, patterns) === "" ? field : null;
}

export function isKept(field: Field): field is KeptField {
  return KEPT_FIELDS.some((one) => one === field);
}

/** Chosen by us. */
const KEPT_WORDS = 12;

/** What is kept of somebody, where a message asks for nothing else: "what did we note on @lena", "her tags?". */
export function keptAsked(source: string): KeptField | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const isOfOne = [...text.matchAll(HANDLE)].length === 1 || saysShe(text);
  const asks = text.includes("?") || KEPT_ASKS.test(folded);
  // Longer ones tell something: "here is what she wrote: “…”, note it with her".
  const isShort = (text.match(/[\p{L}\p{N}]+/gu) ?? []).length <= KEPT_WORDS;
  const field = isOfOne && asks && isShort ? textFieldIn(text.replaceAll(HANDLE, " ")) : null;
  if (field === null || !isKept(field)) return null;
  // "Who is in her campaign" asks for others.
  if (PLACES.has(field) && WHO_BEGINS.test(folded)) return null;
  const patterns = [...PATTERNS.map(([, pattern]) => pattern), SHE, SHE_AT_END, SMALL, KEPT_SMALL];
  return restBeside(text.replaceAll(HANDLE, " "), patterns) === "" ? field : null;
}

/** Whether a text asks for something of a creator: a field, or what somebody takes. */
export function asksField(text: string): boolean {
  return fieldIn(text) !== null || foldInPlace(text.normalize("NFC")).search(ASKS) >= 0;
}

/** Whether two words beside each other are none of asking: so names are written. */
export function nameLikeIn(source: string): boolean {
  const text = source.normalize("NFC");
  const patterns = [...PATTERNS.map(([, pattern]) => pattern), SHE, SMALL, ASKS];
  return /\p{L}{2,}[ ]+\p{L}{2,}/u.test(restBeside(text, patterns));
}

/** "Wants 700 for a post, is that ok": an amount, and whether it is fair. */
export function isFairness(source: string): boolean {
  const text = source.normalize("NFC").replaceAll(HANDLE, " ");
  const said = FAIR.exec(foldInPlace(text))?.[0];
  // "Is that ok" asks by itself; "fair" is also said of what is.
  return /\d/u.test(text) && said !== undefined && (said.includes(" ") || asksOutright(text));
}
