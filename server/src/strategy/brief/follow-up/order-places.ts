import { anyListed, anyOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { PLATFORM_WORDS } from "#/language/media/media.ts";
import { placesNamed } from "#/language/places/places.ts";
import { TIER_WORDS } from "#/language/people/people.ts";
import { topicsOf } from "#/strategy/brief/product/topics.ts";
import words from "./place-words.json" with { type: "json" };

/** Orders that put a place or a platform in the place of another one, take one out, or bring one back. */

const PLATFORM = new RegExp(`^(?:${anyOf([...PLATFORM_WORDS.values()].flat())})$`, "u");
const TIER = new RegExp(`^(?:${anyOf(Object.values(TIER_WORDS).flat())})s?$`, "u");
const ARTICLE = `(?:(?:${anyListed(words.article)} |[dl]['’] ?){1,2})?`;
const WORD = "\\p{L}[\\p{L}'-]*";
/** A name of three words at most; whether it is one is looked up. */
const NAME = `${WORD}(?: ${WORD}){0,2}?`;
const AND = "(?:\\s*,\\s*|\\s+(?:and|und|et|y|e|aur|n|&|\\+|ni|nem|or|oder|ou|o)\\s+|\\s*[&+]\\s*)";
/** One or several of them. */
const THING = `${NAME}(?:${AND}${ARTICLE}${NAME}){0,3}?`;
const THINGS = new RegExp(`${AND}${ARTICLE}`, "u");
const END =
  "(?:[ ,]+(?:please|bitte|finalement|doch|after all|actually|al final|afinal|en fait|then|dann|lo|le lo|karo|kar do|kar|do|na|wieder|again|too|also|as well|auch|aussi|tambien|tambem|tb|bhi))*\\s*[.!]*\\s*$";
const START = `^\\s*(?:${anyListed(words.begins)}[ ,]+)*`;

const COUNTING = `(?<many>\\d{1,2}) (?:creators? |people |leute |personas |personnes |pessoas )?(?:in|from|aus|en|de|em|a|no|na) `;

interface Form {
  /** Its groups say which thing goes, and which comes. */
  pattern: RegExp;
  /** Of a topic it may say something else: "without gaming" refuses somebody, "candles too" may be a product. */
  isLoose?: true;
}

const form = (middle: string): RegExp => new RegExp(`${START}${middle}${END}`, "du");

const OUT = `${ARTICLE}(?<out>${THING})`;
const INTO = `${ARTICLE}(?<into>${THING})`;

const FORMS: readonly Form[] = [
  { pattern: form(`(?:${anyListed(words.swap)}) ${OUT} (?:${anyListed(words.for)}) ${INTO}`) },
  { pattern: form(`${INTO},? (?:${anyListed(words.inPlace)}) ?${OUT}`) },
  { pattern: form(`(?:${anyListed(words.inPlace)}) ?${OUT}[ ,]+${INTO}`) },
  { pattern: form(`${OUT} ki jagah(?: par| pe)? ${INTO}(?: ko)?`) },
  { pattern: form(`(?:${anyListed(words.again)}) ${INTO}`) },
  { pattern: form(`(?:${anyListed(words.put)}) ${INTO} (?:${anyListed(words.back)})`) },
  { pattern: form(`${INTO} (?:ko )?(?:${anyListed(words.back)})`) },
  {
    pattern: form(
      `(?:${anyListed(words.add)}) (?:(?:${anyListed(words.also)}) )*${INTO}(?: (?:${anyListed(words.added)}))*`,
    ),
  },
  {
    pattern: form(
      `(?!(?:${anyListed(words.put)}) )${INTO} (?:(?:${anyListed(words.also)}) )*(?:${anyListed(words.added)})`,
    ),
  },
  {
    pattern: form(`${INTO} (?:(?:${anyListed(words.also)}) )*(?:${anyListed(words.alsoBehind)})`),
    isLoose: true,
  },
  { pattern: form(`${INTO} (?:${anyListed(words.fine)})`), isLoose: true },
  // "Kick out everyone from Berlin", "schmeiß alle aus Berlin raus": who is there goes, and never who is not.
  {
    pattern: form(
      `(?:${anyListed(words.without)}) (?:${anyListed(words.everybody)}) (?:(?:${anyListed(words.living)}) )*${OUT}(?: (?:${anyListed(words.gone)}))?`,
    ),
  },
  {
    pattern: form(
      `(?:${anyListed(words.everybody)}) (?:(?:${anyListed(words.living)}) )*${OUT} (?:${anyListed(words.gone)})`,
    ),
  },
  {
    pattern: form(
      `${OUT} (?:se|ke|wale|wali) (?:${anyListed(words.everybody)}) (?:ko )?(?:${anyListed(words.gone)})`,
    ),
  },
  { pattern: form(`(?:${anyListed(words.without)}) ${OUT}`), isLoose: true },
  { pattern: form(`${OUT} (?:(?:${anyListed(words.also)}) )*(?:${anyListed(words.gone)})`) },
];

/** "Make that 3 in Ireland": how many at least, of whom a rule may have had another number. */
const COUNTED = form(
  `(?:make|mach|mets|pon|poe|faz|fais) (?:it |that |them |daraus |draus )?${COUNTING}${ARTICLE}(?<where>${THING})`,
);

const PARTS =
  /\s*[,;.!]+\s*(?:(?:and|und|et|y|e|aur|but|aber|mais|pero|mas)\s+)?|\s+(?:and|n|&|und|et|y|e|aur|but|aber|pero)\s+|\s+(?=(?:no|keine?|ni|nem|sin|sem|sans|pas de)\s)/u;

/** Such orders in the plain words of a brief, one a line; null for any other text. */
export function placeOrders(source: string): string[] | null {
  const text = source.normalize("NFC");
  const one = placeOrder(text);
  if (one) return one;
  // "Scrap Portugal and add France": all of them, or none.
  const parts = text
    .split(PARTS)
    .filter((part) => part.trim() !== "")
    .map(placeOrder);
  return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
}

function placeOrder(text: string): string[] | null {
  const folded = foldInPlace(text);
  const found = (pattern: RegExp, group: string) => {
    const place = pattern.exec(folded)?.indices?.groups?.[group];
    return place ? text.slice(...place) : null;
  };
  const [many, where] = [found(COUNTED, "many"), found(COUNTED, "where")];
  if (where !== null && isThing(where)) return [`at least ${many} in ${where}`];
  for (const { pattern, isLoose } of FORMS) {
    const [goes, comes] = [found(pattern, "out"), found(pattern, "into")].map(thingsIn);
    const named = [...(goes ?? []), ...(comes ?? [])];
    if (named.length === 0) continue;
    if (named.every(isThing))
      return [...(goes ?? []).map((one) => `without ${bare(one)}`), ...(comes ?? []).map(alsoIn)];
    if (!isLoose && (goes?.length ?? 1) + (comes?.length ?? 1) === 2 && named.every(isTopic))
      return [
        ...(goes ?? []).map((one) => `${TOPIC_OUT} ${one}`),
        ...(comes ?? []).map((one) => `${TOPIC_IN} ${one}`),
      ];
  }
  return null;
}

/** "Austria and Spain": one by one; a name that has such a word in it stays whole. */
function thingsIn(names: string | null): string[] | null {
  return names === null ? null : isThing(names) ? [names] : splitOff(names);
}

function splitOff(names: string): string[] {
  const folded = foldInPlace(names);
  const border = THINGS.exec(folded);
  if (!border) return [names];
  return [names.slice(0, border.index), ...splitOff(names.slice(border.index + border[0].length))];
}

/** Before a topic that goes or comes, as orders of one say it. */
export const TOPIC_OUT = "topic out:";
export const TOPIC_IN = "topic in:";

function isTopic(thing: string): boolean {
  return topicsOf(thing).length > 0 && !/\d/u.test(thing);
}

/** Some places are words as well: "in" says that it is one. */
function alsoIn(thing: string): string {
  return isPlatform(thing) || isTier(thing) ? `also ${bare(thing)}` : `also in ${thing}`;
}

/** "Megas" are creators of the size. */
function bare(thing: string): string {
  return isTier(thing) ? thing.replace(/s$/u, "") : thing;
}

function isThing(thing: string): boolean {
  return isPlatform(thing) || isTier(thing) || placesNamed(foldInPlace(thing)).length > 0;
}

function isTier(thing: string): boolean {
  return TIER.test(foldInPlace(thing));
}

function isPlatform(thing: string): boolean {
  return PLATFORM.test(foldInPlace(thing));
}
