import { Figure } from "#/ui/Figure.tsx";
import type { ShownFigure } from "./creator-figures.ts";
import { figureUrl } from "./discovery.queries.ts";

/** A figure of a creator; opens its source. */
export function CreatorFigure({ id, figure }: { id: string; figure: ShownFigure }) {
  return <Figure label={figure.label} value={figure.value} source={figureUrl(id, figure.field)} />;
}
