import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import { placeBefore } from "#/strategy/brief/places/named-place.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { topicsNamed } from "#/language/topics/topics.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";

const NOBODY =
  "(?:nobody|no ?one|none|skip (?:everyone|anyone|all|those)|(?:everyone|anyone|all|those|anybody|whoever)(?= (?:who|that|doing|did|has|with))|(?:do not|don['’]t) (?:use|take|book) (?:anyone|anybody)|(?:skip|avoid) anybody|pas ceux|cualquiera|qualquer um|niemand(?:en)?|keine[rn]?|alle|personne|aucun\\p{L}*|nadie|ninguem|nenhum\\p{L}*)";
const WORK =
  "(?:worked|works?|posts?|advertises?|promotes?|collabs?|anuncie|anuncia|divulga|divulgou|fait de la pub|promociona|promocione|wirbt|did (?:stuff|something|ads?|campaigns?|a campaign)|did|promoted|posted|advertised|gearbeitet|getrommelt|geworben|bosse|travaille|collabore|trabaj(?:o|ado|aron)|colabor(?:o|ado)|trabalh(?:ou|aram)|fez(?: publi| campanha)?|fizeram(?: publi)?|hizo|a fait|kaam kiya|done|doing|a deal)";
const FOR = "(?:for|with|fur|mit|avec|pour|con|para|pra|com|da|do|de)";
/** Words that begin the next thought: a list of brands ends before them. */
const NEXT = "budget|presupuesto|orcamento|etat|flight|please|thanks|merci|danke|only|nur|seulement";
const NAME = `(?!(?:${NEXT})(?!\\p{L}))[\\p{L}\\p{N}][\\p{L}\\p{N}'’&.-]*(?:(?<=['’]s)\\s(?!(?:or|and|on|in|with)\\s)\\p{L}+)?`;
const OR = "or, oder, ou, o, nem, ni, and, und, et, y, e, ya";
const NAMES = `(${NAME}(?:(?:\\s*[,/]\\s*|\\s+${anyListed(OR)}\\s+)${NAME}){0,4})`;
const LITTLE =
  "(?:who |that |which |der |die |das |qui |que |ait |ont |a |have |has |had |ever |already |schon |mal |jemals |bereits |deja |ya |ja |haya |hayan |a |ha |on the side |,? )*";

/** "Nobody who worked with Shein", "niemanden, der für dm getrommelt hat". */
const worked = (who: string) => [
  new RegExp(`(?<!\\p{L})${who},?\\s+${LITTLE}${WORK}(?:\\s+${FOR})?\\s+${NAMES}`, "gu"),
  new RegExp(
    `(?<!\\p{L})${who},?\\s+${LITTLE}${FOR}\\s+${NAMES}\\s+${LITTLE}${WORK}(?:\\s+(?:hat|haben|hatten))?(?!\\p{L})`,
    "gu",
  ),
];
const NOBODY_WORKED = worked(NOBODY);
/** "Excluir @a e quem fez publi pra Samsung": whoever did, behind a word that leaves out. */
const WHO =
  "(?:quem|quien(?:es)?|ceux qui|celles qui|wer|jede[nr]?,? de[rn]|whoever|people who|creators? (?:who|that)|jo|jisne|jinhone)";
const WHO_WORKED = worked(WHO);
const LEFT_OUT = patternOf(
  `${wordsListed("exclu*, avoid, skip, without, no, ohne, kein*, ausser, sans, sauf, hors, sin, menos, salvo, fuera, sem, fora, exceto, cant use, can't use")}[^.;!?\\n]*$`,
);
const JOINER = new RegExp(`[,/]|\\s${anyListed(OR)}\\s`, "iu");
/** What no brand is called: "nobody who worked with us". */
const NO_BRAND = patternOf(
  `^${anyListed("us, them, me, uns, nous, nosotros, nos, before, video, videos, creator, creators, brand, brands, competitor, competitors")}$`,
);

/** "Nobody who ever worked with Shein or Temu", "niemanden, der für dm getrommelt hat": brands, taken out of the text. */
export function takeWorkedWith(text: BriefText, context: ReadingContext): string[] {
  const said = foldInPlace(text.original);
  return [
    ...NOBODY_WORKED.flatMap((pattern) => text.all<[string]>(pattern)),
    ...WHO_WORKED.flatMap((pattern) => text.all<[string]>(pattern)).filter(({ start }) =>
      LEFT_OUT.test(said.slice(0, start)),
    ),
    ...text.all<[string]>(IN_HINDI),
    ...text.all<[string]>(OF_BRANDS).filter((found) => isOfBrands(text, found, context)),
  ].flatMap((found) => {
    const names = found.groups[0].split(JOINER).map(wordKey).filter(Boolean);
    if (text.folded.slice(found.start, found.end).includes("\u25ae")) return [];
    if (names.some((name) => NO_BRAND.test(name) || topicsNamed(name).length > 0)) return [];
    text.take(found);
    return names;
  });
}

/** "Ninguém da Nike nem Adidas", "nobody from Shein": of names that are no places, whoever worked for them. */
const OF_BRANDS = new RegExp(
  `(?<!\\p{L})(?:nobody|no ?one|niemand(?:en)?|personne|nadie|ninguem)\\s+(?:(?:aus dem umfeld (?:von|der)|from|of|by|von|vom|chez|de|da|do|das|dos)\\s+|d['’])+${NAMES}`,
  "gu",
);

/** "Jisne Boat ya Noise ka ad kiya ho woh nahi", "koi bhi jo Cadbury karta ho", in Hindi around the names. */
const IN_HINDI = new RegExp(
  `(?<!\\p{L})(?:jisne|jinhone|jo|koi bhi jo)\\s+${NAMES}\\s+(?:ka|ke|ki|ke saath|ke liye)?\\s*(?:ad|ads|kaam|campaign|promotion|publi)?\\s*(?:kiya|kiye|karta|karti|karte|kar chuk[aei])(?:\\s+(?:ho|hai|hain|hua))?(?:\\s*,?\\s*(?:woh|wo|usko|unko)?\\s*(?:bhi )?(?:nahi|nahin|mat)(?:\\s+(?:lena|chahiye))?)?(?!\\p{L})`,
  "gu",
);

/** Beside a place, "Berlin, nobody from Kreuzberg", they may be one. */
function isOfBrands(
  text: BriefText,
  { start, end, groups: [list] }: Found<[string]>,
  context: ReadingContext,
): boolean {
  if (placeBefore(text, start, context)) return false;
  const names = text.readable.slice(end - list.length, end).split(JOINER);
  return names.every((name) => /^\s*\p{Lu}/u.test(name) && placesNamed(wordKey(name)).length === 0);
}
