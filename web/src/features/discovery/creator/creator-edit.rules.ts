import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { toMinorUnits, wholeUnits } from "@app/contract/money";
import { titled } from "#/features/discovery/filters/word-case.ts";

/** What the form shows of a creator. */
export type Editable = Pick<
  CreatorProfile,
  | "name"
  | "email"
  | "phone"
  | "price"
  | "notes"
  | "status"
  | "owner"
  | "client"
  | "agency"
  | "address"
  | "country"
  | "city"
  | "language"
  | "code"
  | "lastContact"
  | "lastDeal"
  | "fields"
>;

/** Fields that hold a text and nothing else. */
const TEXTS = [
  "name",
  "email",
  "phone",
  "owner",
  "agency",
  "address",
  "city",
  "language",
  "code",
  "lastContact",
  "lastDeal",
  "notes",
] as const;

/** The fields of the form as they are typed. */
export interface Draft extends Record<(typeof TEXTS)[number], string> {
  price: string;
  currency: string;
  status: string;
  client: string;
  country: string;
  /** Fields of the workspace's own. */
  fields: Record<string, string>;
}

/** `currency` is the workspace's: that of a price which is not known yet. */
export function draftOf(creator: Editable, currency: string): Draft {
  const { price, status, client, country, city, fields } = creator;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, creator[name] ?? ""]));
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each of the names
    ...(texts as Record<(typeof TEXTS)[number], string>),
    city: city === null ? "" : titled(city),
    price: price === null ? "" : String(wholeUnits(price)),
    currency: price?.currency ?? currency,
    status: status ?? "",
    client: client?.name ?? "",
    country: country ?? "",
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text ?? ""])),
  };
}

/** Only what differs; null clears. `error` says which field cannot be saved. */
export function editOf(creator: Editable, draft: Draft): { edit: CreatorEdit; error: string | null } {
  const before = draftOf(creator, draft.currency);
  const texts = [...TEXTS, "client", "status", "country"] as const;
  const typed = texts.filter((name) => draft[name] !== before[name]);
  const own = Object.entries(draft.fields).filter(([name, text]) => text !== before.fields[name]);
  const edit: CreatorEdit = {
    ...Object.fromEntries(typed.map((name) => [name, orNull(draft[name])])),
    ...(own.length > 0 && { fields: Object.fromEntries(own.map(([name, text]) => [name, orNull(text)])) }),
  };
  if (draft.price === before.price && draft.currency === before.currency) return { edit, error: null };
  if (draft.price.trim() === "") return { edit: { ...edit, price: null }, error: null };
  const amount = readAmount(draft.price, draft.currency);
  if (amount === null) return { edit, error: "Enter the price as a number, such as 800 or 1,250.50" };
  const per = creator.price?.per ?? null;
  return { edit: { ...edit, price: { amount, currency: draft.currency, per } }, error: null };
}

/** What was on screen, in the words of an edit. The form writes no list of prices. */
export function seenOf(creator: CreatorProfile): Record<keyof CreatorEdit, unknown> & { version: number } {
  return { ...creator, client: creator.client?.name ?? null, prices: [] };
}

const NEWS: Readonly<Record<string, string>> = {
  email: "e-mail",
  lastContact: "last contact",
  lastDeal: "last deal",
};

/** What an edit changed, for the undo bar: "Price and notes changed". */
export function editNews(edit: CreatorEdit): string {
  const { fields = {}, ...rest } = edit;
  const names = [...Object.keys(rest).map((field) => NEWS[field] ?? field), ...Object.keys(fields)];
  const text =
    names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : (names[0] ?? "");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} changed`;
}

/** "1.234,50" and "1,234.50". A lone mark with three digits behind it groups thousands. */
const AMOUNT = /^(?:(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?|(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?)$/u;

/** Minor units; null for what is no amount. */
function readAmount(text: string, currency: string): number | null {
  const match = AMOUNT.exec(text.replaceAll(/[\s'’]/gu, ""));
  if (!match) return null;
  const whole = (match[1] ?? match[3] ?? "").replaceAll(/[.,]/gu, "");
  return toMinorUnits(Number(`${whole}.${match[2] ?? match[4] ?? 0}`), currency);
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
