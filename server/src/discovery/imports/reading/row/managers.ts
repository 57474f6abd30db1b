import { isUnmanaged } from "#/language/tables/tables.ts";
import type { Values } from "#/discovery/imports/reading/values.ts";
import { singleSpaced } from "#/discovery/imports/reading/words.ts";
import { readContacts } from "./contacts.ts";

/**
 * Who looks after a creator: "Riya, Star Talent (98200 12345)". How they are reached is no number or address of the
 * creator's. Null where a cell names nobody, or several.
 */
export function readManager(cell: string): Pick<Values, "agency"> | null {
  if (isUnmanaged(cell)) return null;
  const { email, phone, rest } = readContacts(cell);
  const name = email === null && phone === null ? cell : rest;
  if (/[;|\n]/u.test(name) || !/\p{L}/u.test(name)) return null;
  // "655 55 51 03 (Agencia Faro)".
  return {
    agency: singleSpaced(name)
      .trim()
      .replace(/^\((?<inner>[^()]+)\)$/u, "$<inner>"),
  };
}
