import { addMoney } from "@app/contract/campaigns/budget";
import type {
  CollectionCreator,
  CollectionOrder,
  CollectionSort,
  PriceSpread,
  TriageState,
} from "@app/contract/collections/schemas";
import { hasVotes } from "@app/contract/collections/votes";
import { median } from "#/platform/median.ts";

const VALUES: Readonly<Record<CollectionSort, (creator: CollectionCreator) => string | number | null>> = {
  name: ({ name, handle }) => (name ?? handle).toLowerCase(),
  followers: ({ followers }) => followers,
  engagement: ({ engagementRate }) => engagementRate,
  price: ({ price }) => price?.amount ?? null,
  state: ({ state }) => STATES.indexOf(state),
  // Votes for less votes against.
  votes: (creator) => (hasVotes(creator) ? creator.votes.for.length - creator.votes.against.length : null),
  note: ({ note, tags }) => (note ?? tags[0] ?? null)?.toLowerCase() ?? null,
};

/** Those that were chosen stand first, those that were passed over last. */
const STATES: readonly TriageState[] = ["shortlisted", "untriaged", "passed"];

/** Sorted anew; unknown values stand last whichever way, and equal ones in the order in which they were added. */
export function inOrder(creators: readonly CollectionCreator[], order: CollectionOrder): CollectionCreator[] {
  const isDescending = order.startsWith("-");
  const valueOf = VALUES[sortOf(order)];
  return creators.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const turn = typeof one === "string" ? one.localeCompare(String(other), "en") : one - Number(other);
    return isDescending ? -turn : turn;
  });
}

export function sortOf(order: CollectionOrder): CollectionSort {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every order is a sort, with a minus or without
  return order.replace(/^-/u, "") as CollectionSort;
}

/** The known asking prices of each currency, the most frequent first. */
export function priceSpreads(creators: readonly CollectionCreator[]): PriceSpread[] {
  const prices = creators.flatMap(({ price }) => (price ? [price] : []));
  return [...Map.groupBy(prices, ({ currency }) => currency)]
    .map(([currency, own]) => {
      const sorted = own.map(({ amount }) => amount).toSorted((a, b) => a - b);
      const money = (amount: number | null = null) => (amount === null ? null : { amount, currency });
      const middle = median(sorted);
      return {
        currency,
        known: own.length,
        sum: addMoney(own)[0] ?? null,
        low: money(sorted[0]),
        median: money(middle === null ? null : Math.round(middle)),
        high: money(sorted.at(-1)),
      };
    })
    .toSorted((a, b) => b.known - a.known);
}
