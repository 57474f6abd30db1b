import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { mayFit } from "#/strategy/brief/sketches.ts";
import { DIGITS, SCALE } from "#/strategy/brief/numbers.ts";

const THEN =
  "last yr, prev year, previous year, vorjahr, annee derniere, l'annee passee, last year, last time, last month, last quarter, last campaign, letzte jahr, letztes jahr, letzten jahr, letztes mal, letzten monat, l'an dernier, l'annee derniere, ano pasado, ano passado, pichle saal, pichhle saal, last spring, last summer, last autumn, last winter, letzten sommer, letzten winter, l'ete dernier, l'hiver dernier, verano pasado, verao passado";
const WAS =
  "sold, verkauft, verkauften, vendu, vendus, vendimos, vendeu, vendidos, becha, beche, paid, booked, hired, gezahlt, bezahlt, zahlten, paye, avons paye, pagamos, pagado, pagaron, pagou, pagaram, diye, diya, dia tha, spent, worked, had, did, was, were, reached, ran, booked, used, got, hired, hatten, hatte, haben, habe, war, waren, gab, ausgegeben, gearbeitet, gebucht, erreicht, avons, avait, avions, etait, depense, gastamos, trabajamos, tuvimos, hicimos, fue, gastou, tivemos, trabalhamos, fizemos, foi, kiya, kiye, tha, thi, lagaya, lagaye";
/** The thought turns to what is planned. */
const NOW =
  "this, now, today, next, but, want, would, need, diesmal, dieses, diese, jetzt, heuer, aber, wollen, mochten, cette, maintenant, mais, voulons, este, ahora, esta, pero, queremos, agora, mas, desta, is saal, ab, is baar, again, same, dasselbe, gleiche, gleiches, nochmal, meme, mismo, mesmo, igual, utna, phir, wie, like, comme, como";
const SENTENCE = /[^.;!?\n]+(?:[.,](?=\d)[^.;!?\n]*)*/gu;
const IS_THEN = new RegExp(
  `(?<!\\p{L})(?:${anyListed(THEN)}|in (?:q[1-4]|20[0-2]\\d)|(?:202[0-6]) (?:was|war|fue|foi|etait))(?![\\p{L}\\p{N}])`,
  "u",
);
/** "Last yr: 90L me 52 creators", "Notes: L'an dernier 11 influenceuses": nothing else is said of then. */
const STARTS_THEN = new RegExp(
  `^[\\s\\p{P}]*(?:(?:notes?|obs|note|notiz|nota|info|for context|purana data|im|in the|el|no|dans)\\s*[:,]?\\s+)*(?:${anyListed(THEN)}|20[0-2]\\d (?:was|war|fue|foi|etait))(?![\\p{L}\\p{N}])`,
  "u",
);
const IS_WAS = new RegExp(`(?<!\\p{L})${anyListed(WAS)}(?!\\p{L})`, "u");
const IS_NOW = new RegExp(`(?<!\\p{L})${anyListed(NOW)}(?!\\p{L})`, "u");
const LIKE_THEN = new RegExp(
  `(?<!\\p{L})(?:(?:(?:the |das |le |la |lo |el |o )?(?:same|gleiche[nrs]?|selbe[nrs]?|dasselbe|meme|mismo|misma|mesmo|mesma|igual|pareil)(?:\\s\\p{L}+){0,2}?\\s)?(?:as|like|wie|so wie|genau wie|comme|que|como|a|ao|do que|do|de)\\s(?:in the |im |el |no |o |l['’])?(?:${anyListed(THEN)})|(?:${anyListed(THEN)})\\s(?:ki tarah|ke jais[aei]|jais[aei]|wal[aei]|jitn[aei]))(?!\\p{L})`,
  "gu",
);
/** "Same again": what was spent then is to be spent now. */
const AGAIN = new RegExp(
  `^[\\s,.;:–-]*(?:${anyListed("and, und, et, y, e, aur")}\\s)?(?:the |das |le |la |lo |el |o |a )?${anyListed("same, gleiche, gleiches, selbe, dasselbe, nochmal, noch mal, wieder so viel, meme, la meme chose, mismo, lo mismo, mesmo, mesma, igual, utna hi, phir se utna")}(?!\\p{L})(?:\\s${anyListed("again, budget, amount, money, this year, this time, now, nochmal, das gleiche, dasselbe, presupuesto, orcamento, verba, chose, diesmal, dieses jahr, cette annee, este ano, hi")}(?!\\p{L}))*`,
  "u",
);
const MONEY = new RegExp(
  `(?:${SIGNS})\\s?(?:${DIGITS})\\s?(?:${SCALE})?|(?<![\\p{L}\\p{N}])(?:${DIGITS})\\s?(?:(?:${SCALE})\\s?(?:${SIGNS})?|(?:${SIGNS}))(?!\\p{L})`,
  "u",
);
const WHY = "It tells what was. Say what this plan is to have.";

/** "Last year we spent 30k with 25 creators": what was is no part of the plan, and its numbers count nothing here. */
export function takePast(text: BriefText, today: string): Unmet[] {
  return [...takeGone(text), ...takeYears(text, today), ...takeComparisons(text), ...takeTold(text)];
}

const GONE = new RegExp(
  `(?<!\\p{L})(?:${ANY_NAMED_DAY})(?:\\s+20\\d\\d)?\\s+(?:is |ist |est |ja |ya |already |schon |deja )*(?:behind us|over|past|done|gone|vorbei|durch|gelaufen|passee?|paso|fue|era|passou|ho gay[ai]|ho chuk[ai]|(?:toh? )?gay[ai]|nikal gay[ai]|khatam|non)(?!\\p{L})`,
  "gu",
);

/** "Black Friday is behind us", "Natal já era": a day that is over leads to nothing. */
function takeGone(text: BriefText): Unmet[] {
  return text.all(GONE).map((found) => {
    text.take(found);
    return { words: text.spelling(found), why: WHY };
  });
}

const OF_YEAR =
  /(?<!\p{L})(?:from|of|aus|von|de|del|do|da)\s+(?:the year\s+)?(200[1-9]|20[12]\d)(?![\p{L}\p{N}.,%-])(?!\s*(?:to|bis|a|-|–))/gu;

/** "That is from 2024": a year that has passed is no number of anything. */
function takeYears(text: BriefText, today: string): Unmet[] {
  return text.all(OF_YEAR).flatMap((found) => {
    if (Number(found.groups[0]) >= Number(today.slice(0, 4))) return [];
    text.take(found);
    return [{ words: text.spelling(found), why: WHY }];
  });
}

/** "Same as last year: 20k": nobody here knows what was then, but the money is that of the plan. */
function takeComparisons(text: BriefText): Unmet[] {
  return text.all(LIKE_THEN).map((found) => {
    text.take(found);
    return { words: text.spelling(found), why: WHY };
  });
}

/** "Validé : 30 K€, on avait fait 22 K€ l'an dernier": how much of a sentence says the money of now, before it tells. */
function moneyBefore(said: string): number {
  const parts = [...said.matchAll(/[^,]+(?:,(?=\d)[^,]*)*,?/gu)];
  const first = parts.findIndex(({ 0: part }) => IS_THEN.test(part) || IS_WAS.test(part));
  const lead = said.slice(0, parts[first]?.index ?? 0);
  return mayFit(MONEY, lead) && MONEY.test(lead) ? lead.length : 0;
}

function takeTold(text: BriefText): Unmet[] {
  return text.all(SENTENCE).flatMap((sentence) => {
    const turn = IS_NOW.exec(sentence.text)?.index ?? sentence.text.length;
    const said = sentence.text.slice(0, turn);
    const before = moneyBefore(said);
    const clause = said.slice(before);
    if (!IS_THEN.test(clause) || !(IS_WAS.test(clause) || STARTS_THEN.test(clause)) || !/\d/u.test(clause))
      return [];
    const told = clause.replace(/[\s,:–-]+(?:\p{L}{1,3}\s*)?$/u, "");
    const start = sentence.start + before;
    const span = { start, end: start + told.length };
    const again = AGAIN.exec(text.folded.slice(span.end));
    const money = again && MONEY.exec(text.folded.slice(span.start, span.end));
    if (!money) {
      text.take(span);
      return [{ words: text.spelling(span), why: WHY }];
    }
    const from = span.start + money.index;
    const words = text.spelling(span);
    text.take({ start: span.start, end: from });
    text.take({ start: from + money[0].length, end: span.end + again[0].length });
    return /\d/u.test(words.replace(text.spelling({ start: from, end: from + money[0].length }), ""))
      ? [{ words, why: WHY }]
      : [];
  });
}
