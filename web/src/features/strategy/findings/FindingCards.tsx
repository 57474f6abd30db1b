import { CreatorTableCard } from "./CreatorTableCard.tsx";
import { FigureCard } from "./FigureCard.tsx";
import {
  figuresOfAverage,
  figuresOfPrice,
  titleOfFound,
} from "@app/contract/strategy/answers/finding-figures";
import { columnsOf, findingsOf } from "@app/contract/strategy/answers/findings-of";
import { DraftCard } from "./DraftCard.tsx";
import { TableCard } from "./TableCard.tsx";

/** What an answer stands on: one card below its words. */
export function FindingCards({
  parts,
  seesPrices,
}: {
  parts: readonly { type: string }[];
  seesPrices: boolean;
}) {
  return findingsOf(parts, seesPrices).map((shown) => {
    if (shown.kind === "creators") {
      const { found } = shown;
      return (
        <CreatorTableCard
          key={shown.key}
          title={titleOfFound(found)}
          rows={found.rows}
          columns={columnsOf(found, seesPrices)}
          output={found}
        />
      );
    }
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
    if (shown.kind === "average") {
      return <FigureCard key={shown.key} {...figuresOfAverage(shown.average)} output={shown.average} />;
    }
    return seesPrices && <FigureCard key={shown.key} {...figuresOfPrice(shown.price)} output={shown.price} />;
  });
}
