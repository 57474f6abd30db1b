import type { PriceSpread } from "@app/contract/collections/schemas";
import { pricesSource } from "@app/contract/collections/sources";
import { formatMoney, formatRange, formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";

/** What one piece of each comes to, and how far the prices lie apart; how many are not known is named. */
export function PriceSum({ prices, total }: { prices: readonly PriceSpread[]; total: number }) {
  const known = prices.reduce((sum, spread) => sum + spread.known, 0);
  if (known === 0) return null;
  return (
    <p className="text-sm text-fg-2">
      One piece of each{" "}
      {prices.map((spread, index) => (
        <span key={spread.currency}>
          {index > 0 && " and "}
          <b className="font-semibold text-fg">
            <Figure
              value={formatMoney(spread.sum)}
              label="One piece of each"
              source={pricesSource(spread, total)}
            />
          </b>
          {spread.known > 1 && `, from ${formatRange(formatMoney(spread.low), formatMoney(spread.high))}`}
        </span>
      ))}
      {known < total && `; ${formatTotal(total - known)} without a price`}
    </p>
  );
}
