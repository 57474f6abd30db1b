import { RECORD_FIELDS } from "@app/contract/discovery/import-records";
import type { RecordPreview } from "@app/contract/discovery/import-records";
import { formatMoney } from "@app/contract/formats";
import { toMinorUnits } from "@app/contract/money";
import type { ReadRecord } from "#/discovery/imports/reading/kinds/record-rows.ts";

const FIELDS: ReadonlySet<string> = new Set(RECORD_FIELDS);

/** A post, order or payment as it will be, in words. */
export function previewRecord(
  record: ReadRecord,
  state: RecordPreview["state"],
  currency: string,
): RecordPreview {
  const { line, platform, handle, creator, fields } = record;
  const known = Object.entries(record).flatMap(([name, value]) => {
    const text = textOf(value, currency);
    return FIELDS.has(name) && text !== "" ? [[name, text]] : [];
  });
  const own = Object.entries(fields).map(([name, text]) => [`own:${name}`, text]);
  return {
    line,
    platform,
    creator: handle === null ? creator : `@${handle}`,
    state,
    texts: Object.fromEntries([...known, ...own]),
  };
}

function textOf(value: unknown, currency: string): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return value.toLocaleString("en");
  if (isMoney(value)) {
    const unit = value.currency ?? currency;
    return formatMoney({ amount: toMinorUnits(value.amount, unit), currency: unit });
  }
  if (typeof value !== "string") return "";
  return MOMENT.test(value) ? value.replace("T", " ").replace(/:\d{2}\.\d{3}Z$/u, " UTC") : value;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;

function isMoney(value: unknown): value is { amount: number; currency: string | null } {
  return typeof value === "object" && value !== null && "amount" in value;
}
