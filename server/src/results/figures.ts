import { addMoney } from "@app/contract/campaigns/budget";
import type { ReservedFee } from "@app/contract/campaigns/creators";
import type { Money } from "@app/contract/money";
import type { CostBasis } from "@app/contract/results/cost-basis";
import type { CountedFigure, MoneyFigures, ResultFigures } from "@app/contract/results/figures";
import type { KnownPaymentState } from "@app/contract/results/payments";
import type { PostFigures } from "./posts/readings.ts";

// The formulas are those of the registry of metrics in the contract (`metrics.ts`): what is unknown is null and adds
// nothing, and money of different currencies is never added.

/** The work of one creator for one campaign, or outside of any, with all that came of it. */
export interface Deal {
  posts: readonly PostFigures[];
  /** What was agreed for all of it; null while nobody knows. */
  fee: Money | null;
  /** What the plan reserved; counts while nothing is agreed. Absent where there was no plan. */
  reserved?: ReservedFee | null;
  /** Whether nobody has agreed to the fee yet. */
  isOpen?: boolean;
  payments: readonly DealPayment[];
  orders: readonly DealOrder[];
}

interface DealPayment {
  state: KnownPaymentState;
  net: Money | null;
  gross: Money | null;
}

interface DealOrder {
  /** How many orders it stands for; null where only what they brought is known. */
  count: number | null;
  amount: Money | null;
}

/** What a deal costs, in minor units, and on what that stands. */
export interface Cost extends Money {
  basis: "paid" | "agreed" | "planned";
}

type CostedBy = Pick<Deal, "fee" | "payments" | "reserved" | "isOpen"> & Partial<Pick<Deal, "posts">>;

/**
 * What a deal costs: what was paid, once nothing of it is open; else the fee; else what the plan reserved. Without VAT where that is known,
 * since a business gets it back. Null when neither is known.
 */
export function costOf(deal: CostedBy): Cost | null {
  const { fee, payments, reserved, isOpen = false, posts = [] } = deal;
  const isSettled = payments.length > 0 && payments.every(({ state }) => state === "paid");
  if (isSettled) {
    const amounts = payments.map(({ net, gross }) => net ?? gross);
    const [sum, other] = addMoney(amounts);
    if (sum && !other && amounts.every((amount) => amount !== null)) return { ...sum, basis: "paid" };
  }
  if (fee) return { ...fee, basis: isOpen && posts.length === 0 ? "planned" : "agreed" };
  return reserved ? { amount: reserved.amount, currency: reserved.currency, basis: "planned" } : null;
}

/** A sum of what is known, with how many of how many it stands on; null when none of them is known. */
function countedSum(values: readonly (number | null)[]): CountedFigure {
  const known = values.filter((value) => value !== null);
  const value = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
  return { value, known: known.length, of: values.length };
}

/** Interactions of a post: likes, comments and shares. Null without likes; what else is unknown adds nothing. */
export function engagementOf({ likes, comments, shares }: PostFigures): number | null {
  return likes === null ? null : likes + (comments ?? 0) + (shares ?? 0);
}

/**
 * Engagement rate by views (`er.views`): interactions ÷ views × 100, in percent, over the posts whose views and likes are
 * known.
 */
export function engagementRate(posts: readonly PostFigures[]): CountedFigure {
  const measured = posts.flatMap((post) => {
    const engagement = engagementOf(post);
    return post.views === null || engagement === null ? [] : [{ views: post.views, engagement }];
  });
  const value = ratio(total(measured, "engagement"), total(measured, "views"), 100);
  return { value, known: measured.length, of: posts.length };
}

/** All figures of a set of deals: of a campaign, or of a creator. */
export function resultFigures(deals: readonly Deal[]): ResultFigures {
  const posts = deals.flatMap((deal) => deal.posts);
  const orders = deals.flatMap((deal) => deal.orders);
  const sum = (name: keyof PostFigures) => countedSum(posts.map((post) => post[name]));
  return {
    posts: posts.length,
    views: sum("views"),
    impressions: sum("impressions"),
    reach: sum("reach"),
    likes: sum("likes"),
    comments: sum("comments"),
    saves: sum("saves"),
    shares: sum("shares"),
    clicks: sum("clicks"),
    engagementRate: engagementRate(posts),
    orders: countedSum(orders.map(({ count }) => count)).value,
    money: moneyFigures(deals),
    unknownCosts: deals.filter((deal) => costOf(deal) === null).length,
    guessedCosts: deals.filter(isGuessed).length,
  };
}

/** Whether what a deal costs is a guess of its plan. */
function isGuessed(deal: Deal): boolean {
  return deal.fee === null && deal.reserved?.isGuess === true && costOf(deal)?.basis === "planned";
}

interface CostedDeal extends Deal {
  cost: Cost;
}

function moneyFigures(deals: readonly Deal[]): MoneyFigures[] {
  const costed = deals.flatMap((deal): CostedDeal[] => {
    const cost = costOf(deal);
    return cost ? [{ ...deal, cost }] : [];
  });
  const revenues = addMoney(deals.flatMap(({ orders }) => orders.map(({ amount }) => amount)));
  const currencies = new Set([
    ...costed.map(({ cost }) => cost.currency),
    ...revenues.map((revenue) => revenue.currency),
  ]);
  return [...currencies].map((currency) => ({
    ...inCurrency(
      currency,
      costed.filter(({ cost }) => cost.currency === currency),
    ),
    revenue: revenues.find((revenue) => revenue.currency === currency)?.amount ?? null,
  }));
}

/**
 * Views and engagements stand on the deals that have both parts: a fee without known views makes no view dearer. Orders
 * stand on all deals with a cost, as soon as one of them has any: who sold nothing has cost what it cost.
 */
function inCurrency(currency: string, deals: readonly CostedDeal[]): Omit<MoneyFigures, "revenue"> {
  const per = (amountOf: (deal: CostedDeal) => number | null, factor = 1) => {
    const both = deals.flatMap((deal) => {
      const amount = amountOf(deal);
      return amount === null || amount === 0 ? [] : [{ cost: deal.cost.amount, amount }];
    });
    return ratio(total(both, "cost"), total(both, "amount"), factor);
  };
  const cost = deals.length === 0 ? null : deals.reduce((sum, deal) => sum + deal.cost.amount, 0);
  const bought = deals.flatMap((deal) => deal.orders);
  const orders = countedSum(bought.map(({ count }) => count)).value;
  return {
    currency,
    cost,
    basis: basisOf(deals),
    deals: deals.length,
    cpm: per(({ posts }) => countedSum(posts.map((post) => post.views)).value, 1000),
    cpe: per(({ posts }) => countedSum(posts.map(engagementOf)).value),
    costPerOrder: ratio(cost, orders),
    roas: ratio(revenueIn(currency, bought), cost),
  };
}

function revenueIn(currency: string, orders: readonly DealOrder[]): number | null {
  const amounts = orders.map(({ amount }) => (amount?.currency === currency ? amount.amount : null));
  return countedSum(amounts).value;
}

function basisOf(deals: readonly CostedDeal[]): CostBasis | null {
  const [basis, other] = new Set(deals.map(({ cost }) => cost.basis));
  if (basis === undefined || other === undefined) return basis ?? null;
  return deals.some(({ cost }) => cost.basis === "planned") ? "partly planned" : "paid and agreed";
}

function total<Name extends string>(parts: readonly Record<Name, number>[], name: Name): number {
  return parts.reduce((sum, part) => sum + part[name], 0);
}

/** Null where one of both is not known, and when there is nothing to divide by. */
function ratio(part: number | null, whole: number | null, factor = 1): number | null {
  return part === null || whole === null || whole === 0 ? null : (part / whole) * factor;
}
