import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { reworded } from "#/strategy/brief/reworded.ts";
import { HANDLE } from "#/strategy/brief/handles/handles.ts";
import { DIGITS, SCALE } from "#/strategy/brief/numbers.ts";
import { AMOUNT } from "./currencies.ts";

/** "And she wants 900 € now" is told of whoever was named last. */
const PRONOUN = patternOf(
  wordsListed(
    "she, he, she's, he's, shes, hes, her, him, they, sie, er, ihr, ihm, elle, il, lui, ella, el, ela, ele, usne, usko, woh, wo",
  ),
);
/** "Der" is mostly an article: behind it a verb says that it is somebody. */
const SOMEBODY = patternOf(
  `${PRONOUN.source}|(?<!\\p{L})(?:der|die)(?= (?:will|wollte|nimmt|nahm|kostet|verlangt|macht|mochte|hat)(?!\\p{L}))`,
);
/** "…, @lena I mean", "…, je parle de @lena". */
const AFTERTHOUGHT = patternOf(
  `[,.;–-]\\s*(?:${anyListed("i mean, ich meine, mein ich, je veux dire, je parle de, digo, me refiero a, hablo de, quero dizer, falo da, falo do, matlab")} )?(?:a |o |la |el )?${HANDLE}(?: (?:${anyListed("i mean, that is, mein ich, meine ich, je veux dire, digo, quiero decir, quero dizer, matlab")}))?\\s*[.!]*\\s*$`,
);

/** "Und nur noch gegen Anzahlung": goes on with what was told of somebody. */
const GOES_ON = patternOf(
  `^\\s*(?:${anyListed("oh, ah, ach, ok, okay")}[\\s,]+)*${anyListed("and, n, und, et, y, e, aur, also, auch, aussi, tambien, tambem")}(?!\\p{L})[\\s,]*`,
);

/**
 * A message that speaks of somebody by a pronoun, or goes on with what was told of them, with their name in its place;
 * null where it has none of either.
 */
export function namedAs(text: string, handle: string | null): string | null {
  const folded = foldInPlace(text);
  const found = SOMEBODY.exec(folded) ?? GOES_ON.exec(folded);
  if (handle === null || !found) return null;
  if (!SOMEBODY.test(folded)) return `@${handle} ${text.slice(found[0].length)}`;
  return `${text.slice(0, found.index)}@${handle}${text.slice(found.index + found[0].length)}`;
}

/** "@x just rang, wants 3,200 for a video": what stands between says nothing of the price. */
const BETWEEN = new RegExp(
  `(@[a-z0-9_.]*[a-z0-9_])\\s+[^,.;:!?@\\d\\n]{2,40},\\s+(?:(?:and|und|et|y|e|aur)\\s+)?(?=(?:${anyListed("wants, asks, asks for, quoted, says, charges, will, verlangt, mochte, nimmt, veut, demande, prend, quiere, pide, cobra, quer, pede, maang rahi hai, maang raha hai")})\\s)`,
  "dgu",
);

/** "@x can't before 10 March and wants 1.600 CHF": the price comes first, and what else is told stays beside it. */
const AND_WANTS = new RegExp(
  `(@[a-z0-9_.]*[a-z0-9_])\\s+([^?@\\n]{2,80}?)\\s+(?:and|und|et|y|e|aur)\\s+(?:${anyListed("she, he, they, sie, er, elle, il, ella, el, ela, ele")}\\s+)?(?:${anyListed("wants, asks, asks for, charges, takes, will, mochte, verlangt, nimmt, veut, demande, prend, quiere, pide, cobra, quer, pede")})\\s+(${AMOUNT})(?![\\p{L}\\d%])`,
  "dgu",
);

/** "Change @x fee to 2400", "setz das Honorar von @x auf 900": what somebody gets from now on. */
const FEE = anyListed(
  "fee, rate, price, honorar, gage, preis, cachet, tarif, prix, tarifa, precio, honorarios, cache, preco",
);
const FEE_TO = new RegExp(
  `^[^@\\d\\n]{0,40}?(?:${FEE}\\s+(?:of|for|von|fur|de|da|do)\\s+)?(@[a-z0-9_.]*[a-z0-9_])(?:['’]?s)?\\s+(?:(?:ka|ki|ke)\\s+)?(?:${FEE}\\s+)?(?:to|auf|zu|a|en|para|=|:)\\s+(${AMOUNT})(?![\\p{L}\\d%])`,
  "dgu",
);
/** "@x ka rate 18000 kar do". */
const KA_FEE = new RegExp(
  `(@[a-z0-9_.]*[a-z0-9_])\\s+(?:ka|ki|ke)\\s+${FEE}\\s+(${AMOUNT})(?![\\p{L}\\d%])(?:\\s+${anyListed("kar do, kar dena, karo, rakho, rakh do, set karo, set kar do, hai, ho gaya, hi")})*`,
  "dgu",
);
const SAYS_FEE = patternOf(`(?<!\\p{L})${FEE}(?!\\p{L})`);

/** Whether a text says what somebody's fee is to be: no budget, whatever it begins with. */
export function setsFee(source: string): boolean {
  const folded = foldInPlace(source.normalize("NFC"));
  return SAYS_FEE.test(folded) && [FEE_TO, KA_FEE].some((pattern) => folded.search(pattern) >= 0);
}

/** Whether somebody is who a message begins with: "she only answers after six", "aur wo …". */
export function saysSheFirst(text: string): boolean {
  const folded = foldInPlace(text);
  return SOMEBODY.exec(folded.slice(GOES_ON.exec(folded)?.[0].length ?? 0))?.index === 0;
}

/** "@x said she'd do a video for 1.2k". */
const DOES_FOR = new RegExp(
  `(@[a-z0-9_.]*[a-z0-9_])\\s+[^,.;:!?@\\d\\n]{0,30}?(?:do|does|make|makes|macht|mache|machen|wurde|fait|ferait|fera|hace|haria|faz|faria|karega|karegi)\\s+(?:us |uns |nous |nos )?(?:a|one|1|ein|eine|einen|un|une|una|um|uma|ek)\\s+(reel|video|story|post|short)\\s+(?:for|fur|pour|por|ke liye)\\s+(${AMOUNT})(?![\\p{L}\\d])`,
  "dgu",
);

const PIECE = "(reel|video|story|post|short|tiktok)";
const A_PIECE = `(?:(?:for|fur|pour|por|pro|per|je|das|le|la|el|o|a|an)\\s+){1,2}(?:(?:one|ein|eine|un|une|una|um|uma)\\s+)?${PIECE}(?!\\p{L})`;
/** "@x just wrote, 380 for a reel". */
const AMOUNT_FOR = new RegExp(
  `(@[a-z0-9_.]*[a-z0-9_])(?:[\\s,]+[^.;:!?@\\d\\n]{2,60}?)?\\s*[,:–-]\\s+(${AMOUNT})\\s+${A_PIECE}`,
  "dgu",
);
/** "@x and the story at 400". */
const PIECE_AT = new RegExp(
  `(@[a-z0-9_.]*[a-z0-9_])\\s+(?:(?:and|und|et|y|e|aur)\\s+)?(?:(?:the|das|die|le|la|el|o|a)\\s+)?${PIECE}\\s+(?:(?:for|at|fur|um|a|pour|por|ka|ke|ki)\\s+|[:=]\\s*)(${AMOUNT})(?![\\p{L}\\d%])`,
  "dgu",
);

/** Whether a text says what one piece costs, whoever makes it. */
export function pricesPiece(text: string): boolean {
  const named = `@x, ${text.replace(/^[\s,]*/u, "")}`;
  return namedFirst(named) !== named || namedFirst(named.replace(",", "")) !== named.replace(",", "");
}

/** "He wanted 13,000, @jan I mean" as "@jan wanted 13,000"; any other text as it is. */
export function namedFirst(source: string): string {
  const set = setsFee(source)
    ? reworded(reworded(source.normalize("NFC"), KA_FEE, "$1 asks $2"), FEE_TO, "$1 asks $2")
    : source.normalize("NFC");
  const first = reworded(set, AND_WANTS, "$1 asks $3, $2");
  const spoken = reworded(reworded(first, BETWEEN, "$1 "), DOES_FOR, "$1 asks $3 for a $2");
  const text = reworded(reworded(spoken, AMOUNT_FOR, "$1 asks $2 for a $3"), PIECE_AT, "$1 asks $3 for a $2");
  const match = AFTERTHOUGHT.exec(foldInPlace(text));
  const before = match ? text.slice(0, match.index) : text;
  // Whoever is named before needs no pronoun.
  return match && !before.includes("@") ? (namedAs(before, match[1] ?? null) ?? text) : text;
}

const JUST_AMOUNT = patternOf(
  `^(\\s*(?:${anyListed("and, und, et, y, e, aur, also, auch, ach")}[\\s,]+)*${HANDLE}\\s*[:=]?\\s*(?:${DIGITS})\\s?(?:${SCALE})?)(?=\\s*(?:[,;.!](?!\\d)|$))`,
);

/** "And @b 500", said after what a piece of @a costs, is of the same piece. */
export function pricedAlike(source: string, per: string | null | undefined): string {
  const text = source.normalize("NFC");
  const amount = JUST_AMOUNT.exec(foldInPlace(text))?.[1];
  return amount !== undefined && per
    ? `${text.slice(0, amount.length)} per ${per}${text.slice(amount.length)}`
    : source;
}
