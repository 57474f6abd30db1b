import { formatDate } from "../formats.ts";

/** What a mark on a timeline stands for. */
export const TIMELINE_KINDS = ["due", "late", "sent", "planned", "live"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_LABELS: Readonly<Record<TimelineKind, string>> = {
  due: "Draft due",
  late: "Draft late",
  sent: "Draft in",
  planned: "Planned post",
  live: "Live",
};

export interface TimelineMark {
  /** yyyy-mm-dd. */
  day: string;
  kind: TimelineKind;
  /** What is due or live, such as "reel". */
  label: string;
}

export interface TimelineRow {
  name: string;
  marks: readonly TimelineMark[];
}

/** Where the rows, marks and days of a timeline go, in the units of a box of `width` × `height`. */
export interface TimelineDrawing {
  height: number;
  /** Where the days begin; the names stand left of it. */
  left: number;
  rows: { name: string; y: number; marks: (TimelineMark & { x: number })[] }[];
  /** Days that are named below the rows. */
  ticks: { x: number; label: string }[];
  /** Null where today lies outside. */
  today: number | null;
  /** The stretch in which posts go live; null where nobody has said. */
  flight: { x: number; width: number } | null;
}

interface TimelineDays {
  today: string;
  /** First and last day on which posts go live. */
  flight?: { from: string | null; to: string | null };
  width: number;
}

const DAY_MS = 86_400_000;
const NAMES = 132;
const NAMES_NARROW = 84;
const NARROW = 480;
const RIGHT = 16;
const TOP = 24;
const ROW = 32;
const BOTTOM = 24;
/** From one named day to the next, at least: "02/12/2026" in 11 px letters. */
const TICK_ROOM = 84;
/** Today is drawn with days that are not further away than this. */
const NEAR_DAYS = 45;
const STEPS = [1, 2, 7, 14, 28, 56, 112, 364];

/** Rows of marks over the days from the first to the last; today is among them where it is not far off. */
export function drawTimeline(
  rows: readonly TimelineRow[],
  { today, flight, width }: TimelineDays,
): TimelineDrawing {
  const now = numberOf(today);
  const flown = [flight?.from, flight?.to].flatMap((day) => (day ? [numberOf(day)] : []));
  const marked = [...rows.flatMap(({ marks }) => marks.map(({ day }) => numberOf(day))), ...flown];
  const isNear = marked.some((day) => Math.abs(day - now) <= NEAR_DAYS);
  const days = isNear || marked.length === 0 ? [...marked, now] : marked;
  const first = Math.min(...days) - 1;
  const last = Math.max(...days) + 1;
  const left = width < NARROW ? NAMES_NARROW : NAMES;
  const unit = (width - left - RIGHT) / (last - first);
  const xOf = (day: number) => left + (day - first) * unit;
  const step = STEPS.find((each) => each * unit >= TICK_ROOM) ?? 364;
  const count = Math.floor((last - first - 1) / step) + 1;
  return {
    height: TOP + rows.length * ROW + BOTTOM,
    left,
    rows: rows.map(({ name, marks }, index) => ({
      name,
      y: TOP + ROW * (index + 0.5),
      marks: marks.map((mark) => ({ ...mark, x: xOf(numberOf(mark.day)) })),
    })),
    ticks: Array.from({ length: count }, (_, index) => {
      const day = first + 1 + index * step;
      return { x: xOf(day), label: formatDate(new Date(day * DAY_MS), "UTC") };
    }).filter(({ x }, index) => index === 0 || x + TICK_ROOM / 2 <= width),
    today: now >= first && now <= last ? xOf(now) : null,
    flight: flight?.from && flight.to ? span(xOf(numberOf(flight.from)), xOf(numberOf(flight.to))) : null,
  };
}

function span(from: number, to: number): { x: number; width: number } {
  return { x: from, width: Math.max(0, to - from) };
}

function numberOf(day: string): number {
  return Math.floor(Date.parse(day) / DAY_MS);
}
