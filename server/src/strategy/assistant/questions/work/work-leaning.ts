import type { WorkFigure, WorkOrder } from "@app/contract/strategy/findings/work-findings";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import talkWords from "#/strategy/assistant/questions/talk-words.json" with { type: "json" };
import { COSTS, OF_WORK } from "./work-figures.ts";
import type { WorkAsked } from "./read-work-asked.ts";
import type { WorkTalk } from "./work-talk.ts";

/** Longer messages say themselves what they are about. Chosen by us. */
const SHORT_WORDS = 9;
/** So few words are no question of their own. Chosen by us. */
const ELLIPSIS_WORDS = 3;
const INVOICE = /^\p{L}{1,6}(?:[-_]\d+|\d{2,})$/u;
const BEGIN = new RegExp(`^\\s*(?:${wordsListed(talkWords.and)})[\\s,:]+`, "u");
/** A message as it is read beside what was told before it. */
interface Said {
  read: WorkAsked;
  /** The figure whose meaning was told just before. */
  metric: WorkFigure | null;
  text: string;
  talk: WorkTalk | null;
  /** What was told just before; null where anything else was said since. */
  just: WorkTalk | null;
  /** So few words that they may go on about it. */
  mayLean: boolean;
}

/** What a way of leaning takes over from the talk; what it does not name is the message's own. */
interface Taken {
  figure?: WorkFigure | null;
  campaignId?: string | null;
  campaignIds?: string[];
  handle?: string | null;
  isEllipsis?: boolean;
}

type Way = "metric" | "due" | "everywhere" | "top" | "post" | "again" | "next" | "there" | "before" | null;

export interface Leaning extends Required<Taken> {
  way: Way;
  isLeaning: boolean;
  /** The message before, which may name the campaign that is meant. */
  context: string | null;
}

/** How a question leans on what was told before it: the first way that fits. */
const WAYS: readonly {
  way: Exclude<Way, null>;
  fits: (said: Said) => boolean;
  takes: (said: Said) => Taken;
}[] = [
  {
    // "And that of Spring?" after what a figure means.
    way: "metric",
    fits: ({ read, metric, text }) =>
      metric !== null &&
      !read.hasCue("define") &&
      read.figure === null &&
      read.names !== null &&
      isShortText(text) &&
      read.when === null,
    takes: ({ metric }) => ({ figure: metric }),
  },
  {
    // "When was that due", "the oldest one" and "which are late" of open payments.
    way: "due",
    fits: ({ read, just }) => just?.figure === "open" && (asksWhen(read) || read.hasCue("late")),
    takes: (said) => ({ figure: "open", ...scopeOf(said), ...personOf(said) }),
  },
  {
    // "And across all brands".
    way: "everywhere",
    fits: ({ read, just, mayLean }) =>
      mayLean && just?.figure != null && read.figure === null && read.hasCue("everywhere"),
    takes: () => ({ isEllipsis: true }),
  },
  {
    // "What did it sell" of the campaign that came first.
    way: "top",
    fits: ({ read, just }) =>
      just?.topId != null &&
      read.figure !== null &&
      read.names === null &&
      read.order === null &&
      pointsAt(read),
    takes: ({ just }) => ({ campaignId: just?.topId ?? null }),
  },
  {
    // "Likes?" after the best post is asked of that post.
    way: "post",
    fits: ({ read, just, mayLean }) =>
      mayLean && read.figure !== null && read.names === null && just !== null && isOfOnePost(read, just),
    takes: (said) => ({ ...scopeOf(said), handle: said.just?.handle ?? null }),
  },
  {
    // "And Spring?", "the worst?", "in all?": the same figure of another one, in another order, or added up.
    way: "again",
    fits: ({ read, mayLean }) => mayLean && read.figure === null && says(read),
    takes: (said) => ({ ...scopeOf(said), isEllipsis: true, ...personOf(said) }),
  },
  {
    // "And the orders?": another figure of the same.
    way: "next",
    fits: ({ read, text, mayLean }) =>
      mayLean && read.figure !== null && (read.names === null || beginsAgain(text)),
    takes: (said) => ({ ...scopeOf(said), ...(said.read.hasCue("creators") ? {} : personOf(said)) }),
  },
  {
    way: "there",
    fits: ({ read, talk }) => talk !== null && (read.isBefore || read.isThere),
    takes: scopeOf,
  },
  {
    // "What did we spend on it", where only the message before says on what.
    way: "before",
    fits: ({ read, talk }) => talk === null && read.hasCue("pointing") && read.names === null,
    takes: () => ({}),
  },
];

export function leaningOn(
  read: WorkAsked,
  {
    text,
    work: talk,
    handles,
    before,
    metric,
  }: Pick<Asked, "text" | "work" | "handles" | "before" | "metric">,
): Leaning {
  const just = talk?.isJust === true ? talk : null;
  const isFew = leansByWords(text, read) || isOfWorkAlone(read);
  const said: Said = { read, metric, text, talk, just, mayLean: just !== null && isShortText(text) && isFew };
  const found = WAYS.find(({ fits }) => fits(said));
  const way = found?.way ?? null;
  const taken = found?.takes(said) ?? {};
  const isUnnamed = read.names === null && handles.length === 0;
  const isContext = isUnnamed || read.isThere || read.isBefore;
  return {
    way,
    isLeaning: way !== null && way !== "before" && way !== "metric",
    figure: taken.figure ?? null,
    campaignId: isContext ? (taken.campaignId ?? null) : null,
    campaignIds: taken.campaignIds ?? [],
    handle: read.names === null ? (taken.handle ?? null) : null,
    isEllipsis: taken.isEllipsis ?? false,
    context: way === "before" ? before : null,
  };
}

function scopeOf({ talk }: Said): Taken {
  return { campaignId: talk?.campaignId ?? null, campaignIds: talk?.campaignIds ?? [] };
}

function personOf({ read, talk }: Said): Taken {
  return read.hasCue("sum") ? {} : { handle: talk?.person ?? null };
}

/** "Her", "there": of what came first. */
function pointsAt({ isThere, hasCue }: WorkAsked): boolean {
  return isThere || hasCue("her") || hasCue("her too");
}

/** "And in all?", "there too", "CPM?": whole questions, such as how many creators there are, lean on nothing. */
function leansByWords(text: string, { isThere, isBefore }: WorkAsked): boolean {
  return beginsAgain(text) || isThere || isBefore || wordsOf(text) <= ELLIPSIS_WORDS;
}

/** What campaigns alone have. */
function isOfWorkAlone({ of, figure }: WorkAsked): boolean {
  return (of !== null && of !== "creators") || (figure !== null && OF_WORK.has(figure));
}

export function beginsAgain(text: string): boolean {
  return BEGIN.test(foldInPlace(text.normalize("NFC")));
}

/** "And by cpm?" orders again, by another figure: the best stay first, and the worst. */
export function orderAgain(talk: WorkTalk | null, figure: WorkFigure): WorkOrder | null {
  if (!talk || talk.order === null || talk.of === "payments") return null;
  if (talk.figure === figure || talk.order === "oldest") return talk.order;
  const isBest = (talk.order === "least") === COSTS.has(talk.figure);
  return isBest === COSTS.has(figure) ? "least" : "most";
}

export function isShortText(text: string): boolean {
  return wordsOf(text) <= SHORT_WORDS;
}

function wordsOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

function isOfOnePost({ order, isThere, hasCue }: WorkAsked, talk: WorkTalk): boolean {
  const isOfAll = order !== null || isThere || hasCue("mean") || hasCue("sum");
  return talk.of === "posts" && talk.order !== null && !isOfAll;
}

/** Whether a message without a figure says anything at all: another campaign, order or time. */
function says(read: WorkAsked): boolean {
  const { order, names, when, isBefore, isThere, hasCue, of } = read;
  const isNew = order !== null || names !== null || when !== null || of !== null;
  return isNew || isBefore || isThere || hasCue("sum") || hasCue("mean");
}

export function isOfInvoice({ names }: WorkAsked): boolean {
  return names?.split(" ").some((name) => INVOICE.test(name)) ?? false;
}

/** "When was that due" is asked of the payments before it, as is "since when". */
function asksWhen({ figure, names, order, hasCue }: WorkAsked): boolean {
  if (order === "oldest") return true;
  return (figure === null || figure === "days") && (hasCue("due") || (figure === "days" && names === null));
}
