import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

const WHO =
  "creators, the creators, creator, they, people, die creator, sie, les createurs, createurs, ils, elles, los creadores, las creadoras, creadores, creadoras, criadores, criadoras, os criadores, as criadoras, creators ke, log";
const LIVE =
  "can, may, might, live, be, from, based, located, come, konnen, durfen, gern, wohnen, leben, kommen, sein, peuvent, vivre, etre, venir, habiter, pueden, ser, vivir, estar, podem, viver, morar, in, at, de, em, en, aus, selbst, themselves, of";
const ANYWHERE =
  "anywhere, vivan donde vivan, que vivan donde vivan, vivam onde viverem, moren donde moren, morem onde morarem, wo immer sie wohnen, wo auch immer sie wohnen, ou qu'ils habitent, ou qu'elles habitent, wherever they live, wherever they are, from wherever, von uberall, uberall her, egal woher, egal wo, de n'importe ou, n'importe ou, d'ou qu'ils viennent, d'ou qu'elles viennent, de donde sea, de donde quieran, de cualquier lugar, de cualquier sitio, de cualquier parte, en cualquier lugar, en cualquier sitio, qualquer lugar, qualquer lado, qlqr lugar, qq lugar, de onde for, onde for, kahin se bhi, kahin ke bhi, kahin bhi";
/** "Where they live doesn't matter", "wo sie wohnen ist egal": said of the place before or behind. */
const WHERE = "where, wo, woher, d'ou, donde, de donde, onde, de onde, kahan, kahan se";
/** "Où" of French; behind another word it is the "or" of French and Portuguese. */
const OU = "(?<![\\p{L}\\u25ae]\\s+)ou(?!\\p{L})";
const NO_MATTER =
  "doesn't matter, doesnt matter, does not matter, is irrelevant, is not important, isn't important, is up to you, ist egal, ist uns egal, spielt keine rolle, ist unwichtig, importe peu, n'a pas d'importance, est egal, da igual, no importa, es indiferente, tanto faz, nao importa, e indiferente, koi farak nahi, koi farak nahi padta, farak nahi padta";
const DONT_CARE =
  "doesn't matter, doesnt matter, no matter, don't care, regardless of, egal, peu importe, da igual, den igual, dan igual, no importa, tanto faz, nao importa";
const WITHIN = "(?!\\s+(?:in|within|across|im|innerhalb|en|dans|dentro|em|no|na|da|do|de)\\s+\\p{L})";
const REST = "(?:\\s+(?!(?:and|und|et|y|e|but|aber|mais|pero|mas|que|q|who|die)\\s)[\\p{L}'’]+){0,4}";
const PATTERNS = [
  `(?:${anyListed(WHO)}\\s+)?(?:${anyListed(LIVE)}\\s+)*${anyListed(ANYWHERE)}(?!\\p{L})${WITHIN}(?:\\s+(?:in the world|auf der welt|dans le monde|del mundo|do mundo|chalega|chalenge)(?!\\p{L}))?`,
  `(?:${anyListed(WHERE)}|${OU})${REST}\\s+${anyListed(NO_MATTER)}(?!\\p{L})`,
  `(?:${anyListed(WHO)}\\s+)?${anyListed(DONT_CARE)}\\s+(?:${anyListed(WHERE)}|ou)(?!\\p{L})${REST}`,
].map((words) => new RegExp(`(?<![\\p{L}'’])${words}`, "gu"));

/** "Creators can be anywhere", "wo sie wohnen ist egal": no place of creators is asked for. Taken out of the text. */
export function takeAnywhere(text: BriefText): boolean {
  const found = PATTERNS.flatMap((pattern) => text.all(pattern));
  for (const one of found) text.take(one);
  return found.length > 0;
}
