import type { CreatorAverage, CreatorsFound, PriceOfCreator } from "../findings/schemas.ts";
import { figureText, nameOfMeasure } from "./findings-of.ts";
import { formatMoney, formatTotal } from "../../formats.ts";
import type { Say } from "./phrases.ts";

/** Figures with a name each, of one thing. */
export interface NamedFigures {
  title: string;
  /** `path` is the place of the figure in the finding. */
  figures: readonly { label: string; path: string; value: string }[];
  /** What they stand on, as a sentence. */
  note: string;
}

export function titleOfFound({ shown, total }: Pick<CreatorsFound, "shown" | "total">, say: Say): string {
  return shown < total
    ? say("Creators: {0} of {1}", formatTotal(shown, say.locale), formatTotal(total, say.locale))
    : say("Creators: {0}", formatTotal(shown, say.locale));
}

export function figuresOfPrice(price: PriceOfCreator, say: Say): NamedFigures {
  const { handle, per, offer, deal, listed, range, others, isSameSize } = price;
  const figures = [
    { label: "Offer", path: "offer", money: offer },
    { label: "Last deal", path: "deal.price", money: deal?.price ?? null },
    { label: "Listed", path: "listed", money: listed },
    { label: "Lower end of others", path: "range.p10", money: range?.p10 ?? null },
    { label: "Median of others", path: "range.p50", money: range?.p50 ?? null },
    { label: "Upper end of others", path: "range.p90", money: range?.p90 ?? null },
  ].flatMap(({ label, path, money }) =>
    money ? [{ label: say(label), path, value: formatMoney(money, say.locale) }] : [],
  );
  const note = say(
    isSameSize
      ? "Others: {0} prices of this workspace, of the same size."
      : "Others: {0} prices of this workspace.",
    formatTotal(others, say.locale),
  );
  const whose = `@${handle}`;
  const title = per === null ? say("Price of {0}", whose) : say("Price of a {0} of {1}", say(per), whose);
  return { title, figures, note };
}

export function figuresOfAverage(average: CreatorAverage, say: Say): NamedFigures {
  const { by, per, known, total, mean, p10, p50, p90 } = average;
  const figures = [
    { label: say("Average"), path: "mean", value: figureText(mean, by, say) },
    { label: say("Lower end of eight in ten"), path: "p10", value: figureText(p10, by, say) },
    { label: say("Median"), path: "p50", value: figureText(p50, by, say) },
    { label: say("Upper end of eight in ten"), path: "p90", value: figureText(p90, by, say) },
  ];
  const note = say(
    "Known of {0} of {1} creators.",
    formatTotal(known, say.locale),
    formatTotal(total, say.locale),
  );
  return { title: nameOfMeasure(by, per, say), figures, note };
}
