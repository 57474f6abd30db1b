import { formatCount, formatMoney, formatTotal, plural, UNKNOWN } from "@app/contract/formats";
import { HOME_DAYS, HOME_FIGURES } from "@app/contract/home/schemas";
import type { ReportFigure } from "@app/contract/reports/schemas";
import type { CampaignUnderWay } from "#/campaigns/index.ts";
import type { FirstChecks } from "#/content-checks/index.ts";
import type { CreatorPost, CreatorTotals } from "#/discovery/index.ts";
import { engagementByViews, postsOfCampaign, sumKnown } from "#/reports/index.ts";
import { registered, totalFigures } from "./home-totals.rules.ts";
import type { HomeFigureDraft } from "./home-totals.rules.ts";

/** All that the figures of the home page are made from. */
export interface HomeInputs {
  totals: CreatorTotals;
  underWay: readonly CampaignUnderWay[];
  /** Posts of the last days by the creators of these campaigns. */
  posts: readonly CreatorPost[];
  firstChecks: FirstChecks;
  /** Of the workspace: amounts in others are never added to it. */
  currency: string;
  dayOf: (moment: Date) => string;
  isSample: boolean;
  takenAt: Date;
}

/** What came out first, then what is planned, then who is there; of those that are known, the first few. */
export function homeFigures(inputs: HomeInputs): ReportFigure[] {
  const { isSample, takenAt, currency, totals } = inputs;
  if (totals.creators === 0 && inputs.underWay.length === 0 && inputs.firstChecks.checked === 0) return [];
  const posts = campaignPosts(inputs);
  const drafts = [
    viewsFigure(posts),
    engagementFigure(posts),
    costPer1000Figure(posts, inputs),
    firstChecksFigure(inputs.firstChecks),
    feesFigure(inputs),
    ...totalFigures(totals, currency),
  ];
  const figures = [
    ...drafts.filter(({ value }) => value !== null),
    ...drafts.filter(({ value }) => value === null),
  ].slice(0, HOME_FIGURES);
  return figures.map(({ source, ...figure }) => ({
    ...figure,
    currency: figure.unit === "money" ? currency : null,
    source: {
      ...source,
      asOf: takenAt.toISOString(),
      source: isSample ? `${source.source} (sample data, invented)` : source.source,
    },
  }));
}

/** Posts that belong to one of the campaigns, with the campaign; one that names two belongs to both. */
function campaignPosts({ underWay, posts, dayOf }: HomeInputs) {
  return underWay.flatMap(({ campaign, creators }) => {
    const ids = new Set(creators.map(({ creatorId }) => creatorId));
    const own = posts.filter((post) => ids.has(post.creatorId));
    return postsOfCampaign(own, campaign, dayOf).map((post) => ({ post, campaignId: campaign.id }));
  });
}

type CampaignPosts = ReturnType<typeof campaignPosts>;

function distinct(found: CampaignPosts): CreatorPost[] {
  return [...new Map(found.map(({ post }) => [post.id, post])).values()];
}

function viewsFigure(found: CampaignPosts): HomeFigureDraft {
  const posts = distinct(found);
  const counted = posts.filter((post) => post.views !== null).length;
  return {
    id: "views",
    label: "Views",
    value: sumKnown(posts.map((post) => post.views)),
    unit: "count",
    note:
      posts.length === 0 ? `No campaign post in ${HOME_DAYS} days` : plural(posts.length, "campaign post"),
    source: {
      metric: "home.views",
      label: "Views",
      definition: `Views of the posts of the last ${HOME_DAYS} days that belong to a campaign: by one of its creators, in its days, naming one of its handles or hashtags.`,
      inputs: [
        { label: "Campaign posts", value: formatTotal(posts.length) },
        { label: "Posts without a view count", value: formatTotal(posts.length - counted) },
      ],
      sample: plural(counted, "post"),
      source: "Posts of the creators in this workspace",
    },
  };
}

function engagementFigure(found: CampaignPosts): HomeFigureDraft {
  const posts = distinct(found);
  const measured = posts.filter((post) => post.views !== null && post.likes !== null);
  return {
    id: "engagement",
    label: "Engagement by views",
    value: engagementByViews(posts),
    unit: "percent",
    note: measured.length === 0 ? "No post with views and likes" : plural(measured.length, "campaign post"),
    source: {
      ...registered("er.views"),
      inputs: [
        { label: "Campaign posts with views and likes", value: formatTotal(measured.length) },
        { label: "Their views", value: formatTotal(sumKnown(measured.map((post) => post.views))) },
      ],
      sample: plural(measured.length, "post"),
      source: `Posts of the last ${HOME_DAYS} days in this workspace`,
    },
  };
}

function costPer1000Figure(found: CampaignPosts, { underWay, currency }: HomeInputs): HomeFigureDraft {
  const byCreator = Map.groupBy(found, ({ post, campaignId }) => `${campaignId} ${post.creatorId}`);
  const paid = underWay.flatMap(({ campaign, creators }) =>
    creators.flatMap(({ creatorId, fee }) => {
      const own = byCreator.get(`${campaign.id} ${creatorId}`) ?? [];
      const views = sumKnown(own.map(({ post }) => post.views));
      return fee && fee.currency === currency && views ? [{ amount: fee.amount, views }] : [];
    }),
  );
  const amount = paid.reduce((sum, one) => sum + one.amount, 0);
  const views = paid.reduce((sum, one) => sum + one.views, 0);
  const known = paid.length > 0;
  return {
    id: "cpm",
    label: "Cost per 1,000 views",
    value: known ? (amount / views) * 1000 : null,
    unit: "money",
    note: known
      ? `${plural(paid.length, "creator")} paid, ${formatCount(views)} views`
      : "Needs fees and posts",
    source: {
      ...registered("cpm"),
      inputs: [
        {
          label: "Fees of creators with campaign posts",
          value: known ? formatMoney({ amount, currency }) : UNKNOWN,
        },
        { label: "Views of these posts", value: known ? formatTotal(views) : UNKNOWN },
      ],
      sample: plural(paid.length, "creator"),
      source: `Fees of the campaigns, posts of the last ${HOME_DAYS} days`,
      note: `Fees in other currencies than ${currency} are left out.`,
    },
  };
}

function firstChecksFigure({ checked, passed }: FirstChecks): HomeFigureDraft {
  return {
    id: "first-checks",
    label: "Passed at first check",
    value: checked === 0 ? null : (passed / checked) * 100,
    unit: "share",
    note:
      checked === 0 ? `No draft checked in ${HOME_DAYS} days` : `${passed} of ${plural(checked, "draft")}`,
    source: {
      metric: "home.first_checks",
      label: "Passed at first check",
      definition: `Drafts of the last ${HOME_DAYS} days whose first check had no failed answer, a person’s answer counted before the machine’s. What was not checked does not count as failed.`,
      inputs: [
        { label: "Drafts checked for the first time", value: formatTotal(checked) },
        { label: "Without a failed answer", value: formatTotal(passed) },
      ],
      sample: plural(checked, "draft"),
      source: "Content checks of this workspace",
    },
  };
}

function feesFigure({ underWay, currency }: HomeInputs): HomeFigureDraft {
  const active = underWay.filter(({ campaign }) => campaign.status === "active");
  const fees = active.flatMap(({ creators }) => creators.map(({ fee }) => fee));
  const known = fees.flatMap((fee) => (fee?.currency === currency ? fee.amount : []));
  const budgets = active.flatMap(({ campaign: { budget } }) =>
    budget?.currency === currency ? budget.amount : [],
  );
  const budget = budgets.length > 0 ? { amount: sumKnown(budgets) ?? 0, currency } : null;
  return {
    id: "fees",
    label: "Fees of running campaigns",
    value: sumKnown(known),
    unit: "money",
    note:
      active.length === 0 ? "No campaign is running" : budget ? `of ${formatMoney(budget)}` : "No budget set",
    source: {
      ...registered("cost"),
      label: "Fees of running campaigns",
      inputs: [
        { label: "Running campaigns", value: formatTotal(active.length) },
        { label: "Creators with a fee", value: formatTotal(known.length) },
        {
          label: "Creators whose fee is not known or in another currency",
          value: formatTotal(fees.length - known.length),
        },
        { label: "Budgets together", value: formatMoney(budget) },
      ],
      sample: plural(known.length, "fee"),
      source: "Fees entered in the campaigns",
    },
  };
}
