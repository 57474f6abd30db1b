import { anyListed, anyOf } from "#/language/dictionary.ts";
import { TIME_UNITS, dateOf, lastOfMonth } from "#/language/time/calendar.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import { FORTNIGHT_WORDS } from "./flight-stretches.ts";

const UNIT = anyOf([...TIME_UNITS.keys()].filter((word) => word.length > 2));
const UP_TO =
  "up to it, up to that, up to then, up to the day, leading up, leading up to it, leading up to that, running up to it, before, before it, before that, beforehand, prior, prior to it, davor, vorher, zuvor, avant, d'avant, de antes, avant ca, avant le jour j, precedentes, qui precedent, antes, antes de eso, previas, anteriores, antes disso, pehle, usse pehle, se pehle";
const WEEK = "week|woche|semaine|semana|hafta";
/** "Zwei Wochen vorher anfangen", "do hafte pehle start". */
const STARTS =
  "start, starts, starten, anfangen, beginnen, los, begin, shuru, chalu, empezar, empezamos, comecar, commencer, demarrer, karo, karna";
/** "In the 4 weeks up to it", "in den zwei Wochen davor", "nas 3 semanas antes": the day itself is named elsewhere. */
const LEAD = new RegExp(
  `(?<!\\p{L})(?:${anyListed("in, during, over, within, en, dans, durant, durante, pendant, nas, nos, in den, waehrend, die")}\\s+)?(?:(?:the|den|der|les|las|los|as|os|last|letzten)\\s+)*(?:(${COUNT})\\s+(${UNIT})|(${FORTNIGHT_WORDS})|(?<=(?<!\\p{L})(?:in der|in the|the|na|la|a|dans la|en la|ek|une|eine)\\s)(${WEEK}))\\s+${anyListed(UP_TO)}(?:\\s+${anyListed(STARTS)})*(?=\\s*(?:[\\u25ae,;:.!?()\\n–-]|$|(?:and|und|et|y|e|aur|ate|hasta|until|till|bis|jusqu|reels?|posts?)(?!\\p{L})))`,
  "gu",
);

/** Days that lead up to a day which is named elsewhere, taken out of the text; null without any. */
export function takeLead(text: BriefText): number | null {
  const found = text.takeFirst(LEAD);
  if (!found) return null;
  const [count, unit, fortnight, week] = found.groups;
  if (week !== undefined) return 7;
  return fortnight === undefined ? readCount(count) * (TIME_UNITS.get(unit ?? "") ?? 1) : 14;
}

const END =
  "end, ends, ending, ende, endet, bis, until, till, fin, fini, termina, acaba, fim, hasta, ate, jusqu'au";
const LATEST = "spatestens, at the latest, latest, au plus tard, a mas tardar, no maximo, no mais tardar";
const BARE_END = new RegExp(
  `(?<!\\p{L})${anyListed(END)}\\s*:?\\s+(?:${anyListed(LATEST)}\\s+)?(?:${anyListed("am, zum, on the, on, by the, the, le, el, al, a, o, no dia, dia, em")}\\s+)*(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?(?=\\s*(?:[\\u25ae,;:!?()\\n]|\\.?\\s|\\.?$))(?!\\s*(?:${UNIT})(?!\\p{L}))(?!\\s*[%\\d])`,
  "gu",
);
const MONTH_END = new RegExp(
  `(?<!\\p{L})${anyListed("until, till, to, through, bis, bis zum, jusqu'a la, jusqu'a, hasta, a, ate, ate o, ao")}\\s+(?:the |o |el |la )?${anyListed("end of the month, end of month, month end, eom, ende des monats, monatsende, ende monat, fin du mois, fin de mois, fin de mes, final de mes, fin del mes, final del mes, fim do mes, final do mes")}(?!\\p{L})`,
  "gu",
);

/** "Start Anfang Februar, Ende spätestens am 28.", "mediados de enero hasta fin de mes": an end in the month of the start. */
export function takeEndInMonth(text: BriefText, from: string): string | null {
  const [year = 0, month = 1] = from.split("-").map(Number);
  if (text.takeFirst(MONTH_END)) return lastOfMonth(year, month);
  const found = text.first(BARE_END);
  const to = found && dateOf(Number(found.groups[0]), month, year, from);
  if (!found || to === null || to < from) return null;
  text.take(found);
  return to;
}
