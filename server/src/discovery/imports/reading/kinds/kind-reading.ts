import type { ImportKind } from "@app/contract/discovery/import-history";

/** What the rows of a table are, and the sentence that says why. */
export interface KindReading {
  kind: ImportKind;
  kindReason: string;
}

/** The headers that say what each row is. */
export function sentence(what: string, headers: readonly (string | undefined)[]): string {
  const told = headers.filter((header) => header !== undefined && header !== "");
  const because = told.map((header) => `“${header}”`).join(" and ");
  return `Each row is ${what}: ${because} ${told.length === 1 ? "says" : "say"} so.`;
}
