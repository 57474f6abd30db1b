/** Lower case without marks, so that spelling does not decide. */
export function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[’‘`]/gu, "'").toLowerCase();
}

/** Whether one of the words that `|` parts stands in a text. */
export function saysOneOf(text: string, words: string): boolean {
  return words.split("|").some((one) => plain(text).includes(plain(one.trim())));
}

/** Handles after an @, as they stand; an address has a word before it. */
export function handlesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w.])@([\w.]*\w)/gu)].map(([, handle = ""]) => handle.toLowerCase());
}

/** Says that part of a sentence was left aside, so that what follows is not an answer to all of it. */
const LEFT_ASIDE =
  /did(?: not|n't) understand|nicht verstanden|pas compris|no (?:he |se )?(?:entend|comprend)|nao (?:entend|compreend)|not read|leave out|lasse ich weg|je laisse de cote|dejo fuera|deixo de fora/u;
/** Says that something is not known, or is none of its business. */
const NOT_KNOWN =
  /not know|no (?:price|post|sale|figure|offer|one|creator|campaign)|unknown|nobody|cannot|can't|can not|do not keep|keep no|keeps no|none of|not there|no such|outside|unbekannt|nicht bekannt|niemand|kein|kann ich nicht|weiss ich nicht|weiss (?:ich|niemand)|nicht (?:da|in diesem)|aucun|inconnu|pas connu|je ne|ne sais|ne connais|ne connait pas|personne|n'est pas|ningun|nadie|no se (?:conoce|sabe)|no (?:lo )?se|no puedo|no hay|no esta|desconoc|nenhum|ninguem|nao (?:se )?sa[bi]|nao sei|nao posso|nao ha|nao esta|nao (?:e|sao) conhecid/u;

/** Says of all that was told that it is kept nowhere. */
const NO_PLACE =
  /no place i can keep|cannot keep|do not keep|noch nirgends|merke ich mir noch nicht|noch nicht behalten|pas encore (?:le )?garder|ne retiens pas|aun no puedo guardarlo|todavia no (?:guardo|puedo guardar)|ainda nao (?:guardo|consigo guardar)/u;

export function saysNoPlace(text: string): boolean {
  return NO_PLACE.test(plain(text));
}

export function leavesAside(text: string): boolean {
  return LEFT_ASIDE.test(plain(text));
}

export function saysNotKnown(text: string): boolean {
  return NOT_KNOWN.test(plain(text)) || leavesAside(text);
}

const COMMON: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "of", "is", "and", "not", "are", "for", "with", "no", "to", "you"],
  de: ["der", "die", "das", "ist", "und", "nicht", "von", "mit", "sind", "fur", "kein", "ich"],
  fr: ["le", "la", "les", "est", "et", "des", "pas", "pour", "avec", "sont", "une", "je", "vous"],
  es: [
    "el",
    "los",
    "es",
    "y",
    "del",
    "con",
    "por",
    "una",
    "son",
    "no",
    "para",
    "las",
    "hay",
    "de",
    "se",
    "lo",
    "que",
  ],
  pt: ["o", "os", "e", "nao", "com", "uma", "sao", "do", "da", "para", "um", "voce", "ha", "de", "se", "que"],
};

/** The language that a text seems to be in; null where its words do not tell. */
export function languageOf(text: string): string | null {
  const words = plain(text.replaceAll(/[“„«"][^”“»"]*[”“»"]|@[\w.]+/gu, " ")).split(/[^a-z]+/u);
  const counts = Object.entries(COMMON)
    .map(([language, common]) => ({ language, count: words.filter((word) => common.includes(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count >= 3 && first.count >= second.count + 2 ? first.language : null;
}
