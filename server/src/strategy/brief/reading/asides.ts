import { anyListed, anyOf } from "#/language/dictionary.ts";
import { ANY_MONTH } from "#/language/time/calendar.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { TAKEN_BACK } from "#/strategy/brief/money/final-amounts.ts";
import { COUNT, DIGITS, SCALE } from "#/strategy/brief/numbers.ts";

const ANY_MONTH_WORD = `(?:${ANY_MONTH})`;
const ORDINALS =
  "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, thirtieth";
const FIGURE = `(?:(?:${SIGNS})\\s?)?(?:(?:${DIGITS})(?:\\s?${SCALE})?|${COUNT}|(?:the )?${anyListed(ORDINALS)})(?:\\s?(?:${SIGNS})(?!\\p{L}))?`;
/** "Twenty, no sorry, twenty two thousand euros", "am 3., nein, am 5. März": of two figures the second one holds. */
const CORRECTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,@])${FIGURE}[\\s,.!?–-]*(?<!\\p{L})(?:${anyListed(TAKEN_BACK)}(?!\\p{L})|(?:no|nao|non|nein|nahin?)(?=,)|nahin?(?=\\s\\d))[\\s,.!?:–-]*(?=(?:the |am |le |el |o |um |a )?(?:${FIGURE}))`,
  "gu",
);

const NO_MATTER =
  "egal, irrelevant, not needed, not required, not necessary, unimportant, nicht notig, nicht notwendig, unwichtig, zweitrangig, unerheblich, peu importe, pas necessaire, pas obligatoire, sans importance, da igual, no importa, no hace falta, no es necesario, indiferente, nao precisa, nao importa, tanto faz, zaroori nahi, zaroori nahin, farak nahi, dono chalega, dono chalenge, no preference";
const WHATEVER =
  "doesn't matter, doesnt matter, does not matter, don't matter, dont matter, don't care, dont care, do not care, no matter, regardless of, peu importe, qu'importe, ca m'est egal, egal, egal ob, da igual, den igual, no importa, tanto faz, nao importa, koi farak nahi, koi farak nahin";
const WHICH =
  "where, who, which, what, how, if, whether, about, of, wo, woher, wer, wie, welche*, ob, ou, qui, quel*, d'ou, donde, de donde, quien, que, cual*, si, onde, de onde, quem, qual*, se, kahan, kaun, kis, the, their, das, die, der, le, la, l'*, el, a, o";
/** "No problem", "keine Männer-Vorgabe": nothing is refused by them. */
const NO_REFUSAL =
  "no problem, no problems, no probs, no worries, no rush, no stress, no idea, no question, no prob, no biggie, not sure, not yet, not now, no wait, kein problem, keine sorge, keine eile, keine ahnung, kein stress, keine frage, pas de probleme, pas de souci, pas de soucis, pas grave, sin problema, sin problemas, ningun problema, sin prisa, hablo en serio, sem problema, sem problemas, sem pressa, sem stress, cannot go over that, can't go over that, no more than that, nicht mehr als das, keinen cent mehr, pas plus que ca, no puede pasar de ahi, nao pode passar disso, isse zyada nahi, koi problem nahi, koi baat nahi, koi dikkat nahi";
/** "Actual mums, not just women": it refuses nobody. */
const NOT_ONLY = anyListed(
  "not just, not only, nicht nur, nicht bloss, pas que, pas seulement, no solo, no solamente, nao so, nao apenas, sirf nahi",
);
const CLAUSE_START = "(?<=(?:^|[\\u25ae,;.:!?()\\n–])\\s*)";
const WORD = "[\\p{L}\\p{N}+/'’-]+";
const ASIDES = [
  new RegExp(`${CLAUSE_START}${NOT_ONLY}\\s+\\p{L}+(?=\\s*(?:[\\u25ae,;:.!?()\\n]|$))`, "gu"),
  new RegExp(
    `${CLAUSE_START}(?!${WORD}\\s+(?:${anyOf(["creators", "creator"])})\\s)(?:${WORD}\\s+){1,3}(?:(?:is|are|ist|sind|est|es|e|hai)\\s+)?${anyListed(NO_MATTER)}(?!\\p{L})`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})${anyListed(WHATEVER)}(?:\\s+${anyListed(WHICH)}(?!\\p{L})[^\\u25ae,;.:!?()\\n\\d@]*)?(?=\\s*(?:[\\u25ae,;.:!?()\\n]|$))`,
    "gu",
  ),
  new RegExp(`(?<!\\p{L})${anyListed(NO_REFUSAL)}(?!\\p{L})`, "gu"),
  /(?<!\p{L})(?:no|keine?|sans|sin|sem)\s+(?:\p{L}+[\s/-]){0,3}-?(?:preferences?|requirements?|restrictions?|vorgaben?|vorliebe|einschrankung(?:en)?|preferencias?|restricciones|preferencia|restricoes)(?!\p{L})/gu,
];

/** Takes out a figure that the next one takes back. */
export function takeCorrections(text: BriefText): void {
  for (const found of [...text.all(CORRECTED), ...text.all(MONTH_TAKEN_BACK)]) text.take(found);
}

const MONTH_TAKEN_BACK = new RegExp(
  `(?<!\\p{L})${ANY_MONTH_WORD}[\\s,.!?–-]*(?<!\\p{L})${anyListed(TAKEN_BACK)}[\\s,.!?:–-]*(?=(?:the |in |im |en |em |no )?${ANY_MONTH_WORD}(?!\\p{L}))`,
  "gu",
);

/** "Doesn't matter where they live", "no problem": nothing is asked for and nobody is left out. Taken out of the text. */
export function takeAsides(text: BriefText): Span[] {
  return ASIDES.flatMap((pattern) =>
    text.all(pattern).map((found) => {
      text.take(found);
      return found;
    }),
  );
}
