import { AMOUNT_MAX, toMinorUnits } from "@app/contract/money";
import { readOffers } from "#/discovery/imports/reading/cells/offers.ts";
import type { ReadPrice } from "#/discovery/imports/reading/cells/offers.ts";
import { markOfMoney } from "#/discovery/imports/reading/cells/rates.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { asksForLess } from "#/discovery/imports/reading/cells/signs.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { headerCurrency } from "#/discovery/imports/reading/columns/headers.ts";
import { countedCurrency, readPriceUnit } from "#/discovery/imports/reading/prices.ts";
import type { ReadMoney, Values } from "#/discovery/imports/reading/values.ts";

/** One with the most minor units: an amount that fits in it fits in every other. */
const FINEST_CURRENCY = "KWD";

/** The prices of a cell, with what its header says of them; null for a cell of none. */
export function priceValues(column: Column, cell: string, style: ColumnStyle): Values | null {
  const found = offersOf(cell, style);
  const offers = found.map((offer) => completed(offer, column, cell));
  const [first] = offers;
  if (!first || offers.some(isTooMuch)) return null;
  if (found.some((offer) => isFarBelow(offer, column))) return null;
  const price = {
    amount: first.amount,
    currency: first.currency,
    per: offers.length > 1 ? first.format : (readPriceUnit(cell) ?? column.per),
  };
  return { ...(!column.isSecond && { price }), prices: offers };
}

/** Nobody asks for less than nothing. */
function offersOf(cell: string, style: ColumnStyle): ReadPrice[] {
  return asksForLess(cell) ? [] : readOffers(cell, markOfMoney(cell, style));
}

/** Of a price so many times below the others of its column the scale was left out: "1.75" among lakhs. Chosen by us. */
const WITHOUT_SCALE = 1000;

/** Above this nobody asks, and nothing is compared with it. Chosen by us. */
const USUAL_MAX = 1e8;

function isFarBelow({ amount, currency }: ReadPrice, { contents }: Column): boolean {
  const usual = contents.median ?? 0;
  return currency === null && usual < USUAL_MAX && amount * WITHOUT_SCALE < usual;
}

/** What the cell leaves open the header or the merged cell above it says. */
function completed(offer: ReadPrice, column: Column, cell: string): ReadPrice {
  const { amount, upTo, currency, format, ...terms } = offer;
  return {
    amount,
    ...(upTo !== undefined && { upTo }),
    currency: currency ?? headerCurrency(column.header, column.group) ?? countedCurrency(cell),
    format: format ?? column.format,
    ...column.terms,
    ...terms,
  };
}

/** The amount of a deal. */
export function readMoney(column: Column, cell: string, style: ColumnStyle): ReadMoney | null {
  const [offer] = offersOf(cell, style);
  if (!offer || isTooMuch(offer)) return null;
  return {
    amount: offer.amount,
    currency: offer.currency ?? headerCurrency(column.header) ?? countedCurrency(cell),
  };
}

function isTooMuch({ amount, currency }: ReadMoney): boolean {
  return toMinorUnits(amount, currency ?? FINEST_CURRENCY) > AMOUNT_MAX;
}
