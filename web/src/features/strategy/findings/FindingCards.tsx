import { CreatorTableCard } from "./CreatorTableCard.tsx";
import { FigureCard } from "./FigureCard.tsx";
import {
  figuresOfAverage,
  figuresOfPrice,
  titleOfFound,
} from "@app/contract/strategy/answers/finding-figures";
import { columnsOf, findingsOf } from "@app/contract/strategy/answers/findings-of";
import { sayOf } from "@app/contract/strategy/answers/phrases";
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
  const say = sayOf(parts);
  return findingsOf(parts, seesPrices, say).map((shown) => {
    if (shown.kind === "creators") {
      const { found } = shown;
      return (
        <CreatorTableCard
          key={shown.key}
          title={titleOfFound(found, say)}
          rows={found.rows}
          columns={columnsOf(found, seesPrices, say)}
          output={found}
          say={say}
        />
      );
    }
    if (shown.kind === "compared") {
      const { rows } = shown.compared;
      const columns = columnsOf({ by: null, filters: {}, per: null }, seesPrices, say);
      return (
        <CreatorTableCard
          key={shown.key}
          title={say("Side by side")}
          rows={rows}
          columns={columns}
          output={shown.compared}
          say={say}
        />
      );
    }
    if (shown.kind === "draft") return <DraftCard key={shown.key} {...shown.draft} say={say} />;
    if (shown.kind === "table") return <TableCard key={shown.key} {...shown.table} output={shown.output} />;
    if (shown.kind === "average") {
      return <FigureCard key={shown.key} {...figuresOfAverage(shown.average, say)} output={shown.average} />;
    }
    return (
      seesPrices && <FigureCard key={shown.key} {...figuresOfPrice(shown.price, say)} output={shown.price} />
    );
  });
}
