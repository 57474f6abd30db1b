import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { MAX, MIN } from "#/discovery/search/query-language/words.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { continuesList } from "#/discovery/search/query-language/scopes.ts";
import { clauseAt, denialOf, matchesIn, withAuxiliaries } from "./clauses.ts";
import type { Denial, Stretch } from "./clauses.ts";
import { daysIn } from "./days.ts";
import { TALKS, UNTELLABLE, VALUES } from "./team-words.ts";

const BY = new Set("by via per por par via".split(" "));

/** How far talks with a creator are, and when the last one was: "not contacted yet", "who declined", "emailed in May". */
export function findTalks(sentence: Sentence, today: string): void {
  const everything = { from: 0, to: sentence.tokens.length };
  for (const talk of matchesIn(sentence, TALKS, everything)) {
    if (sentence.areFree(talk.from, talk.to) && !isWayToReach(sentence, talk))
      readTalk(sentence, talk, today);
  }
}

/** "Hasn't replied yet", "ghosted us": what no filter asks is told, and never a topic. */
export function findUntellable(sentence: Sentence): void {
  for (const match of matchesIn(sentence, UNTELLABLE, { from: 0, to: sentence.tokens.length })) {
    const denial = denialOf(sentence, match);
    const { from, to } = together(match, denial);
    if (sentence.areFree(from, to)) sentence.cannotSay(from, to);
  }
}

/** "Can be contacted by email" is about an address. */
function isWayToReach(sentence: Sentence, { to }: Match<string>): boolean {
  return BY.has(sentence.word(to)) && entities().at(sentence.tokens, to + 1)?.value.kind === "contact";
}

/** "Written a book" is no talk: of these somebody of the team must be the one who did it. */
const SAID_BY_ANYBODY = new Set(
  "geschrieben ecrit escrito hablado gesprochen angesprochen talked spoken written wrote approached parle baat message mail mails texted falado".split(
    " ",
  ),
);

function isByUs(sentence: Sentence, talk: Match<string>): boolean {
  if (!SAID_BY_ANYBODY.has(sentence.word(talk.from)) || talk.value !== "contacted") return true;
  const clause = clauseAt(sentence, talk.from);
  return sentence.tokens.slice(clause.from, clause.to).some(({ text }, at) => {
    const isFrenchWe = text === "on" && isOneOf(sentence.word(clause.from + at + 1), "n ne a");
    return isFrenchWe || isOneOf(text, "we ve wir ich nous hemos humne hamne temos us uns hui ki kiya");
  });
}

const ANSWERED = wordList("", "refuse decline accept reject");

function readTalk(sentence: Sentence, talk: Match<string>, today: string): void {
  // "Que acepten menos de 200 euros": what they take is a price, and no answer to us.
  const isOfMoney = MIN.at(sentence.tokens, talk.to) ?? MAX.at(sentence.tokens, talk.to);
  if (isOfMoney && talk.value === "accepted") {
    sentence.take(talk.from, talk.to);
    return;
  }
  // "Refuses to promote alcohol" is no answer to us.
  if (sentence.word(talk.to) === "to" && !isOneOf(sentence.word(talk.to + 1), "work us")) {
    if (ANSWERED.test(sentence.word(talk.from))) {
      sentence.cannotSay(talk.from, clauseAt(sentence, talk.from).to);
      return;
    }
  }
  const price = ofPrice(sentence, talk);
  if (price) {
    sentence.cannotSay(price.from, price.to);
    return;
  }
  if (isOfSomethingElse(sentence, talk) || isOurRefusal(sentence, talk)) {
    sentence.cannotSay(talk.from, clauseAt(sentence, talk.from).to);
    return;
  }
  if (!isByUs(sentence, talk)) return;
  const denial = denialOf(sentence, talk) ?? listedExclusion(sentence, talk);
  const isSince = talk.value === "not_contacted" && addLastContact(sentence, talk, talk, today);
  if (isSince || (talk.value === "contacted" && addLastContact(sentence, talk, denial, today))) return;
  // A noun such as "contact" alone says nothing of talks.
  if (talk.value === "contacted" && isLast(sentence, talk)) {
    sentence.cannotSay(denial?.from ?? talk.from, talk.to);
    return;
  }
  const isNotYet = talk.value === "contacted" && denial !== undefined && !denial.excludes;
  const value = isNotYet ? "not_contacted" : talk.value;
  const isNot = denial !== undefined && !isNotYet && !(value === "not_contacted" && !denial.excludes);
  const { from, to } = withAuxiliaries(sentence, together(talk, denial));
  const finding = sentence.find({
    slot: isNot ? "statusNot" : "status",
    op: isNot ? "not" : "is",
    value,
    from,
    to,
    source: "grammar",
    confidence: 0.9,
  });
  if (denial?.excludes) EXCLUDED.add(finding);
}

/** Who was left out, where "not" would have denied what they did. */
const EXCLUDED = new WeakSet<Finding>();

/** "Everyone except declined and blocked": what leaves out the first of a list leaves out all. */
function listedExclusion(sentence: Sentence, { from, to }: Stretch): Denial | undefined {
  const isListed = sentence.findings.some(
    (finding) =>
      finding.slot === "statusNot" &&
      continuesList(sentence, finding, from) &&
      (EXCLUDED.has(finding) || OR.has(sentence.word(from - 1))),
  );
  return isListed ? { from, to, excludes: true } : undefined;
}

const OR = new Set("or nor oder noch ou o ni nem".split(" "));

const LINK = new Set(
  "is was been are were ist wurde est a ete es fue foi e the our of le la el o".split(" "),
);

/** "Agreed price", "price confirmed under 500 €": what was agreed is a price, which no filter asks, and no answer to us. */
function ofPrice(sentence: Sentence, { from, to, value }: Match<string>): Stretch | undefined {
  if (!isOneOf(value, "accepted negotiating declined")) return undefined;
  let [before, after] = [from, to];
  while (LINK.has(sentence.word(before - 1))) before -= 1;
  while (LINK.has(sentence.word(after))) after += 1;
  const next = VALUES.at(sentence.tokens, after);
  const last = VALUES.before(sentence.tokens, before);
  const noun = [next, last].find((match) => match !== undefined && isOneOf(match.value, "price lastPrice"));
  if (!noun) return undefined;
  const said = together(noun, { from, to });
  const isBound = MIN.at(sentence.tokens, said.to) ?? MAX.at(sentence.tokens, said.to);
  return isBound ? together(said, { from, to: clauseAt(sentence, said.to).to }) : said;
}

const OURS = wordList(
  "us our ours working work uns nous notre nosotros trabajar trabalhar the",
  "collaborat unser",
);

/** "Not interested in discounts" is no answer to us. */
function isOfSomethingElse(sentence: Sentence, { to, value }: Match<string>): boolean {
  const isInterest = value === "declined" && sentence.word(to - 1).startsWith("interes");
  if (!isInterest || !isOneOf(sentence.word(to), "in an a en por em par")) return false;
  return !OURS.test(sentence.word(to + 1));
}

const BY_US = new Set("we ve i wir ich avons hemos he humne hamne maine".split(" "));

/** "Wem haben wir abgesagt", "whom we turned down": our own no is no answer of theirs. */
function isOurRefusal(sentence: Sentence, { from, value }: Match<string>): boolean {
  return value === "declined" && BY_US.has(sentence.word(from - 1));
}

const LAST = wordList("kontak", "last letzte dernier ultimo zuletzt");

function isLast(sentence: Sentence, { from }: Match<string>): boolean {
  return LAST.test(sentence.word(from));
}

function addLastContact(
  sentence: Sentence,
  talk: Match<string>,
  denial: Stretch | undefined,
  today: string,
): boolean {
  const isDenied = denial !== undefined;
  const days = daysIn(sentence, clauseAt(sentence, talk.from), { today, isDenied });
  if (!days) return false;
  const said = together(talk, denial);
  const whole = withAuxiliaries(sentence, together(said, days));
  // "Not contacted after April" may have been before, or never.
  if (isDenied && days.value.min !== undefined) {
    sentence.cannotSay(whole.from, whole.to);
    return true;
  }
  // "Contacted by Priya last week": who it was is read for itself.
  const { from, to } = namesBetween(sentence, said, days) ? withAuxiliaries(sentence, said) : whole;
  sentence.find({
    slot: "lastContact",
    op: "is",
    value: days.value,
    from,
    to,
    source: "grammar",
    confidence: 0.85,
  });
  sentence.take(days.from, days.to);
  return true;
}

function namesBetween(sentence: Sentence, one: Stretch, other: Stretch): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  for (let at = first.to; at < last.from; at += 1) if (sentence.nameAt(at)) return true;
  return false;
}

/** From the first to the last of two. */
export function together(one: Stretch, other: Stretch | undefined): Stretch {
  return { from: Math.min(one.from, other?.from ?? one.from), to: Math.max(one.to, other?.to ?? one.to) };
}
