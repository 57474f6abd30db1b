import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

const THEN =
  "last year, last time, last month, last quarter, last campaign, letzte jahr, letztes jahr, letzten jahr, letztes mal, letzten monat, l'an dernier, l'annee derniere, ano pasado, ano passado, pichle saal, pichhle saal";
const WAS =
  "spent, worked, had, did, was, were, reached, ran, booked, used, got, hired, hatten, hatte, haben, habe, war, waren, gab, ausgegeben, gearbeitet, gebucht, erreicht, avons, avait, avions, etait, depense, gastamos, trabajamos, tuvimos, hicimos, fue, gastou, tivemos, trabalhamos, fizemos, foi, kiya, kiye, tha, thi, lagaya, lagaye";
/** The thought turns to what is planned. */
const NOW =
  "this, now, today, next, but, want, would, need, diesmal, dieses, diese, jetzt, heuer, aber, wollen, mochten, cette, maintenant, mais, voulons, este, ahora, esta, pero, queremos, agora, mas, desta, is saal, ab, is baar, again, same, wie, like, comme, como";
const SENTENCE = /[^.;!?\n]+(?:[.,](?=\d)[^.;!?\n]*)*/gu;
const IS_THEN = new RegExp(
  `(?<!\\p{L})(?:${anyListed(THEN)}|in (?:q[1-4]|20[0-2]\\d))(?![\\p{L}\\p{N}])`,
  "u",
);
const IS_WAS = new RegExp(`(?<!\\p{L})${anyListed(WAS)}(?!\\p{L})`, "u");
const IS_NOW = new RegExp(`(?<!\\p{L})${anyListed(NOW)}(?!\\p{L})`, "u");
const WHY = "It tells what was. Say what this plan is to have.";

/** "Last year we spent 30k with 25 creators": what was is no part of the plan, and its numbers count nothing here. */
export function takePast(text: BriefText): Unmet[] {
  return text.all(SENTENCE).flatMap((sentence) => {
    const turn = IS_NOW.exec(sentence.text)?.index ?? sentence.text.length;
    const clause = sentence.text.slice(0, turn);
    if (!IS_THEN.test(clause) || !IS_WAS.test(clause) || !/\d/u.test(clause)) return [];
    const told = clause.replace(/[\s,:–-]+(?:\p{L}{1,3}\s*)?$/u, "");
    const lead = told.length - told.trimStart().length;
    const span = { start: sentence.start + lead, end: sentence.start + told.length };
    text.take(span);
    return [{ words: text.spelling(span), why: WHY }];
  });
}
