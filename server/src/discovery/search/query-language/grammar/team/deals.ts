import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { DayFilter } from "@app/contract/discovery/filters";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { BRAND_TAILS } from "#/discovery/search/query-language/words.ts";
import { clauseAt, denialOf, matchesIn, withAuxiliaries } from "./clauses.ts";
import type { Stretch } from "./clauses.ts";
import { daysIn } from "./days.ts";
import type { PastDays } from "./days.ts";
import { together } from "./talks.ts";
import { COUNTED_DEALS, DEALS, DEAL_NOUNS, PAID, WE, WITH_US, WITH_WHOM, WORK } from "./team-words.ts";

/** Own deals: "worked with us", "never booked", "last deal in June"; how many they were no filter holds. */
export function findDeals(sentence: Sentence, today: string): void {
  const everything = { from: 0, to: sentence.tokens.length };
  for (const us of matchesIn(sentence, WITH_US, everything)) readWorkWithUs(sentence, us, today);
  for (const whom of matchesIn(sentence, WITH_WHOM, everything)) readOurWorkWith(sentence, whom, today);
  for (const deal of matchesIn(sentence, DEALS, everything)) readLastDeal(sentence, deal, today);
  for (const work of matchesIn(sentence, WORK, everything)) readOurWork(sentence, work, today);
  for (const deals of matchesIn(sentence, DEAL_NOUNS, everything)) readDealsThen(sentence, deals, today);
}

function readWorkWithUs(sentence: Sentence, us: Stretch, today: string): void {
  const clause = clauseAt(sentence, us.from);
  if (!sentence.areFree(us.from, us.to)) return;
  const counted = matchesIn(sentence, COUNTED_DEALS, clause).find(({ from }) => isCounted(sentence, from));
  if (counted) {
    sentence.cannotSay(Math.min(clause.from, counted.from), us.to);
    return;
  }
  const work = matchesIn(sentence, WORK, clause).find(({ from, to }) => from >= us.to || to <= us.from);
  if (work && isToCome(sentence, work)) sentence.cannotSay(work.from, us.to);
  else if (work) addWorkedWith(sentence, together(us, work), clause, today);
}

/** "Interested in working with us", "want to work with us": it has not happened yet. */
function isToCome({ tokens }: Sentence, { from, to }: Stretch): boolean {
  const [before, work] = [tokens[from - 1]?.text, tokens[to - 1]?.text];
  return (before === "to" && work === "work") || (before === "in" && work === "working");
}

/** "We have worked with": nobody else is named. */
function readOurWork(sentence: Sentence, work: Stretch, today: string): void {
  const clause = clauseAt(sentence, work.from);
  const we = WE.at(sentence.tokens, firstOf(sentence, WE, clause, work.from));
  const isThem = isOneOf(sentence.word(work.to + 1), "them him her");
  const end = work.to + (isThem ? 2 : 1);
  const isAlone = isOneOf(sentence.word(work.to), "with together") && isEnd(sentence, end);
  if (!we || !isAlone || !sentence.areFree(work.from, end)) return;
  addWorkedWith(sentence, { from: work.from, to: end }, clause, today);
}

const DAY_MS = 86_400_000;
const FIRST_PERSON = /(?:amos|emos|imos|ons|ions)$/u;

/** "Con los que hemos trabajado", "com quem já trabalhamos", "jinke saath humne kaam kiya". */
function readOurWorkWith(sentence: Sentence, whom: Stretch, today: string): void {
  const clause = clauseAt(sentence, whom.from);
  const [work] = matchesIn(sentence, WORK, { from: whom.to, to: clause.to });
  if (!work || !sentence.areFree(whom.from, whom.to)) return;
  const isOurs = matchesIn(sentence, WE, { from: whom.to, to: work.from }).length > 0;
  const isSaid = sentence.tokens.slice(work.from, work.to).some(({ text }) => FIRST_PERSON.test(text));
  if (isOurs || isSaid) addWorkedWith(sentence, together(whom, work), clause, today);
}

function firstOf(sentence: Sentence, words: typeof WE, { from }: Stretch, to: number): number {
  return matchesIn(sentence, words, { from, to })[0]?.from ?? -1;
}

/** A break, or a word that begins something else. */
function isEnd(sentence: Sentence, at: number): boolean {
  return (
    sentence.isBreak(at) ||
    isOneOf(sentence.word(at), "in on from before already last so during and or since")
  );
}

function isCounted(sentence: Sentence, at: number): boolean {
  const before = sentence.word(at - 1);
  return sentence.kind(at - 1) === "number" || before === "do" || (COUNTS.get(before) ?? 1) > 1;
}

function addWorkedWith(sentence: Sentence, cue: Stretch, clause: Stretch, today: string): void {
  const denial = denialOf(sentence, cue) ?? denialWithin(sentence, cue);
  const days = daysIn(sentence, clause, { today, isDenied: false });
  const said = withAuxiliaries(sentence, together(together(cue, denial), days));
  const tail = BRAND_TAILS.at(sentence.tokens, said.to);
  const to = tail && sentence.areFree(tail.from, tail.to) ? tail.to : said.to;
  const withinDays = days && daysUntil(days.value, today);
  if (days && withinDays === undefined) {
    sentence.cannotSay(said.from, to);
    return;
  }
  const slot = denial ? "workedWithNot" : "workedWith";
  const value = withinDays === undefined ? {} : { withinDays };
  add(sentence, { slot, op: denial ? "not" : "is", value, from: said.from, to });
}

/** "This year" by its days until today, which is all that work together is asked by. */
function daysUntil({ withinDays, min, max }: DayFilter, today: string): number | undefined {
  if (withinDays !== undefined || min === undefined || max !== undefined) return withinDays;
  const days = (Date.parse(today) - Date.parse(min)) / DAY_MS;
  return days >= 1 ? days : undefined;
}

/** "Hamare saath kabhi kaam nahi kiya", "mit uns noch nie gearbeitet": the denial stands inside. */
function denialWithin(sentence: Sentence, { from, to }: Stretch): Stretch | undefined {
  for (let at = from; at < to; at += 1) {
    if (
      isOneOf(sentence.word(at), "never nie niemals jamais nunca nahi nahin not nicht kein keine no nao pas")
    ) {
      return { from, to };
    }
  }
  return undefined;
}

/** "Not booked in June" may have been before, after, or never: no filter holds that. */
function readLastDeal(sentence: Sentence, deal: Stretch, today: string): void {
  if (!sentence.areFree(deal.from, deal.to)) return;
  const denial = denialOf(sentence, deal);
  const days = daysIn(sentence, clauseAt(sentence, deal.from), { today, isDenied: denial !== undefined });
  const said = days ?? yearIn(sentence, clauseAt(sentence, deal.from));
  if (!said) return;
  const { from, to } = withAuxiliaries(sentence, together(deal, denial));
  if (denial && said.value.min !== undefined) {
    sentence.cannotSay(Math.min(from, said.from), Math.max(to, said.to));
    return;
  }
  add(sentence, { slot: "lastDeal", op: "is", value: said.value, from, to });
  // What stands between, such as the client, is read for itself.
  sentence.take(said.from, said.to);
}

/** "Deals last month", "bookings in June": the days stand beside the noun. */
function readDealsThen(sentence: Sentence, deals: Stretch, today: string): void {
  const denial = denialOf(sentence, deals);
  const days = daysIn(sentence, clauseAt(sentence, deals.from), { today, isDenied: denial !== undefined });
  if (!days || isCounted(sentence, deals.from)) return;
  const [from, to] = days.from >= deals.to ? [deals.to, days.from] : [days.to, deals.from];
  const between = sentence.tokens.slice(from, to);
  if (!between.every(({ text }) => BEFORE_DAYS.has(text) || S.has(text))) return;
  const said = together(together(deals, denial), days);
  if (denial && days.value.min !== undefined) {
    sentence.cannotSay(said.from, said.to);
    return;
  }
  add(sentence, { slot: "lastDeal", op: "is", value: days.value, ...said });
}

/** "2025 gebucht": German names the year without a word before it. */
function yearIn(sentence: Sentence, { from, to }: Stretch): PastDays | undefined {
  for (let at = from; at < to; at += 1) {
    const year = sentence.word(at);
    const isBare =
      sentence.isFree(at) && /^20\d\d$/u.test(year) && isOneOf(sentence.word(at - 1), "wir ihr ich gebucht");
    const isBefore =
      sentence.isFree(at) && /^20\d\d$/u.test(year) && DEALS.at(sentence.tokens, at + 1) !== undefined;
    if (isBare || isBefore)
      return { value: { min: `${year}-01-01`, max: `${year}-12-31` }, from: at, to: at + 1 };
  }
  return undefined;
}

function add(sentence: Sentence, finding: Omit<Finding, "source" | "confidence">): void {
  sentence.find({ ...finding, source: "grammar", confidence: 0.85 });
}

/** "Last month's deals". */
const S = new Set("s of from ke ki ka du des do del de aus vom von".split(" "));
const BEFORE_DAYS = new Set("in the within during im den en los las em nos nas dans les au cours".split(" "));

/** "Worked for Alpenhof in the last year": a time right behind the client is that of the work. */
export function placeWorkDays(sentence: Sentence, today: string): void {
  for (const finding of sentence.findings.filter(({ slot }) => slot === "workedWith")) {
    const clause = { from: finding.to, to: clauseAt(sentence, finding.to).to };
    const days = daysIn(sentence, clause, { today, isDenied: false });
    const between = days && sentence.tokens.slice(finding.to, days.from);
    if (!days || !between?.every(({ text }) => BEFORE_DAYS.has(text))) continue;
    const withinDays = daysUntil(days.value, today);
    if (withinDays === undefined) sentence.cannotSay(days.from, days.to);
    else Object.assign(finding, { value: { ...Object(finding.value), withinDays }, to: days.to });
    sentence.take(days.from, days.to);
  }
}

/** Whether a price is what was paid for the last deal: where its clause says so. */
export function paidBeside(sentence: Sentence, at: number): Stretch | undefined {
  return matchesIn(sentence, PAID, clauseAt(sentence, at))[0];
}

/** "Last paid" without an amount asks for nothing that a filter holds. */
export function leavePaidUnread(sentence: Sentence): void {
  for (const { from, to } of matchesIn(sentence, PAID, { from: 0, to: sentence.tokens.length })) {
    sentence.cannotSay(from, to);
  }
}
