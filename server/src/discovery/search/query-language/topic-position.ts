import { isCapitalised } from "./tokens.ts";
import { isOneOf, wordList } from "./phrases.ts";
import { TOPICS } from "#/language/topics/topics.ts";
import { isActivity, isRoleAlone } from "./grammar/activities.ts";
import { isThing } from "./grammar/things.ts";
import { WEEKDAYS } from "#/language/time/calendar.ts";
import { KNOWN, UNKNOWN, VALUES } from "./grammar/team/team-words.ts";
import { entities } from "./gazetteer.ts";
import type { Sentence } from "./sentence.ts";
import { teamWordIn } from "./team-speech.ts";
import { isNearKnown } from "./typos.ts";
import {
  AVERAGE,
  CREATOR_NOUNS,
  CURRENCIES,
  FOREIGN,
  IGNORED,
  JOINERS,
  MAX,
  MAX_AFTER,
  MIN,
  MIN_AFTER,
  MULTIPLIERS,
  NOT,
  NUMBER_WORDS,
  PERIODS,
  PLACE_CUES,
  POSTS_PER_WEEK,
  ROLES,
  UNITS,
  VAGUE,
} from "./words.ts";

/** Words that nobody who is looked for by a topic is called by: "cheese people", "fresh faces who". */
const NO_CREATORS = new Set(
  "who someone anyone people person log orang personas pessoas personnes leute women men girls moms mums dads talent talents star stars list handles profiles".split(
    " ",
  ),
);
/** What a topic is shown in, behind its name: "origami tutorials", "cold brew reels". */
const SHOWN_IN = new Set(
  "content contents inhalte videos reels shorts tutorial tutorials tips hacks recipe recipes rezepte haul hauls clips podcast podcasts blog blogs vlog vlogs channel channels accounts pages niche scene community lover lovers fans enthusiast enthusiasts nerds geeks addicts guru gurus expert experts expertinnen experten".split(
    " ",
  ),
);
/** After the noun they name a topic: "creators about sourdough", "créateurs de céramique". */
const ABOUT = new Set(
  "about on into around for in uber zu zum zur fur rund sur autour de d del des du da do sobre acerca tentang soal seputar".split(
    " ",
  ),
);
/** They name a topic wherever they stand: "everything about kombucha". */
const SURELY_ABOUT = new Set("about tentang seputar thema tema theme topic niche nische nicho".split(" "));
/** After the name of what is shown, and after these, too: "videos on knots", "talking about", "focused on". */
const SHOWING = wordList(
  "video videos reel reels short shorts post posts stories content contents captions carousel carousels clips inhalte beitrage contenido contenidos conteudo conteudos contenu contenus publicaciones talk talks talking speak focus focused focusing interested sprechen reden posten bloggen hablan habla hablen falam falem fala parlent parle parlant publican publicam publient",
  "specialis specializ",
);
/** What people do with a topic: "who film magic tricks", "posting sourdough". */
const DOING = new Set(
  "post posts posting cover covers covering film films filming review reviews reviewing make makes making do does doing teach teaches teaching sell sells selling run runs running play plays playing write writes eat eats drink drinks love loves like likes".split(
    " ",
  ),
);
const ARTICLES = new Set(
  "the all everything a an un une una um uma ein eine einen l le la les el los las die das der den dem o os as".split(
    " ",
  ),
);
/** Spanish, French and Portuguese say before such a noun how somebody is, and never a topic. */
const ROMANCE =
  /^(?:cr[ei]ador|createur|creatri|influenc(?:iador|eu)|blogue|blogger[oa]|instagramer|youtubeur|tiktokeu|streameu|canal|canais|chaine|compte|cuenta|perfi|selebgram|kreator|pembuat)/u;
/** How somebody is, rather than what about: "overrated bloggers", "zuverlässige Creator". */
const QUALITY =
  /(?:ed|ful|less|ous|ive|able|ible|ish|est|ier|ly|ig|ige|igen|iger|liche[nr]?|ische[nr]?|bare[nr]?|same[nr]?|lose[nr]?|ierte[nr]?)$/u;
/** Of a list before or behind the noun: "chess, shogi and go streamers". */
const LIST_WORDS = 9;
const BARE_WORDS = 2;
const OF_NUMBERS = [
  POSTS_PER_WEEK,
  KNOWN,
  UNKNOWN,
  MIN,
  MAX,
  MIN_AFTER,
  MAX_AFTER,
  AVERAGE,
  NUMBER_WORDS,
  MULTIPLIERS,
  CURRENCIES,
  PERIODS,
];
const OF_VALUES = [UNITS, VALUES];

/**
 * Whether an unknown word is what somebody is looked for by. It is where grammar says so: beside a noun for creators,
 * after "about", or where the whole sentence is a short list. Anywhere else it may be a verb, somebody's name or a
 * way to say "no", and a wrong filter is worse than a missing one.
 */
export function isTopicPosition(sentence: Sentence, from: number, to: number): boolean {
  if (isActivity(sentence, from) || isRoleAlone(sentence, from) || isThingAt(sentence, from, to)) return true;
  if (NOT.before(sentence.tokens, from) || hasGrammar(sentence, from, to)) return false;
  if (teamWordIn(sentence, from) !== undefined) return false;
  if (isBeforeNoun(sentence, from, to) || isAfterCue(sentence, from)) return true;
  return isBareList(sentence, from, to) || isJoinedTopic(sentence, from, to);
}

/** "China plates and teapots": a thing and what it is joined to, at the end of a piece. */
function isJoinedTopic(sentence: Sentence, from: number, to: number): boolean {
  const joiner = JOINERS.before(sentence.tokens, from);
  if (!joiner || !sentence.isBreak(to) || to - from > BARE_WORDS) return false;
  const before = sentence.findings.find((finding) => finding.to === joiner.from);
  return (
    before?.slot === "keywords" && sentence.isBreak(before.from - 1) && !QUALITY.test(sentence.word(to - 1))
  );
}

/** "Three grand", "maximal", "call Thursday", "tercera edad": words of numbers, days and values are no topic. */
function hasGrammar(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  if (sentence.isFree(to) && OF_VALUES.some((words) => words.at(tokens, to) !== undefined)) return true;
  for (let at = from; at < to; at += 1) {
    if (WEEKDAYS.has(sentence.word(at)) || VALUES.at(tokens, at)) return true;
    if (OF_NUMBERS.some((words) => words.at(tokens, at) !== undefined)) return true;
  }
  return false;
}

/** "Turkey sandwiches", "roast turkey": a place that is part of a thing's name. */
function isThingAt(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isThing(sentence, at)) return true;
  return false;
}

/** "Craft beer bloggers", "chess and shogi streamers", "Sauerteig-Blogger". */
function isBeforeNoun(sentence: Sentence, from: number, to: number): boolean {
  const end = listEnd(sentence, to);
  if (end === undefined || !isCreatorNoun(sentence, end)) return false;
  const word = sentence.word(to - 1);
  const isLast = end === to;
  const isCapital = isCapitalised(sentence.raw(to - 1));
  // "Nice and shy creators": joined with praise it is how they are.
  const joiner = JOINERS.before(sentence.tokens, from);
  if (joiner && VAGUE.has(sentence.word(joiner.from - 1))) return false;
  const isQuality = QUALITY.test(word) && !TOPICS.has(word);
  if (to === from + 1 && isLast && isQuality && !isCapital) return false;
  return !ROMANCE.test(sentence.word(end)) || sentence.tokens[end]?.glued === true;
}

function isCreatorNoun(sentence: Sentence, at: number): boolean {
  const word = sentence.word(at);
  if (NO_CREATORS.has(word)) return false;
  return CREATOR_NOUNS.at(sentence.tokens, at) !== undefined || ROLES.has(word) || SHOWN_IN.has(word);
}

/** Where a list of topics ends that goes on behind `at`: "shogi" of "chess, shogi and go streamers". */
function listEnd(sentence: Sentence, at: number): number | undefined {
  let end = at;
  let isJoined = false;
  let hasComma = false;
  while (end < at + LIST_WORDS) {
    const joiner = JOINERS.at(sentence.tokens, end);
    const isComma = sentence.word(end) === ",";
    if (joiner ?? isComma) {
      isJoined ||= joiner !== undefined;
      hasComma ||= isComma;
      end = joiner?.to ?? end + 1;
    } else if (end > at && isItem(sentence, end)) end += 1;
    else break;
  }
  return hasComma && !isJoined ? undefined : end;
}

/** A topic, or a word that may be one. */
function isItem(sentence: Sentence, at: number): boolean {
  const isTopic = sentence.findings.some(
    ({ slot, from, to }) => (slot === "category" || slot === "keywords") && from <= at && at < to,
  );
  return isTopic || isUnknown(sentence, at);
}

function isUnknown(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== "word" || !sentence.isFree(at) || token.text.length < 3) return false;
  return (
    !IGNORED.has(token.text) &&
    !VAGUE.has(token.text) &&
    !FOREIGN.has(token.text) &&
    !CREATOR_NOUNS.at(sentence.tokens, at)
  );
}

/** "About sourdough", "videos on knots", "creators about film and shogi", "who film magic tricks". */
function isAfterCue(sentence: Sentence, from: number): boolean {
  const start = listStart(sentence, from);
  let at = start - 1;
  if (sentence.word(at) === ":") at -= 1;
  else if (ARTICLES.has(sentence.word(at)) && !CREATOR_NOUNS.before(sentence.tokens, at)) at -= 1;
  const word = sentence.word(at);
  if (SURELY_ABOUT.has(word)) return true;
  if (isOneOf(word, "uber sur sobre") && hasHead(sentence, at)) return true;
  // "Do stuff", "made a fuss": an article says that more is meant than a topic.
  if (at === start - 1 && DOING.has(word)) return isSaidOfPeople(sentence, at);
  if (!ABOUT.has(word)) return false;
  const head = at - 1;
  // After "in" and "de" a capital names a place.
  const isPlace =
    PLACE_CUES.at(sentence.tokens, at) !== undefined &&
    isCapitalised(sentence.raw(start)) &&
    !isOneOf(word, "on uber zu zum zur fur sur sobre");
  if (isPlace || (word === "in" && !ROLES.has(sentence.word(head)))) return false;
  const isHead =
    SHOWING.test(sentence.word(head)) ||
    (isCreatorNoun(sentence, head) && CREATOR_NOUNS.before(sentence.tokens, head + 1) !== undefined) ||
    ROLES.has(sentence.word(head));
  return isHead;
}

/** "Vídeos con más de 50 mil visualizaciones sobre ajedrez": what is shown stands further in front. */
function hasHead(sentence: Sentence, end: number): boolean {
  for (let at = end - 1; !sentence.isBreak(at); at -= 1) {
    if (SHOWING.test(sentence.word(at)) || isCreatorNoun(sentence, at)) return true;
  }
  return false;
}

/** "Who post sourdough" and "posting sourdough", but not "we do" and "last post". */
function isSaidOfPeople(sentence: Sentence, at: number): boolean {
  const before = sentence.word(at - 1);
  if (sentence.word(at).endsWith("ing")) return true;
  return (
    isOneOf(
      before,
      "who that which and or also mostly mainly only they to often regularly creators influencers people women men",
    ) || sentence.isBreak(at - 1)
  );
}

/** Where the list begins that goes on to `at`: "kombucha" of "about sourdough and kombucha". */
function listStart(sentence: Sentence, at: number): number {
  let start = at;
  while (start > at - LIST_WORDS) {
    const joiner = JOINERS.before(sentence.tokens, start);
    if (!joiner) break;
    let item = joiner.from;
    while (isItem(sentence, item - 1)) item -= 1;
    if (item === joiner.from) break;
    start = item;
  }
  return start;
}

/** "Ceramics, Lyon, under 20k": one unknown piece among pieces that are understood, and no other topic. */
function isBareList(sentence: Sentence, from: number, to: number): boolean {
  const isOther = sentence.findings.some(({ slot }) => /^(?:category|keywords)/u.test(slot));
  const isWhole = sentence.isBreak(from - 1) && sentence.isBreak(to) && to - from <= BARE_WORDS;
  const words = sentence.tokens.slice(from, to);
  if (isOther || !isWhole || isCode(sentence, from) || sentence.unsupported.length > 0) return false;
  const isList = sentence.tokens.every((token, at) => {
    if (at >= from && at < to) return true;
    if (token.kind === "break") return isOneOf(token.text, ", ; n");
    return !sentence.isFree(at) || CREATOR_NOUNS.at(sentence.tokens, at) !== undefined;
  });
  return isList && !words.some((token) => isNearKnown(token));
}

/** "ATX" is short for something that is not known. */
function isCode(sentence: Sentence, at: number): boolean {
  const raw = sentence.raw(at);
  const isShort = raw === raw.toUpperCase() && raw.length <= 4;
  return isShort || entities().at(sentence.tokens, at) !== undefined;
}
