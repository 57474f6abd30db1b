import type { Money } from "@app/contract/money";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { parseDay } from "#/lib/day-text.ts";
import { parseAmount } from "#/features/campaigns/campaigns.rules.ts";

type Texts = Readonly<Record<string, string>>;

/** Reads what people typed; what cannot be read is gathered, and said at its field all at once. */
export class TypedValues {
  readonly #texts: Texts;
  readonly #wrong: Record<string, string> = {};

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  text(name: string): string | null {
    const text = this.#texts[name]?.trim() ?? "";
    return text === "" ? null : text;
  }

  /** yyyy-mm-dd. */
  day(name: string): string | null {
    return this.#read(name, parseDay, "Enter a day as dd/mm/yyyy");
  }

  /** A day that has to be there. */
  neededDay(name: string, complaint: string): string | null {
    if (this.text(name) === null) this.#wrong[name] = complaint;
    return this.day(name);
  }

  count(name: string): number | null {
    return this.#read(name, parseCount, "Enter a whole number, such as 12500 or 12.5k");
  }

  money(name: string, currency: string): Money | null {
    const amount = this.#read(
      name,
      (text) => parseAmount(text, currency),
      "Enter an amount such as 25,000 or 1.50",
    );
    return amount === null ? null : { amount, currency };
  }

  /** @throws InvalidInput when something could not be read. */
  requireReadable(): void {
    if (Object.keys(this.#wrong).length > 0) throw new InvalidInput(this.#wrong);
  }

  #read<Value>(name: string, parse: (text: string) => Value | null, complaint: string): Value | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = parse(text);
    if (value === null) this.#wrong[name] = complaint;
    return value;
  }
}

const COUNT = /^(?<whole>\d+|\d{1,3}(?:[.,]\d{3})+)$/;
const SHORT_COUNT = /^(?<number>\d+(?:[.,]\d+)?)(?<unit>[km])$/i;
const UNITS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** A count as platforms and people write it: "12500", "12,500", "12.5k", "1,2M"; null for what is none. */
export function parseCount(text: string): number | null {
  const compact = text.replaceAll(/[\s'’]/g, "");
  if (COUNT.test(compact)) return Number(compact.replaceAll(/[.,]/g, ""));
  const { number, unit } = SHORT_COUNT.exec(compact)?.groups ?? {};
  if (number === undefined || unit === undefined) return null;
  return Math.round(Number(number.replace(",", ".")) * (UNITS[unit.toLowerCase()] ?? 1));
}
