import {
  isOrderOfScreen,
  isThinBrief,
  isWholeBrief,
  WITHOUT_WORDS,
} from "#/strategy/brief/follow-up/whole-brief.ts";
import { partsOfTrail } from "#/strategy/brief/mail/trail.ts";
import { isNoBrief } from "#/strategy/brief/mail/no-brief.ts";
import { withoutReasons } from "#/strategy/brief/follow-up/reasons.ts";
import { endsToAsk } from "#/strategy/brief/follow-up/asking.ts";
import { orderUnderstood } from "#/strategy/brief/follow-up/understood.ts";
import { asksForBoth } from "#/strategy/brief/follow-up/both.ts";
import { asksToIgnore } from "#/strategy/brief/remembered/ignoring.ts";
import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { withDigits } from "#/language/numbers/written-out.ts";
import { versionOrdered } from "#/strategy/brief/follow-up/version-asked.ts";
import { actOf, actWith, KINDS } from "./act.ts";
import type { Act, Kind, Language } from "./act.ts";
import { classify } from "./classifier.ts";
import { evidenceOf } from "./evidence.ts";
import { answerIn } from "./yes-or-no.ts";
import { asksWhether, marvels, ordersNothing, quotesOthers } from "./others-words.ts";
import data from "./weights.json" with { type: "json" };
import { CURRENCY } from "#/language/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";

export type ReadAct = Act & {
  /** In which the answer is written. */
  language: Language;
};

/**
 * What a person does with a message. What only the screen writes, and what says nothing but a step or an answer, needs
 * no judging; all else is judged by examples, and what is not sure enough is in doubt.
 */
export function readAct(text: string): ReadAct {
  const known = lastRead.get(text);
  if (known) return known;
  const read = actRead(text);
  if (lastRead.size >= LAST_READ_MAX) lastRead.clear();
  lastRead.set(text, read);
  return read;
}

/** One answer reads the messages of its thread several times. */
const lastRead = new Map<string, ReadAct>();
const LAST_READ_MAX = 200;

function actRead(text: string): ReadAct {
  const { kinds, language } = classify(text, evidenceOf(text));
  if (isOrderOfScreen(text)) return { act: "order", kind: "change", language };
  if (WITHOUT_WORDS.test(text)) return { act: "order", kind: "plan", language };
  const mailed = mailedBrief(text);
  if (mailed === "brief") return { act: "order", kind: "plan", language };
  if (mailed === "asked") return { act: "doubt", kind: "wish", language };
  if (asksForBoth(text)) return { act: "order", kind: "change", language };
  if (asksToIgnore(text)) return { act: "order", kind: "change", language };
  const folded = foldInPlace(text.normalize("NFC"));
  if (versionOrdered(folded) !== null) return { act: "order", kind: "version", language };
  // Where a proposal waits for it, a yes is taken before anything is read.
  if (answerIn(text) !== null) return { act: "remark", kind: "thanks", language };
  const [act, sure] = mostLikelyAct(kinds);
  const kind = mostLikelyKind(kinds, act);
  // "Jamais @x" may be for good and for the plan: what names somebody so orders it.
  const isOpen = kind === "memory" || sure < (act === "order" ? data.sure.order : CERTAIN_FROM);
  if (kind !== "plan" && isOpen) {
    const order = orderByGrammar(text, kinds);
    if (order) return { act: "order", kind: order, language };
  }
  // Of letters that are no words, only that they are short is known.
  if (isPolite(kind) && sure < POLITE_FROM) return { act: "doubt", kind: "wish", language };
  if (act === "remark" && (LIMITING.test(folded) || JUST_MONEY.test(folded)) && !isToldOnly(text))
    return { act: "doubt", kind: "change", language };
  const isTold = kind === "plan" ? isDoubtfulBrief(text) : isToldOnly(text);
  const isSure =
    act !== "doubt" &&
    sure >= data.sure[act] &&
    !isMoreThanPolite(kind, text) &&
    !(act === "order" && (isTold || endsToAsk(text)));
  return isSure ? { ...actWith(kind), language } : { act: "doubt", kind, language };
}

/** A mail with heads that is pasted as it came, and is a whole brief; one that is asked about orders nothing. */
function mailedBrief(text: string): "brief" | "asked" | null {
  const { above, mails } = partsOfTrail(text);
  if (mails.length === 0 || mails.some(quotesOthers) || !isWholeBrief(text) || isNoBrief(text)) return null;
  return above.includes("?") || quotesOthers(above) ? "asked" : "brief";
}

/** "Only with freckles", "at most 17 sunsets": whoever begins so remarks nothing, whatever it is that is limited. */
const LIMITING = new RegExp(
  `^\\W*(?:${anyListed("only, no more than, at most, at least, nur, hochstens, maximal, mindestens, seulement, uniquement, au plus, au moins, solo, solamente, unicamente, como maximo, al menos, so, somente, apenas, no maximo, pelo menos, sirf, bas, zyada se zyada, kam se kam")})\\s+(?!${anyListed("kidding, joking, saying, wondering, curious, checking, thinking, a thought, so, mal, kurz, damit, ein, eine, que, para, pra, for info, fyi, digo, dizendo, un, une, una, um, uma, thanks, danke")}(?!\\p{L}))`,
  "u",
);

/** An amount and hardly a word beside it: "1e30 € more". */
const JUST_MONEY = new RegExp(`^\\W*\\d[\\d.,e]*\\s?(?:${CURRENCY}|${SCALE})(?: \\p{L}+){0,2}\\W*$`, "u");

/** What is asked or told so surely is no order, whatever else its words may say. Chosen by us. */
const CERTAIN_FROM = 0.97;
/** Longer messages say more than one order. */
const ORDER_MAX = 240;
/** Of what is only stated, an order is likely enough from here on, and a wish too likely. Chosen on the examples. */
const STATED_FROM = 0.3;
const WISHED_FROM = 0.3;

/** What is wholly read as an order of a plan, also beside a reason for it; null where it is not. */
function orderByGrammar(text: string, kinds: ReadonlyMap<Kind, number>): "change" | "version" | null {
  if (text.length > ORDER_MAX || isToldOnly(text)) return null;
  const understood = orderUnderstood(text);
  const share = (kinds.get("change") ?? 0) + (kinds.get("version") ?? 0);
  const isWish = (kinds.get("wish") ?? 0) >= WISHED_FROM && !text.includes("?");
  const isLikely = share >= STATED_FROM && !isWish;
  if (understood === "ordered" || (understood === "stated" && isLikely)) return "change";
  const { order, reasons } = withoutReasons(text);
  const { act, kind } = reasons.length > 0 ? readAct(order) : { act: null, kind: null };
  return act === "order" && (kind === "change" || kind === "version") ? kind : null;
}

/** Whether what reads as a brief is wholly an order of the plan that is there: "Portugal de retour, et 11 000 €". */
export function changesByGrammar(text: string): boolean {
  return orderUnderstood(withoutReasons(text).order) === "ordered";
}

/** What somebody else said, or what nobody wants done. */
function isToldOnly(text: string): boolean {
  return quotesOthers(text) || ordersNothing(text) || marvels(text);
}

/** What is only told or wondered about, or has only an amount, is planned after a yes. */
export function isDoubtfulBrief(text: string): boolean {
  return isToldOnly(text) || asksWhether(text) || isThinBrief(text);
}

/** Below it nobody is thanked or greeted for certain, nor anything else. Chosen by us. */
const POLITE_FROM = 0.6;

function isPolite(kind: Kind): boolean {
  return kind === "thanks" || kind === "greeting";
}

/** "Ok dann 2000" thanks for nothing: a number is what it is about. */
function isMoreThanPolite(kind: Kind, text: string): boolean {
  return isPolite(kind) && /\p{N}/u.test(withDigits(text));
}

/** Whether a text, alone and without a thread, may be planned: not what asks or answers by itself, and no mere remark. */
export function mayBePlanned(text: string): boolean {
  if (isNoBrief(text)) return false;
  const { act, kind } = readAct(text);
  const likely = actWith(kind).act;
  if (act === "question") return false;
  return likely === "order" || kind === "wish" || isWholeBrief(text);
}

function mostLikelyAct(kinds: ReadonlyMap<Kind, number>): [Act["act"], number] {
  const sums = new Map<Act["act"], number>();
  for (const [kind, share] of kinds) sums.set(actOf(kind), (sums.get(actOf(kind)) ?? 0) + share);
  const [first] = [...sums].toSorted(([, left], [, right]) => right - left);
  return first ?? ["doubt", 0];
}

function mostLikelyKind(kinds: ReadonlyMap<Kind, number>, act: Act["act"]): Kind {
  const own = KINDS.filter((kind) => actOf(kind) === act);
  const [first] = own.toSorted((left, right) => (kinds.get(right) ?? 0) - (kinds.get(left) ?? 0));
  return first ?? "wish";
}
