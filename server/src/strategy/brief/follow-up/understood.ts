import { PLAIN } from "#/strategy/brief/plain-reading.ts";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import asides from "./asides.json" with { type: "json" };
import { withoutAsides } from "./asides.ts";
import { beginsToAsk } from "./asking.ts";
import { applyChange } from "#/strategy/brief/brief-parser.ts";
import { withNamedPicks } from "./named-picks.ts";
import { bareOrder, plainOrders } from "./order-words.ts";
import { clausesOf } from "./reasons.ts";
import { withStanding } from "./relative.ts";
import words from "./understood.json" with { type: "json" };

/** Whether a message is an order by its grammar alone: all of it is read as a change, and nothing is left over. */

/** Whoever is named by a price in a plan stands for somebody. */
const SOMEBODY = [{ handle: "somebody", cost: { amount: 1 } }];
const WISHED = new RegExp(wordsListed(asides.frames), "u");
const TOLD = new RegExp(wordsListed(words.told), "u");
const POLITE = `(?:\\s+(?:please|pls|bitte|mal|stp|svp|por favor|porfa|zara|noch))*`;
const CAN_YOU = new RegExp(`^\\s*¿?\\s*(?:${anyListed(words.canYou)})(?!\\p{L})${POLITE}`, "u");
const CAN_WE = new RegExp(`^\\s*¿?\\s*(?:${anyListed(words.canWe)})(?!\\p{L})${POLITE}`, "u");
const CAN_YOU_BEHIND = new RegExp(`\\s(?:${anyListed(words.behindYou)})\\s*$`, "u");
const CAN_WE_BEHIND = new RegExp(`\\s(?:${anyListed(words.behindWe)})\\s*$`, "u");
const VERB = new RegExp(`^\\s*(?:${anyListed(words.verbs)})(?!\\p{L})`, "u");
/** Whoever is asked to tell something is told to change nothing. */
const TELLS = new RegExp(`^\\s*(?:${anyListed(words.tells)})(?!\\p{L})`, "u");
/** What is counted from what there is, is counted from something. */
const STANDING = { flight: { from: "2000-02-01", to: "2000-03-01" }, creators: 5 };

/** How a message is understood as an order; null where something of it is none. */
export type Understood =
  /** In words that order: "vire le Portugal", "@x never again". */
  | "ordered"
  /** As what may be changed: "in Paris", "2 reels each". */
  | "stated";

export function orderUnderstood(source: string): Understood | null {
  const text = source.normalize("NFC");
  if (text.includes("?")) return askedFor(text);
  const folded = foldInPlace(text);
  return WISHED.test(folded) || TOLD.test(folded) || beginsToAsk(text) ? null : wholeOrder(text);
}

/** "Can you drop @x?": who is asked to do something is told to. What "we" can is asked, unless words order it. */
function askedFor(text: string): Understood | null {
  const asked = withoutAsides(text.replace(/\s*\?+\s*$/u, ""));
  if (asked.includes("?")) return null;
  const folded = foldInPlace(asked);
  const lengthOf = (pattern: RegExp) => pattern.exec(folded)?.[0].length ?? 0;
  const [you, we] = [lengthOf(CAN_YOU), lengthOf(CAN_WE)];
  const [behindYou, behindWe] = [lengthOf(CAN_YOU_BEHIND), lengthOf(CAN_WE_BEHIND)];
  if (!you && !we && !behindYou && !behindWe) return null;
  const order = asked.slice(you || we, asked.length - (behindYou || behindWe));
  const understood = TELLS.test(foldInPlace(order)) ? null : wholeOrder(order);
  const isTold = you > 0 || behindYou > 0 || VERB.test(foldInPlace(order));
  return understood === "stated" && !isTold ? null : understood;
}

function wholeOrder(text: string): Understood | null {
  const named = bareOrder(withNamedPicks(text, SOMEBODY));
  const orders = plainOrders(withStanding(named, STANDING));
  if (!orders.every((order) => isRead(order)) || !clausesOf(named).every(speaksOfOneThing)) return null;
  return orders.map(wordKey).join(" ") === wordKey(named) ? "stated" : "ordered";
}

function isRead(order: string): boolean {
  const { made, left, unread, priced, unmet } = applyChange({}, order, PLAIN);
  return made.length > 0 && left.length === 0 && unread === null && priced.length === 0 && !unmet;
}

/** "@x bleibt in Wien" tells where somebody is: beside a name, an order says nothing but who comes and goes. */
function speaksOfOneThing(clause: string): boolean {
  if (!clause.includes("@")) return true;
  return plainOrders(clause).every((order) => {
    const { stated } = applyChange({}, order, PLAIN);
    return Object.keys(stated).every((slot) => OF_NAMES.has(slot));
  });
}

const OF_NAMES: ReadonlySet<string> = new Set(["must", "never", "named"]);
