import type { Money } from "@app/contract/money";
import { anyListed, anyOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { CURRENCY } from "#/language/money/currencies.ts";
import { CHANGING_PARTICLES, CHANGING_WORDS, LOWERING, RAISING, UP_TO } from "#/language/numbers/changes.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { withDigits } from "#/language/numbers/written-out.ts";
import { ANY_MONTH, TIME_UNITS } from "#/language/time/calendar.ts";
import { namingWords } from "#/strategy/assistant/questions/campaigns/name-campaign.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";
import { isWholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { PLAIN, readPlain } from "#/strategy/brief/plain-reading.ts";
import words from "./campaign-order-words.json" with { type: "json" };

/** What is ordered of a campaign that is there, where it is one. */
export interface CampaignSaid {
  /** What may name it. */
  name: string;
  /** The whole message is of a campaign by that word, whether one is found or not. */
  isNamedOne: boolean;
  /** What it may spend, or by how much more or less; null where something else of it is to be changed. */
  budget: { amount: number; isMore: boolean; currency: string | null } | null;
  /** What the message says besides. */
  left: string;
}

const BUDGET = patternOf(wordsListed(words.budget));
const CAMPAIGN = patternOf(wordsListed(words.campaign));
const CHANGES = patternOf(wordsListed(`${words.changes}, ${CHANGING_WORDS}`));
/** "The budget is 7k now", "presupuesto ahora 7000": what is said so is ordered as well. */
const NOW = patternOf(wordsListed(words.now));
const OF_PLAN = patternOf(wordsListed(words.plan));
const AMOUNT = new RegExp(
  `(?:${CURRENCY}\\s?)?(?<![\\p{L}])\\d[\\d.,' ]*(?:${SCALE})?\\s?(?:${CURRENCY})?`,
  "gu",
);
const OTHER_WORDS = new RegExp(
  wordsListed([...Object.values(words), CHANGING_WORDS, CHANGING_PARTICLES].join(", ")),
  "gu",
);
/** "A week", "until 14 March": when something is to be, and no part of a name. */
const DAYS = new RegExp(
  `(?<!\\p{L})(?:(?:${COUNT}|an?|eine?n?r?|une?|una?|uma?|ek)\\s+)?(?:${anyOf(TIME_UNITS.keys())})(?!\\p{L})|\\d{1,2}(?:\\.|st|nd|rd|th)?\\s+(?:(?:of|de|do)\\s+)?(?:${ANY_MONTH})(?!\\p{L})|(?<=(?<!\\p{L})(?:to|until|till|auf|bis|en|a|au|para|pra|hasta|ate|jusqu['’ ]en)\\s)(?:${ANY_MONTH})(?!\\p{L})|(?<!\\p{L})(?:end|start|ende|anfang|fin|debut|inicio|fim)(?!\\p{L})`,
  "gu",
);
/** Where what is said of a budget ends; a point or a comma within an amount ends nothing. */
const BORDER = new RegExp(
  `\\s*[;!\\n]\\s*|\\s*(?:,|(?<!(?<!\\d)\\d{1,2})\\.)(?!\\d)\\s*(?:${anyListed(words.and)}\\s+)?|\\s+${anyListed(words.and)}\\s+`,
  "u",
);
/** "The spring campaign", "campaña Navidad": the name stands beside the word. */
const NAMED = [
  new RegExp(
    `(?<!\\p{L})${anyListed(words.campaign)}\\s+(?:${anyListed(words.of)}\\s+)?["“„«]?((?:(?!${anyListed(words.to)}\\s)[\\p{L}\\p{N}]+\\s?){1,4})`,
    "du",
  ),
  new RegExp(`((?:[\\p{L}\\p{N}]+[\\s-]){1,3}?)${anyListed(words.campaign)}(?!\\p{L})`, "du"),
];
const BEGINS_TO_CHANGE = patternOf(
  `^\\P{L}*(?:${anyListed(`${words.and}, ok, okay, please, bitte, porfa, y, e, now, jetzt`)}\\s+)*${anyListed(`${words.changes}, ${CHANGING_WORDS}`)}(?!\\p{L})`,
);
/** So much money as a budget is: with a scale, a currency, or four digits and more. */
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}.,])\\d[\\d.,' ]*(?:${SCALE}|\\s?${CURRENCY})|${CURRENCY}\\s?\\d|(?<!\\d)\\d{4,}(?!\\d)`,
  "u",
);
/** "Raise Harvest Moon by 500": the name stands between what is done and the amount, and no word says up to where. */
const changedBefore = (changing: string) =>
  patternOf(
    `(?<!\\p{L})${changing}\\s(?:(?!${UP_TO})[^\\d,;:=])*(?<!${UP_TO}|(?<!\\p{L})(?:a|au|at)\\s)(?:${CURRENCY}\\s?)?$`,
  );
const BY_MORE = changedBefore(RAISING);
const BY_LESS = changedBefore(LOWERING);
/** "Muévela una semana", "shift it to May". */
const MOVES_IT = patternOf(
  `(?<!\\p{L})(?:${anyListed("move it, shift it, push it, postpone it, bring it forward, extend it, verschieb sie, verschiebe sie, verschieb das, zieh sie vor, verlanger sie, muevelo, muevela, mueve la, pasalo, pasala, atrasalo, atrasala, adelantalo, adelantala, alargalo, alargala, decale la, decale-la, decale le, decale-le, avance la, avance-la, prolonge la, prolonge-la, muda ela, mude-a, adia ela, adie-a, adianta ela, usko aage, isko aage, aage karo, aage kar do, peeche kar do")})(?!\\p{L})`,
);
const MOVING = wordsListed(
  "move, shift, push, push back, postpone, delay, extend, prolong, bring forward, pull forward, verschieb, verschiebe, verschieben, verleg, verlege, verlegen, vorziehen, verlanger, verlangere, verlangern, decale, decalez, decaler, repousse, repoussez, repousser, avance, avancez, avancer, prolonge, prolongez, prolonger, mueve, mover, aplaza, aplazar, pospon, posponer, retrasa, retrasar, adelanta, adelantar, alarga, alargar, prolonga, prolongar, muda, mude, adia, adie, adiar, adianta, adiante, adiantar, estende, estenda, estender, antecipa, antecipe, aage karo, aage kar do, aage badhao, aage badha do, peeche karo, peeche kar do",
);
const MOVES = patternOf(MOVING);
const MOVED = new RegExp(MOVING, "gu");
/** Longer messages are no order of one thing. Chosen by us. */
const NAME_WORDS = 4;

/**
 * What a message orders of a campaign by its name, or of the one that is `spoken` of; null where it is of none, or a brief.
 */
export function campaignOrderIn(
  source: string,
  spoken: string | null = null,
  mayMove = true,
): CampaignSaid | null {
  const text = withDigits(source.normalize("NFC"));
  if (text.includes("?") || text.includes("@") || text.includes("%") || isWholeBrief(text)) return null;
  const { head, left } = headOf(text);
  const folded = foldInPlace(head);
  if (OF_PLAN.test(folded)) return null;
  const isNamedOne = CAMPAIGN.test(folded);
  const isOrdered = CHANGES.test(folded);
  const ofBudget = BUDGET.test(folded);
  if (isOrdered && isNamedOne && !ofBudget) return otherOf(text);
  const isOfSpoken = spoken !== null && isOrdered;
  // "Passe Winter Skin à 26 mille": what has a name and an amount of money is no count, and no day.
  const isChanged = readPlain(head).budgetChange !== null || changeBeside(folded) !== null;
  const isOfMoney = isChanged || (BEGINS_TO_CHANGE.test(folded) && MONEY.test(folded));
  if (!ofBudget && !isOfMoney) {
    if (spoken !== null && MOVES_IT.test(folded)) return ofDays(spoken);
    return mayMove ? movedIn(text, spoken) : null;
  }
  if (!isOrdered && !isChanged && !NOW.test(folded) && !isNamedOne) return null;
  const name = nameIn(head, folded) || (isOfSpoken ? spoken : "");
  const budget = budgetIn(head);
  return name === "" || budget === null ? null : { name, isNamedOne, budget, left: besides(head, left) };
}

/** "Move its end by a week and raise its budget": what is ordered before the budget is not done, and is said. */
function besides(head: string, left: string): string {
  const clauses = head.split(BORDER);
  const others = clauses.filter((clause) => {
    const folded = foldInPlace(clause);
    return !saysBudget(folded) && folded.search(DAYS) >= 0;
  });
  return [...others, left].filter((clause) => clause !== "").join(", ");
}

/** What is moved, and nothing else of it is said than when. */
function ofDays(name: string): CampaignSaid {
  return { name, isNamedOne: false, budget: null, left: "" };
}

/** "Move Winter Glow to May", "Herbstfest um zwei Wochen verlängern": by its name, or the one that is spoken of. */
function movedIn(text: string, spoken: string | null): CampaignSaid | null {
  const folded = foldInPlace(text);
  if (!MOVES.test(folded) || folded.search(DAYS) < 0) return null;
  const timeless = blanked(text, folded, MOVED);
  const name = nameIn(timeless, foldInPlace(timeless)) || spoken;
  return name === null ? null : ofDays(name);
}

/** Up to where the amount of a budget is said, and what stands behind it. */
function headOf(text: string): { head: string; left: string } {
  const folded = foldInPlace(text);
  let from = 0;
  for (;;) {
    const found = BORDER.exec(folded.slice(from));
    if (!found) return { head: text, left: "" };
    const end = from + found.index;
    from = end + found[0].length;
    if (saysBudget(folded.slice(0, end))) return { head: text.slice(0, end), left: text.slice(from).trim() };
  }
}

function saysBudget(folded: string): boolean {
  return BUDGET.test(folded) ? /\d/u.test(folded) : BEGINS_TO_CHANGE.test(folded) && MONEY.test(folded);
}

function nameIn(head: string, folded: string): string {
  const spaced = [DAYS, AMOUNT, OTHER_WORDS].reduce((text, pattern) => blanked(text, folded, pattern), head);
  const name = namingWords(spaced);
  return name.split(" ").length > NAME_WORDS ? "" : name;
}

/** The text without what a pattern finds in its folded form: folding keeps the places. */
function blanked(text: string, folded: string, pattern: RegExp): string {
  let left = text;
  for (const { 0: found, index } of folded.matchAll(pattern))
    left = left.slice(0, index) + " ".repeat(found.length) + left.slice(index + found.length);
  return left;
}

function budgetIn(head: string): CampaignSaid["budget"] {
  const { stated, budgetChange } = readPlain(head);
  const said = budgetChange ?? stated.budget ?? fewIn(head);
  if (!said) return null;
  const { amount, currency } = said;
  const change = budgetChange === null ? changeBeside(foldInPlace(head)) : null;
  const isLess = change === "less";
  const isMore = budgetChange !== null || change !== null;
  // A currency that a word of its own brings, such as lakh, was not assumed for want of one.
  const isOpen = (!stated.budget || stated.isCurrencyAssumed === true) && currency === PLAIN.currency;
  return { amount: isLess ? -amount : amount, isMore, currency: isOpen ? null : currency };
}

/** By how the amount stands behind what is done, with a name between them. */
function changeBeside(folded: string): "more" | "less" | null {
  const timeless = blanked(folded, folded, DAYS);
  const before = timeless.slice(0, Math.max(timeless.search(AMOUNT), 0));
  if (BY_MORE.test(before)) return "more";
  return BY_LESS.test(before) ? "less" : null;
}

/** A few hundred without a currency are no budget by themselves. */
function fewIn(head: string): Money | null {
  const amount = foldInPlace(head).match(AMOUNT)?.at(-1)?.trim() ?? "";
  return readPlain(`budget: ${amount} ${PLAIN.currency}`).stated.budget ?? null;
}

/** "Move the spring campaign to April": of what is there, and nothing that a word here can change. */
function otherOf(text: string): CampaignSaid | null {
  const folded = foldInPlace(text);
  for (const pattern of NAMED) {
    const [, span] = pattern.exec(folded)?.indices ?? [];
    const name = span ? namingWords(blanked(text, folded, OTHER_WORDS).slice(...span)) : "";
    if (name !== "") return { name, isNamedOne: false, budget: null, left: "" };
  }
  return null;
}
