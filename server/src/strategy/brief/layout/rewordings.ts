import { anyListed, anyOf } from "#/language/dictionary.ts";
import { TIER_WORDS } from "#/language/people/people.ts";
import { AMOUNT } from "#/strategy/brief/money/currencies.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";
import { NEW_PRICES } from "#/strategy/brief/handles/new-prices.ts";
import { reworded } from "#/strategy/brief/reworded.ts";
import { PHRASES } from "./reworded-phrases.ts";
import { SHORTHAND } from "./reworded-shorthand.ts";
import { NOUNS } from "#/strategy/brief/rules/rule-words.ts";
import { REST } from "#/strategy/brief/rules/rest-of-creators.ts";

const TIERS = anyOf(Object.values(TIER_WORDS).flat());
const END = "(?=\\s*(?:[;:!?)\\n–]|[.,](?!\\d)|$))";
const START = "(?<=(?:^|[,;.:(\\n=+–-])\\s*)";
const BEFORE = "(?<![\\p{L}\\p{N}.,@€$£%/-])";
const MAX =
  "max, max., maximal, maximum, hochstens, hochst, at most, no more than, tops, au plus, au maximum, pas plus de, como mucho, como maximo, maximo, a lo sumo, no maximo, no max, no max., ate, zyada se zyada";
const MAX_BEHIND =
  "max, max., maximal, maximum, hochstens, at most, tops, au maximum, au plus, como mucho, como maximo, a lo sumo, no maximo, no max, no max., se zyada nahi, se zyada nahin, se upar nahi, maximo";
const MIN =
  "min, min., mini, minimum, mind., mindestens, at least, au moins, al menos, minimo, como minimo, pelo menos, kam se kam";
const TOTAL =
  "in total, total, altogether, insgesamt, insg., insg, zusammen, gesamt, in summe, en tout, au total, en total, ao todo, no total, total mein, kul";
const ENOUGH =
  "chega, chegam, reichen, reicht, suffisent, suffit, bastan, basta, enough, is enough, are enough, kaafi, kaafi hai, chahiye, needed, gebraucht";
const NOBODY =
  "none, nobody, no one, no one creator, no creator, keiner, keine, niemand, personne, aucun, aucune, nadie, ninguno, ninguna, ningun creador, ninguem, nenhum, ni uno";
const OVER =
  "more than, over, above, mehr als, uber, plus de, au-dessus de, mas de, por encima de, que pase de, que cobre mas de, mais de, mais que, acima de";

/** "Only 3 in Germany" counts them, and so does "exactly 3". */
const ONLY_SOME: readonly (readonly [only: string, exactly: string])[] = [
  ["only|just|sirf|bas", "exactly"],
  ["nur|bloss", "genau"],
  ["seulement|uniquement", "exactement"],
  ["solo|solamente", "exactamente"],
  ["so|apenas|somente", "exatamente"],
];

/** Counts, limits and groups as people also write them, in the words that the grammar reads: on folded text, in this order. */
const REWORDED: readonly (readonly [spoken: RegExp, written: string])[] = [
  // "Half a dozen", "meia dúzia".
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("half a dozen, ein halbes dutzend, une demi-douzaine, media docena, meia duzia, aadha darjan")}(?!\\p{L})(?:\\s+(?:de|d'|of))?`,
      "dgu",
    ),
    "6",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("a dozen, ein dutzend, une douzaine, una docena, uma duzia, ek darjan")}(?!\\p{L})(?:\\s+(?:de|d'|of))?`,
      "dgu",
    ),
    "12",
  ],
  // "8 se 10 creators".
  [new RegExp(`${BEFORE}(\\d{1,3}) se (\\d{1,3})(?= (?:${NOUNS})(?!\\p{L}))`, "dgu"), "$1-$2"],
  // "Max 10 et mini 6", "mín 8 máx 10".
  [
    new RegExp(
      `(?<!\\p{L})(?:max|maximum|maximal|maximo)\\.?\\s*(\\d{1,3})\\s*(?:,|et|und|and|y|e)?\\s*${anyListed(MIN)}\\s*(\\d{1,3})${END}`,
      "dgu",
    ),
    "$2-$1 creators",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${anyListed(MIN)}\\s*(\\d{1,3})\\s*(?:,|et|und|and|y|e|/)?\\s*(?:max|maximum|maximal|maximo|hochstens)\\.?\\s*(\\d{1,3})${END}`,
      "dgu",
    ),
    "$1-$2 creators",
  ],
  // "7 u 8", "so 4 bis 6".
  [
    new RegExp(
      `${START}(?:so |unos |unas |uns |umas )?(\\d|1[0-7]) (?:u|o|or|oder|ou|bis|to|a|ya) (\\d|1[0-7])${END}`,
      "dgu",
    ),
    "$1-$2 creators",
  ],
  [
    new RegExp(
      `${BEFORE}(\\d{1,2}|${COUNT}) (?:or|oder|ou|o|u|ya) (\\d{1,2}|${COUNT})(?= (?:${NOUNS}|couples|paare|parejas|casais|duos)(?!\\p{L}))`,
      "dgu",
    ),
    "$1 to $2",
  ],
  // "3 macros, rest micro, 9 in total", "insg. 15".
  [
    new RegExp(
      `(?<=(?:${TIERS}|${NOUNS})[^\\n]{0,60}[,;=(+]\\s*)(\\d{1,3})\\s+${anyListed(TOTAL)}${END}`,
      "dgu",
    ),
    "$1 creators",
  ],
  [
    new RegExp(
      `(?<=(?:${TIERS}|${NOUNS})[^\\n]{0,60}[,;=(+]\\s*)${anyListed(TOTAL)}\\s*:?\\s*(\\d{1,3})${END}`,
      "dgu",
    ),
    "$1 creators",
  ],
  // "12 chahiye", "6 chega".
  [new RegExp(`${START}(\\d{1,2}) ${anyListed(ENOUGH)}${END}`, "dgu"), "$1 creators"],
  // "6 como mucho", "12 se zyada nahi".
  [new RegExp(`${START}(\\d{1,2}) ${anyListed(MAX_BEHIND)}${END}`, "dgu"), "at most $1 creators"],
  // "Nano max 5 Stück", "macros mind. 3": the size stands before its bound.
  [
    new RegExp(
      `(?<!\\p{L})(${TIERS})\\s*:?\\s+${anyListed(MAX)}\\s+(\\d{1,2})(?:\\s+(?:stuck|stk\\.?|pieces|leute))?${END}`,
      "dgu",
    ),
    "at most $2 $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(${TIERS})\\s*:?\\s+${anyListed(MIN)}\\s+(\\d{1,2})(?:\\s+(?:stuck|stk\\.?|pieces|leute))?${END}`,
      "dgu",
    ),
    "at least $2 $1",
  ],
  // "3 macro, restantes micro", "1 macro y las demás micro".
  [
    new RegExp(
      `(?<!\\p{L})(?:restantes|resto|os restantes|las restantes|los restantes)(?=\\s+(?:${TIERS})(?!\\p{L}))`,
      "dgu",
    ),
    "rest",
  ],
  [
    new RegExp(
      `(?<=\\p{L})\\s*[+,;]?\\s*(?:y|e|et|and|und|aur)?,?\\s+(?=${anyListed(REST)}\\s+(?:${TIERS})(?!\\p{L}))`,
      "dgu",
    ),
    ", ",
  ],
  // "@a kostet 800 und @b 500", "@a, @b each 500 €": each price with its own creator.
  [
    new RegExp(
      `(@[\\p{L}\\p{N}._]+)\\s+(${anyListed("costs, asks, charges, kostet, nimmt, verlangt, coute, demande, prend, cuesta, cobra, pide, custa, pede")})\\s+(${AMOUNT})\\s*(?:,|and|und|et|y|e|aur)\\s+(@[\\p{L}\\p{N}._]+)\\s+(${AMOUNT})`,
      "dgu",
    ),
    "$1 $2 $3, $4 $2 $5",
  ],
  [
    new RegExp(
      `(@[\\p{L}\\p{N}._]+)\\s*(?:,|&|and|und|et|y|e|aur)\\s*(@[\\p{L}\\p{N}._]+)\\s+(?:each|je|jeweils|chacun|cada uno|cada una|cada um|cada uma)\\s+(${AMOUNT})`,
      "dgu",
    ),
    "$1 costs $3, $2 costs $3",
  ],
  // "More than half for TikTok": no half.
  [
    /(?<!(?:nobody|no one|none|niemand|keine[rs]?|personne|aucun|nadie|ningun[ao]?|ninguem|nenhum|koi|one of them)\P{P}{0,30})(?<!\p{L})(?:more than|over|mehr als|uber|plus de|plus que|mas de|mais de|mais que)\s+(?:half|die halfte|halfte|la moitie|moitie|la mitad|mitad|a metade|metade)(?!\p{L})(?!\s+(?:a |an |of a )?(?:million|milli))/dgu,
    "min. 51 %",
  ],
  // "Only 3 in Germany": those and no more.
  ...ONLY_SOME.map(([only, exactly]): [RegExp, string] => [
    new RegExp(
      `(?<=[,;(]\\s*)(?:${only})\\s+(\\d{1,2})(?=\\s+(?:in|from|aus|en|de|em|do|da|dans)\\s+\\p{L})`,
      "dgu",
    ),
    `${exactly} $1`,
  ]),
  // "One mega at the very most", "zwei davon dürfen groß sein (Macro)", "dois podem ser macro".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.])(${COUNT})\\s+(${TIERS})\\s+(?:at the very most|at most|allerhochstens|hochstens|tout au plus|au plus|como mucho|no maximo|max\\.?)${END}`,
      "dgu",
    ),
    "at most $1 $2",
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.])(${COUNT})\\s+(?:davon |of them |d['’]entre eux |de ellos |deles )?(?:durfen|can|may|pueden|podem|peuvent)\\s+(?:[^,.;:!?()\\n\\d]{0,25}\\()?(?:be |sein |ser |etre )?(${TIERS})(?!\\p{L})\\)?(?:\\s+sein)?`,
      "dgu",
    ),
    "at most $1 $2",
  ],
  // "Carousel x1, story x3".
  [
    /(?<!\p{L})(carousels?|karussells?|carrouse?ls?|reels?|storys?|stories|shorts?|videos?|posts?|tiktoks?)\s+x\s?(\d{1,2})(?!\d)/dgu,
    "$2 $1",
  ],
  // "As many nanos as you can": however many there are.
  [new RegExp(`(?<!\\p{L})as many (${TIERS}) as (?:u|you|we|possible)(?: can)?(?: get)?`, "dgu"), "rest $1"],
  // "TikTok is banned there", "LinkedIn não precisa".
  [
    /(?<!\p{L})(tiktok|instagram|youtube|facebook|twitch|snapchat|linkedin|pinterest)\s+(?:\p{L}+\s+){0,2}?(?:band hai|ban hai|is banned|not approved|isn't approved|is not approved|ist gesperrt|ist verboten|est interdit|no esta aprobado|nao esta aprovado|nao precisa|not needed)(?:\s+(?:por|by|par|von)\s+\p{L}+|\s+bhai)?/dgu,
    "without $1",
  ],
  // "Hauptsache die Leute kaufen".
  [
    /(?<!\p{L})(?:hauptsache|mainly|surtout|lo importante es|o importante e)\s+(?:dass\s+|que\s+|that\s+)?(?:die leute|people|les gens|la gente|as pessoas)\s+(?:kaufen|buy|achetent|compre|compren|comprem|compram)/dgu,
    "objective sales",
  ],
  // "60 % of the total goes to the UK".
  [
    /(?<=\d\s?(?:%|percent|prozent))\s+(?:of the total|vom gesamten|du total|del total|do total)(?=\s+(?:goes|geht|va|vai|for|to|fur|pour|para))/dgu,
    " of the budget",
  ],
  // "Nur Frauen aus Bayern", "sirf ladkiya".
  [
    /(?<!\p{L})(?:nur|only|que des|solo|so|apenas|sirf)\s+(?:frauen|women|femmes|mujeres|mulheres|ladies|ladkiyan?|girls)(?=\s+(?:aus|from|de|in|en|do|da)\s(?!\d))/dgu,
    "only female creators",
  ],
  [/(?<!\p{L})sirf (?:ladkiyan?|ladkiya|ladies|females?)(?=\s*(?:[,.;\n]|$))/dgu, "only female creators"],
  // "Ladies only", "que des filles", "todas mujeres".
  [
    new RegExp(
      `${START}(?:ladies|girls|filles|chicas|meninas|ladkiyan?) (?:only|nur|seulement|uniquement|solo|so|sirf)(?=\\s*(?:[,.;\\n]|$))`,
      "dgu",
    ),
    "only female creators",
  ],
  [
    /(?<!\p{L})(?:que des (?:filles|femmes|meufs)|todas (?:mujeres|chicas|mulheres|meninas))(?=\s*(?:[,.;\n]|$)|\s\d)/dgu,
    "only female creators,",
  ],
  // "60k se upar koi reel nahi".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(${AMOUNT}) se (?:upar|zyada) (?:ki |ka )?koi (reel|story|video|post) (?:nahi|mat)(?!\\p{L})`,
      "dgu",
    ),
    "max $1 per $2",
  ],
  // "Mujeres en audiencia 60% mínimo".
  [
    /(?<!\p{L})(mujeres|women|frauen|femmes|mulheres|hombres|men|manner|hommes|homens)\s+(?:en|in|im|dans|na|no)\s+(?:la |der |the |l')?(?:audiencia|audience|publikum|zielgruppe|publico)\s+(\d{1,3}\s?%)(?:\s+(?:minimo|minimum|min\.?|mindestens))?/dgu,
    "audience at least $2 $1",
  ],
  // "Two creators must be @a and @b".
  [
    new RegExp(
      `(?<!\\p{L})(?:${COUNT})\\s+(?:${NOUNS})\\s+(?:must|should|have to|need to|mussen|sollen|doivent|tienen que|deben|devem|tem que)\\s+(?:be|sein|etre|ser)?\\s*(?=@)`,
      "dgu",
    ),
    "must be ",
  ],
  // "3 TikToker, 3 Instagrammer, alle female".
  [
    new RegExp(
      `(?<=(?:${NOUNS})(?!\\p{L})[^.;\\n]{0,40}[,;(]\\s*)(?:alle|all|todas|todos|toutes|sab|all of them)\\s+(?:female|weiblich|women|frauen|mujeres|chicas|mulheres|femmes|ladies|girls)${END}`,
      "dgu",
    ),
    "only female creators",
  ],
  // "21+ audience? no 25+".
  [
    /(?<![\p{L}\p{N}])\d{1,2}\s?\+([^.\n,;?]{0,20})[?,.]\s*(?:no|nein|non|nao|wait)[, ]+(\d{1,2})\s?\+/dgu,
    "$2+$1",
  ],
  // "None more than 4k all in", "sem cachê acima de 15 mil por pessoa", "ninguno que cobre más de 900".
  [
    new RegExp(
      `(?<!\\p{L})${anyListed(NOBODY)}\\s+${anyListed(OVER)}\\s+(${AMOUNT})\\s+${anyListed("all in, in total, alles inklusive, alles inkl., tout compris, todo incluido, tudo incluido, in summe, insgesamt, en tout, en total, no total")}(?!\\p{L})`,
      "dgu",
    ),
    "max $1 per creator",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:sem|no|kein|keine|sin|pas de|without)\\s+${anyListed("cache, caches, cachet, fee, fees, gage, honorar, tarifa, tarifas, caches")}\\s+${anyListed(OVER)}\\s+(${AMOUNT})(?:\\s*(?:por|per|pro|par)\\s+\\p{L}+)?`,
      "dgu",
    ),
    "max $1 per creator",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:koi bhi|koi|jo)\\s+(?:log\\s+)?(${AMOUNT})\\s+se (?:upar|zyada)\\s+(?:charge|le|maang|mang)\\p{L}*(?: kare| karta| karti| ho)*\\s*(?:,|toh?|to)?\\s*(?:usko |use |woh )?(?:mat|nahi)(?:\\s+(?:lena|lo|chahiye))?(?!\\p{L})`,
      "dgu",
    ),
    "max $1 per creator",
  ],
  // "Budget annuel 200k": not that of this plan.
  [
    new RegExp(
      `(?<!\\p{L})${anyListed("budget annuel, annual budget, yearly budget, jahresbudget, presupuesto anual, orcamento anual, verba anual")}\\s*(?:of|von|de|:|ist|is|es|e)?\\s*(${AMOUNT})`,
      "dgu",
    ),
    "$1 a year",
  ],
  // "Lot 1 : 35k".
  [new RegExp(`(?<!\\p{L})(?:lot|lote|los)\\s+\\d{1,2}\\s*[:=]\\s*(${AMOUNT})`, "dgu"), "budget $1"],
  // "1 reel/personne sous les 1 500€".
  [
    new RegExp(
      `(?<=\\d\\s(?:reels?|posts?|videos?|story|stories|tiktoks?|shorts?|carrousels?|karussells?))\\s?/\\s?(?:personne|person|creator|kopf|persona|pessoa|perfil|profil|nase)(?!\\p{L})`,
      "dgu",
    ),
    " each",
  ],
  [
    new RegExp(
      `(?<=\\d\\s(?:reels?|posts?|videos?|story|stories|tiktoks?|shorts?) each)\\s+(?:sous les|sous|unter|under|below|por debajo de|abaixo de)\\s+(${AMOUNT})`,
      "dgu",
    ),
    ", max $1 per piece",
  ],
  // "TikTok 70%, YouTube Shorts 30%".
  [
    /(?<!\p{L})(tiktok|youtube|yt|instagram|insta|ig)\s+(shorts?|reels?|videos?|stories)\s+(\d{1,3}\s?%)/dgu,
    "$1 $3 $2",
  ],
  // "@a et @b in", "muss: @a", "@c fix rein".
  [
    /(?<!\p{L})(?:muss|must|mussen|pflicht|gesetzt|obligatoire|obligatoires|obligatorio|obligatorios|obrigatorio)\s*:\s*(?=@)/dgu,
    "must have ",
  ],
  [
    /(@[\p{L}\p{N}._]+(?:\s*(?:,|et|and|und|y|e|aur|&)\s*@[\p{L}\p{N}._]+)*)\s+(?:in|dedans|drin|dentro|fix rein|rein|fijas|fijos|fijo|fija|must|bhi lena hai|lena hi hai)(?=\s*(?:[,.;!?)\n]|$))/dgu,
    "must have $1;",
  ],
  [
    /(?<!\p{L})(?:nicht|not)\s*:\s*(@[\p{L}\p{N}._]+)\s*\(([^)@\n]*)\)\s*,\s*(@[\p{L}\p{N}._]+)/dgu,
    "without $1, without $3 ($2)",
  ],
];

export function withPlainWords(source: string): string {
  return [...PHRASES, ...SHORTHAND, ...NEW_PRICES, ...REWORDED].reduce(
    (text, [spoken, written]) => reworded(text, spoken, written),
    source,
  );
}
