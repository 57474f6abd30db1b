import type { Random } from "../../../server/src/sample/random.rules.ts";
import type { Format, Price, Value } from "./truth.ts";

export interface Spelled<T extends Value = Value> {
  text: string;
  value: T;
}

type Spelling<T extends Value = number> = (random: Random) => Spelled<T>;

const THIN = "\u202f";
const grouped = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})+$)/gu, sign);
const comma = (value: number) => String(value).replace(".", ",");

/** A count in tenths of a unit, so that what is read must equal what is meant. */
function tenths(unit: number, [from, to]: readonly [number, number], write: (value: number) => string) {
  return (random: Random): Spelled<number> => {
    const drawn = random.whole(from, to);
    return { text: write(drawn / 10), value: (drawn * unit) / 10 };
  };
}

function whole(write: (value: number) => string): Spelling {
  return (random) => {
    const value = random.whole(10_001, 989_999);
    return { text: write(value), value };
  };
}

/** How people write how many. */
export const COUNTS = {
  plain: whole(String),
  comma: whole((value) => grouped(value, ",")),
  dot: whole((value) => grouped(value, ".")),
  thin: whole((value) => grouped(value, THIN)),
  space: whole((value) => grouped(value, " ")),
  apostrophe: whole((value) => grouped(value, "'")),
  curly: whole((value) => grouped(value, "’")),
  k: tenths(1_000, [111, 989], (value) => `${value}K`),
  smallK: tenths(1_000, [111, 989], (value) => `${comma(value)} k`),
  million: tenths(1_000_000, [11, 39], (value) => `${value}M`),
  tsd: tenths(1_000, [111, 989], (value) => `${comma(value)} Tsd`),
  mio: tenths(1_000_000, [11, 39], (value) => `${comma(value)} Mio`),
  mil: tenths(1_000, [111, 989], (value) => `${comma(value)} mil`),
  lakhLetter: tenths(100_000, [11, 89], (value) => `${value} L`),
  lakh: tenths(100_000, [11, 89], (value) => `${value} lakh`),
  crore: tenths(10_000_000, [10, 39], (value) => `${value} Cr`),
} satisfies Record<string, Spelling>;

/** The styles in turn, so that each occurs in every table that is long enough. */
export function inTurn<T extends Value>(
  random: Random,
  styles: readonly Spelling<T>[],
  index: number,
): Spelled<T> {
  const style = styles[index % styles.length];
  if (style === undefined) throw new Error("There is no style to write in");
  return style(random);
}

const rate = (write: (percent: number) => string): Spelling => {
  return (random) => {
    const value = random.whole(111, 899) / 100;
    return { text: write(value), value };
  };
};

/** Engagement rates; the value is in percent. */
export const RATES = {
  fraction: rate((percent) => (percent / 100).toFixed(4)),
  bare: rate((percent) => percent.toFixed(2)),
  german: rate((percent) => `${comma(percent)} %`),
  tight: rate((percent) => `${percent}%`),
} satisfies Record<string, Spelling>;

const MONTHS = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
};
const two = (value: number) => String(value).padStart(2, "0");

function date(write: (year: number, month: number, day: number) => string): Spelling<string> {
  return (random) => {
    // A day above 12 cannot be taken for a month.
    const [year, month, day] = [random.whole(2025, 2026), random.whole(1, 10), random.whole(13, 28)];
    return { text: write(year, month, day), value: `${year}-${two(month)}-${two(day)}` };
  };
}

export const DATES = {
  iso: date((year, month, day) => `${year}-${two(month)}-${two(day)}`),
  german: date((year, month, day) => `${two(day)}.${two(month)}.${year}`),
  shortGerman: date((year, month, day) => `${day}.${month}.${year % 100}`),
  germanWords: date((year, month, day) => `${day}. ${MONTHS.de[month - 1]} ${year}`),
  slashes: date((year, month, day) => `${two(day)}/${two(month)}/${year}`),
  american: date((year, month, day) => `${MONTHS.en[month - 1]} ${day}, ${year}`),
  french: date((year, month, day) => `${day} ${MONTHS.fr[month - 1]} ${year}`),
  time: date((year, month, day) => `${year}-${two(month)}-${two(day)}T09:30:00Z`),
} satisfies Record<string, Spelling<string>>;

interface Coin {
  currency: string;
  write: (units: number) => string;
}

const euro: Coin = { currency: "EUR", write: (units) => `${grouped(units, ".")} €` };

/** How people write amounts of whole units. */
export const COINS = {
  euro,
  euroDash: { currency: "EUR", write: (units: number) => `${grouped(units, ".")},- €` },
  euroCode: { currency: "EUR", write: (units: number) => `EUR ${units}` },
  euroFrench: { currency: "EUR", write: (units: number) => `${grouped(units, THIN)},00 €` },
  dollar: { currency: "USD", write: (units: number) => `$${grouped(units, ",")}` },
  pound: { currency: "GBP", write: (units: number) => `£${grouped(units, ",")}` },
  franc: { currency: "CHF", write: (units: number) => `CHF ${grouped(units, "'")}.-` },
  real: { currency: "BRL", write: (units: number) => `R$ ${grouped(units, ".")},00` },
  rupee: { currency: "INR", write: (units: number) => `₹${grouped(units, ",")}/-` },
  zloty: { currency: "PLN", write: (units: number) => `${grouped(units, " ")} zł` },
  bareEuro: { currency: "EUR", write: (units: number) => grouped(units, ".") },
  bare: { currency: "USD", write: String },
} satisfies Record<string, Coin>;

/** A price of a format in steps of fifty, with what else the table says of it. */
export function price(
  random: Random,
  { currency, write }: Coin,
  format: Format | null,
  terms: Partial<Price> = {},
): Spelled<Price> {
  const units = random.whole(5, 90) * 50;
  return { text: write(units), value: { amount: units * 100, currency, format, ...terms } };
}
