import { Filters } from "@app/contract/discovery/filters";

/** Filters in the query string; undefined for what makes no sense. */
export function readFilters(text: string): Filters | undefined {
  if (text === "") return undefined;
  try {
    return Filters.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
