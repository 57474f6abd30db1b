import type { DueItem } from "@app/contract/campaigns/list";
import type { ContentCheckSummary } from "@app/contract/content-checks/reviews";

/** What a person can do now: where it is done, and until when. */
export interface TodayAction {
  key: string;
  /** Begins with a verb: "Approve Anton’s reel". */
  title: string;
  /** Such as the campaign. */
  detail: string | null;
  /** "due tomorrow", "2 days late"; null where nobody set a day. */
  when: string | null;
  late: boolean;
  place: { kind: "check"; checkId: string } | { kind: "campaign"; campaignId: string };
}

const DAY_MS = 86_400_000;
/** So many are shown. Chosen by us. */
const SHOWN = 6;

type Check = Pick<ContentCheckSummary, "id" | "title" | "subject" | "state">;

/** Drafts that wait for a verdict and drafts that creators owe: late ones first, then by day. */
export function todayActions(
  { due, checks }: { due: readonly DueItem[]; checks: readonly Check[] },
  today: string,
): TodayAction[] {
  const actions = [
    ...checks.map((check) => reviewOf(check, today)),
    ...due.map((item) => askFor(item, today)),
  ];
  return actions
    .toSorted((one, other) => one.days - other.days)
    .slice(0, SHOWN)
    .map(({ days: _days, ...action }) => action);
}

type Dated = TodayAction & { days: number };

function reviewOf({ id, title, subject, state }: Check, today: string): Dated {
  const days = subject?.dueAt == null ? 0 : daysUntil(subject.dueAt, today);
  const isBroken = state === "failed" || state === "refused";
  return {
    key: id,
    title: `${isBroken ? "Look at" : "Decide about"} ${subject ? ofWhom(subject.label) : title}`,
    detail: subject?.group ?? null,
    when: subject?.dueAt == null ? null : whenText(days),
    late: days < 0,
    place: { kind: "check", checkId: id },
    days,
  };
}

function askFor(
  { deliverableId, campaignId, campaign, creator, label, dueOn }: DueItem,
  today: string,
): Dated {
  const days = daysUntil(dueOn, today);
  return {
    key: deliverableId,
    title: `${days < 0 ? "Remind" : "Ask"} ${creator} ${days < 0 ? "of" : "for"} the ${inSentence(label)}`,
    detail: campaign,
    when: whenText(days),
    late: days < 0,
    place: { kind: "campaign", campaignId },
    days,
  };
}

/** "Nora Lind, Reel 2" is "Nora Lind’s reel 2"; the piece is what stands behind the last comma. */
function ofWhom(label: string): string {
  const at = label.lastIndexOf(", ");
  return at === -1 ? label : `${label.slice(0, at)}’s ${inSentence(label.slice(at + 2))}`;
}

/** "Reel" is "reel"; a name such as TikTok keeps its letters. */
function inSentence(label: string): string {
  const isName = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Days from one day to another, both without a time. */
function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

function whenText(days: number): string {
  if (days === 0) return "due today";
  if (days === 1) return "due tomorrow";
  if (days === -1) return "a day late";
  return days < 0 ? `${-days} days late` : `due in ${days} days`;
}
