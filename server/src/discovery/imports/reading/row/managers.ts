import { isUnmanaged } from "#/language/tables/tables.ts";
import type { Values } from "#/discovery/imports/reading/values.ts";
import { singleSpaced } from "#/discovery/imports/reading/words.ts";
import { readContacts } from "./contacts.ts";

/**
 * Who looks after a creator, and how they are reached: "Riya, Star Talent (98200 12345)". Null where a cell says that
 * nobody does, or names several.
 */
export function readManager(cell: string): Pick<Values, "agency" | "phone" | "email"> | null {
  if (isUnmanaged(cell)) return null;
  const { email, phone, rest } = readContacts(cell);
  const name = email === null && phone === null ? cell : rest;
  if (/[;|\n]/u.test(name)) return null;
  return {
    ...(/\p{L}/u.test(name) && { agency: singleSpaced(name).trim() }),
    ...(phone !== null && { phone }),
    ...(email !== null && { email }),
  };
}
