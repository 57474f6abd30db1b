import { anyListed, anyOf } from "#/language/dictionary.ts";
import { FIGURE_PATTERNS, PLATFORM_WORDS } from "#/language/media/media.ts";
import { ANY_MONTH } from "#/language/time/calendar.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";

const ANY_NUMBER = NUMBER.replaceAll("(", "(?:").replaceAll("(?:?", "(?");
const ANY_PLATFORM = anyOf([...PLATFORM_WORDS.values()].flat());
const HALF = "half|halb|halfte|moitie|mitad|metade|aadha|adha";
const NOBODY = "nobody, no one, niemand, keiner, keine, personne, nadie, ningun creador, ninguem";
const OVER =
  "more than, over, above, mehr als, uber, plus de, au-dessus de, mas de, por encima de, mais de, mais que, acima de";
const EACH = "each, je, chacun, cada, a piece, har ek, per creator, pro creator, pro kopf, pro person";
const PEOPLE =
  "creator, creators, influencer, influencers, createurs, creadores, criadores, leute, personen, personas, pessoas";
const BORDER = "(?=\\s*(?:[,;.)\\n]|$))";
/** Cities that Brazil names by two or three letters beside its states. */
const OTHER_CITIES = "(?:\\s*[,/+]\\s*|\\s+e\\s+)(?:bh|poa|ssa)(?!\\p{L})";

/** What hurried people and tables write in short, as the grammar reads it: on folded text, in this order. */
export const SHORTHAND: readonly (readonly [short: RegExp, written: string])[] = [
  // "Insta reels 2 each".
  [
    new RegExp(
      `(?<!\\p{L})(?<!\\d\\s)(reels?|stor(?:y|ies|ys)|posts?|shorts?|videos?|tiktoks?) (\\d{1,2}) (${anyListed(EACH)})(?!\\p{L})`,
      "dgu",
    ),
    "$2 $1 $3",
  ],
  // "Jan 5 se 25".
  [
    new RegExp(
      `(?<!\\p{L})(${ANY_MONTH}) (\\d{1,2}) se (\\d{1,2})(?![\\p{N}%]|[.,]\\d|\\s?(?:${SCALE}|${SIGNS}|log|creators))`,
      "dgu",
    ),
    "$1 $2 to $3",
  ],
  // "5 mille hätten wir … mach 6,5 draus": the second figure has the scale of the first.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])\\d[\\d.,]*\\s?(${SCALE})([^]{0,160}?)(?<!\\p{L})(?:mach|macht|make it|mets|pon|poe|kar do)\\s+(\\d{1,3}(?:[.,]\\d)?)(?:\\s+(?:draus|daraus|instead))?(?![\\p{L}\\p{N}%]|[.,]\\d)`,
      "dgu",
    ),
    "$2budget $3 $1",
  ],
  // "Pays codes": "14k all in, 2k of it ours, so 12".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(\\d{1,3})\\s?(${SCALE})([^.;\\n]{4,70})(?<!\\p{L})(?:portanto|logo|donc|also|somit|so|asi que|o sea|matlab|yaani)\\s+(?:bleiben |leaves |il reste |ficam |quedan )?(\\d{1,3})(?=\\s*(?:[.;,\\n]|$))`,
      "dgu",
    ),
    "$1$2$3so $4 $2 for creators",
  ],
  // "3T" is the quarter, as "T3" is.
  [/(?<=(?:^|[,;.(\n]\s*))([1-4])\s?t(?=\s*(?:[,;.)\n]|$|20\d\d))/dgu, "T$1"],
  // "Half Instagram half YouTube".
  [
    new RegExp(
      `(?<!\\p{L})(${HALF}) (${ANY_PLATFORM})(?:\\s(?:and|und|et|y|e|aur))? (${HALF}) (${ANY_PLATFORM})(?!\\p{L})`,
      "dgu",
    ),
    "$1 on $2, $3 on $4",
  ],
  // "SP, RJ e BH": cities by their letters.
  [new RegExp(`(?<!\\p{L})sp(?=(?:(?:\\s*[,/+]\\s*|\\s+e\\s+)rj)?${OTHER_CITIES})`, "dgu"), "São Paulo"],
  [new RegExp(`(?<!\\p{L})rj(?=${OTHER_CITIES})`, "dgu"), "Rio de Janeiro"],
  // "Nadie de más de 100 mil seguidores".
  [
    new RegExp(
      `(?<!\\p{L})${anyListed(NOBODY)}\\s+(?:(?:with|mit|avec|con|com|de)\\s+)?${anyListed(OVER)}\\s+(${ANY_NUMBER})\\s+(${FIGURE_PATTERNS.followers})(?!\\p{L})`,
      "dgu",
    ),
    "max $1 $2",
  ],
  // "Personne au dessus de 2500 €": with a currency it is what somebody gets, and else how many follow them.
  [
    new RegExp(
      `(?<!\\p{L})${anyListed(NOBODY)}\\s+${anyListed(OVER)}\\s+((?:${SIGNS})\\s?${ANY_NUMBER}|${ANY_NUMBER}\\s?(?:${SIGNS}))(?![\\p{L}\\p{N}])(?!\\s+(?:per|pro|par|por|je)(?!\\p{L}))`,
      "dgu",
    ),
    "max $1 per creator",
  ],
  // "Creators: 12".
  [
    new RegExp(`(?<=(?:^|[,;.(\\n]\\s*))(${anyListed(PEOPLE)})\\s*[:=]\\s*(\\d{1,3})${BORDER}`, "dgu"),
    "$2 $1",
  ],
];
