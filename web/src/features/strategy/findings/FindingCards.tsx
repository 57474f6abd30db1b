import type { CreatorAverage, CreatorsFound, PriceOfCreator } from "@app/contract/strategy/findings/schemas";
import { CreatorTableCard } from "./CreatorTableCard.tsx";
import { FigureCard } from "./FigureCard.tsx";
import { columnsOf, figureText, findingsOf, nameOfMeasure } from "./findings.rules.ts";
import { DraftCard } from "./DraftCard.tsx";
import { TableCard } from "./TableCard.tsx";
import { formatMoney, formatTotal } from "#/lib/format.ts";

/** What an answer stands on: one card below its words. */
export function FindingCards({
  parts,
  seesPrices,
}: {
  parts: readonly { type: string }[];
  seesPrices: boolean;
}) {
  return findingsOf(parts, seesPrices).map((shown) => {
    if (shown.kind === "creators")
      return <FoundCard key={shown.key} found={shown.found} seesPrices={seesPrices} />;
    if (shown.kind === "compared") {
      const { rows } = shown.compared;
      const columns = columnsOf({ by: null, filters: {}, per: null }, seesPrices);
      return (
        <CreatorTableCard
          key={shown.key}
          title="Side by side"
          rows={rows}
          columns={columns}
          output={shown.compared}
        />
      );
    }
    if (shown.kind === "draft") return <DraftCard key={shown.key} {...shown.draft} />;
    if (shown.kind === "table") return <TableCard key={shown.key} {...shown.table} output={shown.output} />;
    if (shown.kind === "average") return <AverageCard key={shown.key} average={shown.average} />;
    return seesPrices && <PriceCard key={shown.key} price={shown.price} />;
  });
}

function FoundCard({ found, seesPrices }: { found: CreatorsFound; seesPrices: boolean }) {
  const { shown, total, rows } = found;
  const title =
    shown < total
      ? `Creators: ${formatTotal(shown)} of ${formatTotal(total)}`
      : `Creators: ${formatTotal(shown)}`;
  return <CreatorTableCard title={title} rows={rows} columns={columnsOf(found, seesPrices)} output={found} />;
}

function PriceCard({ price }: { price: PriceOfCreator }) {
  const { handle, per, offer, deal, listed, range, others, isSameSize } = price;
  const figures = [
    { label: "Offer", path: "offer", money: offer },
    { label: "Last deal", path: "deal.price", money: deal?.price ?? null },
    { label: "Listed", path: "listed", money: listed },
    { label: "Lower end of others", path: "range.p10", money: range?.p10 ?? null },
    { label: "Median of others", path: "range.p50", money: range?.p50 ?? null },
    { label: "Upper end of others", path: "range.p90", money: range?.p90 ?? null },
  ].flatMap(({ label, path, money }) => (money ? [{ label, path, value: formatMoney(money) }] : []));
  const note = `Others: ${formatTotal(others)} prices of this workspace${isSameSize ? ", of the same size" : ""}.`;
  const title = per === null ? `Price of @${handle}` : `Price of a ${per} of @${handle}`;
  return <FigureCard title={title} figures={figures} note={note} output={price} />;
}

function AverageCard({ average }: { average: CreatorAverage }) {
  const { by, per, known, total, mean, p10, p50, p90 } = average;
  const figures = [
    { label: "Average", path: "mean", value: figureText(mean, by) },
    { label: "Lower end of eight in ten", path: "p10", value: figureText(p10, by) },
    { label: "Median", path: "p50", value: figureText(p50, by) },
    { label: "Upper end of eight in ten", path: "p90", value: figureText(p90, by) },
  ];
  const note = `Known of ${formatTotal(known)} of ${formatTotal(total)} creators.`;
  return <FigureCard title={nameOfMeasure(by, per)} figures={figures} note={note} output={average} />;
}
