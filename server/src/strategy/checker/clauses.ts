import { anyOf, listed, wordsListed } from "#/language/dictionary.ts";
import {
  ADDRESSED,
  ADDRESSED_LATER,
  DEPENDENT,
  IMPERATIVES,
  OWN,
  OWN_LATER,
  QUESTIONS,
  UNKNOWING,
  begins,
  isInfinitive,
} from "./clause-forms.ts";
import words from "./clause-words.json" with { type: "json" };
import { BORDER, NOTHING, OPENING, withoutIdioms, withoutOwnClauses } from "./idioms.ts";
import { REPORTS, STATEMENTS, isLeading, isOfSomebody, isStating } from "./stating.ts";
import type { ClauseSetting } from "./stating.ts";
import { eachLanguage, isCraft, wordsIn } from "./words.ts";

/**
 * What a clause does. "empty" says nothing, "open" asks, advises, offers or says what the reader wants: it states nothing of
 * a creator, a plan or a rule. All else is a statement.
 */
type ClauseKind = "empty" | "open" | "statement";

export interface Clause {
  text: string;
  kind: ClauseKind;
  /** Asks, or says that it does not know, of nobody whom it names: "someone cheaper?" compares nobody. */
  isAsking: boolean;
  /** Names somebody, or has a word that stands for one. */
  isNaming: boolean;
}

/** The clauses of a folded sentence, each with what it does; those that state nothing are without turns of speech. */
export function clausesOf(folded: string, setting: ClauseSetting): Clause[] {
  const { languages, isName } = setting;
  const isQuestion = /\?["”»’)\s,]*$/u.test(folded);
  const texts = withoutOwnClauses(folded, languages, isName)
    .split(BORDER)
    .filter((text) => /[\p{L}\p{N}¤§\ue000-\uf8ff]/u.test(text))
    .map((text) => ({ text, masked: withoutIdioms(text, languages, isName) }));
  const shown = texts.map(({ masked }) => masked);
  const asked = isQuestion ? questionStart(shown, setting) : texts.length;
  const kinds = withFragments(
    shown,
    texts.map((one, index) => kindOf(one, setting, index >= asked, index > 0)),
    setting,
  );
  if (isHeading(folded, shown, kinds, setting))
    return shown.map((text) => ({ text, kind: "open", isAsking: false, isNaming: true }));
  return texts.map(({ text, masked }, index) => {
    const kind = kinds[index] ?? "statement";
    const isNaming =
      index >= asked
        ? isOfSomebody(masked, setting)
        : shown.slice(0, index + 1).some((one, at) => kinds[at] !== "empty" && isOfSomebody(one, setting));
    const isAsking =
      kind !== "statement" && !isNaming && (index >= asked || begins(masked, setting, UNKNOWING));
    return { text: kind === "statement" ? text : masked, kind, isAsking, isNaming };
  });
}

/** What stands over a list names nobody and is short; its words have to be known. */
function isHeading(
  folded: string,
  texts: readonly string[],
  kinds: readonly ClauseKind[],
  setting: ClauseSetting,
): boolean {
  const [text = ""] = texts;
  const isShort = texts.length === 1 && wordsIn(folded).length <= HEADING_MAX;
  if (!isShort || kinds[0] !== "statement" || !/:\s*$/u.test(folded)) return false;
  return !isOfSomebody(text, setting) && !isStating(text, setting);
}

/** What leads to a clause that is open or follows it, and has no subject of its own, is a part of it. */
function withFragments(
  texts: readonly string[],
  kinds: readonly ClauseKind[],
  setting: ClauseSetting,
): readonly ClauseKind[] {
  const first = kinds.findIndex((kind, index) => kind === "open" || texts[index]?.includes(NOTHING) === true);
  if (first < 0) return kinds;
  return kinds.map((kind, index) => {
    const text = texts[index] ?? "";
    if (kind !== "statement" || isStating(text, setting)) return kind;
    const isPart =
      begins(text, setting, DEPENDENT) ||
      (index > first && (isListing(text, setting) || isInfinitive(text, setting)));
    return isPart && wordsIn(text).length <= FRAGMENT_MAX ? "open" : kind;
  });
}

/** "Lists and campaigns": names of things, and nothing that is said of them. */
function isListing(text: string, { languages }: ClauseSetting): boolean {
  const own = wordsIn(text);
  const isVerb = (word: string) => languages.some((language) => STATEMENTS[language].has(word));
  return own.length <= LISTING_MAX && own.every((word) => isCraft(word, languages) && !isVerb(word));
}

/** Longest list of things, in words. Chosen by us. */
const LISTING_MAX = 6;
/** Longest heading of what stands below it, in words. Chosen by us. */
const HEADING_MAX = 4;
/** Longest part that has no subject of its own, in words. Chosen by us. */
const FRAGMENT_MAX = 9;

/** "This one, or that one?" */
const OR = /^(?:or|oder|ou|o|u|ya) /u;

/** Where a question begins: what stands before it states. */
function questionStart(texts: readonly string[], setting: ClauseSetting): number {
  const first = texts.findIndex((text) => text.startsWith("¿") || begins(text, setting, QUESTIONS));
  if (first >= 0) return first;
  const last = texts.length - 1;
  return last > 0 && OR.test(texts[last] ?? "") ? last - 1 : last;
}

const GREETING: ReadonlySet<string> = new Set(
  listed(
    "hi, hello, hey, dear, hallo, liebe, lieber, bonjour, salut, chere, cher, hola, querida, querido, estimada, estimado, oi, ola, cara, caro, prezada, prezado, namaste, namaskar",
  ),
);
const THANKS = new RegExp(
  `^[\\s¡]*(?:${anyOf(
    listed(
      "a, many, so, big, million, tausend, vielen, besten, herzlichen, viele, liebe, un, grand, mille, mil, muchas, um, muito, muita, aapka, aapko, bhi, bahut",
    ),
  )}|\\s)*${anyOf(
    listed(
      "thanks, thank you, sorry, dank, danke, grusse, merci, mercis, gracias, perdon, perdones, obrigado, obrigada, obrigados, desculpa, desculpas, shukriya, dhanyavaad",
    ),
  ).replace(/^/u, "(?:")})(?!\\p{L})`,
  "u",
);
/** Longest thanks, in words. Chosen by us. */
const THANKS_MAX = 6;

/** A clause as it is written and without its turns of speech; either may say what it does. */
function kindOf(
  { text, masked }: { text: string; masked: string },
  setting: ClauseSetting,
  isAsked: boolean,
  isLater: boolean,
): ClauseKind {
  const own = wordsIn(masked);
  if (own.length === 0 && !/[§\p{N}\ue000-\uf8ff]/u.test(masked)) return "empty";
  if (isGreeting(own, setting) || isThanks(text, setting)) return "empty";
  if (isAsked ? isLeading(masked, setting, isLater) : isStating(masked, setting)) return "statement";
  const isOpen =
    isAsked || masked.includes(OPENING) || isLicensed(masked, setting) || isLicensed(text, setting);
  return isOpen ? "open" : "statement";
}

function isThanks(text: string, { isName }: ClauseSetting): boolean {
  const own = wordsIn(text);
  const isOfOther = own.slice(0, -1).some(isName) || /[\ue000-\uf8ff]/u.test(text);
  return own.length <= THANKS_MAX && THANKS.test(text) && !isOfOther;
}

/** Names of those who are spoken to, and words that lead to a clause. */
function isGreeting(own: readonly string[], { isName, languages }: ClauseSetting): boolean {
  const isLead = (word: string) => languages.some((language) => CONNECTIVES[language].has(word));
  return (
    own.length > 0 &&
    own.length < 4 &&
    own.every((word) => isName(word) || GREETING.has(word) || isLead(word))
  );
}

/** Asks, advises or offers by how it is put. */
function isLicensed(text: string, setting: ClauseSetting): boolean {
  const isLed = begins(text, setting, DEPENDENT);
  if (begins(text, setting, IMPERATIVES)) return true;
  if (REPORTS.test(text)) return false;
  if (begins(text, setting, OWN)) return true;
  if (isLed && begins(text, setting, OWN_LATER)) return true;
  if (setting.isListed && isInfinitive(text, setting)) return true;
  if (setting.isQuoted) return false;
  return begins(text, setting, ADDRESSED) || (isLed && begins(text, setting, ADDRESSED_LATER));
}

const CONNECTIVES = eachLanguage((language) => new Set(listed(words.connectives[language])));

/** Numbers that count nothing where nothing is stated: "no rush", "each detail", "first". */
export const LOOSE = new RegExp(`^${wordsListed(words.loose.all)}$`, "u");
