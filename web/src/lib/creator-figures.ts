import type { FigureField } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";

/** Where a figure of a creator comes from. */
export function creatorFigure(creatorId: string, field: FigureField): string {
  return addressOf(discoveryPaths.figure, { id: creatorId, field });
}
