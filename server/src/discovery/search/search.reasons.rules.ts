import { categoryLabel } from "@app/contract/discovery/category-names";
import { CATEGORY_PARENTS } from "@app/contract/discovery/categories";
import type { CreatorItem } from "@app/contract/discovery/creators";
import { knownValueLabel } from "@app/contract/discovery/known-values";
import type { Filters } from "@app/contract/discovery/filters";
import { formatCount, formatPercent } from "@app/contract/formats";
import { wordsOf } from "./index/creator-document.ts";
import { nameOf } from "@app/contract/place-names";

/** Sentences that say which of the filters a creator met, for the filters that say something of one creator. */
export function reasonsFor(item: Omit<CreatorItem, "reasons">, filters: Filters): string[] {
  const reasons = [
    topicReason(item, filters),
    placeReason(item, filters),
    sizeReason(item, filters),
    filters.engagementRate && item.engagementRate !== null
      ? `Engagement rate ${formatPercent(item.engagementRate)}.`
      : null,
    (filters.avgViews ?? filters.views) && item.avgViews !== null
      ? `${formatCount(item.medianViews ?? item.avgViews)} views of a usual post.`
      : null,
    filters.brand ? `Posts name ${filters.brand.map((brand) => `@${brand}`).join(" or ")}.` : null,
    keywordReason(item, filters),
    filters.name ? `Name or handle: ${item.name ?? item.handle}.` : null,
    filters.contact?.includes("email") && item.email !== null ? "Has an e-mail address." : null,
    filters.has ? `Known: ${filters.has.map(knownValueLabel).join(", ")}.` : null,
    filters.hasNot ? `Not known: ${filters.hasNot.map(knownValueLabel).join(", ")}.` : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

function topicReason(item: Omit<CreatorItem, "reasons">, filters: Filters): string | null {
  const wanted = filters.category;
  if (!wanted) return null;
  const met = item.categories.filter(
    (category) => wanted.includes(category) || wanted.some((value) => value === CATEGORY_PARENTS[category]),
  );
  return met.length > 0 ? `Topic: ${met.map(categoryLabel).join(", ")}.` : null;
}

/** A word may be found in what somebody is called, which says nothing of what they write about. */
function keywordReason(item: Omit<CreatorItem, "reasons">, { keywords }: Filters): string | null {
  if (!keywords) return null;
  const own = new Set(wordsOf(`${item.name ?? ""} ${item.handle}`));
  const isCalled = keywords.some((keyword) => wordsOf(keyword).every((word) => own.has(word)));
  return isCalled ? `Name or handle: ${item.name ?? item.handle}.` : `Writes about ${keywords.join(" or ")}.`;
}

function placeReason(item: Omit<CreatorItem, "reasons">, filters: Filters): string | null {
  if (filters.city && item.city !== null) return `Lives in ${titled(item.city)}.`;
  if (filters.country && item.country !== null) {
    return `Country: ${nameOf("region", item.country)}.`;
  }
  return null;
}

function sizeReason(item: Omit<CreatorItem, "reasons">, filters: Filters): string | null {
  if (item.followers === null) return null;
  return filters.followers || filters.tier ? `${formatCount(item.followers)} followers.` : null;
}

function titled(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
