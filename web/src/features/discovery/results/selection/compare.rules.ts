import type { CreatorItem } from "@app/contract/discovery/creators";
import { categoryLabel } from "@app/contract/discovery/category-names";
import { nameOf } from "@app/contract/place-names";
import { formatDate } from "#/lib/format.ts";
import { engagementOf, followersOf, priceOf, viewsOf } from "#/features/discovery/results/creator-figures.ts";
import type { ShownFigure } from "#/features/discovery/results/creator-figures.ts";

/** So many stand side by side. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 5;

/** One figure over all who are compared, with the part of the largest that each has. */
export interface ComparedFigure {
  label: string;
  cells: { figure: ShownFigure; share: number | null }[];
}

const FIGURES: readonly [(item: CreatorItem) => ShownFigure, (item: CreatorItem) => number | null][] = [
  [followersOf, ({ followers }) => followers],
  [viewsOf, ({ medianViews, avgViews }) => medianViews ?? avgViews],
  [engagementOf, ({ engagementRate }) => engagementRate],
  [priceOf, ({ price }) => price?.amount ?? null],
];

/** The figures that somebody has; prices of different currencies have no part of each other. */
export function comparedFigures(
  creators: readonly CreatorItem[],
  { seesPrices }: { seesPrices: boolean },
): ComparedFigure[] {
  const currencies = new Set(creators.flatMap(({ price }) => price?.currency ?? []));
  return FIGURES.flatMap(([figureOf, valueOf]) => {
    const values = creators.map(valueOf);
    const most = Math.max(0, ...values.map((value) => value ?? 0));
    const [first] = creators;
    if (!first || values.every((value) => value === null)) return [];
    const isPrice = figureOf === priceOf;
    if (isPrice && !seesPrices) return [];
    const isComparable = most > 0 && !(isPrice && currencies.size > 1);
    const label = isPrice ? "Price" : figureOf === viewsOf ? "Views" : figureOf(first).label;
    return {
      label,
      cells: creators.map((creator, place) => {
        const value = values[place] ?? null;
        return { figure: figureOf(creator), share: value === null || !isComparable ? null : value / most };
      }),
    };
  });
}

/** What is told in words, as far as somebody has it. */
export function comparedTexts(
  creators: readonly CreatorItem[],
  timeZone: string,
): { label: string; texts: (string | null)[] }[] {
  const rows = [
    {
      label: "Topics",
      texts: creators.map(({ categories }) =>
        categories.length === 0 ? null : categories.map(categoryLabel).join(", "),
      ),
    },
    {
      label: "Country",
      texts: creators.map(({ country }) => (country === null ? null : nameOf("region", country))),
    },
    {
      label: "Language",
      texts: creators.map(({ language }) => (language === null ? null : nameOf("language", language))),
    },
    {
      label: "Last post",
      texts: creators.map(({ lastPostAt }) =>
        lastPostAt === null ? null : formatDate(lastPostAt, timeZone),
      ),
    },
    { label: "E-mail", texts: creators.map(({ email }) => email) },
    { label: "Status", texts: creators.map(({ status }) => status) },
  ];
  return rows.filter(({ texts }) => texts.some((text) => text !== null));
}
