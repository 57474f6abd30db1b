import { isUsable, toMoney } from "./amounts.ts";
import { roleOf } from "#/strategy/brief/handles.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { SIGNS, bareCurrency, currencyOf } from "./currencies.ts";
import type { Writer } from "./currencies.ts";
import { DIGITS, SCALE, readNumber } from "#/strategy/brief/numbers.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const HANDLE = "(?<![\\p{L}\\p{N}._%+-])@([a-z0-9_][a-z0-9._]{0,38}[a-z0-9_]|[a-z0-9_])";
const AMOUNT = `(${SIGNS})?\\s?(${DIGITS})\\s?(${SCALE})?(?:\\s?(${SIGNS})(?!\\p{L}))?`;
const ONLY = "(?:only |just |nur |seulement |solo |so |now |jetzt )?";
const ASKS =
  "(?:costs?|asked|asks?(?: for)?|takes?|took|charges?|charged|wants?|accepts?|for|at|is|were|was|kostet|kostete|verlangt|nimmt|will|fur|coute|coutait|demande|pour|cuesta|costara|pide|por|custa|cobra|pede)";
const ASKS_AFTER = "(?:kostet|kostete|kosten wurde|verlangt|nimmt)(?!\\p{L})";

const PATTERNS = [
  new RegExp(
    `${HANDLE}\\s+${ONLY}(?:would |does |did it |do it |wurde )?${ASKS}\\s+${ONLY}${AMOUNT}(?![\\p{N}%])`,
    "gu",
  ),
  new RegExp(`${HANDLE}\\s+${ONLY}${AMOUNT}\\s+${ASKS_AFTER}`, "gu"),
];

/** Prices that the person gives for single creators: "what if @a costs 900?". They are those of one piece. */
export function takePrices(text: BriefText, writer: Writer, stated: Stated): void {
  for (const pattern of PATTERNS) {
    for (const found of text.all(pattern)) {
      const [handle = "", before, digits = "", scale, after] = found.groups;
      const sign = before ?? after;
      const own = sign === undefined ? bareCurrency(scale, writer.currency) : currencyOf(sign, writer);
      const price = toMoney(readNumber(digits, scale), own);
      if (!isUsable(price)) continue;
      text.take(found);
      stated.prices = [...(stated.prices ?? []).filter((one) => one.handle !== handle), { handle, price }];
      const role = roleOf(text.folded.slice(0, found.start).slice(-40), text.folded.slice(found.end));
      stated[role] = [...(stated[role] ?? []), handle];
    }
  }
}
