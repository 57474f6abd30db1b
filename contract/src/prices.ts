import * as z from "zod/mini";

// What is withheld from a caller who sees no prices, besides every object with an amount and a currency. The server
// takes these values out of its answers wherever one of the schemas stands, so each stands as nullable or in a list.

/** A figure of money whose currency stands elsewhere, or that follows from money alone. */
export const PriceFigure = z.number();

/** Words of people and of plans that may name an amount. */
export const PriceText = z.string();

/** Words of a brief, in which any number may be an amount. */
export const BriefText = z.string();
