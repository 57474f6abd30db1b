import type { CreatorItem } from "@app/contract/discovery/creators";
import type { ReactNode } from "react";
import { Figure } from "#/ui/text/Figure.tsx";
import type { ShownFigure } from "./creator-figures.ts";
import { creatorFigure } from "#/lib/creator-figures.ts";

interface CreatorFigureProps {
  /** Who it is of, by the account that comes first. */
  of: Pick<CreatorItem, "id" | "accounts">;
  figure: ShownFigure;
  /** A drawing in place of the value. */
  children?: ReactNode;
}

/** A figure of a creator; opens its source. */
export function CreatorFigure({ of, figure, children }: CreatorFigureProps) {
  return (
    <Figure
      label={figure.label}
      value={figure.value}
      source={creatorFigure(of.id, figure.field, of.accounts[0]?.id)}
    >
      {children}
    </Figure>
  );
}
