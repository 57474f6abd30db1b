import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import type { Money } from "@app/contract/money";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { HANDLE } from "#/strategy/brief/handles/handles.ts";
import { amountsIn } from "./deal-amounts.ts";
import type { Writer } from "./currencies.ts";
import { isPriceOfPiece, namesPieces } from "./deal-terms.ts";
import { CAP, DEAL, FREE, GIVES, MAKES, NO_DEAL, OF_ALL, PERCENT_FEE, TO_WHOM } from "./deal-words.ts";
import { anyRightsIn } from "./rights.ts";

/** What is told of the deal with one creator, up to the money; the words behind it may say what it is for. */
export interface Deal extends Span {
  /** Without @; several where one thing is told of all. */
  handles: string[];
  /** Where the last of them stands. */
  at: Span;
  price: Money | null;
  /** Where the money stands; where it would, without. */
  money: Span;
  /** So many percent of the price, for rights. */
  percent?: number;
  /** Where the thought begins; rights may stand before the creator. */
  from: number;
  /** The money is the most that may be paid, and no price. */
  limit?: true;
}

/** Where one thought ends and the next begins. */
const PRONOUN =
  "(?!\\s*(?:he|she|they|who|er|qui|il|elle|quien|ella|ele|ela|woh)(?:\\s|['’])|\\s*(?:die|sie|der) (?:nimmt|kostet|verlangt|will|wollte|mochte|macht|bekommt|kriegt)\\s)";
const BREAK = patternOf(`[;!?\\n\\u25ae]|[.:](?=\\s|$)${PRONOUN}|,(?!\\d)${PRONOUN}`);
const AND = patternOf(wordsListed("and, und, et, y, e, aur, but, aber, mais, pero, mas, plus, while"));
/** Words between creator, cue and money. */
const REACH = 60;

/** One thought about one creator. */
interface Thought extends Span {
  handle: string;
  at: Span;
  words: string;
  /** With its accents: "é" is no "e". */
  accented: string;
}

export function readDeals(text: BriefText, writer: Writer): Deal[] {
  const deals: Deal[] = [];
  let listed: Thought[] = [];
  for (const thought of thoughts(text)) {
    const deal = dealIn(thought, writer) ?? (deals.length > 0 ? shortDeal(thought, writer) : null);
    const [first] = listed;
    if (deal && first && deal.at.start === deal.start && OF_ALL.test(thought.words)) {
      deals.push({
        ...deal,
        handles: [...listed.map(({ handle }) => handle), ...deal.handles],
        start: first.at.start,
        from: first.at.start,
      });
    } else if (deal) deals.push(deal);
    listed = LISTED.test(text.folded.slice(thought.at.end)) ? [...listed, thought] : [];
  }
  return deals;
}

const LISTED = patternOf(`^\\s*(?:,|${anyListed("and, und, et, y, e, aur, &")})\\s*@`);
/** "@a charges 700 and @b 500": what was said of the one before is meant of the next. */
const JUST_AMOUNT = /^\s*[:=]?\s*(?:only |just |nur )?$/u;

function shortDeal({ handle, at, start, words }: Thought, writer: Writer): Deal | null {
  const amount = amountsIn(words, writer)[0];
  if (!amount || NO_DEAL.test(words)) return null;
  const money = { start: start + amount.start, end: start + amount.end };
  if (money.start < at.end || !JUST_AMOUNT.test(words.slice(at.end - start, amount.start))) return null;
  return {
    handles: [handle],
    at,
    price: amount.money,
    money,
    from: at.start,
    start: at.start,
    end: money.end,
  };
}

/** Each handle with the words that may speak of it: from the last break before it to the next behind it. */
function thoughts({ folded, original }: BriefText): Thought[] {
  const accented = original.toLowerCase();
  const handles = [...folded.matchAll(new RegExp(HANDLE, "gu"))].map((match) => ({
    handle: match[1] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  return handles.map(({ handle, ...at }, index) => {
    const floor = handles[index - 1]?.end ?? 0;
    const ceiling = handles[index + 1]?.start ?? folded.length;
    const start = floor + lastBreak(accented.slice(floor, at.start));
    // "@a: 180 a reel" is one thought.
    const behind = folded.slice(at.end, ceiling).replace(/^\s*:/u, (colon) => " ".repeat(colon.length));
    const stop = BREAK.exec(behind)?.index ?? behind.length;
    const isLast = index === handles.length - 1;
    const end = at.end + (isLast ? stop : Math.min(stop, lastBreak(accented.slice(at.end, ceiling)) || stop));
    return { handle, at, start, end, words: folded.slice(start, end), accented: accented.slice(start, end) };
  });
}

function lastBreak(words: string): number {
  const both = new RegExp(`${BREAK.source}|${AND.source}`, "gu");
  return [...words.matchAll(both)].reduce((last, match) => Math.max(last, match.index + match[0].length), 0);
}

function dealIn(thought: Thought, writer: Writer): Deal | null {
  const { handle, at, start, words } = thought;
  if (NO_DEAL.test(words)) return null;
  const moved = (span: Span): Span => ({ start: start + span.start, end: start + span.end });
  const rights = anyRightsIn(words);
  const made = namesPieces(words) ? [...words.matchAll(MAKES)] : [];
  const cues = [...words.matchAll(DEAL), ...made].map(({ index, 0: cue }) =>
    moved({ start: index, end: index + cue.length }),
  );
  const amounts = amountsIn(words, writer).map((one) => ({ ...one, ...moved(one) }));
  const who = { handles: [handle], at };
  for (const amount of amounts) {
    // "@a 210 le reel": whoever is named right before the price of a piece asks for it.
    const isOfPiece = amount.start > at.end && isPriceOfPiece(words.slice(amount.end - start));
    const cue = [...cues, ...(isOfPiece ? [amount] : [])].find((one) => isTold(thought, one, amount));
    if (!cue) continue;
    const ends = [at, cue, amount];
    const span = {
      start: Math.min(...ends.map((one) => one.start)),
      end: Math.max(...ends.map((one) => one.end)),
    };
    const from = rights && start + rights.end <= span.start ? start + rights.start : span.start;
    const isLimit = CAP.test(words.slice(0, amount.start - start));
    return {
      ...who,
      price: amount.money,
      money: amount,
      ...span,
      from,
      ...(isLimit && { limit: true as const }),
    };
  }
  if (!rights || amounts.length > 0) return null;
  const right = moved(rights);
  const whole = { start: Math.min(at.start, right.start), end: Math.max(at.end, right.start) };
  const share = [...words.matchAll(PERCENT_FEE)][0];
  if (share && cues.length > 0) {
    const money = moved({ start: share.index, end: share.index + share[0].length });
    return { ...who, price: null, percent: Number(share[1]), money, from: whole.start, ...whole };
  }
  return GIVES.test(words) || FREE.test(words)
    ? { ...who, price: null, money: at, from: whole.start, ...whole }
    : null;
}

/** The money stands behind the creator or the cue, with nothing of another thought between them. */
function isTold({ at, words, accented, start }: Thought, cue: Span, amount: Span): boolean {
  const first = Math.min(at.start, cue.start);
  const last = Math.max(at.end, cue.end, amount.end);
  if (amount.start < first || last - first > REACH + (at.end - at.start)) return false;
  const inner = accented.slice(first - start, amount.start - start).replace(/@[a-z0-9._]+/u, "");
  if (AND.test(inner) && !namesPieces(inner)) return false;
  return (
    at.start < amount.start || TO_WHOM.test(withoutTerms(words.slice(amount.end - start, at.start - start)))
  );
}

const WHAT_FOR = patternOf(
  `^\\s*(?:${anyListed("flat, fixo, fixos, fijo, fijos, pauschal, forfait, extra")}\\s*)?(?:${anyListed("per, a, pro, par, por, je")}\\s+\\p{L}+\\s*)?(?:${anyListed("flat, pauschal")}\\s*)?`,
);

/** "700 € per reel to": what is between money and whom it goes to, without what it is for. */
function withoutTerms(words: string): string {
  return words.replace(WHAT_FOR, " ");
}
