import type { OwnField } from "#/discovery/discovery.tables.ts";
import { mayNameMoney } from "#/platform/http/price-texts.ts";

/** Whether a field of the workspace's own may hold a price: nobody knows what its column means, so any number may. */
export function mayBePrice({ kind, value }: OwnField): boolean {
  if (kind === "date") return false;
  return kind === "money" || kind === "number" || mayNameMoney(value);
}
