import type { CreatorProfile } from "@app/contract/discovery/creators";
import type { Money } from "@app/contract/money";
import type { Platform } from "@app/contract/platforms";

export interface PricedPiece {
  key: string;
  accountId: string;
  platform: Platform;
  handle: string;
  /** "reel", or "a piece" where nobody said what for. */
  what: string;
  price: Money;
  /** By the median of the account's views, else the average; null while neither is known. */
  perThousandViews: Money | null;
}

/** Every price of every account, as the accounts stand. */
export function pricesOfAccounts({ accounts }: Pick<CreatorProfile, "accounts">): PricedPiece[] {
  return accounts.flatMap(({ id, platform, handle, prices, medianViews, avgViews }) => {
    const views = medianViews ?? avgViews;
    return prices.map(({ format, amount, currency }, place) => ({
      key: `${id} ${place}`,
      accountId: id,
      platform,
      handle,
      what: format ?? "a piece",
      price: { amount, currency },
      perThousandViews:
        views === null || views <= 0 ? null : { amount: Math.round((amount * 1000) / views), currency },
    }));
  });
}
