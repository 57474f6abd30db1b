import type { ImportInput } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";

/** A pasted block, or a file. */
export type ImportSource = Pick<ImportInput, "text" | "base64" | "fileName">;
/** What a person decided about the reading. */
export type ImportOptions = Pick<
  ImportInput,
  "mapping" | "places" | "platform" | "currency" | "kind" | "sheet"
>;

export const NO_OPTIONS: ImportOptions = { mapping: [], places: [] };

/** A person's word on one column, and of which account it is, takes the place of an earlier one. */
export function withMapping(
  options: ImportOptions,
  index: number,
  field: ImportOptions["mapping"][number]["field"],
  platform?: ImportOptions["mapping"][number]["platform"],
): ImportOptions {
  const others = options.mapping.filter((said) => said.index !== index);
  return { ...options, mapping: [...others, { index, field, ...(platform && { platform }) }] };
}

/** Where a city is, or "unknown"; a later answer takes the place of an earlier one. */
export function withPlace(options: ImportOptions, city: string, country: string): ImportOptions {
  const others = options.places.filter((said) => said.city !== city);
  return { ...options, places: [...others, { city, country }] };
}

/** In rows of another kind columns mean other things: what was said goes. */
export function withKind(options: ImportOptions, kind: ImportKind): ImportOptions {
  return { ...options, ...NO_OPTIONS, kind };
}

/** Another sheet is another table: what was said of columns and rows of the first one is not about it. */
export function withSheet({ platform, currency }: ImportOptions, sheet: string): ImportOptions {
  return { ...NO_OPTIONS, ...(platform && { platform }), ...(currency && { currency }), sheet };
}
