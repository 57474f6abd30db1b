import { writeSync } from "node:fs";
import { Log } from "node-av/lib";
import { AV_LOG_QUIET } from "node-av/constants";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { AudioReader } from "#/content-checks/media/child-audio.ts";
import { openInput } from "#/content-checks/media/child-input.ts";
import type { Input } from "#/content-checks/media/child-input.ts";
import { VideoReader } from "#/content-checks/media/child-video.ts";
import { endsInsideBox } from "#/content-checks/media/cut-box.ts";
import type { MediaMessage } from "#/content-checks/media/media-messages.ts";
import { RefusedFile, StarvedChild } from "#/content-checks/media/refusal.errors.ts";

// Runs alone in its own process: a hostile file can only end this one.

/** The header and the packets may differ by this before the file counts as damaged. */
const GAP_S = 0.5;
const GAP_SHARE = 0.05;
const FAULT_SHARE = 0.05;
const PROGRESS_MS = 250;

const path = process.argv[2];
if (!path) throw new Error("usage: media.child FILE");
Log.setLevel(AV_LOG_QUIET);
say({ type: "ready" });
try {
  const input = openInput(path);
  say({ type: "opened", seconds: input.headerS });
  measure(input, path);
} catch (error) {
  if (error instanceof RefusedFile) say({ type: "refused", refusal: error.refusal });
  else if (error instanceof StarvedChild) say({ type: "starved" });
  else throw error;
}

function measure(input: Input, file: string): void {
  const video = input.video && new VideoReader(input.video, input.headerS);
  const audio = input.audio && new AudioReader(input.audio);
  const report = reporter(input.headerS);
  const faults = input.forEachPacket((packet) => {
    if (packet.streamIndex === input.video?.index) video?.take(packet);
    else if (packet.streamIndex === input.audio?.index) audio?.take(packet);
    report(video);
  });
  const ends = [video?.span.end, audio?.span.end].filter((end) => typeof end === "number");
  const starts = [video?.span.start, audio?.span.start].filter((start) => typeof start === "number");
  const packetsS = ends.length > 0 ? Math.max(...ends) - Math.min(...starts) : null;
  const videoMeasure = video?.finish() ?? null;
  const bad = (video?.faults ?? 0) + (video?.span.corrupt ?? 0) + faults;
  const measurement: Measurement = {
    container: input.container,
    headerS: input.headerS,
    packetsS,
    damaged:
      isShort(input.headerS, packetsS) ||
      (isBoxed(input) && endsInsideBox(file)) ||
      bad > (video?.span.packets ?? 0) * FAULT_SHARE ||
      (videoMeasure !== null && videoMeasure.decodedFrames === 0),
    video: videoMeasure,
    audio: audio?.finish() ?? null,
  };
  if (video?.still) say({ type: "still", still: video.still });
  say({ type: "measured", measurement });
}

/** MP4 and its kin, where boxes tell their size. */
function isBoxed({ container }: Input): boolean {
  return container.startsWith("mov,");
}

/** Whether packets end well before the header says. */
function isShort(headerS: number | null, packetsS: number | null): boolean {
  if (headerS === null) return false;
  return headerS - (packetsS ?? 0) > Math.max(GAP_S, headerS * GAP_SHARE);
}

function reporter(headerS: number | null) {
  let last = performance.now();
  return (video: VideoReader | null) => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    const end = video?.span.end ?? 0;
    // Also where the length is unknown: a line that nobody reads is how this process learns that it is alone.
    say({ type: "progress", share: headerS === null ? 0 : Math.min(0.99, end / headerS) });
  };
}

// Written at once: when nobody reads any more the write fails and ends this process.
function say(message: MediaMessage): void {
  const line = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < line.length;) at += writeSync(1, line, at);
}
