import { WORK_MONEY } from "@app/contract/strategy/findings/work-findings";
import type { WorkFigure, WorkOrder, WorkUnit } from "@app/contract/strategy/findings/work-findings";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Act, QuestionKind } from "#/strategy/acts/act.ts";
import { actWith } from "#/strategy/acts/act.ts";
import type { Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { readWork } from "#/strategy/assistant/questions/campaigns/read-work.ts";
import { AMOUNT, readWorkAsked } from "./read-work-asked.ts";
import type { WorkAsked } from "./read-work-asked.ts";
import type { WorkTalk } from "./work-talk.ts";
import talkWords from "#/strategy/assistant/questions/talk-words.json" with { type: "json" };

/** A question about campaigns as the tool is asked it. */
export interface WorkQuestion {
  input: Call["input"];
  read: WorkAsked;
  figure: WorkFigure;
  of: WorkUnit;
  /** Nothing else of the workspace could be meant: where a name is not known, that is said. */
  isSure: boolean;
  /** It leans on what was spoken of. */
  isLeaning: boolean;
}

/** Longer messages say themselves what they are about. Chosen by us. */
const SHORT_WORDS = 9;
/** So few words are no question of their own. Chosen by us. */
const ELLIPSIS_WORDS = 3;
/** Only campaigns have these. */
const OF_WORK: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "open",
  "paid",
  "revenue",
  "orders",
  "roas",
  "cpe",
  "costPerOrder",
  "budget",
  "left",
]);
/** Plans have these as well: where there is one, a campaign has to be named. */
const OF_PLANS_TOO: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "budget",
  "left",
  "cost",
  "days",
  "team",
  "views",
  "engagements",
  "likes",
  "engagementRate",
  "cpm",
  "fee",
  "asked",
  "posts",
  "cpe",
  "costPerOrder",
]);
const OF_ACCOUNTS: ReadonlySet<WorkFigure> = new Set<WorkFigure>([
  "views",
  "engagements",
  "likes",
  "engagementRate",
  "cpm",
  "asked",
]);
const ONE_CAMPAIGN: ReadonlySet<WorkFigure> = new Set<WorkFigure>(["budget", "left", "days", "team"]);
/** Questions that no figure of a campaign answers, whatever their words. */
const ELSEWHERE: ReadonlySet<string> = new Set<QuestionKind>([
  "rule",
  "caption",
  "one_pager",
  "draft",
  "out_of_reach",
]);
const INVOICE = /^\p{L}{1,6}(?:[-_]\d+|\d{2,})$/u;

/** Reads a message as a question about campaigns, their money and what came of them; null where it is none. */
export function workQuestionOf(act: Act, asked: Asked): WorkQuestion | null {
  const { text, hasPlan, work: talk } = asked;
  const read = readWorkAsked(text);
  const isShort = isShortText(text);
  const mayLean =
    talk !== null && talk.isJust && isShort && (leansByWords(text, read) || isOfWorkAlone(read));
  const isEllipsis = mayLean && read.figure === null && says(read);
  const isNext = mayLean && (read.names === null || begins(text));
  const isLeaning = isEllipsis || isNext || (talk !== null && (read.isBefore || read.isThere));
  const isOfDue = talk !== null && talk.figure === "open" && talk.isJust && asksWhen(read);
  const isLateMoney = read.hasCue("late") && talk?.isJust === true && talk.figure === "open";
  const own = isOfDue || isLateMoney ? "open" : (read.figure ?? figureOpen(read, asked));
  const figure = own ?? (isEllipsis ? (talk?.figure ?? null) : null);
  if (isElsewhere(act, read, talk, { own, figure, isLeaning })) return null;
  if (figure === null || !mayAsk(act, asked, { isLeaning, isEllipsis, figure, read })) return null;
  const isSpan = figure === "days" && (read.hasCue("start") || read.hasCue("end"));
  const isWork = (OF_WORK.has(figure) || isSpan) && !(hasPlan && OF_PLANS_TOO.has(figure));
  const isSameScope = !read.hasCue("sum") && (isEllipsis || isOfDue || (isNext && !read.hasCue("creators")));
  const isOnePost = isNext && isOfOnePost(read, talk);
  const scoped = isSameScope && read.names === null ? (talk?.person ?? null) : null;
  const handle = handleOf(asked, read, figure) ?? (isOnePost ? (talk?.handle ?? null) : scoped);
  const isAnchored =
    read.names !== null || read.hasCampaign || isLeaning || read.of === "campaigns" || handle !== null;
  // Figures of an account are the creator's own, where no campaign is spoken of.
  const isOfAccount =
    OF_ACCOUNTS.has(figure) && handle !== null && read.names === null && !read.hasCampaign && !read.isThere;
  if (isOfAccount && !isEllipsis && !isOnePost) return null;
  if (!isWork && !isAnchored && !(figure === "cost" && !hasPlan)) return null;
  const isAgain = !isOnePost && (isEllipsis || (isNext && read.order === null));
  const of = unitFor(figure, read, {
    talk: isAgain || (isNext && talk?.of === "campaigns") ? (talk?.of ?? null) : null,
    isAnchored,
    handle,
  });
  const order =
    read.order ?? (isAgain && !read.hasCue("sum") && !read.hasCue("mean") ? orderAgain(talk, figure) : null);
  const isUnnamed = read.names === null && asked.handles.length === 0;
  const isContext = talk !== null && isLeaning && (isUnnamed || read.isThere || read.isBefore);
  return {
    figure,
    of,
    read,
    isSure: isWork || isLeaning || (read.hasCampaign && figure !== "posts") || (of === "posts" && !hasPlan),
    isLeaning,
    input: {
      figure,
      of,
      order,
      names: read.names,
      handle,
      campaignId: isContext ? talk.campaignId : null,
      when: read.when,
      isSince: read.isSince,
      isBefore: read.isBefore,
      isLast: read.isLast,
      isRunning: readWork(text).isRunning,
      isOne: ONE_CAMPAIGN.has(figure) && read.of !== "campaigns" && order === null && handle === null,
    },
  };
}

/** "And in all?", "there too", "CPM?": whole questions, such as how many creators there are, lean on nothing. */
function leansByWords(text: string, { isThere, isBefore }: WorkAsked): boolean {
  return begins(text) || isThere || isBefore || wordsOf(text) <= ELLIPSIS_WORDS;
}

/** What campaigns alone have. */
function isOfWorkAlone({ of, figure }: WorkAsked): boolean {
  return (of !== null && of !== "creators") || (figure !== null && OF_WORK.has(figure));
}

const BEGIN = new RegExp(`^\\s*(?:${wordsListed(talkWords.and)})[\\s,:]+`, "u");

function begins(text: string): boolean {
  return BEGIN.test(foldInPlace(text.normalize("NFC")));
}

/** "And by cpm?" orders again, by another figure: what costs least comes first then. */
function orderAgain(talk: WorkTalk | null, figure: WorkFigure): WorkOrder | null {
  if (!talk || talk.order === null || talk.of === "payments") return null;
  if (talk.figure === figure) return talk.order;
  return figure === "cpm" || figure === "cpe" || figure === "costPerOrder" ? "least" : "most";
}

/**
 * "And the one before?" after what came of a campaign asks the same of another one, and "since when?" after what is due
 * asks of that, whatever their few words look like.
 */
export function actAfterResults(act: Act, { text, work: talk, hasPlan }: Asked): Act {
  if (!talk?.isJust || talk.figure !== null || hasPlan) return act;
  const read = readWorkAsked(text);
  if (talk.isDue && read.figure === "days" && read.names === null) return { act: "question", kind: "due" };
  const isAgain = read.figure === null && (read.isBefore || (begins(text) && read.names !== null));
  return isAgain && read.order === null && isShortText(text) ? { act: "question", kind: "results" } : act;
}

function isShortText(text: string): boolean {
  return wordsOf(text) <= SHORT_WORDS;
}

function wordsOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

/** "Likes?" after the best post is asked of that post. */
function isOfOnePost({ order, isThere, hasCue }: WorkAsked, talk: WorkTalk | null): boolean {
  const isOfAll = order !== null || isThere || hasCue("mean") || hasCue("sum");
  return talk?.of === "posts" && talk.order !== null && !isOfAll;
}

/** Whether it is one of drafts, of what is due, or of what a figure means. */
function isElsewhere(
  act: Act,
  read: WorkAsked,
  talk: WorkTalk | null,
  { own, figure, isLeaning }: { own: WorkFigure | null; figure: WorkFigure | null; isLeaning: boolean },
): boolean {
  const isJust = talk?.isJust === true;
  if (read.hasCue("draft") && (own === null || figure === "days" || figure === "open")) return true;
  const isMoney = read.hasCue("invoice") || read.hasCue("paid") || (isJust && talk.figure === "open");
  if (read.hasCue("late") && read.figure !== "open" && !isMoney) return true;
  // What is due is asked for again by its days.
  if (figure === "days" && isJust && talk.isDue && read.names === null) return true;
  // "What is roas" asks for its meaning, unless a campaign is named.
  const isMeaning = act.kind === "metric" && (read.hasCue("define") || !(isLeaning || read.order !== null));
  return isMeaning && read.names === null && !read.hasCampaign;
}

/** Whether a message without a figure says anything at all: another campaign, order or time. */
function says({ order, names, when, isBefore, isThere, hasCue, of }: WorkAsked): boolean {
  return (
    order !== null ||
    names !== null ||
    when !== null ||
    isBefore ||
    isThere ||
    of !== null ||
    hasCue("sum") ||
    hasCue("mean")
  );
}

function isOfInvoice({ names }: WorkAsked): boolean {
  return names?.split(" ").some((name) => INVOICE.test(name)) ?? false;
}

/** "The best gin post" and "INV-105, whose is that" name no figure; what is best is most seen. */
function figureOpen(read: WorkAsked, { work: talk }: Asked): WorkFigure | null {
  if (isOfInvoice(read)) return "paid";
  if (read.hasCue("invoice")) return "open";
  const isRanked = read.order !== null && (talk === null || talk.figure === null || !talk.isJust);
  if (isRanked && (read.of === "posts" || read.of === "campaigns")) return "views";
  if (isRanked && read.of === "creators" && (read.names !== null || read.hasCampaign)) return "views";
  return read.hasCue("posts") && read.hasCue("mean") ? "views" : null;
}

/** "When was that due" is asked of the payments before it, as is "since when". */
function asksWhen({ figure, names, hasCue }: WorkAsked): boolean {
  return (figure === null || figure === "days") && (hasCue("due") || (figure === "days" && names === null));
}

/** The creator who is named, or of whom "she" is said; budgets and days are of no creator. */
function handleOf(asked: Asked, read: WorkAsked, figure: WorkFigure): string | null {
  if (ONE_CAMPAIGN.has(figure)) return null;
  const [handle = null] = asked.handles;
  return (
    handle ?? (read.hasCue("her") || read.hasCue("her too") ? (asked.work?.handle ?? asked.person) : null)
  );
}

function unitFor(
  figure: WorkFigure,
  { of, order, names, hasCampaign }: WorkAsked,
  { talk, isAnchored, handle }: { talk: WorkUnit | null; isAnchored: boolean; handle: string | null },
): WorkUnit {
  if (figure === "open" || figure === "paid") return "payments";
  if (figure === "team") return "creators";
  if (figure === "days") return "campaigns";
  if (figure === "budget" || figure === "left") return "campaigns";
  const isOfPosts = figure === "views" || figure === "engagements" || figure === "engagementRate";
  if (of === "payments" || (of === "posts" && !isOfPosts)) return "creators";
  if (of !== null) return of;
  if (talk !== null && talk !== "payments") return talk;
  if (handle !== null) return "campaigns";
  if (order !== null && !isAnchored && WORK_MONEY.some((one) => one === figure)) return "campaigns";
  return order !== null && hasCampaign && names === null ? "campaigns" : "creators";
}

/** Whether a message of this kind may be answered so: never what orders something for certain. */
function mayAsk(
  act: Act,
  { text, hasPlan }: Asked,
  {
    isLeaning,
    isEllipsis,
    figure,
    read,
  }: { isLeaning: boolean; isEllipsis: boolean; figure: WorkFigure; read: WorkAsked },
): boolean {
  const isWork = OF_WORK.has(figure);
  if (act.act === "question")
    return (
      !ELSEWHERE.has(act.kind) ||
      (act.kind === "out_of_reach" && isWork && (isLeaning || read.names !== null))
    );
  const isMarked = text.includes("?");
  if (act.act === "doubt") {
    const likely = actWith(act.kind);
    if (likely.act === "question") return !ELSEWHERE.has(likely.kind);
    if (hasPlan) return isMarked && (isWork || isLeaning);
    // Whoever says how much orders, as far as nothing is asked.
    if (!isMarked && text.search(AMOUNT) >= 0) return false;
    return isLeaning || isMarked || isWork || (read.names !== null && !/\d{2,}|\dk/u.test(text));
  }
  if (act.act === "remark" && (read.hasCue("asks") || isOfInvoice(read))) return true;
  if (act.act === "remark") return isLeaning && (isMarked || isEllipsis) && act.kind !== "creator_fact";
  return !hasPlan && (isLeaning || isMarked) && !/\d{3,}/u.test(text);
}
