import { anyListed } from "#/language/dictionary.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS } from "./brief-words.ts";
import { SIGNS } from "./money/currencies.ts";
import { withNamesMarked } from "./unmarked-handles.ts";
import { withoutDoubles } from "./number-words.ts";
import { reworded } from "./reworded.ts";

const MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|mai|juin|juillet|aout|okt\\p{L}*|dez\\p{L}*|dic\\p{L}*|ene\\p{L}*|fev\\p{L}*|abr\\p{L}*|ago\\p{L}*|out\\p{L}*";
const AFTER = anyListed("after, nach, apres, despues de, depois de, depois do, depois da, post");
const DATED = new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, "u");
/** "After Diwali" beside a month of its own says why then, and not when. */
const BEHIND_A_DAY = [
  new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})\\s+ke baad(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})${AFTER}\\s+(?:${ANY_NAMED_DAY})(?!\\p{L})`, "u"),
];

const COUNTED = `${CREATOR_WORDS}|${Object.values(FORMAT_PATTERNS).join("|")}`;
const MAINLANDS = "france, espana, portugal, italia, denmark, spain";
const MAINLAND = "metropolitaine, peninsular, peninsula, continental, continentale";

/** Words as they are spoken or typed in a hurry, as the grammar writes them: on folded text, in the order in which they are. */
const WRITTEN: readonly (readonly [spoken: RegExp, written: string])[] = [
  [
    new RegExp(`(?<!\\p{L})(${MONTH}) (?:ka|ke|ki) (?:(?:poor|pur)[aeio]+ )?mahin[ae](?!\\p{L})`, "dgu"),
    "$1",
  ],
  [/(?<!\p{L})(?:poora|poori|poore|pura|puri|pure)(?= \p{L}{3})(?! mahin)/dgu, ""],
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("all three platforms, all 3 platforms, all the platforms, all platforms, alle drei plattformen, auf allen plattformen, alle plattformen, les trois plateformes, toutes les plateformes, las tres plataformas, todas las plataformas, as tres plataformas, todas as plataformas, teeno platform*, teenon platform*")}(?!\\p{L})`,
      "dgu",
    ),
    "instagram, tiktok, youtube",
  ],
  [/(?<!\p{L})do dia (\d{1,2}) (?:ao|ate|a)(?: dia)? (\d{1,2})(?!\d)/dgu, "de $1 a $2"],
  [/(?<!\p{L})(\p{L}{3,}) q (viene|vem|entra)(?!\p{L})/dgu, "$1 que $2"],
  [/(?<!\p{L})(\p{L}{3,}) ke liye (?=(?:\p{L}+ ){1,3}ka plan(?!\p{L}))/dgu, "$1, "],
  [/(?<!\p{L})das (?=lakhs?|lac|crores?|hazaar|hazar)/dgu, "10 "],
  // "8000EUR,5creators": a comma with no blank behind it divides what is no number.
  [new RegExp(`(?<=\\d\\s?k?\\s?(?:${SIGNS})|\\dk|\\p{L}{2}),(?=\\d)`, "dgu"), ", "],
  [new RegExp(`(?<![\\p{L}\\p{N}.])(\\d{1,3})(?=(?:${COUNTED})(?!\\p{L}))`, "dgu"), "$1 "],
  // "5 (micro) creators".
  [
    new RegExp(`(?<![\\p{L}\\p{N}.])(\\d{1,3}) \\((\\p{L}+)\\) (?=(?:${CREATOR_WORDS})(?!\\p{L}))`, "dgu"),
    "$1 $2 ",
  ],
  // "France métropolitaine": a country with a word for its mainland.
  [new RegExp(`(?<!\\p{L})(${anyListed(MAINLANDS)})\\s+(?=${anyListed(MAINLAND)}(?!\\p{L}))`, "dgu"), "$1, "],
  [/(?<!\p{L})pan[ -]india(?!\p{L})/dgu, "India"],
];

/** "(1) … (2) …", "1) … 2) …": numbers of a list count nothing. "Berlin (3)" is no list: it begins with one. */
const LISTED = /(?:^|[\n:.;]\s*)\(?1\)\s?[\p{L}\d€$£@][^]*\s\(?2\)\s?[\p{L}\d€$£@]/u;
const LIST_NUMBER = /(?<=^|[\s,;.])\(?[1-9]\)(?=\s?[\p{L}\d€$£@])/gu;

export function spokenWords(source: string): string {
  let text = withoutDoubles(source.normalize("NFC"));
  for (const pattern of BEHIND_A_DAY) {
    const rest = without(text, pattern);
    if (rest !== text && DATED.test(foldInPlace(rest))) text = rest;
  }
  if (LISTED.test(text)) text = text.replaceAll(LIST_NUMBER, "; ");
  for (const [spoken, written] of WRITTEN) text = reworded(text, spoken, written);
  return withNamesMarked(text);
}

function without(text: string, pattern: RegExp): string {
  const match = pattern.exec(foldInPlace(text));
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}
