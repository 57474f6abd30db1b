import type { FigureSource } from "../figures.ts";
import { formatAmount, formatCount, formatTotal, plural } from "../formats.ts";
import { metricSource } from "../metrics.ts";
import { CAMPAIGN_POSTS } from "../reports/sources.ts";
import type { CostBasis } from "./cost-basis.ts";
import type { MoneyFigures, ResultFigures } from "./figures.ts";
import { POST_FIGURES, POST_FIGURE_LABELS } from "./post-figures.ts";
import type { PostFigureName } from "./post-figures.ts";
import type { ResultPost } from "./posts.ts";

export const COST_BASIS_LABELS: Readonly<Record<CostBasis, string>> = {
  paid: "what was paid",
  agreed: "the agreed fee",
  "paid and agreed": "what was paid, and agreed fees",
  planned: "what the plan reserved",
  "partly planned": "what the plan reserved, and agreed or paid fees",
};

/** Where a figure of a post comes from: its newest reading that tells it. */
export function postFigureSource(name: PostFigureName, post: ResultPost): FigureSource {
  const label = POST_FIGURE_LABELS[name];
  const others = POST_FIGURES.filter((other) => other !== name && post[other] !== null);
  return {
    metric: `post.${name}`,
    label,
    definition: `${label} of this post, as its platform counts them. Of several readings the latest counts.`,
    inputs: others.map((other) => ({ label: POST_FIGURE_LABELS[other], value: formatTotal(post[other]) })),
    sample: "1 post",
    asOf: post.figuresAt,
    source: post.source === "manual" ? "Entered by hand" : post.source === "import" ? "Import" : post.source,
  };
}

/** Where a figure of a set of deals comes from: of a campaign, or of a creator. */
export function resultSource(
  id: "views" | "er.views" | "orders",
  { figures, takenAt }: { figures: ResultFigures; takenAt: string },
): FigureSource {
  const counted = id === "views" ? figures.views : figures.engagementRate;
  return {
    ...(id === "views"
      ? { metric: "campaign.views", label: "Views", definition: CAMPAIGN_POSTS }
      : metricSource(id)),
    inputs: [
      { label: "Posts", value: formatTotal(figures.posts) },
      { label: "Views", value: formatTotal(figures.views.value) },
      { label: "Likes", value: formatTotal(figures.likes.value) },
    ],
    sample:
      id === "orders"
        ? plural(figures.orders ?? 0, "order")
        : `${counted.known} of ${plural(counted.of, "post")}`,
    asOf: takenAt,
    source: "Posts and orders in this workspace",
  };
}

/** Where a figure of money of a set of deals comes from. */
export function moneySource(
  id: "cost" | "cpm" | "cpe" | "revenue" | "roas",
  money: MoneyFigures | null,
  { figures, takenAt }: { figures: ResultFigures; takenAt: string },
): FigureSource {
  return {
    ...metricSource(id),
    inputs: [
      { label: "Cost", value: formatAmount(money?.cost, money?.currency) },
      { label: "Stands on", value: money?.basis ? COST_BASIS_LABELS[money.basis] : "no known cost" },
      { label: "Views", value: formatCount(figures.views.value) },
      { label: "Revenue", value: formatAmount(money?.revenue, money?.currency) },
    ],
    sample: plural(money?.deals ?? 0, "creator"),
    asOf: takenAt,
    source: "Fees, payments, posts and orders in this workspace",
  };
}
