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
const THING = `${WORD}(?: ${WORD}){0,2}?`;
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

const COUNTING = `(?<many>\\d{1,2}) (?:creators? |people |leute |personas |personnes |pessoas )?(?:in|from|aus|en|de|em|a|no|na) `;

interface Form {
  /** Its groups say which thing goes, and which comes. */
  pattern: RegExp;
  /** It may be a refusal of somebody: "without gaming" takes back no topic of the plan. */
  isRefusal?: true;
}

const form = (middle: string): RegExp => new RegExp(`${START}${middle}${END}`, "du");

const OUT = `${ARTICLE}(?<out>${THING})`;
const INTO = `${ARTICLE}(?<into>${THING})`;

const FORMS: readonly Form[] = [
  { pattern: form(`(?:${anyListed(SWAP)}) ${OUT} (?:${anyListed(FOR)}) ${INTO}`) },
  { pattern: form(`${INTO} (?:${anyListed(IN_PLACE)}) ?${OUT}`) },
  { pattern: form(`(?:${anyListed(IN_PLACE)}) ?${OUT}[ ,]+${INTO}`) },
  { pattern: form(`${OUT} ki jagah(?: par| pe)? ${INTO}(?: ko)?`) },
  { pattern: form(`(?:${anyListed(AGAIN)}) ${INTO}`) },
  { pattern: form(`(?:${anyListed(PUT)}) ${INTO} (?:${anyListed(BACK)})`) },
  { pattern: form(`${INTO} (?:ko )?(?:${anyListed(BACK)})`) },
  { pattern: form(`(?:${anyListed(ADD)}) ${INTO}`) },
  { pattern: form(`${INTO} (?:(?:noch|auch|mit|bitte|ko|bhi) )*(?:${anyListed(ADDED)})`) },
  { pattern: form(`(?:${anyListed(WITHOUT)}) ${OUT}`), isRefusal: true },
  { pattern: form(`${OUT} (?:(?:wieder|doch|auch|bitte|ko) )*(?:${anyListed(GONE)})`) },
];

/** "Make that 3 in Ireland": how many at least, of whom a rule may have had another number. */
const COUNTED = form(
  `(?:make|mach|mets|pon|poe|faz|fais) (?:it |that |them |daraus |draus )?${COUNTING}${ARTICLE}(?<where>${THING})`,
);

const PARTS = /\s*[,;]\s*(?:(?:and|und|et|y|e|aur)\s+)?|\s+(?:and|n|&|und|et|y|e|aur)\s+/u;

/** Such orders in the plain words of a brief, one a line; null for any other text. */
export function placeOrders(source: string): string[] | null {
  const text = source.normalize("NFC");
  const one = placeOrder(text);
  if (one) return one;
  // "Scrap Portugal and add France": all of them, or none.
  const parts = text.split(PARTS).map(placeOrder);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function placeOrder(text: string): string[] | null {
  const folded = foldInPlace(text);
  const found = (pattern: RegExp, group: string) => {
    const place = pattern.exec(folded)?.indices?.groups?.[group];
    return place ? text.slice(...place) : null;
  };
  const [many, where] = [found(COUNTED, "many"), found(COUNTED, "where")];
  if (where !== null && isThing(where)) return [`at least ${many} in ${where}`];
  for (const { pattern, isRefusal } of FORMS) {
    const [goes, comes] = [found(pattern, "out"), found(pattern, "into")];
    const named = [goes, comes].filter((one) => one !== null);
    if (named.length === 0) continue;
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
