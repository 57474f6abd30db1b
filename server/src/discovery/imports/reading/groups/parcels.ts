import { IDENTITY_FIELDS } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { isOneOf, plainWords } from "#/discovery/imports/reading/words.ts";

/** What is said of a parcel, and of nobody. */
const OF_PARCELS =
  /\b(?:tracking|trk|courier|carrier|parcels?|packages?|shipments?|shipped|dispatched|delivered|awb|kurier|pakete?|sendung\p{L}*|versandt|versand\p{L}*|zugestellt|colis|transporteur|expedie|livre|paqueteria|paquetes?|guia|enviado|entregado|rastreio|transportadora|encomendas?|entregue|corriere|pacc[oh]i?|spedit[oa]|consegnat[oa]|kargo|resi|ekspedisi|paczk[ai]|sent|product|produit|produkt|producto|produto|prodotto)\b/u;
const OF_PARCELS_MIN = 2;
/** What a roster has and a list of parcels has not. */
const OF_ROSTERS: ReadonlySet<string> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "price",
  "category",
]);

/** Whether each row is a parcel to a creator: then a further one takes the place of nothing that is said of the first. */
export function isOfParcels(columns: readonly Column[]): boolean {
  if (columns.some(({ field }) => isOneOf(OF_ROSTERS, field))) return false;
  const said = columns.filter(
    ({ header, field, record }) =>
      record === null && !isOneOf(IDENTITY_FIELDS, field) && OF_PARCELS.test(plainWords(header)),
  );
  return said.length >= OF_PARCELS_MIN;
}

const BETWEEN = "; ";

/** A text with a further one behind it; what stands there already is not said again. */
export function withText(before: string, further: string): string {
  const known = new Set(before.split(BETWEEN));
  const added = further.split(BETWEEN).filter((text) => !known.has(text));
  return [before, ...added].join(BETWEEN);
}
