import type { Price, Value } from "./truth.ts";

/** `less`: true as far as it goes, but a part is gone, such as the format of a price. */
export type Verdict = "same" | "less" | "different";

/** Rounding of a rate, never another figure. */
const TOLERANCE = 0.0005;
/** Texts of which a product may keep more than one cell says. */
const LONG_TEXTS = new Set(["notes", "bio", "caption"]);
const TERMS = ["upTo", "usageMonths", "exclusivityMonths", "vat"] as const;

/** Whether a stored value is what a cell says. `field` is the last part of its path. */
export function compare(field: string, expected: Value, stored: Value): Verdict {
  if (typeof expected === "object" || typeof stored === "object") {
    return typeof expected === "object" && typeof stored === "object"
      ? comparePrices(expected, stored)
      : "different";
  }
  if (typeof expected === "number") {
    const far = Math.abs(expected - Number(stored)) > Math.abs(expected) * TOLERANCE;
    return far || stored === "" ? "different" : "same";
  }
  const [wanted, found] = [plainText(field, expected), plainText(field, String(stored))];
  if (wanted === found) return "same";
  if (LONG_TEXTS.has(field) && found.includes(wanted)) return "same";
  return field === "name" && found !== "" && wanted.includes(found) ? "less" : "different";
}

function comparePrices(expected: Price, stored: Price): Verdict {
  if (expected.amount !== stored.amount || expected.currency !== stored.currency) return "different";
  if (stored.format !== null && stored.format !== expected.format) return "different";
  const said = TERMS.filter((term) => expected[term] !== undefined);
  if (said.some((term) => stored[term] !== undefined && stored[term] !== expected[term])) return "different";
  const isWhole = stored.format === expected.format && said.every((term) => stored[term] !== undefined);
  return isWhole ? "same" : "less";
}

function plainText(field: string, text: string): string {
  const plain = text.trim().replaceAll(/\s+/gu, " ").toLowerCase();
  if (field === "phone") return plain.replaceAll(/\D/gu, "").replace(/^0+/u, "");
  if (field === "city") return plain.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (field === "handle" || field === "brands") return plain.replace(/^@/u, "");
  if (field === "url") {
    return plain
      .replace(/^https?:\/\/(www\.|m\.)?/u, "")
      .replace(/[?#].*$/u, "")
      .replace(/\/$/u, "");
  }
  return /^\d{4}-\d\d-\d\dt/u.test(plain) ? plain.slice(0, 10) : plain;
}
