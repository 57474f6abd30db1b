import { addMoney } from "@app/contract/campaigns/budget";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Money } from "@app/contract/money";
import type { Payment } from "@app/contract/results/payments";
import type { ResultPost } from "@app/contract/results/posts";
import { WORK_COUNTS } from "@app/contract/strategy/findings/work-findings";
import type { WorkFigure, WorkRow, WorkUnit } from "@app/contract/strategy/findings/work-findings";
import { costOf, engagementOf, resultFigures } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";

type Member = Campaign["creators"][number];

/** A campaign with what came of it, creator by creator; without id and name what belongs to none. */
export interface Work {
  campaign: Pick<Campaign, "budget"> & {
    id: string | null;
    name: string | null;
    creators: readonly (Pick<Member, "creatorId" | "handle" | "askingPrice"> & {
      [Of in "platform" | "stage"]: Member[Of] | null;
    })[];
  };
  deals: readonly CampaignDeal[];
}

/** What a row tells: all work of a campaign, of a creator, or of one post. */
interface Unit {
  head: Omit<WorkRow, "amount" | "value" | "percent" | "ratio">;
  works: readonly Work[];
}

const NO_HEAD = {
  creatorId: null,
  handle: null,
  campaignId: null,
  campaign: null,
  invoice: null,
  platform: null,
  format: null,
  day: null,
  stage: null,
  state: null,
} satisfies Unit["head"];
const NO_FIGURE = { amount: null, value: null, percent: null, ratio: null };

type Figures = Pick<WorkRow, "amount" | "value" | "percent" | "ratio">;

/** With the posts of one format alone; of every format where none is asked for. */
export function ofFormat(works: readonly Work[], format: string | null | undefined): Work[] {
  if (format === null || format === undefined) return [...works];
  return works.map(({ campaign, deals }) => ({
    campaign,
    deals: deals.map((deal) => ({ ...deal, posts: deal.posts.filter((post) => post.format === format) })),
  }));
}

/** The rows of a question: each campaign, creator or post with the figure that is asked for. */
export function rowsOf(
  figure: WorkFigure,
  of: Exclude<WorkUnit, "payments">,
  works: readonly Work[],
  dayOf: (post: ResultPost) => string | null,
): WorkRow[] {
  const units =
    of === "campaigns"
      ? works.map(ofCampaign)
      : of === "creators"
        ? ofCreators(works)
        : works.flatMap((work) => ofPosts(work, dayOf));
  return units.map(({ head, works: own }) => ({ ...head, ...figureOf(figure, own) }));
}

function ofCampaign(work: Work): Unit {
  const { id, name } = work.campaign;
  return { head: { ...NO_HEAD, campaignId: id, campaign: name }, works: [work] };
}

/** Each creator once, with the work for all of these campaigns. */
function ofCreators(works: readonly Work[]): Unit[] {
  const all = works.flatMap(({ campaign, deals }) =>
    campaign.creators
      .filter(({ stage }) => stage !== "declined")
      .map((creator) => ({ creator, campaign, deals: deals.filter(({ key }) => key === creator.creatorId) })),
  );
  const groups = Map.groupBy(all, ({ creator }) => creator.creatorId);
  return [...groups].flatMap(([creatorId, group]) => {
    const [first] = group;
    if (!first) return [];
    const { platform, handle, stage } = first.creator;
    const isOne = group.length === 1;
    const { id, name } = first.campaign;
    const ofOne = isOne ? { campaignId: id, campaign: name, stage } : {};
    return [{ head: { ...NO_HEAD, creatorId, handle, platform, ...ofOne }, works: group }];
  });
}

function ofPosts({ campaign, deals }: Work, dayOf: (post: ResultPost) => string | null): Unit[] {
  return deals.flatMap((deal) =>
    deal.posts.map((post) => ({
      head: {
        ...NO_HEAD,
        creatorId: post.creatorId,
        handle: post.creator?.handle ?? null,
        campaignId: campaign.id,
        campaign: campaign.name,
        platform: post.platform,
        format: post.format,
        day: dayOf(post),
      },
      works: [{ campaign, deals: [{ ...deal, posts: [post] }] }],
    })),
  );
}

/** The figure over some work; of several currencies none is told, for they are never added. */
export function figureOf(figure: WorkFigure, works: readonly Work[]): Figures {
  if (figure === "days" || figure === "team") return NO_FIGURE;
  if (isCounted(figure)) return { ...NO_FIGURE, value: countOf(figure, works) };
  if (figure === "engagementRate") {
    const { value } = resultFigures(works.flatMap(({ deals }) => deals)).engagementRate;
    return { ...NO_FIGURE, percent: value };
  }
  if (figure === "roas") return { ...NO_FIGURE, ratio: ratioOf(figure, works)?.value ?? null };
  if (figure === "cpm" || figure === "cpe" || figure === "costPerOrder") {
    const one = ratioOf(figure, works);
    return { ...NO_FIGURE, amount: one && { amount: Math.round(one.value), currency: one.currency } };
  }
  const [sum, other] = addMoney(amountsOf(figure, works));
  return { ...NO_FIGURE, amount: sum && !other ? sum : null };
}

/** Every amount that stands behind a figure of money; null for each that nobody knows. */
export function amountsOf(figure: WorkFigure, works: readonly Work[]): (Money | null)[] {
  return works.flatMap((work) => {
    const { campaign, deals } = work;
    if (figure === "budget") return [campaign.budget];
    if (figure === "left") return [leftOf(work)];
    if (figure === "asked") return peopleOf(work).map(({ askingPrice }) => askingPrice && plain(askingPrice));
    if (figure === "revenue") return deals.flatMap(({ orders }) => orders.map(({ amount }) => amount));
    const own = deals.filter(({ key }) => peopleOf(work).some(({ creatorId }) => creatorId === key));
    if (figure === "fee") return own.map(({ fee }) => fee);
    return own.map((deal) => plainCost(deal));
  });
}

function plainCost(deal: CampaignDeal): Money | null {
  const cost = costOf(deal);
  return cost && plain(cost);
}

function plain({ amount, currency }: Money): Money {
  return { amount, currency };
}

function peopleOf({ campaign, deals }: Work) {
  const keys = new Set(deals.map(({ key }) => key));
  return campaign.creators.filter(({ stage, creatorId }) => stage !== "declined" && keys.has(creatorId));
}

/** What a campaign costs so far, where all of it is of one currency. */
export function spentOf(work: Work): Money | null {
  return figureOf("cost", [work]).amount;
}

/** The budget less what the campaign costs; null where either is not known. */
export function leftOf(work: Work): Money | null {
  const { budget } = work.campaign;
  const spent = spentOf(work);
  return budget && spent && spent.currency === budget.currency
    ? { amount: budget.amount - spent.amount, currency: budget.currency }
    : null;
}

function isCounted(figure: WorkFigure): figure is (typeof WORK_COUNTS)[number] {
  return WORK_COUNTS.some((one) => one === figure);
}

function countOf(figure: (typeof WORK_COUNTS)[number], works: readonly Work[]): number | null {
  const deals = works.flatMap((work) => work.deals);
  const { posts, views, impressions, likes, orders } = resultFigures(deals);
  if (figure === "posts") return posts;
  if (figure === "views") return views.value;
  if (figure === "impressions") return impressions?.value ?? null;
  if (figure === "likes") return likes.value;
  if (figure === "orders") return orders;
  const known = deals.flatMap((deal) => deal.posts.flatMap((post) => engagementOf(post) ?? []));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** Sales for each unit of all costs, in one currency: who has sold nothing that is known has cost as well. */
function ratioOf(figure: "cpm" | "cpe" | "costPerOrder" | "roas", works: readonly Work[]) {
  const known = resultFigures(works.flatMap(({ deals }) => deals)).money.flatMap((one) => {
    const value = one[figure];
    return value === null ? [] : [{ value, currency: one.currency }];
  });
  return known.length === 1 ? (known[0] ?? null) : null;
}

/** A payment as a row, what is open by what is left of it; the day is that of payment, or that on which it is due. */
export function rowOfPayment(payment: Payment): WorkRow {
  const { creatorId, creator, campaignId, campaign, invoice, gross, net, owed, state, paidOn, due } = payment;
  return {
    ...NO_HEAD,
    ...NO_FIGURE,
    creatorId,
    handle: creator?.handle ?? null,
    campaignId,
    campaign,
    invoice,
    day: state === "paid" ? paidOn : due,
    state,
    amount: state === "open" ? owed : (gross ?? net),
  };
}
