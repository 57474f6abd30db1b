import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";

/** "I meant @ada", "@ada mein ich": who was meant in the place of somebody else. */
const MEANT = patternOf(
  wordsListed(
    "i meant, i mean, meant, should have been, should be, ich meinte, meinte, mein ich, meine ich, ich meine, gemeint war, gemeint ist, je voulais dire, je parlais de, je parle de, je pensais a, c'etait, quise decir, queria decir, me referia a, era, eu quis dizer, quis dizer, queria dizer, me referia, mera matlab, matlab, mean",
  ),
);
const WRONG = patternOf(
  wordsListed(
    "no, nope, wrong, wrong one, wrong person, not her, not him, oops, sorry, ne, nee, nein, falsch, falsche, falschen, der falsche, die falsche, doch nicht, sorry, non, pas elle, pas lui, mauvaise, mauvais, erreur, equivocado, equivocada, me equivoque, perdon, nao, errado, errada, enganei, desculpa, nahi, galat, galti",
  ),
);
const NOT = patternOf(
  `(?<!\\p{L})${anyListed("not, instead of, nicht, statt, pas, au lieu de, no, en vez de, nao, em vez de")}\\s+(?:a |o |la |el |die |den )?@`,
);

/** Whom a message means in the place of whoever was named before; null where it means nobody else. */
export function meantOtherIn(source: string): string | null {
  const folded = foldInPlace(source.normalize("NFC"));
  if (source.includes("?") || !MEANT.test(folded) || !(WRONG.test(folded) || NOT.test(folded))) return null;
  const not = NOT.exec(folded);
  const left = not ? folded.slice(not.index + not[0].length - 1) : null;
  const [refused = null] = left === null ? [] : handlesIn(left);
  const [meant, ...others] = handlesIn(source).filter((handle) => handle !== refused);
  return meant === undefined || others.length > 0 ? null : meant;
}
