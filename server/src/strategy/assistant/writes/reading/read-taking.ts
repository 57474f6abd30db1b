import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { LIST, nameOf, NAMED, PLAIN, QUOTED } from "./list-names.ts";
import { AGAIN_WORDS, TAKES } from "./taking-words.ts";

/** A list or a campaign by its name. */
export interface Place {
  kind: "list" | "campaign";
  name: string;
}

/** Who is taken out of a list or a campaign; where only the name is said, it may be of either. */
export interface Taking {
  is: "off";
  of: Place["kind"] | "either";
  name: string;
}

const OUT_OF = `(?:(?:off|from|out of|von|vom|aus|de|du|des|da|do)\\s+)(?:(?:the|our|my|this|that|der|dieser|unserer|meiner|la|cette|notre|ma|esta|esa|nuestra|mi|essa|nossa|minha)\\s+)?`;
const AGAIN = `(?:\\s+(?:${anyListed(AGAIN_WORDS)}))*\\s*[.!]*$`;
const LISTS: readonly RegExp[] = [
  // "Off the list Summer again", "de la liste « Été »".
  new RegExp(`(?<!\\p{L})${OUT_OF}${LIST}(?:${NAMED}\\s+(?:${QUOTED}|${PLAIN}))?${AGAIN}`, "du"),
  // "From the summer list", "von der Sommerliste wieder runter".
  new RegExp(
    `(?<!\\p{L})${OUT_OF}(?:${QUOTED}|${PLAIN})[ -]?(?<!short)(?:list|liste|collection|sammlung)${AGAIN}`,
    "du",
  ),
  // "Usko Holi list se hata do".
  new RegExp(`(?<=ko\\s+)(?:(?:${QUOTED}|${PLAIN})\\s+)?(?:list|collection)\\s+se${AGAIN}`, "du"),
];
const CAMPAIGN = `(?:${anyListed("campaign, kampagne, campagne, campana, campanha")})`;
const CAMPAIGNS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${OUT_OF}${CAMPAIGN}(?:${NAMED}\\s+(?:${QUOTED}|${PLAIN}))?${AGAIN}`, "du"),
  new RegExp(`(?<!\\p{L})${OUT_OF}(?:${QUOTED}|${PLAIN})[ -]?${CAMPAIGN}${AGAIN}`, "du"),
  new RegExp(`(?<=(?:ko|\\S)\\s+)(?:(?:${QUOTED}|${PLAIN})\\s+)?${CAMPAIGN}\\s+se${AGAIN}`, "du"),
];
/** "Out of Winter Glow": of what has that name. */
const ANYTHING: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${OUT_OF}(?:${QUOTED}|${PLAIN})${AGAIN}`, "du"),
  new RegExp(`(?<=ko\\s+)(?:${QUOTED}|${PLAIN})\\s+se${AGAIN}`, "du"),
];
/** "Out of it again", "usme se": of what was spoken of. */
const THENCE = patternOf(
  `(?<!\\p{L})${anyListed("out of it, out of there, from it, from there, off it, daraus, da raus, davon, de la, de la-dedans, de ahi, de alli, de ella, dela, dali, de la dedans, usme se, isme se, us list se, wahan se")}${AGAIN}`,
);
/** "Nimm sie wieder runter", "take her off again": of the list that was changed just before. */
const AWAY = patternOf(
  `(?<!\\p{L})${anyListed("off, out, runter, raus, heraus, wieder weg, dehors")}${AGAIN}|^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}${anyListed("enleve, retire, vire, ote, quita*, saca*, borra*, tira, retira, remove, hata, nikal")}[\\s-](?:\\S+\\s+){0,2}?${anyListed("la, le, les, ela, ele, eles, elas, de nouveau, otra vez, de nuevo, de novo, do")}\\s*[.!]*$`,
);
/** "The shortlist" is the plan's, unless it has a name. */
const OF_PLAN = patternOf(
  `${wordsListed("plan*")}|(?<!\\p{L})${OUT_OF}shortlist(?!\\p{L})|(?<=ko\\s+)shortlist`,
);
/** Beside whom it takes out, an order right after a list was changed says no more than why. */
const WHY = new RegExp(
  `(?:^|[\\s,;]+)${anyListed("que, who, because, since, as, he, she, they, weil, denn, der, die, er, sie, parce que, car, qui, elle, il, porque, pois, ya que, kyunki")}(?!\\p{L}).*$`,
  "u",
);
const SMALL = new RegExp(
  wordsListed(
    `a, o, al, el, la, le, the, den, die, ok, okay, no, na, nein, ach, non, nao, und, and, et, y, e, ko, oh, actually, mejor, lieber, doch, ${AGAIN_WORDS}`,
  ),
  "gu",
);
/** "Actually not @lena", "finalement pas @lena": who was just put in is not to be in it. */
const NOT_AFTER_ALL = patternOf(
  `^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}${anyListed("not, actually not, doch nicht, lieber nicht, finalement pas, en fait pas, plutot pas, al final no, mejor no, melhor nao, na verdade nao")}\\s+(?:a |o |la |le |al |el |die |den )?@\\S+(?:\\s+(?:after all|doch nicht|lieber nicht|al final|finalement|no final))?\\s*[.!]*$|^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}(?:a |o )?@\\S+ (?:${anyListed("doch nicht, lieber nicht, not after all, mejor no, al final no, melhor nao, finalement pas, finalement non, nahi, rehne do")})\\s*[.!]*$|^\\s*(?:${anyListed("al final, en realidad, no final, na verdade, finalement, en fait, am ende, actually")}),? (?:a |o |la |le |el )?@\\S+ ${anyListed("no, nao, non, pas, nicht, not")}\\s*[.!]*$`,
);

/** "@mira wieder raus", without a word of taking. */
const OUT_ALONE = patternOf(
  `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:@\\S+[\\s,]*(?:${anyListed("and, und, et, y, e, aur")}\\s+)?)+(?:${anyListed("wieder, again, bitte, doch, ko")}\\s+)*(?:${anyListed("raus, runter, weg, out, off, dehors, fuera, fora, bahar, nikal do, hata do")})\\s*[.!]*$`,
);

/**
 * What a message orders to be taken out of a list or a campaign. `spoken` is the one that the talk is about, `just` the one
 * of the message before.
 */
export function takingIn(
  source: string,
  { spoken, just }: { spoken: Place | null; just: Place | null },
): Taking | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  if (text.includes("?") || /[€$£₹%]/u.test(text) || OF_PLAN.test(folded)) return null;
  if (just !== null && (NOT_AFTER_ALL.test(folded) || OUT_ALONE.test(folded))) return outOf(just);
  if (!TAKES.test(folded)) return null;
  for (const [of, patterns] of [
    ["list", LISTS],
    ["campaign", CAMPAIGNS],
  ] as const) {
    if (!patterns.some((pattern) => pattern.test(folded))) continue;
    const name = nameOf(patterns, text, folded) ?? (spoken?.kind === of ? spoken.name : null);
    return name === null ? null : { is: "off", of, name };
  }
  if (spoken !== null && THENCE.test(folded)) return outOf(spoken);
  if (just !== null && (AWAY.test(folded) || isNothingElse(folded))) return outOf(just);
  const name = text.includes("@") ? nameOf(ANYTHING, text, folded) : null;
  return name === null ? null : { is: "off", of: "either", name };
}

function outOf({ kind, name }: Place): Taking {
  return { is: "off", of: kind, name };
}

/** "Remove @lena, she is too dear", right after a list was changed. */
function isNothingElse(folded: string): boolean {
  if (!folded.includes("@")) return false;
  const rest = folded.replaceAll(HANDLES, " @ ").replace(TAKES, " ");
  return (
    !/[\p{L}\p{N}]/u.test(rest.slice(0, rest.lastIndexOf("@")).replaceAll(SMALL, " ")) &&
    !/[\p{L}\p{N}]/u.test(rest.slice(rest.lastIndexOf("@")).replace(WHY, " ").replaceAll(SMALL, " "))
  );
}
