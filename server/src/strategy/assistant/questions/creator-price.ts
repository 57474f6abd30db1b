import type { PriceUnit } from "@app/contract/creator-prices";
import { tierOf } from "@app/contract/discovery/tiers";
import { toMinorUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import type { PriceOfCreator } from "@app/contract/strategy/findings/schemas";
import { PLATFORMS } from "@app/contract/platforms";
import type { PastFee } from "@app/contract/strategy/past-campaigns";
import type { Caller } from "#/platform/http/caller.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import { withAgreedPrices } from "#/strategy/plans/prices/agreed-prices.ts";
import { priceFormat } from "#/strategy/plans/prices/formats.ts";
import { pricesOf } from "#/strategy/plans/prices/own-prices.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput } from "#/strategy/assistant/tools.ts";
import { accountsNamed } from "./fields/named-accounts.ts";
import { quantile } from "./creator-figures.ts";

/** From so many prices of others there is a range. Chosen by us. */
const OTHERS_MIN = 5;
type Doors = Pick<PlanSources, "creators" | "assumptions" | "workspaces" | "search">;

/** What a piece of a creator costs: own deals first, then the list, then what others of the workspace ask. */
export async function priceOfCreator(
  doors: Doors,
  caller: Caller,
  { handle, platform = null, per, pieces, offer }: ToolInput<"price_of_creator">,
): Promise<PriceOfCreator> {
  const all = await doors.creators.candidates(caller);
  const { takenAt: asOf } = await doors.search.search(caller, { filters: {}, limit: 1, offset: 0 });
  const account = accountOf(all, { handle, platform, per });
  if (!account) return { ...NOBODY, asOf, handle, per, pieces };
  const { fees } = await doors.assumptions.model(caller);
  const own = await doors.workspaces.setting(caller);
  const deal = dealOf(account, fees, per);
  const listed = listedOf(account, per);
  const said =
    offer &&
    moneyOf(
      offer.amount / pieces,
      offer.currency ?? deal?.price.currency ?? listed?.currency ?? own.currency,
    );
  const currency = said?.currency ?? deal?.price.currency ?? listed?.currency ?? own.currency;
  const { values, isSameSize } = othersOf(all, account, {
    per: per === "post" ? (listed?.per ?? per) : (per ?? listed?.per ?? null),
    currency,
  });
  const range = rangeOf(values, currency);
  return {
    asOf,
    sources: ["Your own deals", "Prices of this workspace"],
    handle: account.handle,
    platform: PLATFORMS.find((one) => one === account.platform) ?? null,
    per,
    pieces,
    deal,
    listed,
    range,
    others: values.length,
    isSameSize,
    offer: said,
    standing: said && range && standingOf(said.amount, range),
  };
}

const NOBODY = {
  sources: ["Creators of this workspace"],
  platform: null,
  deal: null,
  listed: null,
  range: null,
  others: 0,
  isSameSize: false,
  offer: null,
  standing: null,
};

/** On the platform that was asked for, else the account that has a price for the piece, else the one with most followers. */
function accountOf(
  all: readonly Candidate[],
  { handle, platform, per }: { handle: string; platform: string | null; per: PriceUnit | null },
): Candidate | null {
  if (platform !== null) {
    const [on] = accountsNamed(all, [handle], PLATFORMS.find((one) => one === platform) ?? null);
    if (on?.platform === platform) return on;
  }
  const accounts = all.filter((one) => isNamed(one, handle));
  const bySize = accounts.toSorted((left, right) => (right.followers ?? 0) - (left.followers ?? 0));
  return bySize.find((one) => listedOf(one, per) !== null) ?? bySize[0] ?? null;
}

/** The price of the format, else one of which nobody said what for. */
function listedOf(account: Candidate, per: PriceUnit | null): PriceOfCreator["listed"] {
  const prices = pricesOf(account);
  const isAsked = (own: string | null) =>
    per === null ||
    (own !== null && priceFormat(account.platform, own) === priceFormat(account.platform, per));
  // A post may be of any kind: what is asked for another piece is told with its name.
  const price =
    prices.find((one) => isAsked(one.per)) ??
    prices.find((one) => one.per === null) ??
    (per === "post" ? prices[0] : undefined);
  if (!price) return null;
  const { amount, currency, per: own } = price;
  return { amount, currency, per: isAsked(own) || per === "post" ? unit(own) : null };
}

function unit(per: string | null): PriceUnit | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- prices of creators name units of price lists
  return per as PriceUnit | null;
}

/** The newest fee with such a piece, divided as a plan divides it. */
function dealOf(account: Candidate, fees: readonly PastFee[], per: PriceUnit | null): PriceOfCreator["deal"] {
  const own = fees
    .filter(({ creatorId, platform }) => creatorId === account.creatorId && platform === account.platform)
    .toSorted((left, right) => right.day.localeCompare(left.day));
  for (const fee of own) {
    const [agreed] = withAgreedPrices([{ ...account, price: null, prices: [] }], [fee]);
    const wanted = per === null ? null : priceFormat(account.platform, per);
    const price = agreed?.prices?.find((one) => wanted === null || one.per === wanted);
    if (price) {
      const { amount, currency } = price;
      return { price: { amount, currency }, campaign: fee.campaign, day: fee.day };
    }
  }
  return null;
}

/** Prices of others of the same platform and format; of the same size, where there are enough. */
function othersOf(
  all: readonly Candidate[],
  account: Candidate,
  { per, currency }: { per: PriceUnit | null; currency: string },
): { values: number[]; isSameSize: boolean } {
  const others = all.filter(
    ({ creatorId, platform }) => creatorId !== account.creatorId && platform === account.platform,
  );
  const tier = tierOf(account.followers);
  const pricesIn = (accounts: readonly Candidate[]) =>
    accounts
      .flatMap((one) => listedOf(one, per) ?? [])
      .filter((price) => price.currency === currency && (per === null || price.per !== null))
      .map(({ amount }) => amount)
      .toSorted((left, right) => left - right);
  const ofSize = tier === null ? [] : pricesIn(others.filter(({ followers }) => tierOf(followers) === tier));
  if (ofSize.length >= OTHERS_MIN) return { values: ofSize, isSameSize: true };
  return { values: pricesIn(others), isSameSize: false };
}

function rangeOf(values: readonly number[], currency: string): PriceOfCreator["range"] {
  if (values.length < OTHERS_MIN) return null;
  const at = (share: number): Money => ({ amount: Math.round(quantile(values, share)), currency });
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

function standingOf(amount: number, { p10, p90 }: NonNullable<PriceOfCreator["range"]>) {
  if (amount < p10.amount) return "below";
  return amount > p90.amount ? "above" : "within";
}

function moneyOf(amount: number, currency: string): Money {
  return { amount: toMinorUnits(amount, currency), currency };
}
