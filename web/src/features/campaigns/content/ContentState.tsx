import { Link } from "@tanstack/react-router";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { State } from "#/ui/feedback/State.tsx";
import { deliverableWords } from "#/features/campaigns/board/deliverables.rules.ts";
import { ProgressState } from "#/features/campaigns/board/ProgressState.tsx";
import type { ContentLine } from "./content.rules.ts";

const LINK = "text-xs font-medium text-brand-text underline-offset-2 hover:underline";

/** Planned, in review or live, with the way to the draft or the post. */
export function ContentState({ line: { piece, deliverable, label, name } }: { line: ContentLine }) {
  const timeZone = useTimeZone();
  const { post } = piece;
  if (post) {
    const day = post.postedAt === null ? null : formatDate(post.postedAt, timeZone);
    return (
      <>
        {piece.state === "live" ? (
          <State kind="passed">Live, {day}</State>
        ) : (
          <State kind="waiting">{day === null ? "Not live: add its day" : `Planned, ${day}`}</State>
        )}
        {post.url !== null && (
          <a
            href={post.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open the post: ${label} of ${name}`}
            className={`block leading-6 ${LINK}`}
          >
            Open the post
          </a>
        )}
        {deliverable === null && <span className="block text-xs text-fg-2">Not among the deliverables</span>}
      </>
    );
  }
  if (!deliverable) return null;
  const [newest] = deliverable.submissions;
  return (
    <>
      <ProgressState {...deliverableWords(deliverable)} />
      {newest?.check && (
        <Link
          to="/sentinel/$checkId"
          params={{ checkId: newest.check.id }}
          className={`block leading-6 ${LINK}`}
        >
          Draft {newest.version}, {formatDate(newest.createdAt, timeZone)}
        </Link>
      )}
    </>
  );
}
