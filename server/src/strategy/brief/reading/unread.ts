import { anyListed, anyOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import { VAGUE_PART } from "#/strategy/brief/rules/vague-shares.ts";
import { ANY_MONTH, TIME_UNITS, WEEKDAYS, WEEKEND } from "#/language/time/calendar.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { mayRefuseName, refuses } from "#/strategy/brief/left-out/exclusions.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";
import type { Unread } from "#/strategy/brief/stated.ts";

/** Days and seasons whose date no list here holds. */
const OCCASIONS =
  "navratri|durga puja|karwa chauth|shaadi season|wedding season|ipl|schulanfang|rentree scolaire|vuelta al cole|volta as aulas|(?:the holidays|(?:die )?feiertagen?|les fetes|las fiestas|epoca das ferias)";
const OCCASION = new RegExp(`(?<!\\p{L})(?:${OCCASIONS})(?!\\p{L})`, "gu");
const SEASONS = anyListed(
  "spring, summer, autumn, fall, winter, springtime, summertime, wintertime, fruhling, fruhjahr, sommer, herbst, printemps, ete, automne, hiver, primavera, verano, otono, invierno, verao, outono, inverno",
);
const DAY = new RegExp(
  `(?<!\\p{L})(?:${OCCASIONS}|(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?\\p{L}{3,}(?:ember|uary|tober)$)|(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+)(?:${ANY_MONTH})|(?:${anyOf(WEEKDAYS.keys())}))(?!\\p{L})|(?<!\\d)\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?(?!\\d)|^(?:this |next |early |late |the |diese[nr]? |nachste[nr]? |im |en |este |cet |l['’])?${SEASONS}(?: \\d{4})?$|^(?:before|until|till|by|vor|bis|avant|jusqu|antes|hasta|ate) |\\s(?:se|ke) (?:pehle|phle)$`,
  "u",
);
const TIME = new RegExp(
  `^(?:${anyOf([...TIME_UNITS.keys(), ...WEEKEND].filter((word) => word.length > 2))}|quarter|quartal|trimestre|finde|saison|season|an|ano|jahr|year)$`,
  "u",
);
/** Nouns that begin with a capital in German and stand behind "in". */
const NO_PLACE = new RegExp(
  `^${anyListed("kategorie, kategorien, branche, regel, praxis, form, bereich, segment, ordnung, zukunft, planung, summe, absprache, zusammenarbeit, kooperation, kampagne, feed, bio, kommentaren, caption, captions, stories, storys, reels, posts, videos, werbung, sache, art")}$`,
  "u",
);
/** "15 % Agenturfee", "19 % MwSt": what is taken off the money is no part of it that is planned. */
const FEE =
  /(?:honoraires|agenc|agentur|bonifica|guarante|garant|retorno|roas|fee|fees|provision|mwst|ust|steuer|vat|tax|gst|tva|iva|ttc|commission|comision|comissao|honorar|rabatt|discount|markup)(?!\p{L})|(?<!\p{L})(?:your|ihre?n?|eure?n?|votre|vuestr[oa]|voss[oa]|aapka) \d/u;
const SHARE = new RegExp(
  `\\d\\s?${PERCENT}|^\\d{2}\\s?[/:]\\s?\\d{2}$|${wordsListed("half, third, quarter, halfte, drittel, moitie, tiers, mitad, tercio, metade")}|(?<!\\p{L})(?:${VAGUE_PART})(?!\\p{L})`,
  "u",
);
const PLACE_CUE = new RegExp(
  `(?<!['’\\p{L}])${anyListed("in, from, near, around, across, aus, bei, nahe, en, a, au, aux, desde, depuis, em, dari")}\\s+(?:${anyListed("the, der, la, le")} )?$`,
  "u",
);
const DATE_CUE = new RegExp(
  `(?<!\\p{L})${anyListed("before, until, till, by, from, on, around, vor, bis, ab, zum, avant, jusqu'a, jusqu'au, jusqua, jusquau, antes de, antes do, antes del, hasta, ate")}\\s+(?:${anyListed("the, dem, le, la, el, o")} )?$`,
  "u",
);

/** Takes out days that nobody has a date of, each in the person's spelling. */
export function takeOccasions(text: BriefText): Span[] {
  const found = text.all(OCCASION);
  for (const span of found) text.take(span);
  return found;
}

/** Of what nothing fits, what a plan would be wrong without: it asks instead of leaving it out. */
export function unreadKind(
  { original, folded: left }: Pick<BriefText, "original" | "folded">,
  { start, end }: Span,
): Unread["kind"] | null {
  const folded = foldInPlace(original);
  const piece = folded.slice(start, end);
  const before = folded.slice(Math.max(0, start - 24), start);
  // What a word refuses may have been read: "ninguém de SP, fingindo sotaque".
  const open =
    left
      .slice(Math.max(0, start - 24), start)
      .split(/[\u25ae,;.:!?()\n]/u)
      .at(-1) ?? "";
  const clause = `${open}${piece}`;
  if (refuses(piece) || refuses(clause)) {
    const said = refuses(piece) ? original.slice(start, end) : original.slice(end - clause.length, end);
    // "Não riam" of somebody who writes names with capitals names nobody.
    const isSmall = writesNames(original) && !/\p{Lu}/u.test(said.slice(1));
    return mayRefuseName(said) && !isSmall && !isPerson(said) ? "exclusion" : null;
  }
  // "In der Woche", "in der Kategorie" are no places, and what is left of a stretch of time says nothing.
  if (TIME.test(piece) || NO_PLACE.test(piece)) return null;
  if (SHARE.test(piece) && !FEE.test(piece)) return "share";
  if (DAY.test(piece)) return "date";
  const isName = /^\p{Lu}/u.test(original.slice(start, end));
  if (isName && PLACE_CUE.test(before)) return "place";
  // "Till Mannsfeld" is a person.
  const isTill = /(?<!\p{L})Till\s+$/u.test(original.slice(0, start));
  return isName && DATE_CUE.test(before) && !isTill ? "date" : null;
}

/** "Nicht der martin rütter": who has no handle is nobody that a plan could choose by it. */
function isPerson(said: string): boolean {
  const name = /(?<=(?<!\p{L})(?:der|die|den|le|el|o)\s)\p{Ll}{3,}\s\p{Ll}{3,}$/u.exec(said)?.[0];
  return name !== undefined && placesNamed(wordKey(name)).length === 0;
}

const NAMES = /(?<=[\p{Ll}\d,]\s)\p{Lu}\p{Ll}{2,}/gu;
/** From so many names within sentences on, a writer puts capitals where they belong. Chosen by us. */
const NAMES_MIN = 3;

export function writesNames(original: string): boolean {
  return (original.match(NAMES) ?? []).length >= NAMES_MIN;
}

/** Whether a place or a day is meant by where the words stand: such a piece is nothing that is launched. */
export function isCued(original: string, start: number): boolean {
  const before = foldInPlace(original).slice(Math.max(0, start - 24), start);
  return PLACE_CUE.test(before) || DATE_CUE.test(before);
}
