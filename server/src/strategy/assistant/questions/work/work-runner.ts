import { addMoney } from "@app/contract/campaigns/budget";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Money } from "@app/contract/money";
import { LIMIT_MAX } from "@app/contract/paging";
import type { Payment } from "@app/contract/results/payments";
import type { ResultPost } from "@app/contract/results/posts";
import { FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import { WORK_MONEY, WORK_RATES } from "@app/contract/strategy/findings/work-findings";
import type { WorkFigure, WorkFound, WorkRow } from "@app/contract/strategy/findings/work-findings";
import type { Days } from "#/language/time/day-rules.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { periodOf } from "#/strategy/assistant/questions/campaigns/read-period.ts";
import { todayOf } from "#/strategy/assistant/questions/campaigns/today.ts";
import type { Today } from "#/strategy/assistant/questions/campaigns/today.ts";
import type { ToolInput, ToolRunners } from "#/strategy/assistant/tools.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import { campaignsMeant } from "./campaigns-meant.ts";
import { namesIn } from "./read-work-asked.ts";
import { OF_MEMBERS } from "./work-figures.ts";
import { amountsOf, figureOf, leftOf, ofFormat, rowOfPayment, rowsOf, spentOf } from "./work-units.ts";
import type { Work } from "./work-units.ts";
import type { Person } from "./who-is-meant.ts";
import { ofPeople, severalOf, namedOnly, withAbsent } from "./several-people.ts";
import { meantBy } from "./who-is-meant.ts";

type Doors = Pick<PlanSources, "campaigns" | "results" | "payments" | "creators"> & Today;
type Asked = ToolInput<"work_figures">;

/** Sums, lists and ranks what is stored of campaigns: fees, payments, budgets, days, teams, posts and orders. */
export function workRunner(doors: Doors, caller: Caller): Pick<ToolRunners, "work_figures"> {
  return {
    async work_figures(asked) {
      const { now: asOf, today, timeZone } = await todayOf(doors, caller);
      const all = await allCampaigns(doors, caller);
      const payments = await allPayments(doors, caller);
      const people = await doors.creators.candidates(caller);
      const scoped = scopeMeant(asked, { campaigns: all, people, payments }, today);
      const { meant, said, days, campaigns, unclear, person, isLost } = scoped;
      const whom = person ? [person] : severalOf(asked.handles ?? [], people);
      const scope = isLost || unclear.length > 0 ? [] : campaigns;
      const deals = await doors.results.deals(
        caller,
        scope.map((campaign) => ({ campaign, creators: campaign.creators })),
      );
      const inCampaigns = scope
        .map((campaign, index) => ofPeople({ campaign, deals: deals[index] ?? [] }, whom))
        .filter(({ campaign, deals: own }) => whom.length === 0 || campaign.creators.length + own.length > 0);
      const isOfAll = meant.campaigns.length === 0 && isOfNoCampaign(asked);
      const outside = isOfAll && person ? await outsideCampaigns(doors, caller, person) : [];
      const works = ofFormat(withAbsent([...inCampaigns, ...outside], person ? [] : whom), asked.format);
      const isOne =
        scope.length === 1 && (meant.campaigns.length > 0 || asked.campaignId !== null || asked.isOne);
      const own =
        isLost || unclear.length > 0
          ? []
          : payments.filter(
              (one) =>
                (whom.length === 0 || whom.some(({ creatorId }) => one.creatorId === creatorId)) &&
                (!isOne || one.campaignId === scope[0]?.id) &&
                (meant.invoice === null || one.id === meant.invoice.id),
            );
      const dayOf = ({ postedAt }: ResultPost) =>
        postedAt === null ? null : dayIn(timeZone, new Date(postedAt));
      return {
        asOf,
        sources: ["Campaigns, posts, orders and payments of this workspace"],
        figure: asked.figure,
        of: asked.of,
        order: asked.order,
        named: said === "" ? null : said,
        unread: meant.unread.length === 0 ? null : meant.unread.join(" "),
        campaign: isOne && scope[0] ? headOf(scope[0]) : null,
        couldBe: unclear.slice(0, COULD_BE_MAX),
        person: person && { creatorId: person.creatorId, handle: person.handle },
        days,
        isLate: asked.isLate ?? false,
        ...found(asked, {
          works,
          today,
          payments: own,
          days,
          dayOf,
          isInvoice: meant.invoice !== null,
          isOfOne: person !== null,
        }),
      };
    },
  };
}

/** Neither one campaign nor campaigns of a stretch of days, and no order of them. */
function isOfNoCampaign({ figure, of, campaignId, when, isLast, order }: Asked): boolean {
  const isOfSome = campaignId !== null || when !== null || isLast;
  return !OF_MEMBERS.has(figure) && !isOfSome && (order === null || of !== "campaigns");
}

async function outsideCampaigns(doors: Doors, caller: Caller, person: Person): Promise<Work[]> {
  const deal = await doors.results.outsideCampaigns(caller, person.creatorId);
  if (!deal || deal.posts.length + deal.orders.length === 0) return [];
  const creators = [namedOnly(person.creatorId, person.handle)];
  return [{ campaign: { id: null, name: null, budget: null, creators }, deals: [deal] }];
}

/** Of what a question is: which campaigns, whom, and from when on; several that it could be stand in `unclear`. */
function scopeMeant(asked: Asked, known: Parameters<typeof meantBy>[1], today: string) {
  const said = [asked.names, asked.handle].filter((one) => one !== null).join(" ");
  const meant = meantBy(said === "" ? null : said, known, asked.of === "campaigns");
  const [spoken, other] = meantBy(namesIn(asked.context ?? null), { ...known, people: [] }).campaigns;
  const days = periodFrom(asked, today);
  const campaignId = asked.campaignId ?? (other ? null : (spoken?.id ?? null));
  const { campaigns, couldBe } = campaignsMeant(known.campaigns, meant.campaigns, {
    ...asked,
    campaignId,
    days,
  });
  const involved = involvedOf(meant.people, asked, { campaigns, payments: known.payments });
  const [person = null] = involved.length === 1 ? involved : [];
  const several = involved.length > 1 ? involved.map(({ handle }) => `@${handle}`) : [];
  const isLost = said !== "" && meant.unread.length > 0 && isNothing(meant);
  return { meant, said, days, campaigns, unclear: [...couldBe, ...several], person, isLost };
}

/** Of several with a name, those who have something to do with what is asked. */
function involvedOf(
  people: readonly Person[],
  { figure }: Asked,
  { campaigns, payments }: { campaigns: readonly Campaign[]; payments: readonly Payment[] },
): readonly Person[] {
  if (people.length < 2) return people;
  const ids = new Set(
    figure === "open" || figure === "paid"
      ? payments
          .filter(({ state }) => figure !== "open" || state === "open")
          .map(({ creatorId }) => creatorId)
      : campaigns.flatMap(({ creators }) => creators.map(({ creatorId }) => creatorId)),
  );
  const involved = people.filter(({ creatorId }) => ids.has(creatorId));
  return involved.length > 0 ? involved : people;
}

/** More names than these are no choice. Chosen by us. */
const COULD_BE_MAX = 6;

function isNothing({ campaigns, people, invoice }: ReturnType<typeof meantBy>): boolean {
  return campaigns.length === 0 && people.length === 0 && invoice === null;
}

function periodFrom({ when, isSince }: Asked, today: string): Days | null {
  const days = when === null ? null : periodOf(when, today);
  return days && isSince ? { from: days.from, to: today } : days;
}

function headOf({ id, name, status, startsOn, endsOn, creators }: Campaign) {
  const staying = creators.filter(({ stage }) => stage !== "declined");
  return { campaignId: id, name, status, startsOn, endsOn, creators: staying.length };
}

interface Scope {
  today: string;
  works: readonly Work[];
  payments: readonly Payment[];
  days: Days | null;
  dayOf: (post: ResultPost) => string | null;
  isInvoice: boolean;
  isOfOne: boolean;
}

type Figures = Pick<WorkFound, "work" | "open" | "rows" | "shown">;

function found(asked: Asked, scope: Scope): Figures {
  const { figure, of } = asked;
  const [work] = scope.works;
  const isPaid = figure === "open" || figure === "paid";
  const open = scope.payments.filter(({ state }) => state === "open");
  const rows =
    isPaid || of === "payments"
      ? paymentRows(asked, scope)
      : rowsOf(figure, of, withinDays(scope, asked), scope.dayOf);
  const amounts =
    isPaid || of === "payments" ? rows.map(({ amount }) => amount) : moneyOf(figure, scope, rows);
  const one = figureOf(figure, scope.works);
  const ranked = orderedBy(rows, asked);
  const sums = isMoney(figure) || of === "payments" ? addMoney(amounts) : [];
  const all = isMoney(figure) ? amounts.length : rows.length;
  const known = isMoney(figure)
    ? amounts.filter((amount) => amount !== null).length
    : ranked.known + ranked.otherCurrency;
  const only = work && scope.works.length === 1 ? work : null;
  return {
    work: {
      all,
      known,
      unknown: all - known,
      otherCurrency: ranked.otherCurrency,
      sums,
      total: one.value,
      rate: isRate(figure) ? one.amount : null,
      percent: one.percent,
      ratio: one.ratio,
      ...meanOf(sums, amounts, rows, one.value),
      cost: only && spentOf(only),
      budget: only && only.campaign.budget,
      left: only && leftOf(only),
    },
    open: { all: open.length, sums: addMoney(open.map(({ owed }) => owed)) },
    rows: ranked.rows.slice(0, FINDING_ROWS_MAX),
    shown: ranked.rows.length,
  };
}

function meanOf(
  sums: readonly Money[],
  amounts: readonly (Money | null)[],
  rows: readonly WorkRow[],
  total: number | null,
): Pick<WorkFound["work"], "mean" | "meanValue"> {
  const [sum, other] = sums;
  const many = amounts.filter((amount) => amount !== null).length;
  const known = rows.filter(({ value }) => value !== null).length;
  return {
    mean:
      sum && !other && many > 0 ? { amount: Math.round(sum.amount / many), currency: sum.currency } : null,
    meanValue: total === null || known === 0 ? null : total / known,
  };
}

function isRate(figure: WorkFigure): boolean {
  return WORK_RATES.some((one) => one === figure);
}

function isMoney(figure: WorkFigure): boolean {
  return WORK_MONEY.some((one) => one === figure);
}

function moneyOf(figure: WorkFigure, scope: Scope, rows: readonly WorkRow[]): (Money | null)[] {
  return isMoney(figure) ? amountsOf(figure, scope.works) : rows.map(({ amount }) => amount);
}

/** Posts have a day of their own; other work is that of campaigns that run then. */
function withinDays({ works, days, dayOf }: Scope, { of }: Asked): Work[] {
  if (days === null || of !== "posts") return [...works];
  return works.map(({ campaign, deals }) => ({
    campaign,
    deals: deals.map((deal) => ({ ...deal, posts: deal.posts.filter((post) => isIn(dayOf(post), days)) })),
  }));
}

function paymentRows(
  { figure, isLate }: Asked,
  { payments, days, today, isInvoice, isOfOne }: Scope,
): WorkRow[] {
  const state = figure === "open" ? "open" : figure === "paid" ? "paid" : null;
  const inState = payments.filter((one) => isInvoice || state === null || one.state === state);
  // Of one creator who is owed nothing, what was paid is the answer.
  const asked = inState.length === 0 && isOfOne ? payments : inState;
  const isDue = (day: string | null) => isLate !== true || (day !== null && day < today);
  return asked.map(rowOfPayment).filter(({ day }) => isDue(day) && (days === null || isIn(day, days)));
}

function isIn(day: string | null, days: Days): boolean {
  return day !== null && day >= days.from && day <= days.to;
}

/** By the figure where an order is asked for; amounts only beside those of the currency that most have. */
function orderedBy(rows: readonly WorkRow[], { order, figure }: Asked) {
  if (order === "oldest") {
    const dated = rows.filter(({ day }) => day !== null);
    const sorted = dated.toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
    return { known: dated.length, otherCurrency: 0, rows: sorted };
  }
  const known = rows.filter((row) => valueOf(row) !== null);
  const groups = [...Map.groupBy(known, ({ amount }) => amount?.currency ?? null).values()];
  const most = groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const isPlain = figure === "team" || figure === "days";
  const sign = order === "least" ? 1 : -1;
  const sorted = most.toSorted((one, other) => sign * ((valueOf(one) ?? 0) - (valueOf(other) ?? 0)));
  const unknown = rows.filter((row) => valueOf(row) === null);
  const others = known.filter((row) => !most.includes(row));
  return {
    known: isPlain ? rows.length : most.length,
    otherCurrency: others.length,
    rows: order === null ? [...sorted, ...others, ...unknown] : sorted,
  };
}

function valueOf({ amount, value, percent, ratio }: WorkRow): number | null {
  return amount?.amount ?? value ?? percent ?? ratio;
}

async function allPayments({ payments }: Doors, caller: Caller): Promise<Payment[]> {
  const all: Payment[] = [];
  let cursor: string | undefined;
  do {
    const page = await payments.list(caller, { limit: LIMIT_MAX, ...(cursor !== undefined && { cursor }) });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** Those that were started, and drafts. */
async function allCampaigns({ campaigns }: Doors, caller: Caller): Promise<Campaign[]> {
  const started = await campaigns.started(caller);
  const { items } = await campaigns.list(caller, { limit: LIMIT_MAX, q: "", status: "draft" });
  const drafts: Campaign[] = [];
  for (const { id } of items) drafts.push(await campaigns.get(caller, id));
  return [...started, ...drafts];
}
