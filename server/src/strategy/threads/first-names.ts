import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { isPlainlyName, mayBeName } from "#/language/people/first-names.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { Kind } from "#/strategy/acts/act.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import { tellsWhatIsCharged } from "#/strategy/assistant/answers/telling-prices.ts";
import { ordersMail } from "#/strategy/assistant/plain-acts.ts";
import { firstOrder } from "#/strategy/assistant/writes/reading/first-order.ts";
import { ordersOtherStatus, statusIn } from "#/strategy/assistant/writes/reading/read-status.ts";
import { writingIn } from "#/strategy/assistant/writes/reading/read-writing.ts";
import { asksField } from "#/strategy/assistant/questions/fields/read-field.ts";
import { isRefused } from "#/strategy/brief/handles/handles.ts";
import { REMOVE } from "#/strategy/brief/left-out/removal-words.ts";
import { isWholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { isQuotedAt } from "./display-names.ts";
import type { Called } from "./display-names.ts";
import { CALLS, IN, meansPerson, TELLS } from "./names-that-are-words.ts";
import { refusesPerson } from "./refused-first-names.ts";

/** Who has been spoken of, and whom the person named: of several of one name, they are the ones meant. */
export interface Spoken {
  all: ReadonlySet<string>;
  byPerson: ReadonlySet<string>;
}

/** A first name that several creators have, and nobody can tell which of them is meant. */
export interface Unclear {
  name: string;
  handles: string[];
  /** The message, and where in it the name stands. */
  text: string;
  from: number;
  to: number;
}

interface Names {
  firsts: ReadonlyMap<string, readonly Called[]>;
  /** First names that are cities or words as well: "Florence", "Summer". */
  alsoWords: ReadonlyMap<string, readonly Called[]>;
  lasts: ReadonlySet<string>;
}

/** Shorter handles without points are too often words. Chosen by us. */
const HANDLE_LETTERS = 7;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What stands before a name that is none by itself: a handle, an address, something in quotes. */
const JOINED = /[@#./_\p{L}\p{N}"“„«‘'-]$/u;
const JOINED_AFTER = /^(?:[@/_\p{L}\p{N}"”“»-]|\.\p{L})/u;
const OF_WORK = new RegExp(
  `^\\s*${wordsListed("campaign*, kampagne*, campagne*, campana*, campanha*, launch, list, liste, lista, collection")}`,
  "u",
);
const CREATORS = anyListed(
  "creators, creator, influencers, creatorn, createurs, creatrices, influenceurs, creadores, creadoras, criadores, criadoras, influenciadores",
);
const OWNED_AFTER = new RegExp(`^(?:['’]s|['’]|\\s(?:ke|ki))?\\s+${CREATORS}(?!\\p{L})`, "u");
const OWNED_BEFORE = new RegExp(`${CREATORS}\\s+(?:${anyListed("of, von, de, da, do")})\\s+$`, "u");
const REMOVES = new RegExp(`${wordsListed(REMOVE)}\\s+(?:a|o|la|el|le|den|die)\\s+$`, "u");
const FOR = new RegExp(`${wordsListed("for, with, fur, mit, pour, avec, para, pra, con, com")}\\s+$`, "u");
/** In a brief, only who is wanted or refused by a word before the name is a creator; else it may be what is sold. */
const WANTED = new RegExp(
  `${wordsListed("with, without, no, not, except, never, drop, exclude, mit, ohne, nicht, kein, keine, ausser, nie, avec, sans, sauf, jamais, pas, con, sin, salvo, excepto, nunca, com, sem, exceto, menos, please not, bitte nicht, leave out, leaving out")}\\s+(?:(?:la|el|le|o|a|die|den|der)\\s+)?(?:\\p{L}+\\s*(?:[,&/]|\\s(?:and|und|et|y|e|aur|or|oder|ou|o|ni|nor|nem)(?!\\p{L}))\\s*(?:(?:a|sin|ohne|sans|sem)\\s+)?){0,3}$`,
  "u",
);

const known = new WeakMap<readonly Called[], Names>();

function namesOf(all: readonly Called[]): Names {
  const kept = known.get(all);
  if (kept) return kept;
  const firsts = new Map<string, Map<string, Called>>();
  const alsoWords = new Map<string, Map<string, Called>>();
  const lasts = new Set<string>();
  for (const one of all) {
    const [first = "", ...others] = wordKey(one.name ?? "").split(" ");
    for (const other of others) lasts.add(other);
    // "Nikofit" without its @ is a name as well, where it is long enough to be nothing else.
    const handle = one.handle.toLowerCase();
    for (const key of new Set([first, ...(handle.length >= HANDLE_LETTERS ? [handle] : [])])) {
      if (isPlainlyName(key)) put(firsts, key, one);
      else if (key === first && mayBeName(key)) put(alsoWords, key, one);
    }
  }
  const names = { firsts: eachOf(firsts), alsoWords: eachOf(alsoWords), lasts };
  known.set(all, names);
  return names;
}

/** Of the accounts of a creator, the one with most followers. */
function put(names: Map<string, Map<string, Called>>, key: string, one: Called): void {
  const called = names.get(key) ?? new Map<string, Called>();
  const before = called.get(one.creatorId);
  if (!before || (before.followers ?? 0) < (one.followers ?? 0)) called.set(one.creatorId, one);
  names.set(key, called);
}

function eachOf(names: ReadonlyMap<string, ReadonlyMap<string, Called>>): Names["firsts"] {
  return new Map([...names].map(([name, called]) => [name, [...called.values()]]));
}

/**
 * A text with the handle of whom its first names mean: "take Lena out". Only where one creator has the name, or one of
 * several was spoken of; else it says who may be meant.
 */
export function withFirstNames(
  text: string,
  all: readonly Called[],
  spoken: Spoken,
): { text: string; unclear: Unclear | null } {
  const names = namesOf(all);
  const plain = withNames(text, names, spoken);
  return { ...plain, text: withNamesThatAreWords(plain.text, names, spoken) };
}

/** A city or a word is a name where the grammar can only mean a person, and one creator has it: "what does Florence ask". */
function withNamesThatAreWords(text: string, { alsoWords, lasts }: Names, spoken: Spoken): string {
  if (alsoWords.size === 0) return text;
  for (const { index: from, 0: word } of text.matchAll(WORD)) {
    const to = from + word.length;
    const called = calledAt({ firsts: alsoWords, lasts }, text, from, to);
    const handle = called.length === 0 ? null : oneOf(called, spoken);
    if (handle !== null && (meansPerson(text, { from, to, handle }) || refusesPerson(text, from, to)))
      return withNamesThatAreWords(
        `${text.slice(0, from)}@${handle}${text.slice(to)}`,
        { firsts: new Map(), alsoWords, lasts },
        spoken,
      );
  }
  return text;
}

function withNames(text: string, names: Names, spoken: Spoken): { text: string; unclear: Unclear | null } {
  const pieces: string[] = [];
  let at = 0;
  let unclear: Unclear | null = null;
  for (const { index: from, 0: word } of text.matchAll(WORD)) {
    const to = from + word.length;
    const called = calledAt(names, text, from, to);
    if (called.length === 0 || !saysWho(text, from, to)) continue;
    const handle = oneOf(called, spoken);
    if (handle === null) {
      unclear ??= { name: word, handles: called.map((one) => one.handle).toSorted(), text, from, to };
      continue;
    }
    pieces.push(text.slice(at, from), `@${handle}`);
    at = to;
  }
  return { text: pieces.join("") + text.slice(at), unclear };
}

/** Creators of whom a word is the first name, alone or with the s of whose something is: "fridas code". */
function calledAt(
  { firsts, lasts }: Omit<Names, "alsoWords">,
  text: string,
  from: number,
  to: number,
): readonly Called[] {
  const word = text.slice(from, to);
  const key = wordKey(word);
  const called = firsts.get(key) ?? (key.endsWith("s") ? firsts.get(key.slice(0, -1)) : undefined) ?? [];
  if (called.length === 0 || JOINED.test(text.slice(0, from)) || JOINED_AFTER.test(text.slice(to))) return [];
  if (isQuotedAt(text, from)) return [];
  // Beside a last name it is a whole name, which is read as one, or somebody else's.
  const [next = ""] = /^ [\p{L}\p{M}]+/u.exec(text.slice(to)) ?? [];
  const isWhole = lasts.has(wordKey(next)) || (/^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(next));
  return isWhole ? [] : called;
}

function oneOf(called: readonly Called[], { all, byPerson }: Spoken): string | null {
  const among = (set: ReadonlySet<string>) => called.filter(({ handle }) => set.has(handle.toLowerCase()));
  const choices = [called, among(byPerson), among(all)];
  return choices.find(({ length }) => length === 1)?.[0]?.handle ?? null;
}

/** Whether a first name at this place can only be somebody: no place, no name of a thing, nothing that is sold. */
function saysWho(text: string, from: number, to: number): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const [before, after] = [folded.slice(0, from), folded.slice(to)];
  if (CALLS.test(before) || OF_WORK.test(after) || ownsCreators(before, after)) return false;
  // "Tira a Marina" takes somebody out, and is in no place.
  if (!REMOVES.test(before) && IN.test(before) && placesNamed(wordKey(text.slice(from, to))).length > 0)
    return false;
  const { kind } = readAct(text);
  if (kind === "worked_with") return !FOR.test(before);
  const isBrief = (kind === "plan" || isWholeBrief(text)) && !ordersMail(text) && !isWriting(text, from, to);
  return (
    !isBrief ||
    WANTED.test(before) ||
    isRefused(before, after) ||
    TELLS.test(after) ||
    tellsWhatIsCharged(text)
  );
}

/** "Lena's creators", "les créateurs de Lena": who has creators is a colleague. */
function ownsCreators(before: string, after: string): boolean {
  return OWNED_AFTER.test(after) || (OWNED_BEFORE.test(before) && !/^\s+@/u.test(after));
}

/** "Tag Ewan as budget friendly": what is to be written of somebody is no brief, whatever its words. */
function isWriting(text: string, from: number, to: number): boolean {
  const order = firstOrder(text).text;
  const named = `${text.slice(0, from)}@somebody${text.slice(to)}`;
  return writingIn(order) !== null || statusIn(firstOrder(named).text) !== null || ordersOtherStatus(named);
}

/** Messages of which one person's answer, figure or deal is the object. */
const OF_SOMEBODY: ReadonlySet<Kind> = new Set<Kind>([
  "change",
  "wish",
  "note",
  "creator_fact",
  "price",
  "why_in",
  "why_out",
  "compare",
  "metric",
  "draft",
]);

/** Whether a message cannot be answered without knowing whom its name means. */
export function needsWhom({ text }: Pick<Unclear, "text">): boolean {
  const { act, kind } = readAct(text);
  const isOfSomebody = OF_SOMEBODY.has(kind) || (act !== "remark" && kind === "of_plan" && asksField(text));
  return !text.includes("@") && isOfSomebody;
}

/** So few words beside a name answer whom was meant: "Lena Vogt I mean". Chosen by us. */
const ANSWER_WORDS = 3;

/** The message that was unclear with whom the next one names in it; null where that one says something else. */
export function withAnswer({ text, handles, from, to }: Unclear, next: string): string | null {
  const named = [
    ...new Set((next.match(/@[\p{L}\p{N}._]*[\p{L}\p{N}_]/gu) ?? []).map((one) => one.slice(1))),
  ];
  const [handle, ...others] = named;
  const isOne = others.length === 0 && handles.some((one) => one === handle);
  const beside = next.replaceAll(HANDLES, " ").match(WORD)?.length ?? 0;
  return isOne && beside <= ANSWER_WORDS ? `${text.slice(0, from)}@${handle}${text.slice(to)}` : null;
}
