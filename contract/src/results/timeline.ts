import { creatorLabel } from "../campaigns/creator-label.ts";
import { formatLabel } from "../campaigns/piece-labels.ts";
import type { TimelineMark, TimelineRow } from "../charts/timeline.ts";
import type { ContentPiece } from "./figures.ts";

type Dated = Pick<ContentPiece, "creator" | "platform" | "format" | "draft" | "dueOn" | "liveOn" | "post">;

/** The days of a campaign, creator by creator, whose days begin first on top: when drafts are due, and posts go live. */
export function campaignTimeline(
  content: readonly Dated[],
  { today, dayOf }: { today: string; dayOf: (moment: string) => string },
): TimelineRow[] {
  const groups = Map.groupBy(content, ({ creator }) => creator?.id ?? null);
  return [...groups.values()]
    .flatMap((pieces) => {
      const creator = pieces[0]?.creator;
      const marks = pieces.flatMap((piece) => marksOf(piece, today, dayOf));
      return creator && marks.length > 0
        ? [{ name: creatorLabel(creator), marks: marks.toSorted(byDay) }]
        : [];
    })
    .toSorted((a, b) => (a.marks[0]?.day ?? "").localeCompare(b.marks[0]?.day ?? ""));
}

function marksOf(
  { platform, format, draft, dueOn, liveOn, post }: Dated,
  today: string,
  dayOf: (moment: string) => string,
): TimelineMark[] {
  const label = formatLabel(platform, format, 1);
  const isIn = draft !== null || post !== null;
  const draftKind = isIn ? "sent" : dueOn !== null && dueOn < today ? "late" : "due";
  const day = post?.postedAt ? dayOf(post.postedAt) : (liveOn ?? null);
  return [
    ...(dueOn === null ? [] : [{ day: dueOn, kind: draftKind, label } as const]),
    ...(day === null
      ? []
      : [{ day, kind: post?.postedAt && day <= today ? "live" : "planned", label } as const]),
  ];
}

function byDay(a: TimelineMark, b: TimelineMark): number {
  return a.day.localeCompare(b.day);
}
