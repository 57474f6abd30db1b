import { saysMoreThanCountries } from "#/discovery/imports/reading/cells/audiences.ts";
import { hasPostcode } from "#/discovery/imports/reading/cells/places.ts";
import { saysMoreThanOffers } from "#/discovery/imports/reading/cells/offers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { Values } from "#/discovery/imports/reading/values.ts";
import { asksForBans, saysMoreThanBan } from "#/language/tables/contact-bans.ts";
import { isBeyondTalks } from "#/language/tables/tables.ts";
import { saysMoreThanContacts } from "./contacts.ts";
import { hasRemark } from "./remarks.ts";
import { FIGURES } from "./single-values.ts";

/** Whether a cell says more than the values that were read from it, so that it is kept as it is written as well. */
export function saysMore(column: Column, cell: string, found: Values): boolean {
  if (column.field === "price") return saysMoreThanOffers(cell);
  if (column.field === "city") return hasPostcode(cell);
  if (FIGURES.has(column.field)) return hasRemark(cell);
  if (column.field === "status")
    return asksForBans(column.header) ? saysMoreThanBan(cell) : isBeyondTalks(cell);
  if (isListOfCountries(column)) return saysMoreThanCountries(cell);
  return saysMoreThanContacts(column, cell, found);
}

/** Neither the shares of one country nor those of the countries beside. */
function isListOfCountries({ field, audience, shareOf }: Column): boolean {
  return field === "audienceCountry" && audience === null && shareOf === null;
}
