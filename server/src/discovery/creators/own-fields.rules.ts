import { decimalText, toMinorUnits } from "@app/contract/money";
import type { OwnField } from "#/discovery/discovery.tables.ts";
import { readDigits } from "#/language/numbers/digits.ts";
import { readDate } from "#/language/time/dates.ts";
import { mayNameMoney } from "#/platform/http/price-texts.ts";

/** Whether a field of the workspace's own may hold a price: nobody knows what its column means, so any number may. */
export function mayBePrice({ kind, value }: OwnField): boolean {
  if (kind === "date") return false;
  return kind === "money" || kind === "number" || mayNameMoney(value);
}

/** What a person writes in a field of the team's own: of the kind that it had, where it still reads as that. */
export function writtenField(text: string, before: OwnField | undefined): OwnField {
  if (before?.kind === "date") {
    const day = readDate(text);
    return day === null ? { kind: "text", value: text } : { kind: "date", value: day };
  }
  if (before?.kind === "number") {
    const value = readDigits(text, "groups");
    return value === null ? { kind: "text", value: text } : { kind: "number", value };
  }
  if (before?.kind === "money") return writtenMoney(text, before.value.currency);
  return { kind: before?.kind ?? "text", value: text };
}

/** "1,250" or "1,250 EUR": an amount in the currency that stood there. */
function writtenMoney(text: string, currency: string): OwnField {
  const amount = readDigits(text.replace(new RegExp(`\\s*${currency}\\s*`, "iu"), ""), "groups");
  if (amount === null) return { kind: "text", value: text };
  return { kind: "money", value: { amount: toMinorUnits(amount, currency), currency } };
}

/** A value of a field of the workspace's own, as a person would write it. */
export function fieldText(field: OwnField): string {
  if (field.kind !== "money") return String(field.value);
  return `${decimalText(field.value)} ${field.value.currency}`;
}
