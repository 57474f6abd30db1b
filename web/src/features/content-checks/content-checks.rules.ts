import { CHECK_FIELDS, CHECK_LABELS } from "@app/contract/content-checks/schemas";
import type {
  CheckField,
  CheckStatus,
  ContentRules,
  FieldCheck,
  TextSpan,
} from "@app/contract/content-checks/schemas";
import type {
  CheckOverride,
  CheckState,
  ContentCheck,
  ContentCheckSummary,
} from "@app/contract/content-checks/reviews";
import { platformLabel } from "@app/contract/platforms";

export const QUEUE_VIEWS = ["review", "decided", "all"] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export const QUEUE_LABELS: Readonly<Record<QueueView, string>> = {
  review: "To review",
  decided: "Decided",
  all: "All",
};

/** One line of the ten, also before the video was read. */
export interface CheckLine {
  field: CheckField;
  label: string;
  /** As a person decided, else as the machine found; null while the video is being read. */
  status: CheckStatus | null;
  check: FieldCheck | null;
  override: CheckOverride | null;
}

/** The ten lines in the order of the specification, whatever has been found so far. */
export function checkLines({ checks, overrides, state }: ContentCheck): CheckLine[] {
  return CHECK_FIELDS.map((field) => {
    const check = checks.find((one) => one.field === field) ?? null;
    const override = overrides[field] ?? null;
    const status = override?.status ?? check?.status ?? (isUnderWay(state) ? null : "unknown");
    return { field, label: CHECK_LABELS[field], status, check, override };
  });
}

export function isUnderWay(state: CheckState): boolean {
  return state === "waiting" || state === "checking";
}

/** The line that is open at first: the first that failed. */
export function firstOpen(lines: readonly CheckLine[]): CheckField | null {
  return lines.find((line) => line.status === "fail")?.field ?? null;
}

/** Nobody has seen a file that cannot be read. */
export function mayBeApproved({ state }: Pick<ContentCheckSummary, "state">): boolean {
  return state !== "refused";
}

/** The check after or before `id` in the queue; none at its ends. */
export function neighbour(
  items: readonly ContentCheckSummary[],
  id: string | null,
  step: 1 | -1,
): ContentCheckSummary | null {
  const index = items.findIndex((item) => item.id === id);
  return items[index + step] ?? null;
}

/** A stretch of a caption that is drawn in one way. */
export interface CaptionPiece {
  start: number;
  text: string;
  role: TextSpan["role"] | null;
  /** Whether the caption is folded just before this piece. */
  isFolded: boolean;
}

/** Cuts a caption at the ends of the evidence and at the fold; together the pieces are the caption. */
export function captionPieces(
  caption: string,
  spans: readonly TextSpan[],
  cutAt: number | null,
): CaptionPiece[] {
  const inside = spans.filter((span) => span.source === "caption" && span.end <= caption.length);
  const cuts = new Set([0, caption.length, ...inside.flatMap(({ start, end }) => [start, end])]);
  if (cutAt !== null && cutAt < caption.length) cuts.add(cutAt);
  const edges = [...cuts].toSorted((one, other) => one - other);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? caption.length;
    const covering = inside.filter((span) => span.start <= start && span.end >= end);
    const role = covering.find((span) => span.role !== "found")?.role ?? covering[0]?.role ?? null;
    return { start, text: caption.slice(start, end), role, isFolded: start === cutAt && start > 0 };
  });
}

/** What was asked for, as pairs for the eye; what nobody asked for is left out. */
export function askedFor(rules: ContentRules): { label: string; value: string }[] {
  const { handles, hashtags, forbiddenHandles, duration, orientation, market, materialConnection } = rules;
  const rows = [
    { label: "Handles", value: listed("@", handles) },
    { label: "Hashtags", value: listed("#", hashtags) },
    { label: "Not named", value: listed("@", forbiddenHandles) },
    { label: "Label", value: labelText(materialConnection, market) },
    { label: "Length", value: lengthText(duration) },
    { label: "Format", value: orientation ?? "" },
    { label: "Network", value: rules.platform ? platformLabel(rules.platform) : "" },
  ];
  return rows.filter((row) => row.value !== "");
}

/** Position in a recording with two digits each: 75 s is 01:15. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

function listed(sign: string, words: string[] | undefined): string {
  return (words ?? []).map((word) => sign + word.replace(/^[@#]/u, "")).join(" ");
}

function labelText(materialConnection: boolean | undefined, market: string | undefined): string {
  if (materialConnection === undefined) return "";
  if (!materialConnection) return "not paid, none needed";
  return market ? `accepted in ${market}` : "strictest of all markets";
}

function lengthText(duration: ContentRules["duration"]): string {
  const { min, max } = duration ?? {};
  if (min === undefined && max === undefined) return "";
  if (min === undefined) return `at most ${max} s`;
  return max === undefined ? `at least ${min} s` : `${min}–${max} s`;
}
