import { isUsable } from "./amounts.ts";
import { toMoney } from "./currencies.ts";
import { readDeals } from "./deals.ts";
import type { Deal } from "./deals.ts";
import { takeDealTerms } from "./deal-terms.ts";
import { HANDLE, roleOf } from "#/strategy/brief/handles/handles.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { SIGNS, bareCurrency, currencyOf } from "./currencies.ts";
import type { Writer } from "./currencies.ts";
import { DIGITS, SCALE, readNumber } from "#/strategy/brief/numbers.ts";
import type { Stated, StatedPrice } from "#/strategy/brief/stated.ts";

const AMOUNT = `(${SIGNS})?\\s?(${DIGITS})\\s?(${SCALE})?(?:\\s?(${SIGNS})(?!\\p{L}))?`;
const ONLY = "(?:only |just |nur |seulement |solo |so |now |jetzt )?";
const ASKS =
  "(?:costs?|asked|asks?(?: for)?|takes?|took|charges?|charged|wants?|accepts?|for|at|is|were|was|kostet|kostete|verlangt|nimmt|will|fur|coute|coutait|demande|pour|cuestan?|costara|piden?|por|custam?|cobra[nm]?|nehmen|verlangen|demandent|prennent|pede|prend|facture|leta hai|leti hai|lete hai|charge karta hai)";
const ASKS_AFTER =
  "(?:kostet|kostete|kosten wurde|verlangt|nimmt|leta|leti|lete|charge kart[ai]|mangta|mangti)(?!\\p{L})(?: hai(?!\\p{L}))?";

const PATTERNS = [
  new RegExp(
    `${HANDLE}\\s+${ONLY}(?:would |does |did it |do it |wurde )?${ASKS}\\s+${ONLY}${AMOUNT}(?![\\p{N}%]|\\s%)`,
    "gu",
  ),
  new RegExp(`${HANDLE}\\s+${ONLY}${AMOUNT}\\s+${ASKS_AFTER}`, "gu"),
];

/**
 * What the person tells of the deals with single creators, with what belongs to them: "what if @a costs 900?", "@a asks
 * 1.500 € for a reel and three months usage", "@a's fee is 700 €". Without a word of what it is for, it is of one piece.
 */
export function takePrices(text: BriefText, writer: Writer, stated: Stated): void {
  for (const deal of readDeals(text, writer)) keep(text, writer, stated, deal, false);
  for (const pattern of PATTERNS) {
    for (const found of text.all<
      [handle: string, before?: string, digits?: string, scale?: string, after?: string]
    >(pattern)) {
      const [handle, before, digits, scale, after] = found.groups;
      const sign = before ?? after;
      const own = sign === undefined ? bareCurrency(scale, writer.currency) : currencyOf(sign, writer);
      const price = toMoney(readNumber(digits, scale), own);
      // The money is the last of what the first finds; the second has it in the middle, and nothing else with digits.
      if (isUsable(price))
        keep(
          text,
          writer,
          stated,
          { ...found, handles: [handle], at: found, price, from: found.start, money: found },
          true,
        );
    }
  }
}

function keep(text: BriefText, writer: Writer, stated: Stated, deal: Deal, mayBeWanted: boolean): void {
  const { handles, limit } = deal;
  const { folded } = text;
  const told = limit === undefined ? takeDealTerms(text, writer, deal) : null;
  text.take(deal);
  const role = roleIn(folded, text.folded, deal, mayBeWanted);
  stated[role] = [...new Set([...(stated[role] ?? []), ...handles])];
  if (!told) {
    stated.unmet = [...(stated.unmet ?? []), { words: text.spelling(deal), why: LIMIT }];
    return;
  }
  for (const handle of handles) {
    const same = (stated.prices ?? []).find((one) => one.handle === handle);
    const others = (stated.prices ?? []).filter((one) => one.handle !== handle);
    stated.prices = [...others, mergedDeal(same, { handle, ...told })];
  }
}

/** "With @a we agreed 700 €" tells of a deal and does not ask for @a, as "with @a for 700 €" does. */
function roleIn(before: string, left: string, { start, end, at, limit }: Deal, mayBeWanted: boolean) {
  const role = roleOf(before.slice(0, start).slice(-40), left.slice(end));
  if (mayBeWanted || role === "never") return role;
  const [inside, behind] = [limit ? "" : before.slice(at.end, end), left.slice(end)];
  return roleOf("", inside) === "must" || roleOf("", behind) === "must" ? "must" : "named";
}

const LIMIT = "A limit for one creator is no price. Say what they ask, or a limit for all.";

/** What was told of a creator before, and what is told now: a new price ends the old one, rights are told beside one. */
export function mergedDeal(before: StatedPrice | undefined, told: StatedPrice): StatedPrice {
  if (!before) return told;
  const { rightsFees = [], ...now } = told;
  const { rightsFees: known = [], price, per, pieces, isFlat, ...rights } = before;
  const kept = known.filter(({ right }) => !rightsFees.some((one) => one.right === right));
  const fees = [...kept.filter(({ right }) => now[`${right}Months`] === undefined), ...rightsFees];
  const others =
    now.price && price
      ? { handle: now.handle }
      : {
          ...rights,
          ...(per !== undefined && { per }),
          ...(pieces && { pieces }),
          ...(isFlat && { isFlat }),
        };
  return { ...others, ...now, price: now.price ?? price, ...(fees.length > 0 && { rightsFees: fees }) };
}
