import { isOneOf, wordList } from "./phrases.ts";
import { PLACES } from "./sentence.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { COUNTED_DEALS, DEALS, TALKS, WORK } from "./grammar/team/team-words.ts";
import { teamWordIn } from "./team-speech.ts";
import {
  isComparedWith,
  isMeasured,
  isPast,
  isRefusal,
  refusalIn,
  trailingNotIn,
  unreadNotOf,
} from "./unread-refusals.ts";
import { isStatement, mayTurn } from "./turning-words.ts";
import { ACTIVE, CREATOR_NOUNS, IGNORED, NUMBER_WORDS, POSTING, TELLING, UNITS, VAGUE } from "./words.ts";

interface Stretch {
  from: number;
  to: number;
}

/** From here on a number says by a noun or a unit of its own what it counts. */
const SURE = 0.8;
/** Such short words are repaired in one way, and might be in another. */
const REPAIRED_FROM = 7;
const IS = new Set("is are was were ist sind war est sont es son sao hai hain ho =".split(" "));
const TOPICS: ReadonlySet<string> = new Set(["category", "keywords", "format"]);
const REPAIRABLE: ReadonlySet<string> = new Set([...TOPICS, "gender"]);
/** Names without a word that says what they are to a creator: "ask Northlight for the invoice". */
const NAMES: ReadonlySet<string> = new Set(["agency", "client", "owner", "brand", "label", "field"]);
const ARTICLE = wordList("the der die das dem le la el o a our", "unser");
const IN = new Set(
  "in from near around based aus bei en em auf on sur de du do da a au dans se me mein".split(" "),
);
/** What is guessed where nothing else is said. */
const GUESSED: ReadonlySet<string> = new Set([
  "followers",
  "engagementRate",
  "age",
  "price",
  "growth",
  "brand",
  "views",
]);

/**
 * A piece between two breaks of which a word was not understood may say anything: what is only guessed there is taken
 * back, and told with it. What stands on its own stays: a place after "in", a number with its noun.
 * @returns what is to be told besides.
 */
export function leaveUnclear(
  sentence: Sentence,
  unread: readonly Stretch[],
  repaired: ReadonlySet<number>,
): Stretch[] {
  const told: Stretch[] = [];
  const hasOpenNumber = unread.some((each) => hasNumber(sentence, each));
  for (const piece of piecesOf(sentence)) {
    const refusal = refusalIn(sentence, piece);
    const trailing = trailingNotIn(sentence, piece);
    const numbers = unread.filter((each) => isIn(each, piece) && hasNumber(sentence, each));
    const unknown = unread.filter((each) => isIn(each, piece) && hasUnknownWord(sentence, each));
    const findings = sentence.findings.filter((finding) => isIn(finding, piece));
    const isUnsure = (finding: Finding) =>
      unreadNotOf(sentence, finding, piece) !== undefined ||
      (trailing !== undefined && !isRefusal(finding)) ||
      isComparedWith(sentence, finding, piece) ||
      isMeasured(sentence, finding) ||
      isPast(sentence, finding) ||
      isStatement(sentence, piece) ||
      isAnswerToOthers(sentence, finding, findings) ||
      isTimeOfWork(sentence, finding, piece) ||
      (refusal !== undefined && !isRefusal(finding) && finding.to <= refusal) ||
      isTold(sentence, finding, piece) ||
      (findings.length === 1 && isMostlyUnknown(sentence, finding, unknown, piece)) ||
      isInside(sentence, finding) ||
      (isFragile(finding) && unknown.some((each) => isNextTo(sentence, finding, each))) ||
      (numbers.length > 0 && NUMBERS.has(finding.slot) && isGuess(finding)) ||
      unknown.some((each) => belongsTo(sentence, finding, each)) ||
      (unknown.length > 0 && (isGuess(finding) || isDoubtfulRepair(sentence, finding, repaired))) ||
      (unknown.length > 0 && NAMES.has(finding.slot) && finding.confidence <= SURE) ||
      unknown.some((each) => mayTurn(sentence, each, finding)) ||
      (TOPICS.has(finding.slot) && unknown.length > 0 && isInTale(sentence, finding, piece));
    const guesses = findings.filter(isUnsure);
    const isPaid = hasOpenNumber || unknown.length > 0 || guesses.some((each) => hasNumber(sentence, each));
    const formats = isPaid ? findings.filter((finding) => isPaidFormat(sentence, finding)) : [];
    if (refusal !== undefined && guesses.length > 0) told.push({ from: refusal, to: refusal + 1 });
    for (const finding of [...guesses, ...formats]) {
      sentence.leave(finding);
      told.push({ from: startOf(sentence, finding, piece), to: finding.to });
    }
  }
  return told;
}

/** What was left is told with the words that led to it: "nobody in Italy", "trabajaron con Puma". */
function startOf(sentence: Sentence, { from }: Finding, piece: Stretch): number {
  const others = [...sentence.findings, ...sentence.unsupported];
  const isItsOwn = (at: number) =>
    !sentence.isFree(at) && !others.some((each) => each.from <= at && at < each.to);
  let start = from;
  while (start > piece.from && isItsOwn(start - 1)) start -= 1;
  return start;
}

const NUMBERS: ReadonlySet<string> = new Set(["followers", "engagementRate", "age", "price", "views"]);
const MANY = new Set("many much viele viel muchos muchas muitos muitas".split(" "));
/** "We already have enough fashion", "20k is too small": what is told there is no wish. */
const SURFEIT = new Set(
  "enough genug genugend assez suficiente suficientes bastantes demasiados demasiadas kaafi".split(" "),
);
const TOO = new Set("too zu trop demasiado demasiada muito muy".split(" "));
const TOO_WHAT = /^(?!the$|all$|for$)\p{L}{3}/u;
const LAST = new Set(
  "last latest letzte letzter letztes letzten dernier derniere ultimo ultima aakhri pichla pichle pichli".split(
    " ",
  ),
);
const BOUNDS: ReadonlySet<string> = new Set(["min", "max", "range"]);
const FRAGILE: ReadonlySet<string> = new Set(["status", "sort"]);

/** What an unknown word beside it may turn into something else: "Zusage steht noch aus", "no contact with Puma". */
function isFragile({ slot, value }: Finding): boolean {
  return FRAGILE.has(slot) || (slot === "hasNot" && value === "contact");
}

/** "Ya tenemos suficientes de moda", "ab 1.000 € wird es zu teuer": something is told, and nothing asked. */
function isTold(sentence: Sentence, { slot, op }: Finding, { from, to }: Stretch): boolean {
  if (op === "not") return false;
  for (let at = from; at < to; at += 1) {
    if (!sentence.isFree(at)) continue;
    if (SURFEIT.has(sentence.word(at))) return true;
    if (TOO.has(sentence.word(at)) && MANY.has(sentence.word(at + 1))) return true;
    const isTooMuch = TOO.has(sentence.word(at)) && TOO_WHAT.test(sentence.word(at + 1));
    // "München ist uns zu teuer".
    const isSaid = sentence.tokens.slice(from, at).some(({ text }) => IS.has(text));
    if (isTooMuch && (isSaid || NUMBERS.has(slot) || BOUNDS.has(op))) return true;
  }
  return false;
}

function piecesOf(sentence: Sentence): Stretch[] {
  const pieces: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= sentence.tokens.length; at += 1) {
    if (!sentence.isBreak(at)) continue;
    if (at > from) pieces.push({ from, to: at });
    from = at + 1;
  }
  return pieces;
}

function isIn(one: Stretch, piece: Stretch): boolean {
  return one.from >= piece.from && one.from < piece.to;
}

function hasUnknownWord({ tokens }: Sentence, { from, to }: Stretch): boolean {
  return tokens
    .slice(from, to)
    .some(({ kind, text }) => kind === "word" && !VAGUE.has(text) && !IGNORED.has(text));
}

function hasNumber({ tokens }: Sentence, { from, to }: Stretch): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === "number");
}

function isGuess({ slot, source, confidence }: Finding): boolean {
  if (!GUESSED.has(slot)) return false;
  return source === "assumed" && confidence < SURE;
}

const ANSWER = new Set("declined accepted negotiating".split(" "));

const OTHERS = new Set("brand client agency".split(" "));

/** "Las que rechazaron a Nivea", "Nivea refuse les créateurs de Metz": whoever answered others gave us no answer. */
function isAnswerToOthers(sentence: Sentence, finding: Finding, findings: readonly Finding[]): boolean {
  const areBeside = (one: Finding, other: Finding) =>
    sentence.tokens.slice(one.to, other.from).every(({ text }) => IGNORED.has(text));
  const answers = findings.filter(({ slot }) => slot === "status");
  return answers.some((answer) =>
    findings.some((other) => {
      // "Contacted for Alpenhof" is ours, "no contact with Puma" is not.
      const isOthers = OTHERS.has(other.slot) && (other.slot === "brand" || ANSWER.has(String(answer.value)));
      if (!isOthers) return false;
      if (other.to <= answer.from) return areBeside(other, answer) && finding.from >= other.from;
      return areBeside(answer, other) && (finding === answer || finding === other);
    }),
  );
}

const WORDS_OF_WORK = [WORK, DEALS, COUNTED_DEALS, TALKS];

/** "Last month" beside a word of work or of talks is no time of posts, unless posts are spoken of. */
function isTimeOfWork(sentence: Sentence, { slot, source, from, to }: Finding, piece: Stretch): boolean {
  const isTime = slot === "lastPostWithinDays" || slot === "postedWithinDays";
  if (!isTime || source === "assumed" || saysPosting(sentence, from, to)) return false;
  if (teamWordIn(sentence, from) !== undefined) return true;
  for (let at = piece.from; at < piece.to; at += 1) {
    if (WORDS_OF_WORK.some((words) => words.at(sentence.tokens, at) !== undefined)) return true;
    if (sentence.isFree(at) && TELLING.has(sentence.word(at))) return true;
  }
  return false;
}

/** "This quarter" is of posts where somebody posts, or where reels are asked for. */
function saysPosting(sentence: Sentence, from: number, to: number): boolean {
  const { tokens, findings } = sentence;
  let first = from;
  while (!sentence.isBreak(first - 1)) first -= 1;
  let last = to;
  while (!sentence.isBreak(last)) last += 1;
  for (let at = first; at < last; at += 1) {
    if (POSTING.at(tokens, at) ?? ACTIVE.at(tokens, at)) return true;
  }
  return findings.some((each) => each.slot === "format" && each.from >= first && each.to <= last);
}

/** "Riese" might be a journey mistyped, and is a giant. */
function isDoubtfulRepair(
  sentence: Sentence,
  { slot, from, to }: Finding,
  repaired: ReadonlySet<number>,
): boolean {
  if (!REPAIRABLE.has(slot)) return false;
  for (let at = from; at < to; at += 1) {
    if (repaired.has(at) && (sentence.tokens[at]?.raw.length ?? 0) < REPAIRED_FROM) return true;
  }
  return false;
}

/** "Jo paisa vasool hain", "I mean the fashion brand": a topic in a sentence about something else. */
function isInTale(sentence: Sentence, { from }: Finding, piece: Stretch): boolean {
  if (teamWordIn(sentence, from) !== undefined) return true;
  const words = sentence.tokens.slice(piece.from, piece.to);
  const hasPeople = words.some((_, at) => CREATOR_NOUNS.at(sentence.tokens, piece.from + at));
  return !hasPeople && words.some(({ text }) => IS.has(text));
}

/** "Deposit over £500", "at the Lisbon dinner", "phone uthana": what stands beside an unknown word may be a part of it. */
function belongsTo(sentence: Sentence, { slot, value, from, to }: Finding, unknown: Stretch): boolean {
  if (slot === "contact") {
    const isBeside = unknown.to === from || unknown.from === to;
    return !sentence.unsupported.includes(unknown) && (isBeside || isWithArticle(sentence, from));
  }
  // "We flew them to Malta".
  if (PLACES.has(slot) && !IN.has(sentence.word(from - 1)) && teamWordIn(sentence, from) !== undefined) {
    return true;
  }
  if (PLACES.has(slot)) return unknown.from === to && ARTICLE.test(sentence.word(from - 1));
  if (slot !== "price" || typeof value !== "object" || value === null || "per" in value) return false;
  const isNamed = sentence.tokens.slice(from, to).some((_, at) => UNITS.at(sentence.tokens, from + at));
  return !isNamed && (unknown.to <= from || unknown.from === to);
}

/** "I have the phone number of her already": an article says that one number is meant. */
function isWithArticle(sentence: Sentence, from: number): boolean {
  return ARTICLE.test(sentence.word(from - 1));
}

const TALE_FROM = 2;
const PLAIN_SLOTS: ReadonlySet<string> = new Set(
  "status city region country gender language platform".split(" "),
);

/** "Shipping to Alaska is impossible": one word of a piece about something else. */
function isMostlyUnknown(
  sentence: Sentence,
  { slot, op, from, to }: Finding,
  unknown: readonly Stretch[],
  piece: Stretch,
): boolean {
  if (!PLAIN_SLOTS.has(slot) || op === "not") return false;
  if (PLACES.has(slot) && (IN.has(sentence.word(from - 1)) || hasCase(sentence, from))) return false;
  const words = unknown.reduce((sum, each) => sum + each.to - each.from, 0);
  const hasPeople = sentence.tokens
    .slice(piece.from, piece.to)
    .some((_, at) => CREATOR_NOUNS.at(sentence.tokens, piece.from + at));
  return words >= TALE_FROM && words > to - from && !hasPeople;
}

/** "Ohne Kinder im Bild": one picture in which something is, and no kind of content. */
function isInside(sentence: Sentence, { slot, from, to }: Finding): boolean {
  // "Last post more than a month ago" looks for no posts.
  if (slot === "format" && THEIR.has(sentence.word(from - 1))) return true;
  // "Three stories and a reel".
  if (slot === "format" && NUMBER_WORDS.before(sentence.tokens, from)) return true;
  if (slot === "format" && LAST.has(sentence.word(from - 1))) return true;
  if (slot !== "format" || isMany(sentence.raw(to - 1).toLowerCase())) return false;
  return isOneOf(
    sentence.word(from - 1),
    "im the dans la le el no na un una une uma um ein einn eine einen ek",
  );
}

/** "Keinen Kontakt zu Puma": with nothing but words of grammar in between. */
function isNextTo(sentence: Sentence, { from, to }: Stretch, unknown: Stretch): boolean {
  const between =
    unknown.from >= to ? sentence.tokens.slice(to, unknown.from) : sentence.tokens.slice(unknown.to, from);
  return unknown.to === from || between.every(({ kind, text }) => kind === "word" && PREPOSITION.has(text));
}

const PREPOSITION = new Set(
  "to with by from for zu mit von fur a al con por de com avec pour par ke se".split(" "),
);

/** "En sus stories": where they show something, and no kind of content that is looked for. */
const THEIR = new Set(
  "their his her its su sus leur leurs ses seu seus sua suas ihre ihren seine seinen deren apni apne unki unke".split(
    " ",
  ),
);

/** "La story à 200 balles": one of them, which is paid for, and no kind of content that is looked for. */
function isPaidFormat(sentence: Sentence, { slot, from, to }: Finding): boolean {
  return slot === "format" && !isMany(sentence.raw(to - 1).toLowerCase()) && from < to;
}

/** "Stories", "Reels", "Beiträge". */
function isMany(word: string): boolean {
  return /(?:s|beiträge)$/u.test(word);
}

/** "İzmir'de": the case behind the apostrophe says "in". */
function hasCase(sentence: Sentence, at: number): boolean {
  return /['’]/u.test(sentence.raw(at));
}
