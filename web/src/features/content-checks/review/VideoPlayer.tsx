import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { classes } from "#/ui/classes.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { pictureAt } from "#/ui/text/Picture.tsx";
import { clock } from "#/features/content-checks/content-checks.rules.ts";
import { SoundTimeline } from "./SoundTimeline.tsx";

interface PlayerState {
  position: number;
  isPlaying: boolean;
  isPlayable: boolean;
}

/** What the picture and the controls below it share. */
export function usePlayer(length: number) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>({ position: 0, isPlaying: false, isPlayable: true });
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
    setState((now) => ({ ...now, position: seconds }));
  };
  const toggle = () => {
    if (!video.current) return;
    if (video.current.paused) void video.current.play().catch(() => undefined);
    else video.current.pause();
  };
  return { video, state, setState, seek, toggle, length };
}

export type Player = ReturnType<typeof usePlayer>;

/** Portrait or square; so is what is not read yet. */
export function isTall({ media }: ContentCheck): boolean {
  return (media?.height ?? 1) >= (media?.width ?? 1);
}

/** Where the video of a check lies, and the picture that stands in its place before it plays. */
export interface VideoSource {
  media: string;
  still: string | null;
}

interface VideoPictureProps {
  check: ContentCheck;
  player: Player;
  source: VideoSource;
}

/** The picture. Browsers play mp4 and webm; the checks read more than they do. */
export function VideoPicture({ check, player, source }: VideoPictureProps) {
  const { video, state, setState } = player;
  return (
    <div
      className={classes(
        "relative shrink-0 overflow-hidden rounded-lg bg-black",
        isTall(check)
          ? "aspect-9/16 h-50 md:h-72 lg:h-full lg:max-h-120"
          : "aspect-video w-50 md:w-full md:max-w-140",
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a draft has no text track; its words are checked beside it */}
      <video
        ref={video}
        src={source.media}
        poster={source.still === null ? undefined : pictureAt(source.still, 640)}
        preload="metadata"
        playsInline
        aria-label={`Video ${check.fileName}`}
        className="size-full object-contain"
        onTimeUpdate={(event) => {
          const position = event.currentTarget.currentTime;
          setState((now) => ({ ...now, position }));
        }}
        onPlay={() => setState((now) => ({ ...now, isPlaying: true }))}
        onPause={() => setState((now) => ({ ...now, isPlaying: false }))}
        onError={() => setState((now) => ({ ...now, isPlayable: false }))}
      />
      {!state.isPlayable && (
        <p className="absolute inset-0 grid place-items-center bg-black p-4 text-center text-sm text-white">
          This browser cannot play this kind of video.
          {check.state === "done" && " The checks have read it."}
        </p>
      )}
    </div>
  );
}

/** Play, position and the sound over time. */
export function PlayerControls({ check, player }: { check: ContentCheck; player: Player }) {
  const { state, seek, toggle, length } = player;
  return (
    <section aria-label="Timeline" className="border-t border-line px-4 py-2 md:px-6">
      <div className="flex items-center gap-3 text-sm">
        <IconButton
          label={state.isPlaying ? "Pause" : "Play"}
          icon={state.isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
          onClick={toggle}
        />
        <span className="tabular-nums">
          <b className="font-semibold">{clock(state.position)}</b>{" "}
          <span className="text-fg-2">of {clock(length)}</span>
        </span>
      </div>
      <SoundTimeline check={check} position={state.position} length={length} onSeek={seek} />
    </section>
  );
}
