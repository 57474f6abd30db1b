import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const NOUN = `(?:${CREATOR_WORDS})(?!\\p{L})`;
const MORE = anyListed(
  "more, extra, additional, on top, mehr, zusatzlich, weitere, dazu, de plus, en plus, supplementaires, mas, adicionales, a mais, mais, adicionais, aur, zyada",
);
const MORE_BEFORE = anyListed(
  "another, plus, noch, noch mal, weitere, zusatzlich, encore, otros, otras, mais, outros, outras, aur",
);
const LESS = anyListed("less, fewer, weniger, de moins, en moins, menos, a menos, kam");
const END =
  "(?=\\s*(?:please|bitte|por favor|s'il te plait|dazu|rein|add karo|jodo|chahiye|karo)?\\s*[.!]*\\s*$)";
const FORMS: readonly { pattern: RegExp; sign: 1 | -1 }[] = [
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${COUNT})\\s+${MORE}\\s+${NOUN}${END}`, "u"), sign: 1 },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${COUNT})\\s+${NOUN}\\s+${MORE}(?!\\p{L})${END}`, "u"),
    sign: 1,
  },
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${MORE_BEFORE}\\s+(${COUNT})\\s+${NOUN}${END}`, "u"), sign: 1 },
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${COUNT})\\s+${LESS}\\s+${NOUN}${END}`, "u"), sign: -1 },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${COUNT})\\s+${NOUN}\\s+${LESS}(?!\\p{L})${END}`, "u"),
    sign: -1,
  },
];
const REFUSED = /(?<!\p{L})(?:no|not|never|nicht|kein\p{L}*|pas|nao|nunca|nahi)(?!\p{L})/u;

/** The text without what it changes of the number of creators, and that number as it then is. */
interface CountChange {
  text: string;
  counts: Pick<Stated, "minCreators" | "maxCreators">;
  /** Words that change a number which nobody has said. */
  unknown: string | null;
}

/** "2 more creators", "drei Creator weniger": by how many creators a plan changes, and no new number of all. */
export function countChange({ minCreators, maxCreators }: Stated, source: string): CountChange {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  for (const { pattern, sign } of FORMS) {
    const found = pattern.exec(folded);
    if (!found || REFUSED.test(folded.slice(0, found.index))) continue;
    const [words, count] = found;
    const by = sign * readCount(count);
    const rest =
      text.slice(0, found.index) + " ".repeat(words.length) + text.slice(found.index + words.length);
    const moved = (known: number) => Math.max(1, known + by);
    const counts = {
      ...(minCreators !== undefined && { minCreators: moved(minCreators) }),
      ...(maxCreators !== undefined && { maxCreators: moved(maxCreators) }),
    };
    const isUnknown = minCreators === undefined && maxCreators === undefined;
    return {
      text: rest,
      counts,
      unknown: isUnknown ? text.slice(found.index, found.index + words.length).trim() : null,
    };
  }
  return { text: source, counts: {}, unknown: null };
}
