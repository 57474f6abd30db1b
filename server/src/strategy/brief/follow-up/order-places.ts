import { anyListed, anyOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { PLATFORM_WORDS } from "#/language/media/media.ts";
import { placesNamed } from "#/language/places/places.ts";
import { topicsOf } from "#/strategy/brief/product/topics.ts";

/** Orders that put a place or a platform in the place of another one, take one out, or bring one back. */

const PLATFORM = new RegExp(`^(?:${anyOf([...PLATFORM_WORDS.values()].flat())})$`, "u");
const ARTICLE =
  "(?:(?:the|den|die|das|dem|le|la|les|el|los|las|al|a|o|os|as|ao|em|en|in|a la|de|from) |l['’]|d['’])?";
const WORD = "\\p{L}[\\p{L}'-]*";
/** A name of three words at most; whether it is one is looked up. */
const THING = `(${WORD}(?: ${WORD}){0,2}?)`;
const END =
  "(?:[ ,]+(?:please|bitte|finalement|doch|after all|actually|al final|afinal|en fait|then|dann|lo|le lo|karo|kar do|na|wieder|again))*\\s*[.!]*\\s*$";
const START =
  "^\\s*(?:(?:and|und|et|y|e|aur|ok|okay|please|bitte|then|dann|now|jetzt|make it|make that|mach daraus|mach|nimm|lieber|rather|better|doch|plutot|mets|mejor|pon|melhor|poe|coloca|use|take|do|no|nah|wait|actually)[ ,]+)*";

const SWAP =
  "swap, replace, exchange, switch, ersetz, ersetze, tausch, tausche, remplace, remplacer, cambia, cambiar, sustituye, troca, trocar, substitui";
const FOR = "for, with, by, to, durch, gegen, mit, par, contre, por, con, pelo, pela, com";
const IN_PLACE =
  "instead of, rather than, in place of, statt, anstatt, anstelle von, au lieu de, au lieu d', a la place de, plutot que, en vez de, en lugar de, em vez de, no lugar de";
const WITHOUT =
  "without, not, ohne, nicht, sans, pas, sin, sem, remove, drop, scrap, ditch, forget, vergiss, oublie, olvida, esquece, exclude, leave out, take out, streich, entferne, enleve, retire, supprime, quita, saca, elimina, tira, tire, retira, corta";
const AGAIN =
  "put back, bring back, add back, hol wieder, nimm wieder, remets, rajoute, vuelve a meter, vuelve a poner, pon de nuevo, poe de volta, bota de volta, volta a por";
const BACK =
  "back, back in, wieder rein, wieder dazu, de retour, a nouveau, otra vez, de nuevo, de vuelta, de volta, outra vez, wapas lao, wapas lo, wapas add karo";
const GONE =
  "raus, rausnehmen, weg, weglassen, streichen, out, dehors, fuera, fora, hatao, hata do, nikalo, nikal do";
const ADD = "add, include, ajoute, rajoute, ajouter, anade, agrega, adiciona, inclui, add on, throw in";
const ADDED = "rein, dazu, dazunehmen, reinnehmen, in, in too, dedans, dentro, add karo, add kar do";
const PUT = "put, bring, add, nimm, hol, mets, remets, pon, mete, poe, bota, coloca";

const COUNTING = `(\\d{1,2}) (?:creators? |people |leute |personas |personnes |pessoas )?(?:in|from|aus|en|de|em|a|no|na) `;

interface Form {
  pattern: RegExp;
  /** Which group goes, and which comes. */
  out?: number;
  into?: number;
  /** It may be a refusal of somebody: "without gaming" takes back no topic of the plan. */
  isRefusal?: true;
}

const form = (middle: string): RegExp => new RegExp(`${START}${middle}${END}`, "du");

const FORMS: readonly Form[] = [
  {
    pattern: form(`(?:${anyListed(SWAP)}) ${ARTICLE}${THING} (?:${anyListed(FOR)}) ${ARTICLE}${THING}`),
    out: 1,
    into: 2,
  },
  {
    pattern: form(`${ARTICLE}${THING} (?:${anyListed(IN_PLACE)}) ?${ARTICLE}${THING}`),
    into: 1,
    out: 2,
  },
  {
    pattern: form(`(?:${anyListed(IN_PLACE)}) ?${ARTICLE}${THING}[ ,]+${ARTICLE}${THING}`),
    out: 1,
    into: 2,
  },
  { pattern: form(`${THING} ki jagah(?: par| pe)? ${THING}(?: ko)?`), out: 1, into: 2 },
  { pattern: form(`(?:${anyListed(AGAIN)}) ${ARTICLE}${THING}`), into: 1 },
  { pattern: form(`(?:${anyListed(PUT)}) ${ARTICLE}${THING} (?:${anyListed(BACK)})`), into: 1 },
  { pattern: form(`${THING} (?:ko )?(?:${anyListed(BACK)})`), into: 1 },
  { pattern: form(`(?:${anyListed(ADD)}) ${ARTICLE}${THING}`), into: 1 },
  {
    pattern: form(`${ARTICLE}${THING} (?:(?:noch|auch|mit|bitte|ko|bhi) )*(?:${anyListed(ADDED)})`),
    into: 1,
  },
  { pattern: form(`(?:${anyListed(WITHOUT)}) ${ARTICLE}${THING}`), out: 1, isRefusal: true },
  { pattern: form(`${ARTICLE}${THING} (?:(?:wieder|doch|auch|bitte|ko) )*(?:${anyListed(GONE)})`), out: 1 },
];

/** "Make that 3 in Ireland": how many at least, of whom a rule may have had another number. */
const COUNTED = form(
  `(?:make|mach|mets|pon|poe|faz|fais) (?:it |that |them |daraus |draus )?${COUNTING}${ARTICLE}${THING}`,
);

const PARTS = /\s*[,;]\s*(?:(?:and|und|et|y|e|aur)\s+)?|\s+(?:and|n|&|und|et|y|e|aur)\s+/u;

/** Such orders in the plain words of a brief, one a line; null for any other text. */
export function placeOrders(source: string): string[] | null {
  const text = source.normalize("NFC");
  const one = placeOrder(text);
  if (one) return one;
  // "Scrap Portugal and add France": all of them, or none.
  const parts = text.split(PARTS).map(placeOrder);
  return parts.length > 1 && parts.every((part) => part !== null) ? parts.flat() : null;
}

function placeOrder(text: string): string[] | null {
  const folded = foldInPlace(text);
  const counted = COUNTED.exec(folded)?.indices;
  const [, many, where] = counted?.map(([from, to] = [0, 0]) => text.slice(from, to)) ?? [];
  if (many !== undefined && where !== undefined && isThing(where)) return [`at least ${many} in ${where}`];
  for (const { pattern, out, into, isRefusal } of FORMS) {
    const places = pattern.exec(folded)?.indices;
    if (!places) continue;
    const said = (group: number | undefined) => {
      const place = group === undefined ? undefined : places[group];
      return place ? text.slice(place[0], place[1]) : null;
    };
    const things = [said(out), said(into)];
    const [goes = null, comes = null] = things;
    const named = things.filter((one) => one !== null);
    if (named.every(isThing))
      return [...(goes === null ? [] : [`without ${goes}`]), ...(comes === null ? [] : [alsoIn(comes)])];
    if (!isRefusal && named.every(isTopic))
      return [
        ...(goes === null ? [] : [`${TOPIC_OUT} ${goes}`]),
        ...(comes === null ? [] : [`${TOPIC_IN} ${comes}`]),
      ];
  }
  return null;
}

/** Before a topic that goes or comes, as orders of one say it. */
export const TOPIC_OUT = "topic out:";
export const TOPIC_IN = "topic in:";

function isTopic(words: string): boolean {
  return topicsOf(words).length > 0 && !/\d/u.test(words);
}

/** Some places are words as well: "in" says that it is one. */
function alsoIn(thing: string): string {
  return isPlatform(thing) ? `also ${thing}` : `also in ${thing}`;
}

function isThing(words: string): boolean {
  return isPlatform(words) || placesNamed(foldInPlace(words)).length > 0;
}

function isPlatform(words: string): boolean {
  return PLATFORM.test(foldInPlace(words));
}
