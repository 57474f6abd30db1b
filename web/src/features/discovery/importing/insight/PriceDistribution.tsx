import type { FigureSource } from "@app/contract/figures";
import { formatTotal, plural } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { Histogram } from "#/ui/charts/Histogram.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import {
  otherCurrenciesText,
  priceFinding,
  priceMeasure,
  pricePoints,
  priceText,
} from "./price-distribution.rules.ts";
import type { KnownRange } from "./price-distribution.rules.ts";

interface PriceDistributionProps {
  price: KnownPrice;
  /** Creators of the workspace. */
  total: number | null;
}

/** From what to what creators ask for each 1,000 followers or views, and how many ask how much. */
export function PriceDistribution({ price: { range, source }, total }: PriceDistributionProps) {
  const others = otherCurrenciesText(range);
  return (
    <Panel className="flex flex-col gap-3 p-4">
      {range.bars.length === 0 ? (
        <FewPrices price={{ range, source }} />
      ) : (
        <Distribution price={{ range, source }} total={total} />
      )}
      {others !== null && <p className="text-sm text-fg-2">{others}</p>}
      <p className="text-xs text-fg-2">
        <Figure value="Where these figures come from" source={source} />
      </p>
    </Panel>
  );
}

interface KnownPrice {
  range: KnownRange;
  source: FigureSource;
}

function Distribution({ price: { range, source }, total }: { price: KnownPrice; total: number | null }) {
  const points = pricePoints(range);
  return (
    <ChartFrame
      title={priceFinding(range)}
      measure={priceMeasure(range, total)}
      summary={points.map((point) => `${point.label}: ${plural(point.value ?? 0, "creator")}`).join("; ")}
      points={points}
      format={formatTotal}
      source={source}
    >
      {(width) => (
        <Histogram
          steps={range.bars.map(({ creators, ...step }) => ({ ...step, count: creators }))}
          band={range.middle}
          format={(value) => priceText(range, value)}
          name={`Creators by price per 1,000 ${range.basis}`}
          width={width}
        />
      )}
    </ChartFrame>
  );
}

/** Too few for a shape: each value for itself. */
function FewPrices({ price: { range, source } }: { price: KnownPrice }) {
  const count = range.values.length;
  return (
    <>
      <div>
        <p className="font-semibold">
          {count === 1 ? "One price is" : `${count} prices are`} too few for a distribution
        </p>
        <p className="text-fg-2">Price per 1,000 {range.basis}, the lowest first.</p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-lg font-semibold tabular-nums">
        {range.values.map((value, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two creators may ask the same, and the order stays
          <li key={index}>
            <Figure value={priceText(range, value)} source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}
