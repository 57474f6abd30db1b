import { anyListed, anyOf, listed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { matchesOf } from "#/language/matches.ts";
import { ANY_MONTH, RELATIVE_DAYS, WEEKDAYS } from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { ANY_STRETCH } from "#/language/time/stretches.ts";
import { HANDLE } from "#/strategy/brief/handles/handles.ts";
import { amountsIn } from "./deal-amounts.ts";
import { anyRightsIn } from "./rights.ts";

/** What a message says beside the price of a creator, in the words of the person. */
export interface ToldBeside {
  /** Rights that the price holds with. */
  terms: string[];
  /** What no deal has a place for: "but only if he may keep it". */
  left: string[];
}

const AND =
  "and, und, et, y, e, aur, but, aber, mais, pero, mas, lekin, though, allerdings, however, sauf que, sowie, plus";
const IF = "if, only if, falls, wenn, sofern, nur wenn, si, se for, se, solo si, agar, provided, a condition";
const BORDER = new RegExp(
  `[.!?](?=\\s|$)(?!\\s(?:${ANY_MONTH})(?!\\p{L}))|[;\\n]|\\((?!@)|,(?!\\d)|\\s[–+-]\\s|\\s*:(?=\\s)|\\s(?:${anyListed(AND)})(?=\\s)|(?<!nur|only|solo|so|${ANY_MONTH})\\s(?=(?:${anyListed(IF)})\\s)`,
  "gu",
);
/** That somebody called or wrote is how one knows, and nothing to be kept. */
const TELLING = patternOf(
  wordsListed(
    "called, phoned, rang, wrote, written, writes, emailed, mailed, replied, answered, told, texted, heard, phone, btw, fyi, i mean, angerufen, geschrieben, schreibt, telefoniert, gemeldet, geantwortet, erzahlt, gesagt, mein ich, meine ich, ubrigens, appele, ecrit, repondu, repondre, telephone, dit, je veux dire, d'ailleurs, llamado, llame, escribio, escrito, contestado, contesto, respondio, respondido, decir, dicho, digo, por cierto, ligou, liguei, escreveu, respondeu, disse, quero dizer, alias, bataya, bola, likha, call aaya, waise",
  ),
);
/** Words that say nothing of their own. */
const EMPTY: ReadonlySet<string> = new Set(
  listed(
    "now, then, ok, okay, so, well, hey, hi, hello, ach, ah, oh, und, and, et, y, e, aur, ja, also, jetzt, dann, hallo, moin, alors, bon, bonjour, maintenant, ahora, bueno, hola, agora, a, serio, bom, oi, ab, haan, just, grad, gerade, by, the, way, she, he, sie, er, elle, il, ella, el, ela, ele, per, hai, ne, na, currently, these, days, nowadays, please, bitte, thanks, danke, merci, gracias",
  ),
);

const PART =
  "the, dem, den, der, le, la, el, o, dia, mid, early, late, end of, beginning of, start of, anfang, mitte, ende, debut, mi, fin, fin de, principios de, mediados de, finales de, comeco de, inicio de, meados de, final de";
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s(?:of |de )?(?:${ANY_MONTH})|(?:${ANY_MONTH})(?:\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?)(?!\\p{L})(?:,?\\s(?:de )?20\\d\\d)?`;
const NUMBERS =
  "\\d{1,2}(?:\\.\\d{1,2}\\.(?:\\d{2,4})?|/\\d{1,2}(?:/\\d{2,4})?)|20\\d\\d-\\d\\d-\\d\\d|202\\d";
const TIME = `(?:${anyListed(PART)}\\s)*(?:${DATE}|${NUMBERS}|${ANY_STRETCH}|${anyOf([...RELATIVE_DAYS.keys(), ...WEEKDAYS.keys()])}|${ANY_NAMED_DAY})(?![\\p{L}\\d])`;
const LEAD =
  "from, as of, as from, starting, starting in, starting from, until, till, before, after, in, during, ab, bis, bis zum, seit, von, vor, nach, im, in, wahrend, a partir de, a partir du, des, jusqu'a, jusqu'au, jusqu'en, depuis, avant, apres, en, desde, hasta, a partir del, antes de, despues de, ate, a partir do, a partir da, em, depois de";
/** "Ab Januar", "next year", "march se": when a price holds. */
const WHEN = new RegExp(
  `(?<!\\p{L})(?:${anyListed(LEAD)}\\s${TIME}|${TIME}\\s${anyListed("se, tak, ke baad, se pehle, mein")}(?!\\p{L})|${ANY_STRETCH}(?!\\p{L}))`,
  "gu",
);

export function toldBeside(source: string): ToldBeside {
  const told: ToldBeside = { terms: [], left: [] };
  const text = source.normalize("NFC");
  for (const clause of clausesOf(text)) {
    const folded = foldInPlace(clause);
    if (patternOf(HANDLE).test(folded)) told.left.push(...timesIn(clause, folded));
    if (patternOf(HANDLE).test(folded) || TELLING.test(folded) || isEmpty(folded)) continue;
    if (anyRightsIn(folded)) told.terms.push(clause);
    else if (amountsIn(folded, { currency: "EUR", countries: [] }).length === 0) told.left.push(clause);
  }
  return told;
}

/** No deal has a place for the days that it holds on. */
function timesIn(clause: string, folded: string): string[] {
  return matchesOf(WHEN, folded).map(({ 0: words, index }) => clause.slice(index, index + words.length));
}

function isEmpty(folded: string): boolean {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].every(([word]) => EMPTY.has(word));
}

function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: border, index } of foldInPlace(text).matchAll(BORDER)) {
    // "Hat aber keine Zeit": a word alone begins the thought that follows it.
    if (index > from && !/\s/u.test(text.slice(from, index).trim())) continue;
    clauses.push(text.slice(from, index));
    from = index + border.length;
  }
  return [...clauses, text.slice(from)].map((clause) => clause.trim());
}
