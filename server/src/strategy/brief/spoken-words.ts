import { anyListed, anyOf } from "#/language/dictionary.ts";
import { GENDER_WORDS, TIER_WORDS } from "#/language/people/people.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { RUPEE_SCALE, SCALE } from "#/language/numbers/scales.ts";
import { foldInPlace } from "#/language/fold.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS } from "./brief-words.ts";
import { SIGNS } from "./money/currencies.ts";
import { REST } from "./rules/rest-of-creators.ts";
import { withPointedDays } from "./layout/numeric-days.ts";
import { withPlainDays } from "./layout/reworded-days.ts";
import { withPlainShares } from "./layout/reworded-shares.ts";
import { withKnownPlaces } from "./layout/reworded-places.ts";
import { withPlainWords } from "./layout/rewordings.ts";
import { withAmountsApart } from "./layout/amounts-apart.ts";
import { withPlacesApart } from "./layout/places-apart.ts";
import { withAllSigns } from "./layout/shares-of-all.ts";
import { withMarks } from "./layout/speech.ts";
import { withNamesMarked } from "./handles/unmarked-handles.ts";
import { COUNT } from "./numbers.ts";
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
const PEOPLE = anyOf([...GENDER_WORDS.female, ...GENDER_WORDS.male]);
const TIERS = anyOf(Object.values(TIER_WORDS).flat());
const WHERE =
  "plan, market, markets, markt, markte, land, lander, country, countries, pays, pais, paises, mercado, mercados, marche, marches";
const CODES = new RegExp(
  `(?<=(?<!\\p{L})${anyListed(WHERE)}\\s?[:=]\\s*)\\p{L}{2}(?:\\s*[,/+&]\\s*\\p{L}{2})*(?=\\s*(?:[,;.)\\n]|$))`,
  "giu",
);
const COUNT_LABELS =
  "talent, talents, number of creators, no. of creators, anzahl, anzahl creator, nb de profils, nombre de profils, nombre de createurs, cantidad, numero de perfiles, perfiles, quantidade, numero de perfis, perfis, profiles, profils";
const MAINLANDS = "france, espana, portugal, italia, denmark, spain";
const MAINLAND = "metropolitaine, peninsular, peninsula, continental, continentale";

/** Words as they are spoken or typed in a hurry, as the grammar writes them: on folded text, in the order in which they are. */
const WRITTEN: readonly (readonly [spoken: RegExp, written: string])[] = [
  // "All jan", "ganzer Dezember", "todo febrero": the month.
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("all of, all, whole of, whole, the whole of, the whole, entire, the entire, ganzer, ganzen, ganze, den ganzen, der ganze, tout, tout le mois de, tout le mois d, todo, todo el mes de, o mes todo de, todo o mes de, o mes de")} (?=(?:${MONTH})(?:\\s*(?:[,;.)\\n]|$)|\\s+20\\d\\d))`,
      "dgu",
    ),
    "",
  ],
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
  [/(?<!\p{L})do (?=(?:hafte|hafton|mahine|mahino|din)(?!\p{L}))/dgu, "2 "],
  // "Sneaker drop in Chicago" leaves out nobody there.
  [/(?<=(?<!\p{L})(?!(?:please|and|to|we|can|you|just)\s)\p{L}{3,}\s)drop(?=\s+(?:in|on)\s)/dgu, "launch"],
  // Of the night of St John, and not in Puerto Rico.
  [/(?<!\p{L})para san juan(?=\s*(?:[,.;)\n]|$))/dgu, "para la noche de san juan"],
  [/(?<!\p{L})do dia (\d{1,2}) (?:ao|ate|a)(?: dia)? (\d{1,2})(?!\d)/dgu, "de $1 a $2"],
  [/(?<!\p{L})(\p{L}{3,}) q (viene|vem|entra)(?!\p{L})/dgu, "$1 que $2"],
  [/(?<!\p{L})(\p{L}{3,}) ke liye (?=(?:\p{L}+ ){1,3}ka plan(?!\p{L}))/dgu, "$1, "],
  [new RegExp(`(?<!\\p{L})das (?=${RUPEE_SCALE})`, "dgu"), "10 "],
  // "8000EUR,5creators": a comma with no blank behind it divides what is no number.
  [new RegExp(`(?<=\\d\\s?k?\\s?(?:${SIGNS})|\\dk|\\p{L}{2}),(?=\\d)`, "dgu"), ", "],
  [new RegExp(`(?<![\\p{L}\\p{N}.])(\\d{1,3})(?=(?:${COUNTED})(?!\\p{L}))`, "dgu"), "$1 "],
  // "75k + GST": the tax is beside the money.
  [
    new RegExp(
      `(?<=\\d\\s?(?:${SCALE}|${SIGNS})?)\\s*\\+\\s*(?=(?:gst|iva|vat|mwst|ust|tva|tax|taxes)(?!\\p{L}))`,
      "dgiu",
    ),
    ", + ",
  ],
  // "None from Cologne", "Pune se koi nahi", "keine außer aus Köln".
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("none, niemand, keine, keiner, nobody, no one, personne, nadie, ninguem")}\\s+${anyListed("other than, except, but, ausser, sauf, excepto, salvo, exceto, a nao ser")}\\s+(?=${anyListed("from, in, aus, de, des, du, da, do")}\\s)`,
      "dgu",
    ),
    "only ",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("none, not a single one, not one, not any, none of them")}\\s+(?=${anyListed("from, in")}\\s)`,
      "dgu",
    ),
    "nobody ",
  ],
  [/(?<!\p{L})(\p{L}{3,}) se koi (?:bhi )?(?:nahi|nahin|mat)(?!\p{L})/dgu, "$1 wale nahi"],
  // "Keine Familienaccounts": what they are about is a word of its own.
  [
    new RegExp(
      `(?<=(?<!\\p{L})${anyListed("keine, kein, keinen, ohne, bitte keine")}\\s+)(\\p{L}{3,}?)(s|n|en)?(accounts?|kanale|kanal|blogs?|seiten|profile|influencer|creator)(?!\\p{L})`,
      "dgu",
    ),
    "$1 $3",
  ],
  // "No kids accounts pls (parenting)": what stands in brackets is refused with it.
  [
    new RegExp(
      `(?<!\\p{L})(${anyListed("no, keine, pas de, nada de, sin, sem")})(\\s[^,.;:!?()\\n\\d@]{3,40}?)\\s*(?:pls|please|bitte|svp|por favor|pfv)?\\s*\\((\\p{L}{4,})\\)`,
      "dgu",
    ),
    "$1$2, $1 $3",
  ],
  // "5 creators, make that seven".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.])(?:${COUNT})(\\s+(?:${CREATOR_WORDS}))[\\s,.–—-]*(?:(?:no|nein|non|nao|sorry),?\\s+)?${anyListed("make that, make it, mach das, macht das, lieber, eher, plutot, mejor, melhor, nahi")}\\s+(${COUNT})(?!\\s*\\p{L})`,
      "dgu",
    ),
    "$2$1",
  ],
  // "Davon 3 Nano" as "3 davon Nano".
  [
    new RegExp(
      `(?<!\\p{L})(davon|dont|sendo|jisme|jisme se|inme se|of whom|of which|de ellos|de los cuales|dos quais)\\s+(${COUNT})\\s+(?=(?:${TIERS})(?!\\p{L}))`,
      "dgu",
    ),
    ", $2 $1 ",
  ],
  // "3 female kam se kam", "3 Frauen mindestens": the bound stands behind what it counts.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,@€$£-])(\\d{1,2} (?:${PEOPLE}|${TIERS}))\\s+(${anyListed("kam se kam, mindestens, au moins, como minimo, no minimo, at least, pelo menos, por lo menos")})(?=\\s*(?:[,;.()\\n]|$))`,
      "dgu",
    ),
    "$2 $1",
  ],
  // "3 macro le reste micro".
  [
    new RegExp(
      `(?<=\\p{L})\\s+(?=(?:${anyListed("and, und, et, y, e, aur")}\\s+)?${anyListed(REST)}\\s+(?:${TIERS})(?!\\p{L}))`,
      "dgu",
    ),
    ", ",
  ],
  // "Nb de profils : 10 à 12", "Quantidade: 16".
  [
    new RegExp(
      `(?<!\\p{L})${anyListed(COUNT_LABELS)}\\s*[:=]\\s*(\\d{1,3})\\s?(?:-|–|to|bis|a|y|u|et|e)\\s?(\\d{1,3})(?=\\s*(?:[,;.()\\n]|$))`,
      "dgu",
    ),
    "$1-$2 creators",
  ],
  [
    new RegExp(`(?<!\\p{L})${anyListed(COUNT_LABELS)}\\s*[:=]\\s*(\\d{1,3})(?=\\s*(?:[,;.()\\n]|$))`, "dgu"),
    "$1 creators",
  ],
  // "5 (micro) creators".
  [
    new RegExp(`(?<![\\p{L}\\p{N}.])(\\d{1,3}) \\((\\p{L}+)\\) (?=(?:${CREATOR_WORDS})(?!\\p{L}))`, "dgu"),
    "$1 $2 ",
  ],
  // "Never book anybody who …": who hires is of no topic.
  [
    new RegExp(
      `(?<!\\p{L})(never|don[’']?t|do not|not|always|only|we|please)\\s+book\\s+(?=${anyListed("anybody, anyone, nobody, people, somebody, someone, creators, creator, influencers, those, them, her, him, any")}(?!\\p{L}))`,
      "dgu",
    ),
    "$1 hire ",
  ],
  // "France métropolitaine": a country with a word for its mainland.
  [new RegExp(`(?<!\\p{L})(${anyListed(MAINLANDS)})\\s+(?=${anyListed(MAINLAND)}(?!\\p{L}))`, "dgu"), "$1, "],
  [/(?<!\p{L})pan[ -]india(?!\p{L})/dgu, "India"],
];

/** "Definitely Germany": what is stressed is wanted no less without. Beside a handle it asks for somebody. */
const STRESSED =
  /(?<![\p{L}@])(?<!@\S{1,40}\s)(?:definitely|unbedingt|absolument|impérativement|impreterivelmente|definitivamente|com certeza|de préférence absolue)\s+(?=[\p{L}\d€$£])(?!@)/giu;

/** "(1) … (2) …", "1) … 2) …": numbers of a list count nothing. "Berlin (3)" is no list: it begins with one. */
const LISTED = /(?:^|[\n:.;]\s*)\(?1\)\s?[\p{L}\d€$£@][^]*\s\(?2\)\s?[\p{L}\d€$£@]/u;
const LIST_NUMBER = /(?<=^|[\s,;.])\(?[1-9]\)(?=\s?[\p{L}\d€$£@])/gu;

export function spokenWords(source: string): string {
  let text = withMarks(withoutDoubles(source.normalize("NFC")));
  for (const pattern of BEHIND_A_DAY) {
    const rest = without(text, pattern);
    if (rest !== text && DATED.test(foldInPlace(rest))) text = rest;
  }
  if (LISTED.test(text)) text = text.replaceAll(LIST_NUMBER, "; ");
  for (const [spoken, written] of WRITTEN) text = reworded(text, spoken, written);
  text = withAmountsApart(withKnownPlaces(text));
  text = withPlainWords(withPlainShares(withPlainDays(withPointedDays(withAllSigns(text)))));
  return withPlacesApart(withNamesMarked(withCodes(text)).replaceAll(STRESSED, ""));
}

/** "Market: pt", "plan: de": codes of countries, which in small letters are words. */
function withCodes(text: string): string {
  return text.replaceAll(CODES, (codes) => {
    const all = codes.toUpperCase();
    const isEach = all.split(/[^A-Z]+/u).every((code) => COUNTRY_CODES.has(code) || code === "UK");
    return isEach ? all : codes;
  });
}

function without(text: string, pattern: RegExp): string {
  const match = pattern.exec(foldInPlace(text));
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}
