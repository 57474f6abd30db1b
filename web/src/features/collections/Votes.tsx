import type { CollectionCreator, Vote } from "@app/contract/collections/schemas";
import { VOTE_LABELS, VOTES } from "@app/contract/collections/schemas";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { classes } from "#/ui/classes.ts";

interface VotesProps {
  creator: CollectionCreator;
  mayVote: boolean;
  /** The vote from now on; null takes the own one back. */
  onVote: (vote: Vote | null) => void;
}

const ICONS = { for: ThumbsUp, against: ThumbsDown };
const BOX = "inline-flex h-8 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 tabular-nums";

/** How many of the team are for a creator and against it, with their names; pressing the own vote again takes it back. */
export function Votes({ creator, mayVote, onVote }: VotesProps) {
  const { votes, handle } = creator;
  return (
    <span className="inline-flex gap-1">
      {VOTES.map((vote) => {
        const Icon = ICONS[vote];
        const names = votes[vote];
        const who = names.length === 0 ? "nobody yet" : names.join(", ");
        const shown = (
          <>
            <Icon aria-hidden size={14} />
            {names.length > 0 && <span aria-hidden>{names.length}</span>}
          </>
        );
        const title = `${VOTE_LABELS[vote]}: ${who}`;
        if (!mayVote) {
          return (
            <span
              key={vote}
              role="img"
              aria-label={title}
              title={title}
              className={classes(BOX, "text-fg-2")}
            >
              {shown}
            </span>
          );
        }
        const isOwn = votes.own === vote;
        return (
          <button
            key={vote}
            type="button"
            aria-pressed={isOwn}
            aria-label={`Vote ${vote} @${handle} (${who})`}
            title={title}
            onClick={() => onVote(isOwn ? null : vote)}
            className={classes(
              BOX,
              "text-fg-2 transition-colors duration-120 ease-out hover:bg-surface-2 hover:text-fg max-md:h-11",
              vote === "for"
                ? "aria-pressed:bg-success-soft aria-pressed:text-success"
                : "aria-pressed:bg-danger-soft aria-pressed:text-danger",
            )}
          >
            {shown}
          </button>
        );
      })}
    </span>
  );
}
