import { WORK_MONEY } from "@app/contract/strategy/findings/work-findings";
import type { WorkFigure, WorkUnit } from "@app/contract/strategy/findings/work-findings";
import { patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Act, QuestionKind } from "#/strategy/acts/act.ts";
import { actWith } from "#/strategy/acts/act.ts";
import type { Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { asksOutright } from "#/strategy/assistant/questions/talk.ts";
import { readWork } from "#/strategy/assistant/questions/campaigns/read-work.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import {
  COSTS,
  OF_ACCOUNTS,
  OF_PLANS_TOO,
  OF_POSTS,
  OF_WORK,
  ONE_CAMPAIGN,
  UNRANKED,
} from "./work-figures.ts";
import { AMOUNT, orderOf, readWorkAsked } from "./read-work-asked.ts";
import type { WorkAsked } from "./read-work-asked.ts";
import { beginsAgain, isOfInvoice, isShortText, leaningOn, orderAgain } from "./work-leaning.ts";
import type { WorkTalk } from "./work-talk.ts";

/** A question about campaigns as the tool is asked it. */
export interface WorkQuestion {
  input: Call["input"];
  read: WorkAsked;
  figure: WorkFigure;
  of: WorkUnit;
  /** Only posts of that format are asked for: "story views". */
  format: string | null;
  /** Nothing else of the workspace could be meant: where a name is not known, that is said. */
  isSure: boolean;
  /** It leans on what was spoken of. */
  isLeaning: boolean;
  /** It is of the campaign that came first: "she" is no creator then. */
  isOfTop: boolean;
}

/** Questions that no figure of a campaign answers, whatever their words. */
const ELSEWHERE: ReadonlySet<string> = new Set<QuestionKind>([
  "rule",
  "caption",
  "one_pager",
  "draft",
  "out_of_reach",
]);

/** Reads a message as a question about campaigns, their money and what came of them; null where it is none. */
export function workQuestionOf(act: Act, asked: Asked): WorkQuestion | null {
  const { text, hasPlan, work: talk } = asked;
  const read = readWorkAsked(text);
  const lean = leaningOn(read, asked);
  const { isLeaning, isEllipsis, way } = lean;
  const own = lean.figure ?? read.figure ?? figureOpen(read, asked);
  const figure = own ?? (isEllipsis ? (talk?.figure ?? null) : null);
  if (comparesPrices(asked, read)) return null;
  if (isElsewhere(act, read, talk, { own, figure, isLeaning })) return null;
  if (figure === null || !mayAsk(act, asked, { ...lean, figure, read })) return null;
  const isSpan = figure === "days" && (read.hasCue("start") || read.hasCue("end"));
  const isWork = (OF_WORK.has(figure) || isSpan) && !(hasPlan && OF_PLANS_TOO.has(figure));
  const handle =
    way === "top" ? null : (handleOf(asked, read, figure) ?? lean.handle ?? goesOnAbout(asked, read, figure));
  const isAnchored = isOfSomeWork(read, hasPlan) || isLeaning || handle !== null || read.hasCue("for us");
  const isOfAccount = OF_ACCOUNTS.has(figure) && isOfAccounts(asked, read, { handle, isLeaning });
  if (isOfAccount && !isEllipsis && way !== "post") return null;
  if (!isWork && !isAnchored && !(figure === "cost" && !hasPlan)) return null;
  const isAgain = way === "again" || (way === "next" && read.order === null);
  const isSameUnit = isAgain || (way === "next" && talk?.of === "campaigns");
  const several = severalOf(asked, figure);
  const unit = unitFor(figure, read, { talk: isSameUnit ? (talk?.of ?? null) : null, isAnchored, handle });
  const of = several.length > 0 ? ofEach(figure, read) : unit;
  const isPlain = read.hasCue("sum") || read.hasCue("mean") || way === "everywhere";
  const compared =
    read.hasCue("compare") && (several.length > 0 || (of === "campaigns" && read.names !== null));
  const order =
    orderOf(read.hasCue, figure) ??
    (isAgain && !isPlain ? orderAgain(talk, figure) : null) ??
    (compared ? (COSTS.has(figure) ? "least" : "most") : null);
  const format = OF_POSTS.has(figure) ? formatIn(text) : null;
  return {
    figure,
    of,
    read,
    format,
    isSure: isWork || isLeaning || (read.hasCampaign && figure !== "posts") || (of === "posts" && !hasPlan),
    isLeaning,
    isOfTop: way === "top",
    input: {
      figure,
      of,
      order,
      names: read.names,
      handle: several.length > 0 ? null : handle,
      handles: several,
      format,
      campaignId: lean.campaignId,
      campaignIds: of === "campaigns" && read.names === null ? lean.campaignIds : [],
      context: lean.context,
      ...timesOf(read, text),
      isLate: figure === "open" && (read.hasCue("late") || (isEllipsis && talk?.isLate === true)),
      isOne:
        (way === "before" || ONE_CAMPAIGN.has(figure)) &&
        read.of !== "campaigns" &&
        order === null &&
        handle === null,
    },
  };
}

/** "Lena or Otis, who is cheaper": of what they ask, where nothing says that it is of what was agreed. */
function comparesPrices({ handles }: Asked, { names, hasCampaign, isThere, hasCue }: WorkAsked): boolean {
  const isOrder = hasCue("dear") || hasCue("cheap");
  const isAgreed = hasCue("fee") || hasCue("paid") || hasCue("cost");
  return new Set(handles).size > 1 && isOrder && !isAgreed && names === null && !hasCampaign && !isThere;
}

/** A campaign is named or spoken of, or posts are ranked: "which post did best". */
function isOfSomeWork({ names, hasCampaign, of, order }: WorkAsked, hasPlan: boolean): boolean {
  return (
    names !== null || hasCampaign || of === "campaigns" || (of === "posts" && order !== null && !hasPlan)
  );
}

/**
 * Figures of an account are the creator's own, where no campaign is spoken of; two who are held against each other may have
 * any words between their names.
 */
function isOfAccounts(
  { handles }: Asked,
  { names, isNamed, hasCampaign, isThere, hasCue }: WorkAsked,
  { handle, isLeaning }: { handle: string | null; isLeaning: boolean },
): boolean {
  if (handle === null || hasCampaign || isThere || hasCue("for us")) return false;
  return names === null || (new Set(handles).size > 1 && !isLeaning && !isNamed);
}

/**
 * "And the one before?" after what came of a campaign asks the same of another one, and "since when?" after what is due
 * asks of that, whatever their few words look like.
 */
export function actAfterResults(act: Act, { text, work: talk, hasPlan }: Asked): Act {
  if (!talk?.isJust || talk.figure !== null || hasPlan) return act;
  const read = readWorkAsked(text);
  if (talk.isDue && read.figure === "days" && read.names === null && !read.hasCue("end"))
    return { act: "question", kind: "due" };
  const isAgain = read.figure === null && (read.isBefore || (beginsAgain(text) && read.names !== null));
  return isAgain && read.order === null && isShortText(text) ? { act: "question", kind: "results" } : act;
}

/** Whether it is one of drafts, of what is due, or of what a figure means. */
function isElsewhere(
  act: Act,
  read: WorkAsked,
  talk: WorkTalk | null,
  { own, figure, isLeaning }: { own: WorkFigure | null; figure: WorkFigure | null; isLeaning: boolean },
): boolean {
  const isJust = talk?.isJust === true;
  if (read.hasCue("other two") && read.names === null) return true;
  if (read.hasCue("draft") && (own === null || figure === "days" || figure === "open")) return true;
  const isMoney = read.hasCue("invoice") || read.hasCue("paid") || (isJust && talk.figure === "open");
  if (read.hasCue("late") && read.figure !== "open" && !isMoney) return true;
  // What is due is asked for again by its days.
  if (figure === "days" && isJust && talk.isDue && read.names === null && !read.hasCue("end")) return true;
  // "What is roas" asks for its meaning, unless a campaign is named.
  const isMeaning = act.kind === "metric" && (read.hasCue("define") || !(isLeaning || read.order !== null));
  return isMeaning && read.names === null && !read.hasCampaign;
}

/** "The best gin post" and "INV-105, whose is that" name no figure; what is best is most seen. */
function figureOpen(read: WorkAsked, { work: talk, handles }: Asked): WorkFigure | null {
  if (read.hasCue("took part") && handles.length === 1) return "posts";
  if (isOfInvoice(read)) return "paid";
  if (read.hasCue("invoice")) return "open";
  const isOther = talk === null || talk.figure === null || !talk.isJust || UNRANKED.has(talk.figure);
  const isRanked = read.order !== null && (isOther || (read.of === "posts" && talk.of !== "posts"));
  if (read.hasCue("compare") && read.names !== null && read.of === "campaigns") return "views";
  if (isRanked && (read.of === "posts" || read.of === "campaigns")) return "views";
  if (isRanked && read.of === "creators" && (read.names !== null || read.hasCampaign)) return "views";
  return read.hasCue("posts") && read.hasCue("mean") ? "views" : null;
}

/** The creator who is named, or of whom "she" is said; budgets and days are of no creator. */
function handleOf(asked: Asked, read: WorkAsked, figure: WorkFigure): string | null {
  if (ONE_CAMPAIGN.has(figure)) return null;
  const [handle = null] = asked.handles;
  return (
    handle ?? (read.hasCue("her") || read.hasCue("her too") ? (asked.work?.handle ?? asked.person) : null)
  );
}

/** Formats that no other is called by: a reel is a video as well. */
const FORMATS = ["reel", "story", "short", "carousel"].map((format) => ({
  format,
  pattern: patternOf(`(?<!\\p{L})(?:${FORMAT_PATTERNS[format] ?? "(?!)"})(?!\\p{L})`),
}));

function formatIn(text: string): string | null {
  const folded = foldInPlace(text.normalize("NFC"));
  const [only, ...others] = FORMATS.filter(({ pattern }) => pattern.test(folded));
  return only && others.length === 0 ? only.format : null;
}

function timesOf({ when, isSince, isBefore, isLast }: WorkAsked, text: string) {
  return { when, isSince, isBefore, isLast, isRunning: readWork(text).isRunning };
}

/** "Compare @a and @b on Winter Glow": all who are named, and not the first of them. */
function severalOf({ handles }: Asked, figure: WorkFigure): string[] {
  const several = [...new Set(handles)];
  return several.length > 1 && !ONE_CAMPAIGN.has(figure) ? several : [];
}

function ofEach(figure: WorkFigure, { of }: WorkAsked): WorkUnit {
  if (figure === "open" || figure === "paid") return "payments";
  return of === "posts" && OF_POSTS.has(figure) ? "posts" : "creators";
}

/** "And how many orders", where no campaign was spoken of: of whom the talk is. */
function goesOnAbout(
  { text, work, person }: Asked,
  { names, of, order }: WorkAsked,
  figure: WorkFigure,
): string | null {
  const isOfAll = ONE_CAMPAIGN.has(figure) || names !== null || of !== null || order !== null;
  return work === null && !isOfAll && beginsAgain(text) ? person : null;
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
  const isOfPosts = OF_POSTS.has(figure);
  if (of === "payments" || (of === "posts" && !isOfPosts)) return "creators";
  if (of !== null) return of;
  if (talk !== null && talk !== "payments") return talk;
  if (handle !== null) return "campaigns";
  if (order !== null && !isAnchored && WORK_MONEY.some((one) => one === figure)) return "campaigns";
  return order !== null && hasCampaign && names === null ? "campaigns" : "creators";
}

const POLITE: ReadonlySet<string> = new Set(["thanks", "greeting"]);

/** Whether a message of this kind may be answered so: never what orders something for certain. */
function mayAsk(
  act: Act,
  { text, hasPlan, handles }: Asked,
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
    const isOfOne = handles.length === 1 && asksOutright(text);
    return isLeaning || isMarked || isWork || isOfOne || (read.names !== null && !/\d{2,}|\dk/u.test(text));
  }
  // "Thanks, have a nice weekend" goes on about nothing.
  if (POLITE.has(act.kind) && !isMarked && handles.length === 0 && read.figure === null) return false;
  if (act.act === "remark" && (read.hasCue("asks") || isOfInvoice(read))) return true;
  if (act.act === "remark") {
    const isTold = act.kind === "creator_fact" && !asksOutright(text);
    return isLeaning && (asksOutright(text) || isEllipsis) && !isTold;
  }
  return !hasPlan && (isLeaning || isMarked) && !/\d{3,}/u.test(text);
}
