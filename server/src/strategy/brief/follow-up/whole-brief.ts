import { isWholeBrief } from "./intent.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { withoutWords } from "#/strategy/brief/reading/question.ts";

/** "Plan without “Xanadu”", as the quick answer of a question says it. */
const WITHOUT = /^\s*plan without [“"](.+)[”"]\s*$/iu;

/**
 * The brief that several messages make together: what was not understood of it is answered by the next one, whose words
 * stand in its place. A message that is a whole brief begins anew.
 */
export function wholeBrief(texts: readonly string[], context: ReadingContext): string {
  return texts.reduce((brief, text) => {
    if (brief === "") return text;
    const words = WITHOUT.exec(text)?.[1];
    if (words !== undefined) return withoutWords(brief, words);
    if (isWholeBrief(text)) return text;
    const { unread } = readText(brief, context);
    return [unread ? withoutWords(brief, unread.words) : brief, text].join(". ");
  }, "");
}
