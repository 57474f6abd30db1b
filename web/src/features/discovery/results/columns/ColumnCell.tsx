import type { CreatorItem } from "@app/contract/discovery/creators";
import { categoryLabel } from "@app/contract/discovery/category-names";
import { nameOf } from "@app/contract/place-names";
import { UNKNOWN } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Sparkline } from "#/ui/charts/Sparkline.tsx";
import { titled } from "#/features/discovery/filters/word-case.ts";
import { CreatorFigure } from "#/features/discovery/results/CreatorFigure.tsx";
import {
  engagementOf,
  followersOf,
  lastPostOf,
  priceOf,
  trendOf,
  viewsOf,
} from "#/features/discovery/results/creator-figures.ts";
import type { Column } from "./columns.rules.ts";

interface ColumnCellProps {
  column: Column;
  item: CreatorItem;
}

/** What a creator has in a column: a figure opens its source. */
export function ColumnCell({ column, item }: ColumnCellProps) {
  const timeZone = useTimeZone();
  if (column === "growth") return <Trend item={item} />;
  if (!isTextColumn(column)) return <CreatorFigure of={item} figure={FIGURES[column](item, timeZone)} />;
  const text = TEXTS[column](item);
  return text === null ? (
    <span className="text-fg-2">{UNKNOWN}</span>
  ) : (
    <span className="block max-w-50 truncate" title={text}>
      {text}
    </span>
  );
}

const FIGURES = {
  followers: followersOf,
  avgViews: viewsOf,
  engagementRate: engagementOf,
  price: priceOf,
  lastPost: lastPostOf,
} as const;

const TEXTS = {
  category: ({ categories }) => (categories.length === 0 ? null : categories.map(categoryLabel).join(", ")),
  country: ({ country }) => (country === null ? null : nameOf("region", country)),
  city: ({ city }) => (city === null ? null : titled(city)),
  language: ({ language }) => (language === null ? null : nameOf("language", language)),
  email: ({ email }) => email,
} as const satisfies Partial<Record<Column, (item: CreatorItem) => string | null>>;

function isTextColumn(column: Column): column is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, column);
}

function Trend({ item }: { item: CreatorItem }) {
  return (
    <CreatorFigure of={item} figure={trendOf(item)}>
      <Sparkline values={item.trend} name={`Followers of ${item.name ?? item.handle} over twelve months`} />
    </CreatorFigure>
  );
}
