import { isCapitalised } from "#/discovery/search/query-language/tokens.ts";
import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { MONTHS } from "#/language/time/calendar.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { NameKind, WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import {
  CREATOR_NOUNS,
  CURRENCIES,
  IGNORED,
  JOINERS,
  MAX,
  MIN,
  MULTIPLIERS,
  NOT,
  PER,
  TOPIC_WORDS,
  UNITS,
  VAGUE,
} from "#/discovery/search/query-language/words.ts";
import { denialOf } from "./clauses.ts";
import { isListNoun, isNounOf } from "./named-lists.ts";
import { isPlaceMeant } from "./named-places.ts";
import { isRivalWord } from "./rivals.ts";
import type { Stretch } from "./clauses.ts";
import { VALUES } from "./team-words.ts";
import { continuesList } from "#/discovery/search/query-language/scopes.ts";
import type { FilterName } from "@app/contract/discovery/filters";

export const NAME_KINDS: readonly NameKind[] = [
  "client",
  "owner",
  "agency",
  "collection",
  "campaign",
  "brand",
  "value",
];
const REFUSED: ReadonlySet<string> = new Set(["brand", "label", "field", "owner", "agency"]);

/** Names of the workspace that stand without a word that says what they are: "Veganz creators in Berlin". */
export function findBareNames(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    const name = sentence.nameAt(at, ...NAME_KINDS) ?? refusedFirstName(sentence, at);
    if (!name || !sentence.areFree(name.from, name.to)) continue;
    if (!isPlaceMeant(sentence, name)) readName(sentence, name);
  }
}

/** "Not Jana": a first name alone may be a creator's; refused, it is that of whoever looks after others. */
function refusedFirstName(sentence: Sentence, at: number): Match<WorkspaceName> | undefined {
  const name = sentence.nameAt(at, "first name");
  if (!name || isLowerCase(sentence, at) || MONTHS.has(sentence.word(at))) return undefined;
  return denialOf(sentence, name) ? name : undefined;
}

/** "Nivea ads" are work for the brand. */
const ADS = new Set("ad ads advert adverts werbung publi promo promos anzeigen".split(" "));
const LINK = new Set("is are : = ist sind est sont es son e sao hai brand brands marke marken s".split(" "));

function readName(sentence: Sentence, name: Match<WorkspaceName>): void {
  const { from } = name;
  // "Creators" are whoever is looked for, whatever a column of the workspace holds.
  if (name.value.kind === "value" && CREATOR_NOUNS.at(sentence.tokens, from)?.to === name.to) return;
  const isOfList = name.value.kind === "collection" || name.value.kind === "campaign";
  if (isOfList && isListNoun(sentence.word(name.to)) && !isNounOf(name.value.kind, sentence.word(name.to))) {
    sentence.cannotSay(from, name.to + 1);
    return;
  }
  // "Oat drink, Germany" is how a brief begins, and how a campaign is called that was saved of one.
  if (isOfList && hasBreak(sentence, name) && !isListNoun(sentence.word(name.to))) return;
  const isAd = name.value.kind === "brand" && ADS.has(sentence.word(name.to));
  const to = isAd || (isOfList && isListNoun(sentence.word(name.to))) ? name.to + 1 : name.to;
  const isWord = isKnownWord(sentence, from, to) && !(isOfList && isDayOfSale(sentence, { from, to }));
  const isWholePiece = sentence.isBreak(from - 1) && sentence.isBreak(to);
  const isSmall =
    !isWholePiece && name.value.kind === "client" && to === from + 1 && isLowerCase(sentence, from);
  if ((isWord || isSmall) && !isNamed(sentence, { from, to })) return;
  // A name in small letters may be an everyday word that no dictionary has.
  const isDoubtful = isWord || isLowerCase(sentence, from);
  const wanted = filterOf(name.value);
  const denial = denialOf(sentence, { from, to }) ?? listedDenial(sentence, wanted.slot, { from, to });
  if (denial && name.value.kind === "client" && FOR.has(sentence.word(from - 1))) {
    addNeverFor(sentence, name.value.value, denial);
    return;
  }
  if (isRival(sentence, from) || (denial && !REFUSED.has(wanted.slot))) {
    sentence.cannotSay(denial?.from ?? from, denial?.to ?? to);
    return;
  }
  const finding = sentence.find({
    ...(denial ? refused(wanted) : wanted),
    from: denial?.from ?? from,
    to: denial?.to ?? to,
    source: isDoubtful ? "assumed" : "grammar",
    confidence: isDoubtful ? 0.55 : 0.8,
  });
  if (isDoubtful)
    sentence.otherReadings.push({ of: finding, instead: [asKeyword(sentence, finding, { from, to })] });
}

function hasBreak(sentence: Sentence, { from, to }: Stretch): boolean {
  return sentence.tokens.slice(from, to).some((_, index) => sentence.isBreak(from + index));
}

const FOR = new Set("for fur pour para pra per".split(" "));

/** "Not for Alpenhof": whoever was booked for the client is left out. */
function addNeverFor(sentence: Sentence, client: string, { from, to }: Stretch): void {
  const value = { client };
  sentence.find({ slot: "workedWithNot", op: "not", value, from, to, source: "grammar", confidence: 0.8 });
}

/** "Exclure Nivea et Decathlon": what leaves out the first of a list leaves out all. */
function listedDenial(sentence: Sentence, slot: FilterName, name: Stretch): Stretch | undefined {
  const before = sentence.findings.find(
    (finding) => finding.slot === `${slot}Not` && continuesList(sentence, finding, name.from),
  );
  const joiner = JOINERS.before(sentence.tokens, name.from);
  const told = sentence.unsupported.find(({ to }) => joiner?.from === to);
  const isToldOff = told && NOT.at(sentence.tokens, told.from) !== undefined;
  const unknown = joiner && joiner.from - 1;
  const isUnknownOff =
    unknown !== undefined &&
    !isLowerCase(sentence, unknown) &&
    NOT.before(sentence.tokens, unknown) !== undefined;
  return before || isToldOff || isUnknownOff ? { from: name.from, to: name.to } : undefined;
}

/** "Competitor is Nivea", "Konkurrenz: Nivea": who is named is not asked for. */
function isRival(sentence: Sentence, from: number): boolean {
  let at = from - 1;
  while (LINK.has(sentence.word(at))) at -= 1;
  return isRivalWord(sentence.word(at));
}

/** "A nice feed", "not yet priced": the name is made of everyday words, too, and is meant where it is written as a name. */
function isKnownWord(sentence: Sentence, from: number, to: number): boolean {
  const isKnown = [entities(), TOPIC_WORDS, UNITS, VALUES].some(
    (words) => (words.at(sentence.tokens, from)?.to ?? from) >= to,
  );
  if (isKnown) return true;
  const words = sentence.tokens.slice(from, to);
  return words.every(({ kind, text }) => kind === "number" || IGNORED.has(text) || VAGUE.has(text));
}

/** "9.9", "11.11": how a campaign is called by its day, where the number bounds and counts nothing. */
function isDayOfSale(sentence: Sentence, { from, to }: Stretch): boolean {
  if (to !== from + 1 || !/^\d{1,2}[.,]\d{1,2}$/u.test(sentence.word(from))) return false;
  const before = [MIN, MAX, UNITS, CURRENCIES].map((words) => words.before(sentence.tokens, from));
  const behind = [MIN, MAX, UNITS, CURRENCIES, MULTIPLIERS, PER].map((words) =>
    words.at(sentence.tokens, to),
  );
  const isCounted = [...before, ...behind].some((match) => match !== undefined);
  return !isCounted && !isOneOf(sentence.word(to), "% / - –") && !isOneOf(sentence.word(from - 1), "/ - –");
}

/** Written with a capital inside the sentence, or beside a word that says that it is a name: "for alpenhof". */
function isNamed(sentence: Sentence, { from, to }: Stretch): boolean {
  if (FOR.has(sentence.word(from - 1)) || isOneOf(sentence.word(to), "s ke ka ki")) return true;
  return from > 0 && !sentence.isBreak(from - 1) && isCapitalised(sentence.raw(from));
}

function isLowerCase(sentence: Sentence, at: number): boolean {
  return !isCapitalised(sentence.raw(at));
}

/** What a name of the workspace asks for. */
export function filterOf({
  kind,
  value,
  column = "",
}: WorkspaceName): Pick<Finding, "slot" | "op" | "value"> {
  if (kind === "collection" || kind === "campaign")
    return { slot: "label", op: "is", value: { kind, value } };
  if (kind === "first name") return { slot: "owner", op: "is", value };
  if (kind === "client" || kind === "owner" || kind === "agency" || kind === "brand")
    return { slot: kind, op: "is", value };
  return { slot: "field", op: "is", value: { name: column, op: "is", value } };
}

function refused({ slot, value }: Pick<Finding, "slot" | "value">): Pick<Finding, "slot" | "op" | "value"> {
  if (slot === "brand") return { slot: "brandNot", op: "not", value };
  if (slot === "owner") return { slot: "ownerNot", op: "not", value };
  if (slot === "agency") return { slot: "agencyNot", op: "not", value };
  if (slot === "label") return { slot: "labelNot", op: "not", value };
  return { slot, op: "not", value: { ...Object(value), op: "not" } };
}

function asKeyword(sentence: Sentence, finding: Finding, { from, to }: Stretch): Finding {
  const word = sentence.text.slice(...sentence.span(from, to)).toLowerCase();
  const isNot = finding.op === "not";
  return { ...finding, slot: isNot ? "keywordsNot" : "keywords", value: word, confidence: 0.4 };
}
