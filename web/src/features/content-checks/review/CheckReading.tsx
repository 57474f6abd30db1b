import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { useState } from "react";
import { classes } from "#/ui/classes.ts";
import { CaptionView } from "./CaptionView.tsx";
import { CheckList } from "./CheckList.tsx";
import { isTall, PlayerControls, usePlayer, VideoPicture } from "./VideoPlayer.tsx";
import type { VideoSource } from "./VideoPlayer.tsx";

interface CheckReadingProps {
  check: ContentCheck;
  video: VideoSource;
}

/** A check to look at: the draft, and the ten answers whose evidence leads into it. Give it the check's id as key. */
export function CheckReading({ check, video }: CheckReadingProps) {
  const player = usePlayer(check.media?.durationS ?? 0);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const actions = {
    onSeek: player.seek,
    onCaption: setFocusAt,
    onOverride: () => undefined,
    onFeedback: () => undefined,
  };
  return (
    <div className="grid divide-line max-lg:divide-y lg:grid-cols-2 lg:divide-x">
      <section aria-label="Draft" className="min-w-0">
        <div className={classes("flex items-start gap-4 p-4", isTall(check) ? "lg:h-104" : "flex-col")}>
          <VideoPicture check={check} player={player} source={video} />
          <CaptionView check={check} focusAt={focusAt} />
        </div>
        <PlayerControls check={check} player={player} />
      </section>
      <section aria-label="Checks" className="min-w-0">
        <CheckList check={check} mayReview={false} actions={actions} />
      </section>
    </div>
  );
}
