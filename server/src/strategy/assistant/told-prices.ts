import { PriceUnit } from "@app/contract/creator-prices";
import type { ToldPrice } from "@app/contract/strategy/tools";
import type { Stated } from "#/strategy/brief/stated.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";

/**
 * Prices that were just told of creators, so that they can be kept as their own. A handle of several accounts is left
 * out: nobody knows whose price it is.
 */
export function toldPrices(
  { prices = [] }: Stated,
  handles: readonly string[],
  candidates: readonly Candidate[],
): ToldPrice[] {
  return prices
    .filter(({ handle }) => handles.includes(handle))
    .flatMap(({ handle, per, ...told }) => {
      const [account, other] = candidates.filter((one) => isNamed(one, handle));
      if (!account?.accountId || other) return [];
      const { creatorId, accountId } = account;
      return [
        { ...told, creatorId, accountId, handle: account.handle, per: PriceUnit.safeParse(per).data ?? null },
      ];
    });
}
