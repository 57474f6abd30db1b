import type { CreatorItem, FigureField } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf, withQuery } from "@app/contract/paths";
import { platformLabel } from "@app/contract/platforms";

/** Where a figure of a creator comes from; without an account, that of the one with the most followers. */
export function creatorFigure(creatorId: string, field: FigureField, accountId?: string): string {
  const address = addressOf(discoveryPaths.figure, { id: creatorId, field });
  return accountId === undefined ? address : withQuery(address, { accountId });
}

/** The accounts beside the one that a row shows, as "TikTok @handle". */
export function furtherOf({ accounts }: Pick<CreatorItem, "accounts">): string[] {
  return accounts.slice(1).map(({ platform, handle }) => `${platformLabel(platform)} @${handle}`);
}
