import type { CreatorProfile } from "@app/contract/discovery/creators";
import { FactsTold, PlanCard } from "@app/contract/strategy/tools";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { formatMoney, plural } from "#/lib/format.ts";

/** Prices that a message was told, with a plan or alone. */
export function toldPricesOf(parts: readonly { type: string }[]): ToldPrice[] {
  return parts.flatMap((part) => {
    if (part.type === "tool-read_fact" && "output" in part)
      return FactsTold.safeParse(part.output).data?.told ?? [];
    const isPlan = part.type === "tool-optimise_plan" || part.type === "tool-change_plan";
    const output = isPlan && "output" in part ? part.output : null;
    return PlanCard.safeParse(output).data?.told ?? [];
  });
}

/** "You told me: @lena asks €1,500 a reel, with 3 months of usage." */
export function toldText({ handle, price, per, usageMonths, exclusivityMonths }: ToldPrice): string {
  const rights = [
    ...(usageMonths ? [`${plural(usageMonths, "month")} of usage`] : []),
    ...(exclusivityMonths ? [`${plural(exclusivityMonths, "month")} of exclusivity`] : []),
  ];
  const withThem = rights.length > 0 ? `, with ${rights.join(" and ")}` : "";
  return `You told me: @${handle} asks ${formatMoney(price)} a ${per ?? "piece"}${withThem}.`;
}

/** Whether the account has exactly this price. */
export function isKept(told: ToldPrice, { accounts }: Pick<CreatorProfile, "accounts">): boolean {
  const account = accounts.find(({ id }) => id === told.accountId);
  return (account?.prices ?? []).some(
    (price) =>
      price.amount === told.price?.amount &&
      price.currency === told.price.currency &&
      price.format === told.per &&
      price.usageMonths === (told.usageMonths ?? null) &&
      price.exclusivityMonths === (told.exclusivityMonths ?? null),
  );
}
