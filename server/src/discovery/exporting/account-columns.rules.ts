import { categoryLabel, isCategory } from "@app/contract/discovery/category-names";
import { platformLabel } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { AccountRow } from "#/discovery/creators/creators.rows.store.ts";
import {
  amountText,
  isPlainPrice,
  listText,
  numberText,
  percentHeader,
  priceText,
  sharesText,
} from "./sheet-cells.rules.ts";
import type { SheetColumn, SheetCreator } from "./sheet-columns.ts";

/** What a column says of one account. */
interface AccountColumn {
  header: string;
  isBasic?: boolean;
  cell: (account: AccountRow) => string | null;
}

/** What says where creators are, and what is known of them there. */
interface AccountColumns {
  who: SheetColumn[];
  figures: SheetColumn[];
}

/** Columns of creators with one account each. */
export function singleAccounts(creators: readonly SheetCreator[], seesPrices: boolean): AccountColumns {
  const only = ({ header, isBasic = false, cell }: AccountColumn): SheetColumn => ({
    header,
    isBasic,
    cell: ({ accounts: [account] }) => (account ? cell(account) : null),
  });
  const who: AccountColumn[] = [
    { header: "Platform", isBasic: true, cell: ({ platform }) => platformLabel(platform) },
    { header: "Handle", isBasic: true, cell: ({ handle }) => handle },
    { header: "Link", cell: ({ url }) => url },
  ];
  const prices = seesPrices ? [...plainPrices, ...furtherPrices(creators)] : [];
  return { who: who.map(only), figures: [...figures(creators), ...prices].map(only) };
}

/** Columns of one platform's accounts; the second account there stands in the second row of its creator. */
export function accountsOn(
  platform: Platform,
  creators: readonly SheetCreator[],
  seesPrices: boolean,
): AccountColumns {
  const label = platformLabel(platform);
  const own = ({ accounts }: SheetCreator) => accounts.filter((account) => account.platform === platform);
  const there = ({ header, cell }: AccountColumn): SheetColumn => ({
    header: `${label} ${header.charAt(0).toLowerCase()}${header.slice(1)}`,
    isBasic: false,
    cell: (creator, turn) => {
      const account = own(creator)[turn];
      return account ? cell(account) : null;
    },
  });
  const prices = seesPrices ? [{ header: "Price", cell: mainPrice }, ...furtherPrices(creators)] : [];
  return {
    who: [
      { header: `${label} handle`, isBasic: false, cell: (creator, turn) => handles(own(creator), turn) },
      there({ header: "Link", cell: ({ url }) => url }),
    ],
    figures: [...figures(creators), ...prices].map(there),
  };
}

/** The first row names all accounts, so that they are read as those of one creator. */
function handles(accounts: readonly AccountRow[], turn: number): string | null {
  const named = turn === 0 ? accounts : accounts.slice(turn, turn + 1);
  return accounts.length === 1
    ? (named[0]?.handle ?? null)
    : listText(named.map(({ handle }) => `@${handle}`));
}

function figures(creators: readonly SheetCreator[]): AccountColumn[] {
  const ages = new Set(
    creators.flatMap(({ accounts }) => accounts.flatMap(({ audience }) => Object.keys(audience.ages ?? {}))),
  );
  return [
    { header: "Followers", isBasic: true, cell: ({ followers }) => numberText(followers) },
    {
      header: percentHeader("Engagement rate"),
      isBasic: true,
      cell: (one) => numberText(one.engagement_rate),
    },
    { header: "Average views", cell: ({ avg_views }) => numberText(avg_views) },
    { header: "Average likes", cell: ({ avg_likes }) => numberText(avg_likes) },
    { header: "Average comments", cell: ({ avg_comments }) => numberText(avg_comments) },
    { header: "Verified", cell: ({ verified }) => (verified === null ? null : verified ? "yes" : "no") },
    {
      header: "Category",
      cell: ({ categories, keywords }) =>
        listText([...categories.map((slug) => (isCategory(slug) ? categoryLabel(slug) : slug)), ...keywords]),
    },
    { header: "Bio", cell: ({ bio }) => bio },
    { header: "Brands", cell: ({ brands }) => listText(brands) },
    { header: "Other links", cell: ({ links }) => listText(links, " ") },
    {
      header: percentHeader("Female audience"),
      cell: ({ audience }) => numberText(audience.genders?.female ?? null),
    },
    {
      header: percentHeader("Male audience"),
      cell: ({ audience }) => numberText(audience.genders?.male ?? null),
    },
    ...[...ages].toSorted().map((group) => ({
      header: percentHeader(`Audience ${group}`),
      cell: ({ audience }: AccountRow) => numberText(audience.ages?.[group] ?? null),
    })),
    {
      header: "Audience countries",
      cell: ({ audience }) => sharesText(audience.countries ?? {}) ?? audience.topCountry ?? null,
    },
  ];
}

/** An amount to reckon with where that, its currency and what it buys say all; else the price as it would be written. */
const plainPrices: AccountColumn[] = [
  {
    header: "Price",
    isBasic: true,
    cell: (account) => (isAllOfPrice(account) ? amountText(account.prices[0]) : mainPrice(account)),
  },
  { header: "Currency", isBasic: true, cell: ({ prices: [main] }) => main?.currency ?? null },
  {
    header: "Price per",
    isBasic: true,
    cell: (account) => (isAllOfPrice(account) ? account.prices[0].per : null),
  },
];

function isAllOfPrice(
  account: AccountRow,
): account is AccountRow & { prices: [AccountRow["prices"][number]] } {
  const [main, ...others] = account.prices;
  return main !== undefined && others.length === 0 && isPlainPrice(main);
}

function mainPrice({ prices: [main] }: AccountRow): string | null {
  return main ? priceText(main) : null;
}

function furtherPrices(creators: readonly SheetCreator[]): AccountColumn[] {
  const most = Math.max(
    0,
    ...creators.flatMap(({ accounts }) => accounts.map(({ prices }) => prices.length)),
  );
  return Array.from({ length: Math.max(0, most - 1) }, (_none, place) => ({
    header: `Further price ${place + 1}`,
    cell: ({ prices }: AccountRow) => {
      const price = prices[place + 1];
      return price ? priceText(price) : null;
    },
  }));
}
