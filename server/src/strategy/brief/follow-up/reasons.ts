import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { countSlots } from "#/strategy/brief/brief.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { withoutAsides } from "./asides.ts";
import { beginsToAsk } from "./asking.ts";
import words from "./reasons.json" with { type: "json" };

/** Why something is ordered, said beside it: "drop @x, she is too expensive", "der Kunde hat gekürzt: 6k". */

const BORDER = new RegExp(
  `\\s*(?:[;!\\n–—]+|\\.(?=\\s|$)|,(?=\\s)|:(?=\\s)|\\s-\\s)\\s*|\\s+(?=${anyListed(words.cause)}(?!\\p{L}))|\\s+(?=${anyListed(words.so)}\\s+\\p{L})`,
  "gu",
);
const FIRST = "^[\\s'’]*";
const CAUSED = new RegExp(`${FIRST}${anyListed(words.cause)}(?!\\p{L})`, "u");
const CONSEQUENCE = new RegExp(`${FIRST}${anyListed(words.so)}\\s+`, "u");
const TOLD = new RegExp(
  `${FIRST}(?:${anyListed(`${words.house}, ${words.subject}`)}|${anyListed(words.predicate)}|${anyListed(words.judged)})(?!\\p{L})`,
  "u",
);
const TOLD_BEHIND = new RegExp(`\\s${anyListed(words.endsWith)}[\\s.!]*$`, "u");
const CONDITION = new RegExp(`${FIRST}${anyListed(words.condition)}(?!\\p{L})`, "u");
const OF_PERSON = new RegExp(
  `${FIRST}(?!${anyListed(words.house)}(?!\\p{L}))${anyListed(words.person)}(?!\\p{L})`,
  "u",
);
const ALONE = /^[\s\d.,k€$£₹]+$/u;

/** A message without the reasons in it, and these in its words. */
export interface Reasoned {
  order: string;
  reasons: string[];
}

export function withoutReasons(source: string): Reasoned {
  const text = source.normalize("NFC");
  const clauses = clausesOf(text);
  const reasons = text.includes("?") || beginsToAsk(text) ? [] : clauses.filter(isReason);
  const rest = clauses.filter((clause) => !reasons.includes(clause));
  const order = rest.map((clause) => withoutFirst(clause, CONSEQUENCE)).join(", ");
  // "She is lovely, 5k": whether that is hers or the plan's, nobody knows.
  const isHers = ALONE.test(withoutAsides(order)) && reasons.some((one) => OF_PERSON.test(foldInPlace(one)));
  return reasons.length === 0 || rest.length === 0 || isHers
    ? { order: source, reasons: [] }
    : { order, reasons };
}

function withoutFirst(clause: string, pattern: RegExp): string {
  const found = pattern.exec(foldInPlace(clause))?.[0].length ?? 0;
  return found > 0 && clause.length > found ? clause.slice(found) : clause;
}

/** Thoughts of a message, parted by signs and by what joins a reason to an order. */
export function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: border, index } of foldInPlace(text).matchAll(BORDER)) {
    clauses.push(text.slice(from, index));
    from = index + border.length;
  }
  return [...clauses, text.slice(from)].map((clause) => clause.trim()).filter((clause) => clause !== "");
}

/** Whether a clause tells something that no plan has a slot for. */
function isReason(clause: string): boolean {
  const folded = foldInPlace(withoutAsides(clause));
  if (CONDITION.test(folded)) return false;
  if (!CAUSED.test(folded) && !TOLD.test(folded) && !TOLD_BEHIND.test(folded)) return false;
  const { stated, budgetChange } = readPlain(clause);
  const { budget, deliverables, rules, maxCreators, minCreators, prices, maxFee, maxPrice, never } = stated;
  const said = [
    budget,
    budgetChange,
    deliverables,
    rules,
    maxCreators,
    minCreators,
    prices,
    maxFee,
    maxPrice,
    // "E sem a @x": Portuguese "e" is "and" as well.
    never,
  ];
  const { categories: _, ...slots } = stated;
  return said.every((one) => one === undefined || one === null) && countSlots(slots) === 0;
}
