import type { CreatorAverage } from "@app/contract/strategy/findings";
import { CreatorTableCard } from "./CreatorTableCard.tsx";
import { FigureCard } from "./FigureCard.tsx";
import { figureText, findingsOf, nameOfMeasure } from "./findings.rules.ts";
import { formatTotal } from "#/lib/format.ts";

/** What an answer stands on: one card below its words. */
export function FindingCards({
  parts,
  seesPrices,
}: {
  parts: readonly { type: string }[];
  seesPrices: boolean;
}) {
  return findingsOf(parts).map((shown) =>
    shown.kind === "creators" ? (
      <CreatorTableCard key={shown.key} found={shown.found} seesPrices={seesPrices} />
    ) : (
      <AverageCard key={shown.key} average={shown.average} />
    ),
  );
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
