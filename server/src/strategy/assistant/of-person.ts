import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import words from "./person-words.json" with { type: "json" };

/** Orders that name somebody by a pronoun: "scrap her", "quítala", "vire-le", "usko hata do". */

const START = "(?<=(?:^|[\\s,;.!]))";
const END = "(?![\\p{L}\\p{N}])";
const FORMS: readonly RegExp[] = [
  new RegExp(`${START}(?:${anyListed(words.before)}) (${anyListed(words.pronoun)})${END}`, "du"),
  new RegExp(`${START}(?:${anyListed(words.clitic)})(l[ao])${END}`, "du"),
  new RegExp(`${START}(?:${anyListed(words.hyphen)})(-l[ae])${END}`, "du"),
  new RegExp(
    `^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}(${anyListed(words.subject)}) (?:${anyListed(words.behind)})(?=\\s*(?:[,;.!]|$))`,
    "du",
  ),
  new RegExp(`${START}(${anyListed(words.object)}) (?:${anyListed(words.verbs)})${END}`, "du"),
];

/** The message with the name of whom such an order means in the place of the pronoun; as it is where it has none. */
export function withPerson(text: string, person: string | null): string {
  if (person === null || text.includes("@") || text.includes("?")) return text;
  const folded = foldInPlace(text);
  for (const form of FORMS) {
    const place = form.exec(folded)?.indices?.[1];
    if (place) return `${text.slice(0, place[0]).trimEnd()} @${person}${text.slice(place[1])}`;
  }
  return text;
}
