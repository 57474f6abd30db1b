import type { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { toMinorUnits, wholeUnits } from "@app/contract/money";

/** The fields of the form as they are typed. */
export interface Draft {
  email: string;
  phone: string;
  price: string;
  currency: string;
  notes: string;
}

/** `currency` is the workspace's: that of a price which is not known yet. */
export function draftOf(
  creator: Pick<CreatorProfile, "email" | "phone" | "price" | "notes">,
  currency: string,
): Draft {
  const { price } = creator;
  return {
    email: creator.email ?? "",
    phone: creator.phone ?? "",
    price: price === null ? "" : String(wholeUnits(price)),
    currency: price?.currency ?? currency,
    notes: creator.notes ?? "",
  };
}

/** Only what differs; null clears. `error` says which field cannot be saved. */
export function editOf(
  creator: Pick<CreatorProfile, "email" | "phone" | "price" | "notes">,
  draft: Draft,
): { edit: CreatorEdit; error: string | null } {
  const before = draftOf(creator, draft.currency);
  const edit: CreatorEdit = {};
  if (draft.email !== before.email) edit.email = orNull(draft.email);
  if (draft.phone !== before.phone) edit.phone = orNull(draft.phone);
  if (draft.notes !== before.notes) edit.notes = orNull(draft.notes);
  if (draft.price === before.price && draft.currency === before.currency) return { edit, error: null };
  if (draft.price.trim() === "") return { edit: { ...edit, price: null }, error: null };
  const amount = readAmount(draft.price, draft.currency);
  if (amount === null) return { edit, error: "Enter the price as a number, such as 800 or 1,250.50" };
  const per = creator.price?.per ?? null;
  return { edit: { ...edit, price: { amount, currency: draft.currency, per } }, error: null };
}

/** What an edit changed, for the undo bar: "Price and notes changed". */
export function editNews(edit: CreatorEdit): string {
  const names = Object.keys(edit).map((field) => (field === "email" ? "e-mail" : field));
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
