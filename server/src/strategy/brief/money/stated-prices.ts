import { isUsable, toMoney } from "./amounts.ts";
import { roleOf } from "#/strategy/brief/handles.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { SIGNS, bareCurrency, currencyOf } from "./currencies.ts";
import type { Writer } from "./currencies.ts";
import { DIGITS, SCALE, readNumber } from "#/strategy/brief/numbers.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { takeRights } from "./rights.ts";
import type { Stated, StatedPrice } from "#/strategy/brief/stated.ts";

const HANDLE = "(?<![\\p{L}\\p{N}._%+-])@([a-z0-9_][a-z0-9._]{0,38}[a-z0-9_]|[a-z0-9_])";
const AMOUNT = `(${SIGNS})?\\s?(${DIGITS})\\s?(${SCALE})?(?:\\s?(${SIGNS})(?!\\p{L}))?`;
const ONLY = "(?:only |just |nur |seulement |solo |so |now |jetzt )?";
const ASKS =
  "(?:costs?|asked|asks?(?: for)?|takes?|took|charges?|charged|wants?|accepts?|for|at|is|were|was|kostet|kostete|verlangt|nimmt|will|fur|coute|coutait|demande|pour|cuesta|costara|pide|por|custa|cobra|pede|prend|facture|leta hai|leti hai|lete hai|charge karta hai)";
const ASKS_AFTER =
  "(?:kostet|kostete|kosten wurde|verlangt|nimmt|leta|leti|lete|charge kart[ai]|mangta|mangti)(?!\\p{L})(?: hai(?!\\p{L}))?";

const PATTERNS = [
  new RegExp(
    `${HANDLE}\\s+${ONLY}(?:would |does |did it |do it |wurde )?${ASKS}\\s+${ONLY}${AMOUNT}(?![\\p{N}%])`,
    "gu",
  ),
  new RegExp(`${HANDLE}\\s+${ONLY}${AMOUNT}\\s+${ASKS_AFTER}`, "gu"),
];

/**
 * Prices that the person gives for single creators, with what belongs to them: "what if @a costs 900?", "@a asks 1.500
 * € for a reel and three months usage". They are those of one piece.
 */
export function takePrices(text: BriefText, writer: Writer, stated: Stated): void {
  for (const pattern of PATTERNS) {
    for (const found of text.all(pattern)) {
      const [handle = "", before, digits = "", scale, after] = found.groups;
      const sign = before ?? after;
      const own = sign === undefined ? bareCurrency(scale, writer.currency) : currencyOf(sign, writer);
      const price = toMoney(readNumber(digits, scale), own);
      if (!isUsable(price)) continue;
      text.take(found);
      const told = { handle, price, ...takeTerms(text, found.end) };
      stated.prices = [...(stated.prices ?? []).filter((one) => one.handle !== handle), told];
      const role = roleOf(text.folded.slice(0, found.start).slice(-40), text.folded.slice(found.end));
      stated[role] = [...(stated[role] ?? []), handle];
    }
  }
}

const FOR = "(?:for|per|a|an|each|pro|je|fur|par|pour|por|para)";
const ONE = "(?:(?:an?|one|1|eine?n?|une?|uma?)\\s+)?(?:(?:ig|insta|instagram|tiktok|youtube|yt)\\s+)?";
const FORMATS = Object.entries(FORMAT_PATTERNS).map(
  ([format, words]) => [format, new RegExp(`^\\s*${FOR}\\s+${ONE}(?:${words})(?!\\p{L})`, "u")] as const,
);
/** The rest of the thought, which may speak of the same creator. */
const REST = /^(?:[^.;!?\n@]|(?<=(?:incl|inkl|inc|mths?|mos?|yrs?))\.){0,80}/u;

/** What the words right behind a price say of it, taken out of the text. */
function takeTerms(text: BriefText, end: number): Omit<StatedPrice, "handle" | "price"> {
  const behind = text.folded.slice(end);
  const format = FORMATS.find(([, pattern]) => pattern.test(behind));
  const words = format?.[1].exec(behind)?.[0] ?? "";
  text.take({ start: end, end: end + words.length });
  const stop = end + (REST.exec(behind)?.[0].length ?? 0);
  const others = [
    { start: 0, end },
    { start: stop, end: text.folded.length },
  ];
  const rights = text.besides(others, () => takeRights(text));
  return { ...(format && { per: format[0] }), ...rights };
}
