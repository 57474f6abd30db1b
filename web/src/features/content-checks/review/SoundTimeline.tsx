import type { AudioType } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { soundSource } from "@app/contract/content-checks/measure-sources";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { clock } from "#/features/content-checks/content-checks.rules.ts";
import { typeAt, waveBars } from "./timeline.rules.ts";

interface SoundTimelineProps {
  check: ContentCheck;
  /** Seconds. */
  position: number;
  length: number;
  onSeek: (seconds: number) => void;
}

const FILLS: Readonly<Record<AudioType | "sound", string>> = {
  voiceOver: "fill-(--audio-voiceOver)",
  musicSong: "fill-(--audio-musicSong)",
  noisy: "fill-(--audio-noisy)",
  noAudio: "fill-(--audio-noAudio)",
  sound: "fill-brand",
};
const DOTS: Readonly<Record<AudioType | "sound", string>> = {
  voiceOver: "bg-(--audio-voiceOver)",
  musicSong: "bg-(--audio-musicSong)",
  noisy: "bg-(--audio-noisy)",
  noAudio: "bg-(--audio-noAudio)",
  sound: "bg-brand",
};
const NAMES: Readonly<Record<AudioType | "sound", string>> = {
  voiceOver: "Voice-over",
  musicSong: "Music",
  noisy: "Noisy",
  noAudio: "No audio",
  sound: "Sound, type not checked",
};
const HEIGHT = 48;

/** The sound over time, the moments that evidence points at, and where the player stands. */
export function SoundTimeline({ check, position, length, onSeek }: SoundTimelineProps) {
  const bars = waveBars(check.audio?.levels ?? [], HEIGHT);
  const types = new Set(bars.map((bar) => typeAt(check.audio, bar.share * length) ?? "sound"));
  const over = check.checks.find((one) => one.reason === "too_long")?.moments[0];
  const at = (seconds: number) => `${Math.min(100, (seconds / Math.max(length, 0.001)) * 100)}%`;
  return (
    <div className="flex flex-col gap-1">
      <div className="relative">
        <svg
          viewBox={`0 0 ${bars.length * 4} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          className="h-12 w-full"
        >
          {bars.map((bar, index) => (
            <rect
              key={bar.share}
              x={index * 4}
              y={(HEIGHT - bar.height) / 2}
              width={2}
              height={bar.height}
              rx={1}
              className={FILLS[typeAt(check.audio, bar.share * length) ?? "sound"]}
            />
          ))}
        </svg>
        {over && (
          <span
            className="absolute inset-y-0 right-0 border-l-2 border-danger bg-danger-soft/60"
            style={{ left: at(over.t0) }}
          >
            <span className="absolute top-0 left-1 rounded-sm bg-danger-soft px-1 text-rail whitespace-nowrap text-danger">
              {over.note}
            </span>
          </span>
        )}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-0.5 rounded-full bg-fg"
          style={{ left: at(position) }}
        />
        <input
          type="range"
          aria-label="Position in the video"
          aria-valuetext={`${clock(position)} of ${clock(length)}`}
          min={0}
          max={length}
          step={0.1}
          value={Math.min(position, length)}
          onChange={(event) => onSeek(Number(event.target.value))}
          className="absolute inset-0 h-full w-full cursor-pointer opacity-0 focus-visible:opacity-40"
        />
      </div>
      <div aria-hidden className="flex justify-between text-rail text-fg-2 tabular-nums">
        <span>00:00</span>
        <span>{clock(length / 2)}</span>
        <span>{clock(length)}</span>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg-2">
        {[...types].map((type) => (
          <li key={type} className="flex items-center gap-1.5">
            <span aria-hidden className={classes("size-2.5 rounded-[3px]", DOTS[type])} />
            {NAMES[type]}
          </li>
        ))}
        {bars.length > 0 && (
          <li>
            <Figure value="Where these levels come from" source={soundSource(check)} />
          </li>
        )}
        {bars.length === 0 && check.state === "done" && <li>No sound</li>}
      </ul>
    </div>
  );
}
