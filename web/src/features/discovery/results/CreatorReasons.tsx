import type { CreatorItem } from "@app/contract/discovery/creators";
import { Fragment } from "react";
import { UNKNOWN } from "#/lib/format.ts";
import { CreatorFigure } from "./CreatorFigure.tsx";
import { engagementOf, followersOf, viewsOf } from "./creator-figures.ts";
import type { ShownFigure } from "./creator-figures.ts";

interface CreatorReasonsProps {
  item: CreatorItem;
  /** Fewer of them, where columns beside say the others. */
  reasons?: readonly string[];
}

/** Which of the filters a creator met; the figures among the words open their sources. */
export function CreatorReasons({ item, reasons = item.reasons }: CreatorReasonsProps) {
  if (reasons.length === 0) return null;
  const figures = [followersOf(item), viewsOf(item), engagementOf(item)];
  return (
    <p className="mt-1 pb-2 text-sm text-fg-2">
      {reasons.map((reason) => (
        <Fragment key={reason}>
          <Reason item={item} text={reason} figures={figures} />{" "}
        </Fragment>
      ))}
    </p>
  );
}

interface ReasonProps {
  item: CreatorItem;
  text: string;
  figures: readonly ShownFigure[];
}

function Reason({ item, text, figures }: ReasonProps) {
  const figure = figures.find(({ value }) => value !== UNKNOWN && text.includes(value));
  if (!figure) return text;
  const at = text.indexOf(figure.value);
  return (
    <>
      {text.slice(0, at)}
      <CreatorFigure of={item} figure={figure} />
      {text.slice(at + figure.value.length)}
    </>
  );
}
