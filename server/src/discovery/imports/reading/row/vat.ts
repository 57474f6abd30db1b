import { answerOf, vatNamed, withoutTaxes } from "#/language/tables/tables.ts";
import { readVat } from "#/discovery/imports/reading/cells/offers.ts";

/** Whether taxes are in a price, as a column about nothing else says: "yes", "18 % extra"; "plus MwSt" over "ja" is on top. */
export function readVatCell(cell: string, header: string): "included" | "excluded" | null {
  const bare = withoutTaxes(cell);
  const said = readVat(cell) ?? vatNamed(bare);
  const answer = answerOf(bare);
  if (said !== null || answer === null) return said;
  const isOnTop = (readVat(header) ?? vatNamed(withoutTaxes(header))) === "excluded";
  return answer === isOnTop ? "excluded" : "included";
}
