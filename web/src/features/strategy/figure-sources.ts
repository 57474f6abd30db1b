import type { Strategy } from "@app/contract/strategy/schemas";
import type { FigureOrigin } from "#/ui/text/Figure.tsx";

/** The origin of a figure of a plan, by its place there. What tells it is fetched with the first figure that is opened. */
export function sourceOf(strategy: Strategy, path: string): FigureOrigin {
  return async () => {
    const figures = await import("@app/contract/strategy/figures");
    return figures.sourceOf(strategy, path);
  };
}
