import { patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CHANGING_WORDS } from "#/language/numbers/changes.ts";
import { REMOVE, REMOVED } from "#/strategy/brief/left-out/removal-words.ts";
import { countSlots, saysOfPlan } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";
import { SLOT_LABEL } from "./follow-up.ts";
import { plainOrders } from "./order-words.ts";
import { withoutWords } from "#/strategy/brief/reading/question.ts";

/** "Plan without “Xanadu”", as the quick answer of a question says it. */
export const WITHOUT_WORDS = /^\s*plan without [“"](.+)[”"]\s*$/iu;
/** Slots that make a text a brief of its own, even where a plan exists already. */
const WHOLE_BRIEF = 4;

const DROPPED = /drop the rule “(?<words>[^”]+)”[.,;]?/giu;

/** An order to drop limits by their words, as the panel of a plan gives it, and what the message says besides. */
export function limitsDropped(text: string): { words: string[]; rest: string } {
  const words = [...text.matchAll(DROPPED)].map(({ groups }) => groups?.["words"] ?? "");
  return { words, rest: text.replaceAll(DROPPED, " ").trim() };
}

/** What only the screen writes: an assumption that is changed, a limit that is dropped. */
export function isOrderOfScreen(text: string): boolean {
  return SLOT_LABEL.test(text) || limitsDropped(text).words.length > 0;
}

/** Whether a text says enough to be a brief of its own. */
export function isWholeBrief(source: string): boolean {
  const { stated, budgetChange } = readPlain(source);
  if (budgetChange || !stated.budget || isOrderOfScreen(source)) return false;
  return countSlots(stated) >= WHOLE_BRIEF;
}

/**
 * Whether a text says an amount, words that nobody understands, and nothing else of a plan: "the old boss wanted to
 * spend 50.000" is no brief for certain.
 */
export function isThinBrief(source: string): boolean {
  const { stated, unparsed } = readPlain(source);
  const { categories: _, ...slots } = stated;
  return stated.budget !== undefined && unparsed.length > 0 && countSlots(slots) === 0;
}

/**
 * The brief that several messages make together: what was not understood of it is answered by the next one, whose words
 * stand in its place. A message that is a whole brief begins anew.
 */
export function wholeBrief(texts: readonly string[], context: ReadingContext): string {
  return texts.reduce((brief, said) => {
    if (brief === "") return said;
    const text = amountAlone(said) ?? said;
    const words = WITHOUT_WORDS.exec(text)?.[1];
    if (words !== undefined) return withoutWords(brief, words);
    if (isWholeBrief(text) || standsAlone(text)) return text;
    const { unread } = readText(brief, context);
    return [unread && mayAnswer(unread, text) ? withoutWords(brief, unread.words) : brief, text].join(". ");
  }, "");
}

/** What a message says that answers a question of this kind. */
const ANSWERED: Readonly<Partial<Record<Unread["kind"], (stated: Stated) => boolean>>> = {
  place: ({ filters = {}, audienceCountries }) =>
    (filters.country ?? filters.region ?? filters.city ?? audienceCountries) !== undefined,
  date: ({ flight, leftOut }) => (flight ?? leftOut) !== undefined,
  share: ({ rules = [], maxShare }) => rules.length > 0 || maxShare !== undefined,
  exclusion: ({ never, named, rules = [], filters = {} }) =>
    (never ?? named) !== undefined || rules.length > 0 || Object.keys(filters).length > 0,
  budget: ({ budget }) => budget !== undefined,
};

/** Kinds whose answer says a number or a day; of a place and of whom is left out a name that nobody knows may be one. */
const SAID_OUTRIGHT: ReadonlySet<Unread["kind"]> = new Set<Unread["kind"]>(["share", "date", "budget"]);

/** A name that nobody knows, with a few words around it; "make that nine, and start a week later" is none. Chosen by us. */
const NAME_WORDS = 6;

/** "Scrap the limit" names nobody. */
const ORDERS = patternOf(wordsListed(`${REMOVE}, ${REMOVED}, ${CHANGING_WORDS}`));

/** "Tira a Marina" after a question for a share says something else of the plan: the question stays open. */
function mayAnswer({ kind }: Unread, text: string): boolean {
  const { stated, budgetChange } = readPlain(text);
  const isOther = saysOfPlan(stated) || budgetChange !== null || stated.never !== undefined;
  const isName =
    !isOther && !ORDERS.test(foldInPlace(text)) && (text.match(/[\p{L}\p{N}]+/gu) ?? []).length <= NAME_WORDS;
  return (isName && !SAID_OUTRIGHT.has(kind)) || (ANSWERED[kind]?.(stated) ?? true);
}

/** A message with a product, an amount and two things more begins anew, whatever was said before it. */
function standsAlone(text: string): boolean {
  const { stated, budgetChange } = readPlain(text);
  return (
    stated.product !== undefined && stated.budget !== undefined && !budgetChange && countSlots(stated) >= 2
  );
}

/** "Ok dann 2000" as the budget that it is: alone a number is no year, and no count. */
function amountAlone(text: string): string | null {
  const [order = "", ...others] = plainOrders(text);
  return others.length === 0 && /^budget \S+$/u.test(order) ? order : null;
}
