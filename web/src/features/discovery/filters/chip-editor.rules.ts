import { CATEGORIES } from "@app/contract/discovery/categories";
import { categoryLabel } from "@app/contract/discovery/category-names";
import {
  ACCOUNT_TYPES,
  CONTACTS,
  GENDERS,
  RANGE_FILTERS,
  STATUSES,
  TIERS,
} from "@app/contract/discovery/filters";
import type { FilterName } from "@app/contract/discovery/filters";
import { KNOWABLE_VALUES } from "@app/contract/discovery/known-values";
import { PLATFORM_LABELS, PLATFORMS, POST_FORMATS } from "@app/contract/platforms";
import { nameOf } from "@app/contract/place-names";
import { filterText } from "./filter-words.ts";
import { titled } from "./word-case.ts";

interface Option {
  value: string;
  label: string;
}

/** How a filter value is edited: from a list, as two ends, as one number, or as text. */
export type EditorKind =
  | { kind: "options"; options: readonly Option[] }
  | { kind: "range" }
  | { kind: "number" }
  | { kind: "text" }
  | { kind: "none" };

/** Countries that the list offers; others are written as a sentence. */
const COUNTRIES =
  "AR AT AU BE BR CA CH CL CO CZ DE DK EG ES FI FR GB GR HU ID IE IL IN IT JP KE KR MA MX MY NG NL NO NZ PE PH PK PL PT RO SE SG TH TR UA US VN ZA AE SA".split(
    " ",
  );
const LANGUAGES =
  "ar bn cs da de el en es fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv ta te th tr uk ur vi zh".split(
    " ",
  );

const OPTIONS: Readonly<Partial<Record<FilterName, readonly Option[]>>> = {
  platform: PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] })),
  category: CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
  categoryNot: CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
  country: named("region", COUNTRIES),
  countryNot: named("region", COUNTRIES),
  audienceCountry: named("region", COUNTRIES),
  language: named("language", LANGUAGES),
  tier: TIERS.map((value) => ({ value, label: titled(value) })),
  gender: GENDERS.map((value) => ({ value, label: titled(value) })),
  format: POST_FORMATS.map((value) => ({ value, label: titled(value) })),
  contact: CONTACTS.map((value) => ({ value, label: titled(value) })),
  accountType: ACCOUNT_TYPES.map((value) => ({ value, label: titled(value) })),
  platformNot: PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] })),
  platformAll: PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] })),
  status: STATUSES.map((value) => ({ value, label: filterText("status", value) })),
  statusNot: STATUSES.map((value) => ({ value, label: filterText("status", value) })),
  has: KNOWABLE_VALUES.map((value) => ({ value, label: filterText("has", value) })),
  hasNot: KNOWABLE_VALUES.map((value) => ({ value, label: filterText("has", value) })),
  cityClass: ["tier-1", "tier-2", "tier-3"].map((value) => ({ value, label: titled(value) })),
};
const YES_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];
const TEXTS: ReadonlySet<FilterName> = new Set([
  "city",
  "cityNot",
  "keywords",
  "keywordsNot",
  "hashtag",
  "brand",
  "brandNot",
  "name",
  "similarTo",
  "excludeHandles",
  "owner",
  "ownerNot",
  "client",
  "agency",
  "agencyNot",
]);
const RANGES: ReadonlySet<FilterName> = new Set<FilterName>([...RANGE_FILTERS, "price", "cpm", "lastPrice"]);
const NUMBERS: ReadonlySet<FilterName> = new Set([
  "brandWithinDays",
  "lastPostWithinDays",
  "postedWithinDays",
  "limit",
]);

export function editorFor(slot: FilterName, value: unknown): EditorKind {
  if (typeof value === "boolean") return { kind: "options", options: YES_NO };
  if (memberOf(value) !== undefined)
    return { kind: typeof memberValue(value) === "number" ? "number" : "text" };
  const options = OPTIONS[slot];
  if (options) return { kind: "options", options: withCurrent(slot, options, value) };
  if (RANGES.has(slot)) return { kind: "range" };
  if (NUMBERS.has(slot)) return { kind: "number" };
  return TEXTS.has(slot) ? { kind: "text" } : { kind: "none" };
}

/** The part of a value that can be typed anew: the share of an audience, the least growth, the name of a label. */
function memberOf(value: unknown): "minShare" | "min" | "value" | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("minShare" in value) return "minShare";
  if ("periodDays" in value) return "min";
  const isNamed = "kind" in value || "op" in value;
  return isNamed && "value" in value && value.value !== "any" ? "value" : undefined;
}

function memberValue(value: unknown): unknown {
  const member = memberOf(value);
  return typeof value === "object" && value !== null && member !== undefined
    ? Object.entries(value).find(([key]) => key === member)?.[1]
    : value;
}

/** A value as it is typed; nothing for one that has no single piece of text. */
export function plainText(value: unknown): string {
  const plain = memberValue(value);
  return typeof plain === "string" || typeof plain === "number" || typeof plain === "boolean"
    ? String(plain)
    : "";
}

/** The value with what was typed in its place; null while that makes no sense. */
export function withText(editor: EditorKind, value: unknown, text: string): unknown {
  const typed = typedValue(editor, value, text);
  const member = memberOf(value);
  if (typed === null || typeof value !== "object" || value === null || member === undefined) return typed;
  return { ...value, [member]: typed };
}

function typedValue(editor: EditorKind, value: unknown, text: string): unknown {
  if (editor.kind === "number") return readEnd(text) ?? null;
  if (typeof value === "boolean") return text === "true";
  if (editor.kind === "options") return text;
  const words = text.trim().toLowerCase().replace(/^[@#]/u, "");
  return words === "" ? null : words;
}

/** Three digits behind each mark: "20,000", "1.500.000". */
const THOUSANDS = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/u;

/**
 * "50k", "1.5m", "3,5 %", "20,000" and "20.000" as numbers; null for what is no number, undefined for nothing. A mark with
 * three digits behind it stands between thousands, any other between whole and part.
 */
export function readEnd(text: string): number | null | undefined {
  const trimmed = text.toLowerCase().replaceAll(/[\s%]/gu, "");
  if (trimmed === "") return undefined;
  const written = THOUSANDS.test(trimmed) ? trimmed.replaceAll(/[.,]/gu, "") : trimmed.replace(",", ".");
  const match = /^(\d+(?:\.\d+)?)([km]?)$/u.exec(written);
  if (!match) return null;
  const factor = match[2] === "k" ? 1_000 : match[2] === "m" ? 1_000_000 : 1;
  return Number(match[1]) * factor;
}

/** The ends of a range as they are typed. */
export function endsOf(value: unknown): { min: string; max: string } {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const end = (name: string) => String(entries.find(([key]) => key === name)?.[1] ?? "");
  return { min: end("min"), max: end("max") };
}

/** The range with other ends; everything else of it, such as the currency, stays. Null where no end is left. */
export function withEnds(value: unknown, min: string, max: string): object | null {
  const [low, high] = [readEnd(min), readEnd(max)];
  if (low === null || high === null || (low === undefined && high === undefined)) return null;
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const kept = entries.filter(([key]) => key !== "min" && key !== "max");
  return {
    ...Object.fromEntries(kept),
    ...(low === undefined ? {} : { min: low }),
    ...(high === undefined ? {} : { max: high }),
  };
}

function named(type: "region" | "language", codes: readonly string[]): Option[] {
  return codes
    .map((value) => ({ value, label: nameOf(type, value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}

function withCurrent(slot: FilterName, options: readonly Option[], value: unknown): readonly Option[] {
  if (typeof value !== "string" || options.some((option) => option.value === value)) return options;
  return [{ value, label: filterText(slot, value) }, ...options];
}
