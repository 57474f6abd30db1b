import type { ReactNode } from "react";
import { Figure } from "#/ui/text/Figure.tsx";
import type { ShownFigure } from "./creator-figures.ts";
import { creatorFigure } from "#/lib/creator-figures.ts";

interface CreatorFigureProps {
  id: string;
  figure: ShownFigure;
  /** A drawing in place of the value. */
  children?: ReactNode;
}

/** A figure of a creator; opens its source. */
export function CreatorFigure({ id, figure, children }: CreatorFigureProps) {
  return (
    <Figure label={figure.label} value={figure.value} source={creatorFigure(id, figure.field)}>
      {children}
    </Figure>
  );
}
