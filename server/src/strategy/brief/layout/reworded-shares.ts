import { anyListed, anyOf } from "#/language/dictionary.ts";
import { GENDER_WORDS } from "#/language/people/people.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { matchesOf } from "#/language/matches.ts";
import { placesNamed } from "#/language/places/places.ts";
import { reworded } from "#/strategy/brief/reworded.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";

const PLATFORM = "(tiktok|instagram|insta|ig|youtube|yt|twitch|pinterest|facebook|snapchat|linkedin)";
const WOMEN = `(?:${anyOf([...GENDER_WORDS.female, "mulheres", "mujeres", "mulher", "chicas", "mamas"])})`;
const MEN = `(?:${anyOf([...GENDER_WORDS.male, "hombres", "homens", "papas"])})`;
const MIN = anyListed(
  "min, min., mind., mindestens, wenigstens, at least, minimum, au moins, al menos, por lo menos, minimo, pelo menos, no minimo, kam se kam",
);
const HALF = "(?:(?:the |die |la |a |o )?(?:half|halfte|moitie|mitad|metade|aadhe|aadha|aadhi))";
const OF_CREATORS = `(?:\\s+(?:of |der |des |de |d['’]|dos |de los |das |ke )?(?:the |les |los |las |os )?(?:${CREATOR_WORDS}))?`;
const ARE = `(?:\\s+(?:are|be|sind|sollen|sont|sean|son|sao|tem q(?:ue)? ser|tem de ser|should be|must be|hone chahiye))?`;
const OF_MONEY =
  "(?:of the (?:money|budget|spend|pot)|of the total|des geldes|vom geld|des budgets|vom budget|de l['’]argent|du budget|du cash|del dinero|del presupuesto|da verba|do dinheiro|do orcamento|of the cash|ka paisa|paisa|paise|kharcha|budget|spend)";
const ONE =
  "(?:one|any one|a single|single|ein\\p{L}*|einzeln\\p{L}*|une? seule?|une?|un solo|una sola|un|una|una? misma|num|numa|num unico|numa so|um so|uma so|um|uma|un meme|une meme|unico|so)";
const PERSON =
  "(?:perfil|pessoa|persona|personne|profil|profile|creator|creators?|person|criador\\p{L}*|creador\\p{L}*|createur\\p{L}*|kopf|head)";
const NOBODY =
  "(?:nobody|no one|no (?:one )?creator|keiner|keine|niemand|personne|aucun\\p{L}*(?: createur)?|nadie|ningun[ao]?(?: creador)?|ninguem|nenhum\\p{L}*(?: criador)?)";
const OVER =
  "(?:more than|over|above|mehr als|uber|plus de|mas de|mas del|por encima del?|mais de|mais do que|acima de)";

/** Shares as people say them, in the words that the grammar of shares reads: on folded text, in this order. */
const WRITTEN: readonly (readonly [said: RegExp, written: string])[] = [
  // "Les 3/4 du budget".
  ...(["3/4 75", "1/4 25", "1/2 50", "2/3 67", "1/3 33", "1/5 20"] as const).map((one): [RegExp, string] => [
    new RegExp(
      `(?<![\\d/.])(?:les |the |los |os )?${one.split(" ")[0] ?? ""}(?=\\s+(?:of|du|des|der|del|do|da|ka|vom)\\s+(?:the )?(?:budget|money|spend|geldes|presupuesto|dinero|orcamento|verba|dinheiro|argent))`,
      "dgu",
    ),
    `${one.split(" ")[1] ?? ""} %`,
  ]),
  // "Ninguno puede llevarse más del 8 %", "ningún creador se puede llevar más del 15%".
  [
    new RegExp(
      `(?<!\\p{L})${NOBODY}\\s+(?:[\\p{L}'’]+\\s+){0,4}?${OVER}\\s+(?:the |el |les |o )?(\\d{1,2})\\s?(?:%|percent|por ciento)(?!\\p{L})`,
      "dgu",
    ),
    "max $1 % per creator",
  ],
  // "Koi ek banda 25% se zyada na le", "har creator pe max 10% spend".
  [
    /(?<!\p{L})(?:koi|kisi)\s+(?:(?:ek|bhi)\s+)*(?:(?:banda|creator|insaan|influencer)\s+)?(?:ko\s+)?(\d{1,2})\s?%\s+se (?:zyada|upar)\s+(?:na|nahi|mat)(?:\s+(?:le|lega|de|dena|mile|jaye))?/dgu,
    "max $1 % per creator",
  ],
  [
    /(?<!\p{L})har (?:ek )?(?:creator|bande|banda|influencer) (?:pe|par|ko) (?:max|zyada se zyada) (\d{1,2})\s?%(?:\s+(?:spend|budget|paisa|kharcha))?/dgu,
    "max $1 % per creator",
  ],
  // "No máx 30% da verba num único perfil".
  [
    new RegExp(
      `(?<!\\p{L})(?:max\\.?|maximum|maximal|hochstens|at most|no max\\.?|no maximo|maximo|como maximo|au plus|au maximum)\\s*(\\d{1,2})\\s?%\\s*(?:${OF_MONEY}\\s*)?(?:(?:for|to|an|auf|fur|sur|pour|en|em|para|a|in)\\s+)?${ONE}(?:\\s+${ONE})*\\s+${PERSON}(?!\\p{L})(?:\\s+(?:so|sola|seule))?`,
      "dgu",
    ),
    "max $1 % per creator",
  ],
  ...(
    [
      "quart|quarter|viertel|cuarto|quarto 25",
      "tiers|third|drittel|tercio|terco 33",
      "cinquieme|fifth|funftel|quinto 20",
    ] as const
  ).map((one): [RegExp, string] => [
    new RegExp(
      `(?<!\\p{L})(?:dont |davon |of which )?(?:un|a|ein|um)\\s+(?:${one.split(" ")[0] ?? ""})\\s+(?:max\\.?|maximum|at most|hochstens|au plus)\\s+(?:for|to|an|fur|pour|para|a)\\s+${ONE}(?:\\s+${ONE})*\\s+${PERSON}(?!\\p{L})`,
      "dgu",
    ),
    `max ${one.split(" ")[1] ?? ""} % per creator`,
  ]),
  // "YouTube (mind. die Hälfte des Geldes)", "youtube pe kam se kam aadha paisa", "insta mainly, min 70% of the spend".
  [
    new RegExp(`(?<!\\p{L})${PLATFORM}\\s*\\(\\s*${MIN}\\s+${HALF}(?:\\s+${OF_MONEY})?\\s*\\)`, "dgu"),
    "min 50 % $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${PLATFORM}\\s+(?:pe|par)\\s+${MIN}\\s+aadha\\s+(?:paisa|budget)(?!\\p{L})`,
      "dgu",
    ),
    "min 50 % $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${PLATFORM}\\s+(?:pe|par)\\s+${MIN}\\s+(\\d{1,2}\\s?%)(?:\\s+(?:kharcha|paisa|budget|spend))?(?!\\p{L})`,
      "dgu",
    ),
    "min $2 $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})${PLATFORM}\\s+(?:mainly|mostly|hauptsachlich|vor allem|surtout|sobre todo|principalmente)\\s*,\\s*${MIN}\\s*(\\d{1,2}\\s?%)(?:\\s+${OF_MONEY})?(?!\\p{L})`,
      "dgu",
    ),
    "min $2 $1",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:split it so (?:that )?)?${PLATFORM}\\s+(?:never|nie|jamais|nunca)\\s+(?:gets?|goes|kriegt|bekommt|depasse|pasa de|passa de)?\\s*(?:beyond|above|over|more than|mehr als|uber|plus d['’]|de mas de)?\\s*(?:a|ein|un|um)\\s+(?:third|drittel|tiers|tercio|terco)(?!\\p{L})`,
      "dgu",
    ),
    "max 33 % $1",
  ],
  // "TikTok bitte mindestens 40 % vom Geld".
  [
    new RegExp(
      `(?<!\\p{L})${PLATFORM}(?:\\s+${anyListed("bitte, please, pls, stp, svp, por favor")})+\\s+${MIN}\\s*(\\d{1,2}\\s?%)(?:\\s+${OF_MONEY})?(?!\\p{L})`,
      "dgu",
    ),
    "min $2 $1",
  ],
  // "Aadha paisa Instagram pe aadha YouTube pe".
  [
    new RegExp(
      `(?<!\\p{L})aadha (?:paisa|budget) ${PLATFORM} (?:pe|par),?\\s*(?:aur )?aadha ${PLATFORM}(?: (?:pe|par))?(?!\\p{L})`,
      "dgu",
    ),
    "50 % $1, 50 % $2",
  ],
  // "IG 50 YT 50".
  [
    new RegExp(
      `(?<!\\p{L})${PLATFORM}\\s+(\\d{2})\\s${PLATFORM}\\s+(\\d{2})(?!\\d|[.,]\\d|\\s?(?:${SCALE}|${SIGNS}))\\s?%?`,
      "dgu",
    ),
    "$2 % $1, $4 % $3",
  ],
  // "Metade mulheres", "davon wenigstens die Hälfte Frauen", "al menos la mitad papás (hombres)".
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:davon|dont|sendo|of whom)\\s+)?${MIN}\\s+${HALF}${OF_CREATORS}${ARE}\\s+${WOMEN}(?!\\p{L})`,
      "dgu",
    ),
    "min 50 % female creators",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:davon|dont|sendo|of whom)\\s+)?${MIN}\\s+${HALF}${OF_CREATORS}${ARE}\\s+${MEN}(?!\\p{L})(?:\\s*\\([^()]{3,12}\\))?`,
      "dgu",
    ),
    "min 50 % male creators",
  ],
  [new RegExp(`(?<!\\p{L})${HALF}${OF_CREATORS}${ARE}\\s+${WOMEN}(?!\\p{L})`, "dgu"), "50 % female creators"],
  [
    new RegExp(
      `(?<!\\p{L})(?:homem e mulher|homens e mulheres|men and women|manner und frauen|hommes et femmes|hombres y mujeres|ladkiyan bhi ladke bhi(?: bas)?)\\s+(?:meio a meio|half and half|halbe-halbe|moitie-moitie|mitad y mitad|aadhe aadhe)(?!\\p{L})`,
      "dgu",
    ),
    "50 % female creators",
  ],
];

/** Most texts name no share. */
const ANY =
  /[%/]|half|halfte|moitie|mitad|metade|aadh|meio a meio|quart|viertel|third|tiers|drittel|ter[cç]|percent|por ciento|\d{2}\s*[/ ,]/u;

export function withPlainShares(source: string): string {
  if (!ANY.test(foldInPlace(source))) return source;
  const placed = withPlacesOfShares(source);
  return WRITTEN.reduce((text, [said, written]) => reworded(text, said, written), placed);
}

/** In small letters, and without a bound before it: those that begin with a capital are read as they are. */
const OF_PLACE = new RegExp(
  `(?<![\\p{L}\\d.,])(?<!(?:${MIN}|${anyListed("max, max., maximum, at most, hochstens, au plus, como maximo, no maximo")})\\s)(\\d{1,2}\\s?%)\\s+(?:${anyListed("pro, pra")}\\s+)?(\\p{L}{3,}(?:[ -]\\p{L}{2,}){0,2}?)(?=\\s*(?:[,.;]|$)|\\s+${anyListed("and, und, et, y, e, aur, rest, der rest, le reste, el resto, o resto")}(?!\\p{L}))`,
  "gu",
);
/** Cities that are called by a part of their name there. */
const CALLED: Readonly<Record<string, string>> = { rio: "Rio de Janeiro", sampa: "São Paulo" };

/** "60% deutschland", "30% pro rio": a place behind a share is where it goes. */
function withPlacesOfShares(source: string): string {
  let text = source;
  for (const { 0: whole, 1: share = "", 2: name = "", index } of matchesOf(
    OF_PLACE,
    foldInPlace(source),
  ).toReversed()) {
    const end = index + whole.length;
    const place = CALLED[name] ?? text.slice(end - name.length, end);
    const isSmall = /^\p{Ll}/u.test(text.slice(end - name.length));
    if (!isSmall || placesNamed(wordKey(place)).length === 0) continue;
    text = `${text.slice(0, index + share.length)} in ${place}${text.slice(end)}`;
  }
  return text;
}
