import { anyListed, lengthOf, patternOf, wordsListed } from "#/language/dictionary.ts";
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
  `${wordsListed("exclu*, veto*, gesperrt, sperr*, tabu, nogo*, no go*, hors, kaun nahi, quem nao, prohibid*, proibid*, verboten, interdit*, refus, vetad*, marcas a evitar, avoid, skip, without, no, ohne, kein*, ausser, sans, sauf, hors, sin, menos, salvo, fuera, sem, fora, exceto, cant use, can't use")}(?:[^.;!?\\n]|\\.(?=\\S))*$`,
);
/** "In den letzten 6 Monaten" says since when, and nothing of the flight. */
const LATELY = patternOf(
  `^\\)?\\s*,?\\s*(?:(?:in|over|within|during|dans|au cours|en|nos|nas)\\s+)?(?:(?:the|den|der|les|des|los|las|os|as)\\s+)?(?:(?:last|past|letzten|vergangenen|ultim[oa]s|pichle)\\s+\\d{1,2}\\s+\\p{L}+|\\d{1,2}\\s+derni[eè]?r\\p{L}*\\s+\\p{L}+|(?:this|last) year|dieses jahr|letztes jahr|cette annee|l['’]an dernier|este ano|el ano pasado|(?:no )?ano passado|pichle saal)(?!\\p{L})`,
);
/** What binds somebody to a brand; "ads" and "deals" do so only behind its name. */
const BONDS =
  "partenariat, partenariats, partnership, partnerships, collab, collabs, kooperation, kooperationen, colaboracion, colaboraciones, parceria, parcerias";
const DEALS =
  "partenariat, partenariats, partnership, partnerships, collab, collabs, collaboration, collaborations, kooperation, kooperationen, koop, koops, colaboracion, colaboraciones, parceria, parcerias, deal, deals, vertrag, vertrage, werbung, ads, brand ambassador, brand ambassadors";
/** "Bitburger- oder Krombacher-Koop": names without what joins them to the deal. */
const DEAL = new RegExp(`[\\s-]*(?:${anyListed(DEALS)})?[\\s-]*$`, "iu");
const WITH = "(?:with|for|mit|fur|avec|pour|chez|con|para|com|de|da|do|von|of)";
/** "Tout partenariat Danone / Yoplait", "alle mit Aldi-Koop", "marcas Golden e Premier": behind a word that leaves out. */
const OF_DEALS = [
  new RegExp(
    `(?<!\\p{L})(?:(?:any|all|alle|jede|tout|toute|tous|todo|toda|todas|cualquier|qualquer)\\s+)?${anyListed(BONDS)}[^\\S\\n]+(?:${WITH}\\s+)?${NAMES}`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:anyone|anybody|everyone|all|alle|jeder|cualquiera|qualquer um|quien|quem|tous ceux|celles)\\s+${WITH}\\s+${NAMES}(?:[\\s-]+${anyListed(DEALS)})?`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:the )?(?:brands|marken|marcas|marques)[^\\S\\n]+(?!d['’]|(?:de|do|da|des|of|and|und|et|y|e|like|wie|como|comme|in|with|mit|from|that|die|que|qui)\\s)${NAMES}`,
    "gu",
  ),
  new RegExp(`(?<=:\\s*)${NAMES}\\s+(?:ke|ka|ki)\\s+${anyListed(DEALS)}(?!\\p{L})`, "gu"),
];
/** "Wer 2026 für Abus gearbeitet hat fliegt raus", "keine Konkurrenz (ESN, Rocka)", "PhysicsWallah se jude log nahi". */
const REFUSED_DEALS = [
  ...worked(`${WHO}(?:\\s+(?:in |im jahr |en |em )?20\\d\\d)?`).map(
    (pattern) =>
      new RegExp(
        `${pattern.source},?\\s+(?:der |die |is |are |est |esta |ta )?${anyListed("fliegt raus, fliegen raus, ist raus, sind raus, raus, out, fuera, fora, dehors, exclu, exclus, tabu, nahi, mat lena")}(?!\\p{L})`,
        "gu",
      ),
  ),
  new RegExp(
    `(?<!\\p{L})(?:no|keine?|pas de|aucun|sin|sem|without|ohne|nada de)\\s+(?:direkten? |direct )?(?:konkurrenz|konkurrenten|competitors?|competition|concurrents?|concurrence|competencia|competidores|concorrentes?|concorrencia)\\s*\\(([^()\\d@]{2,80})\\)`,
    "gu",
  ),
  new RegExp(
    `(?<=(?:^|[,.;:\\n])\\s*)(${NAME}(?:\\s+(?:ya|aur)\\s+${NAME})?)\\s+se\\s+jud[aei]\\s+(?:\\p{L}+\\s+){0,2}(?:nahi|nahin|mat)(?!\\p{L})`,
    "gu",
  ),
];
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
    ...OF_DEALS.flatMap((pattern) => text.all<[string]>(pattern)).filter(({ start }) =>
      LEFT_OUT.test(said.slice(0, start)),
    ),
    ...REFUSED_DEALS.flatMap((pattern) => text.all<[string]>(pattern)),
    ...text.all<[string]>(IN_HINDI),
    ...text.all<[string]>(OF_BRANDS).filter((found) => isOfBrands(text, found, context)),
  ].flatMap((found) => {
    const names = found.groups[0]
      .split(JOINER)
      .map((name) => wordKey(name.replace(DEAL, "")))
      .filter(Boolean);
    if (text.folded.slice(found.start, found.end).includes("\u25ae")) return [];
    if (names.some((name) => NO_BRAND.test(name) || topicsNamed(name).length > 0)) return [];
    text.take({ ...found, end: found.end + lengthOf(LATELY, text.folded.slice(found.end)) });
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
