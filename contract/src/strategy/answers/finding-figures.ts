import type { CreatorAverage, CreatorsFound, PriceOfCreator } from "../findings/schemas.ts";
import { figureText, nameOfMeasure } from "./findings-of.ts";
import { formatMoney, formatTotal } from "../../formats.ts";

/** Figures with a name each, of one thing. */
export interface NamedFigures {
  title: string;
  /** `path` is the place of the figure in the finding. */
  figures: readonly { label: string; path: string; value: string }[];
  /** What they stand on, as a sentence. */
  note: string;
}

export function titleOfFound({ shown, total }: Pick<CreatorsFound, "shown" | "total">): string {
  return shown < total
    ? `Creators: ${formatTotal(shown)} of ${formatTotal(total)}`
    : `Creators: ${formatTotal(shown)}`;
}

export function figuresOfPrice(price: PriceOfCreator): NamedFigures {
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
  return { title, figures, note };
}

export function figuresOfAverage({
  by,
  per,
  known,
  total,
  mean,
  p10,
  p50,
  p90,
}: CreatorAverage): NamedFigures {
  const figures = [
    { label: "Average", path: "mean", value: figureText(mean, by) },
    { label: "Lower end of eight in ten", path: "p10", value: figureText(p10, by) },
    { label: "Median", path: "p50", value: figureText(p50, by) },
    { label: "Upper end of eight in ten", path: "p90", value: figureText(p90, by) },
  ];
  const note = `Known of ${formatTotal(known)} of ${formatTotal(total)} creators.`;
  return { title: nameOfMeasure(by, per), figures, note };
}
