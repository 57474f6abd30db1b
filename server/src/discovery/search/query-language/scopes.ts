import { isOneOf } from "./phrases.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import type { Sentence } from "./sentence.ts";
import {
  AUDIENCE,
  AUDIENCE_OF_FOLLOWERS,
  CREATOR_NOUNS,
  IGNORED,
  JOINERS,
  NOT,
  NOT_AFTER,
  OUTSIDE,
} from "./words.ts";

const LIVING = new Set("living lives based located".split(" "));
/** Words that may stand between "not" and what is left out: "don't show me any creators from India". */
const NEGATION_REACH = 7;
const AUDIENCE_REACH = 9;
/** Nouns for people that also say of whom an audience is made. */
const GENDER_NOUN = new Set("women men girls moms mums dads".split(" "));
/** Words after a comma among which the "or" of a list is looked for. */
const LIST_REACH = 4;
const FILLERS = new Set(
  "l la le les los las el den dem ha avons hemos haya partenariat partenariats collaboration collaborations kooperation kooperationen colaboracion colaboraciones colaboracao parceria parcerias brand brands marca marcas marque marques marke marken merek publicidad publicidade publicite werbung ads any ont trabalharam trabalhou a o hayan haya han tenham tenha ayant the about of in on from with to a an have has had ever han haben habe ont hat de en em sur uber mit des du d les der die das wer que dealing related content creators posts talking posted post posting talk spoken promoting promoted who do does did more on at all into doing those already anyone anybody currently listed being e yang dari di".split(
    " ",
  ),
);

export const OPENING_QUOTES = '" “ „ «';
export const CLOSING_QUOTES = '" ” “ »';
export const QUOTES = `${OPENING_QUOTES} ${CLOSING_QUOTES}`;

/** Where the word of negation begins that holds for what stands at `at`; undefined when there is none. */
export function negationBefore(sentence: Sentence, at: number): number | undefined {
  for (let end = at; end > 0 && end > at - NEGATION_REACH - 1; end -= 1) {
    const not = NOT.before(sentence.tokens, end);
    if (not) return sentence.isFree(not.from) ? not.from : undefined;
    // "No e-bikes": the half of a word is no joiner.
    if (sentence.isHyphened(end - 1)) continue;
    if (sentence.isBreak(end - 1) || !mayStandBetween(sentence, end - 1)) return undefined;
  }
  return undefined;
}

// "Not only beauty" leaves nothing out, "no need to be in Spain" neither.
const LIMITS = new Set(
  "n only just solo nur seulement hanya sirf apenas but also necessarily need besoin must matter and or y o e ou et und oder dan atau aur".split(
    " ",
  ),
);

function mayStandBetween(sentence: Sentence, at: number): boolean {
  const word = sentence.word(at);
  if (LIMITS.has(word)) return false;
  return FILLERS.has(word) || IGNORED.has(word) || CREATOR_NOUNS.at(sentence.tokens, at)?.to === at + 1;
}

/** "outside the US": where the words begin that leave a place out. */
export function outsideBefore(sentence: Sentence, at: number): number | undefined {
  return OUTSIDE.before(sentence.tokens, at)?.from;
}

const HINDI_MARKS = new Set(
  "se me mein par pe wale wala wali walo waale ka ke ki ko log bhi creators ads".split(" "),
);
const MARKS_REACH = 2;

/** "Gambling nahi", "Delhi wale nahi", "alcohol aur gambling nahi": where the negation that follows ends. */
export function negationAfter(sentence: Sentence, to: number): number | undefined {
  for (let at = to; at <= to + MARKS_REACH; at += 1) {
    const not = NOT_AFTER.at(sentence.tokens, at);
    if (not) return not.to;
    if (!HINDI_MARKS.has(sentence.word(at))) return undefined;
  }
  return undefined;
}

/**
 * Whether `at` goes on with a list that `previous` began: "no alcohol, gambling or politics". A comma alone ends it
 * where no "or" follows: "no alcohol, food".
 */
export function continuesList(sentence: Sentence, previous: { to: number }, at: number): boolean {
  let index = previous.to;
  let joined = false;
  let hasComma = false;
  while (index < at) {
    const joiner = JOINERS.at(sentence.tokens, index);
    const word = sentence.word(index);
    const isComma = word === ",";
    // "Not Instagram/TikTok".
    const isJoined = joiner !== undefined || word === "/";
    if (!isJoined && !isComma && !FILLERS.has(word) && !isOneOf(word, QUOTES)) return false;
    joined ||= isJoined;
    hasComma ||= isComma;
    index = joiner?.to ?? index + 1;
  }
  return joined || (hasComma && endsWithJoiner(sentence, at));
}

// "gambling or politics", "gambling, betting or politics": single names, the last one after a joiner.
function endsWithJoiner(sentence: Sentence, at: number): boolean {
  for (let index = at + 1; index <= at + LIST_REACH; index += 1) {
    if (JOINERS.at(sentence.tokens, index)) return true;
    if (sentence.word(index) === ",") continue;
    if (sentence.isBreak(index) || !sentence.isFree(index) || FILLERS.has(sentence.word(index))) return false;
  }
  return false;
}

/** Whether what stands at `from`..`to` is said of the audience, not of the creator. */
export function isOfAudience(sentence: Sentence, from: number, to: number): boolean {
  return audienceAfter(sentence, to) !== undefined || audienceBefore(sentence, from);
}

/** "female audience", "Indian followers": where the noun ends. */
export function audienceAfter(sentence: Sentence, to: number): number | undefined {
  for (const index of [to, to + 1]) {
    const audience = AUDIENCE.at(sentence.tokens, index);
    if (audience) return audience.to;
    const isFollowers =
      sentence.isFree(index) && ["followers", "follower", "fans"].includes(sentence.word(index));
    if (isFollowers) return index + 1;
    if (sentence.isBreak(index) || !["based", "aged", "old", "%"].includes(sentence.word(index)))
      return undefined;
  }
  return undefined;
}

function audienceBefore(sentence: Sentence, from: number): boolean {
  if (isInAudienceList(sentence, from)) return true;
  for (let end = from; end > 0 && end > from - AUDIENCE_REACH; end -= 1) {
    const isColon = sentence.word(end - 1) === ":" && AUDIENCE.before(sentence.tokens, end - 1) !== undefined;
    if (sentence.isBreak(end - 1) && !isColon) return false;
    const audience = AUDIENCE.before(sentence.tokens, end);
    if (audience) return !livesElsewhere(sentence, end, from);
    if (endsWithFollowers(sentence, end)) return true;
    if (CREATOR_NOUNS.before(sentence.tokens, end) && end < from) return false;
  }
  return false;
}

/** "Audience: 75 % men, from Germany, 25-44": the colon opens a list that no other noun for people has ended. */
function isInAudienceList(sentence: Sentence, at: number): boolean {
  for (let index = at - 1; index > 0; index -= 1) {
    const { text } = sentence.tokens[index] ?? { text: "" };
    if (text === ":") return AUDIENCE.before(sentence.tokens, index) !== undefined;
    const isOther = CREATOR_NOUNS.at(sentence.tokens, index) && !GENDER_NOUN.has(text);
    if ((sentence.isBreak(index) && text !== ",") || isOther) return false;
  }
  return false;
}

/** "Indian audience, living in Dubai": the audience has its country, the creator the other place. */
function livesElsewhere(sentence: Sentence, audienceEnd: number, from: number): boolean {
  const lives = sentence.tokens.slice(audienceEnd, from).some(({ text }) => LIVING.has(text));
  return lives && sentence.findings.some(({ slot, to }) => slot === "audienceCountry" && to === audienceEnd);
}

function endsWithFollowers(sentence: Sentence, end: number): boolean {
  const followers = AUDIENCE_OF_FOLLOWERS.before(sentence.tokens, end);
  // "By followers in Brazil" orders the list.
  if (!followers || !sentence.isFree(followers.from)) return false;
  const before = sentence.tokens[followers.from - 1];
  return (
    before === undefined || (before.kind !== "number" && before.text !== "+" && !SCALES.has(before.text))
  );
}
