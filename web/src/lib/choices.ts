import { MARKETS } from "@app/contract/markets";
import { CURRENCIES } from "@app/contract/money";
import { nameOf } from "@app/contract/place-names";

interface Choice {
  value: string;
  label: string;
}

/** Currencies to choose from, and `current` even if it is none of them. */
export function currencyChoices(current: string): Choice[] {
  const known = CURRENCIES.includes(current) ? CURRENCIES : [current, ...CURRENCIES];
  return known.map((value) => ({ value, label: value }));
}

/** Countries to choose from, by their English names. */
export function marketChoices(): Choice[] {
  return MARKETS.map((value) => ({ value, label: nameOf("region", value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, "en"),
  );
}
