import { ChevronLeft, ChevronRight, Pencil, RefreshCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { CaptionView } from "./CaptionView.tsx";
import { videoOf } from "#/features/content-checks/content-checks.queries.ts";
import { askedFor } from "#/features/content-checks/content-checks.rules.ts";
import { isTall, PlayerControls, VideoPicture } from "./VideoPlayer.tsx";
import type { Player } from "./VideoPlayer.tsx";

interface StageActions {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onEditCaption: () => void;
  onRerun: () => void;
  onRemove: () => void;
}

interface CheckStageProps {
  check: ContentCheck;
  player: Player;
  focusAt: number | null;
  /** Where it stands in the queue. */
  place: ReactNode;
  mayReview: boolean;
  actions: StageActions;
}

/** The draft itself: picture, caption, sound. */
export function CheckStage({ check, player, focusAt, place, mayReview, actions }: CheckStageProps) {
  const isReadable = check.state !== "refused";
  return (
    <section aria-label="Draft" className="flex min-h-0 min-w-0 flex-col">
      <StageHead check={check} place={place} mayReview={mayReview} actions={actions} />
      {check.problem && (
        <div className="px-4 pt-3 md:px-6">
          <Note kind="bad">{check.problem}</Note>
        </div>
      )}
      <div
        className={classes(
          "flex min-h-0 flex-1 items-start gap-3 overflow-y-auto px-4 py-3 md:flex-col md:gap-6 md:px-6 md:py-5",
          isTall(check) && "lg:flex-row",
        )}
      >
        {isReadable && <VideoPicture check={check} player={player} source={videoOf(check)} />}
        <div className="w-full min-w-0 flex-1 md:max-w-130">
          <div className="flex items-center justify-between gap-2">
            <h3 className="font-semibold">Caption</h3>
            {mayReview && (
              <Button
                size={24}
                variant="ghost"
                icon={<Pencil aria-hidden size={14} />}
                onClick={actions.onEditCaption}
              >
                {check.caption ? "Edit" : "Add"}
              </Button>
            )}
          </div>
          <CaptionView check={check} focusAt={focusAt} />
          <BriefList check={check} />
        </div>
      </div>
      {isReadable && <PlayerControls check={check} player={player} />}
    </section>
  );
}

function StageHead({ check, place, mayReview, actions }: Omit<CheckStageProps, "player" | "focusAt">) {
  const { onPrevious, onNext, onRerun, onRemove } = actions;
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line px-4 md:px-6">
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold" title={check.title}>
          {check.title}
        </h2>
        <p className="truncate text-xs text-fg-2">
          {check.subject?.group ?? (check.fileName === check.title ? "On its own" : check.fileName)}
        </p>
      </div>
      <span className="text-xs whitespace-nowrap text-fg-2 tabular-nums md:max-lg:hidden">{place}</span>
      <IconButton
        label="Previous in queue"
        icon={<ChevronLeft aria-hidden size={20} />}
        disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
        className="max-sm:hidden"
      />
      <IconButton
        label="Next in queue"
        icon={<ChevronRight aria-hidden size={20} />}
        disabled={onNext === null}
        onClick={() => onNext?.()}
      />
      {mayReview && (
        <>
          <IconButton
            label="Read the video again"
            icon={<RefreshCw aria-hidden size={16} />}
            onClick={onRerun}
          />
          <IconButton
            label="Remove from the queue"
            icon={<Trash2 aria-hidden size={16} />}
            onClick={onRemove}
          />
        </>
      )}
    </div>
  );
}

function BriefList({ check }: { check: ContentCheck }) {
  const rows = askedFor(check.rules);
  return (
    <div className="mt-4 max-md:hidden">
      <h3 className="font-semibold">Brief asks for</h3>
      {rows.length === 0 && (
        <p className="text-sm text-fg-2">
          Nothing in particular, so some checks have nothing to compare with.
        </p>
      )}
      <dl className="mt-1 grid grid-cols-[88px_minmax(0,1fr)] gap-y-1 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-fg-2">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
