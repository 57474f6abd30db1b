import { isOneOf, wordList } from "./phrases.ts";
import { TOPICS } from "./sentence.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { UNTELLABLE, VALUES } from "./grammar/team/team-words.ts";
import { ASK } from "./grammar/numbers/measures.ts";
import { teamWordIn } from "./team-speech.ts";
import { CREATOR_NOUNS, IGNORED, JOINERS, NOT, NUMBER_WORDS, UNITS, VAGUE } from "./words.ts";

interface Stretch {
  from: number;
  to: number;
}

/** What the team did is read by its own grammar. */
const OF_TEAM = wordList("", "last worked status has owner client");
const BEFORE_NOUN = new Set(
  "in from near around based with for about on at of to aus bei nahe mit fur uber auf zu en con para sobre de del em com do da a au aux dans chez avec pour sur se me mein ke ka ki".split(
    " ",
  ),
);
/** Who is looked for, by a word that nobody knows: "Bücherwürmer", "potters". */
const MANY_PEOPLE = /(?:s|en|er|in|innen)$/u;
/** How a verb ends. */
const VERB = /(?:ed|ing)$/u;
const ADJECTIVE = /(?:il|al|ale|ine|ino|ina|ique|ico|ica|ivo|iva)$/u;

/**
 * "I doubt we need anyone above 500k", "moins de 5 000 ça ne sert à rien": a word that nobody knows may turn round what
 * its piece says. It does not where grammar gives it a place of its own: "beauty near Xyztown", "potters with over 10k",
 * "spicy food", "Nike or adidas".
 */
export function mayTurn(sentence: Sentence, unknown: Stretch, finding: Finding): boolean {
  // How many are asked for is no condition.
  if (finding.slot === "limit") return false;
  if (!OF_TEAM.test(finding.slot) && teamWordIn(sentence, finding.from) !== undefined) return true;
  if (isDeniedWith(sentence, finding, unknown)) return true;
  if (isEvent(sentence, unknown)) return !isRelative(sentence, unknown, finding);
  if (sentence.unsupported.includes(unknown) || isKnown(sentence, unknown)) return false;
  return !(
    isPhraseBehind(sentence, finding, unknown) ||
    isHead(sentence, finding, unknown) ||
    isBesideNoun(sentence, unknown) ||
    isListed(sentence, finding, unknown)
  );
}

/** "The Berlin shoot was cancelled": what happened is no place to look in. */
function isEvent(sentence: Sentence, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at += 1) if (UNTELLABLE.at(sentence.tokens, at)) return true;
  return false;
}

/** "Creators in Italy who answered": who is looked for is said in front of it. */
function isRelative(sentence: Sentence, unknown: Stretch, { to }: Finding): boolean {
  for (let at = unknown.from; at >= to; at -= 1) if (RELATIVE.has(sentence.word(at))) return true;
  return false;
}

const RELATIVE = new Set(
  "who that whose which die der deren qui dont que quienes quem jo jinhone jinka".split(" "),
);

/** "Ten creators and five tiktokers", "Preis", "verlangt": words of numbers and of values turn nothing round. */
function isKnown(sentence: Sentence, { from, to }: Stretch): boolean {
  const { tokens } = sentence;
  if (to === from + 1 && ASK.test(sentence.word(from))) return true;
  return [NUMBER_WORDS, VALUES, UNITS].some((words) => words.at(tokens, from)?.to === to);
}

/** "Nada de quem já fez publi pra Puma": the denied words that nobody knows stand right before what was found. */
function isDeniedWith(sentence: Sentence, { op, from }: Finding, unknown: Stretch): boolean {
  const isBefore = op !== "not" && unknown.to <= from;
  if (!isBefore || !holdsNot(sentence, unknown)) return false;
  return sentence.tokens.slice(unknown.to, from).every(({ text }) => IGNORED.has(text));
}

function holdsNot(sentence: Sentence, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at += 1) if (NOT.at(sentence.tokens, at)) return true;
  return false;
}

/** "Beauty creators near Xyztown", "food without dyes": a phrase of its own behind what was found. */
function isPhraseBehind(sentence: Sentence, { to }: Finding, unknown: Stretch): boolean {
  if (unknown.from < to) return false;
  return (
    NOT.at(sentence.tokens, unknown.from) !== undefined || BEFORE_NOUN.has(sentence.word(unknown.from - 1))
  );
}

/** "Petrolheads with over 50k followers", "Bücherwürmer auf TikTok": a noun for people at the head. */
function isHead(sentence: Sentence, { from }: Finding, unknown: Stretch): boolean {
  if (unknown.to >= from || unknown.to !== unknown.from + 1) return false;
  const start = ARTICLE.has(sentence.word(unknown.from - 1)) ? unknown.from - 1 : unknown.from;
  const typed = sentence.raw(unknown.from).toLowerCase();
  const isNoun = MANY_PEOPLE.test(typed) && BEFORE_NOUN.has(sentence.word(unknown.to));
  return isNoun && sentence.isBreak(start - 1);
}

const ARTICLE = new Set(
  "a an the some ein eine die der un une des les una unas unos las los uma umas as os".split(" "),
);

/** "Spicy food", "lovely creators" and "moda infantil": an adjective says more of a topic or of people. */
function isBesideNoun(sentence: Sentence, { from, to }: Stretch): boolean {
  if (to !== from + 1) return false;
  const topics = sentence.findings.filter(({ slot }) => TOPICS.has(slot));
  if (topics.some((topic) => topic.to === from)) return ADJECTIVE.test(sentence.word(from));
  const isBefore = CREATOR_NOUNS.at(sentence.tokens, to) ?? topics.some((topic) => topic.from === to);
  const before = sentence.word(from - 1);
  const isFree = sentence.isBreak(from - 1) || IGNORED.has(before) || VAGUE.has(before);
  return Boolean(isBefore) && isFree && (!VERB.test(sentence.word(from)) || GRADE.has(before));
}

/** Behind these a participle is an adjective: "good and experienced food creators". */
const GRADE = new Set("and very the more most really highly".split(" "));

/** "Nike or adidas", "nfts or gambling". */
function isListed(sentence: Sentence, { from, to }: Finding, unknown: Stretch): boolean {
  return (
    JOINERS.at(sentence.tokens, to)?.to === unknown.from ||
    JOINERS.at(sentence.tokens, unknown.to)?.to === from
  );
}

const IS = new Set(
  "is are was were ist sind war waren est sont etait etaient es son era eran fue fueron sao foi foram hai hain tha thi".split(
    " ",
  ),
);
/** Who speaks of one person looks for nobody: "she charges 900". */
const ONE_PERSON = new Set("she he elle ella ela ele usne uska uski".split(" "));
const SUBJECT = new Set(
  "they she he it them these those half most some sie er es elle elles ils il ella ellas ellos ela elas eles woh wo ye yeh".split(
    " ",
  ),
);

/** "Half of them are from Spain", "she was in Rome": a sentence about somebody is no request. */
export function isStatement(sentence: Sentence, { from, to }: Stretch): boolean {
  const start = isOneOf(sentence.word(from), "if when because since wenn weil si quand cuando quando agar")
    ? from + 1
    : from;
  // "She in Berlin" is short for a woman there.
  if (ONE_PERSON.has(sentence.word(start))) return !BEFORE_NOUN.has(sentence.word(start + 1));
  if (!SUBJECT.has(sentence.word(start))) return false;
  for (let at = start + 1; at < to; at += 1) {
    if (RELATIVE.has(sentence.word(at))) return false;
    if (IS.has(sentence.word(at)) || isOneOf(sentence.word(at), "s re m")) return true;
  }
  return false;
}
