import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { AudioMeter } from "#/content-checks/media/child/audio-meter.ts";
import { endsInsideBox } from "#/content-checks/media/child/cut-box.ts";
import { VideoMeter } from "#/content-checks/media/child/video-meter.ts";
import { chooseStreams } from "#/content-checks/media/drivers/limits.ts";
import type { MediaDriver, MediaListener, OpenFile } from "#/content-checks/media/drivers/media-driver.ts";
import type { MediaMessage } from "#/content-checks/media/media-messages.ts";
import { RefusedFile, StarvedChild } from "#/content-checks/media/refusal.errors.ts";

type Say = (message: MediaMessage) => void;

/** The header and the packets may differ by this before the file counts as damaged. */
const GAP_S = 0.5;
const GAP_SHARE = 0.05;
const FAULT_SHARE = 0.05;
const PROGRESS_MS = 250;

/** Reads one file to its end and says all that is found. */
export async function measureFile(driver: MediaDriver, path: string, say: Say): Promise<void> {
  try {
    const file = await driver.open(path);
    say({ type: "opened", seconds: file.headerS });
    await new FileReading(file, path, say).run();
  } catch (error) {
    if (error instanceof RefusedFile) say({ type: "refused", refusal: error.refusal });
    else if (error instanceof StarvedChild) say({ type: "starved" });
    else throw error;
  }
}

/** One reading: what the driver delivers goes to the meters. */
class FileReading implements MediaListener {
  readonly #file: OpenFile;
  readonly #path: string;
  readonly #say: Say;
  readonly #video: VideoMeter | null;
  readonly #audio: AudioMeter | null;
  #faults = 0;
  #saidAt = performance.now();

  /** @throws RefusedFile */
  constructor(file: OpenFile, path: string, say: Say) {
    const { video, audio } = chooseStreams(file);
    this.#file = file;
    this.#path = path;
    this.#say = say;
    this.#video = video && new VideoMeter(video, file.headerS);
    this.#audio = audio && new AudioMeter(audio);
  }

  async run(): Promise<void> {
    // A line that nobody reads is how this process learns that it is alone, also while nothing is decoded.
    const timer = setInterval(() => this.#report(), PROGRESS_MS);
    try {
      await this.#file.read({ video: this.#video, audio: this.#audio }, this);
    } finally {
      clearInterval(timer);
    }
    if (this.#video?.still) this.#say({ type: "still", still: this.#video.still });
    this.#say({ type: "measured", measurement: this.#measurement() });
  }

  packet(...[stream, packet]: Parameters<MediaListener["packet"]>): void {
    (stream.kind === "video" ? this.#video : this.#audio)?.span.add(packet);
    this.#report();
  }

  fault(kind: "file" | "video" | "audio"): void {
    if (kind === "file") this.#faults += 1;
    const meter = { file: null, video: this.#video, audio: this.#audio }[kind];
    if (meter) meter.faults += 1;
  }

  frame(t: number): void {
    this.#video?.frame(t);
    this.#report();
  }

  picture(...[picture]: Parameters<MediaListener["picture"]>): void {
    this.#video?.picture(picture);
  }

  sound(left: Float32Array, right: Float32Array): void {
    this.#audio?.sound(left, right);
    this.#report();
  }

  #report(): void {
    if (performance.now() - this.#saidAt < PROGRESS_MS) return;
    this.#saidAt = performance.now();
    const { headerS } = this.#file;
    const reached = this.#video?.reached ?? 0;
    this.#say({ type: "progress", share: headerS === null ? 0 : Math.min(0.99, reached / headerS) });
  }

  #measurement(): Measurement {
    const { container, headerS } = this.#file;
    const spans = [this.#video?.span, this.#audio?.span];
    const ends = spans.map((span) => span?.end).filter((end) => typeof end === "number");
    const starts = spans.map((span) => span?.start).filter((start) => typeof start === "number");
    const packetsS = ends.length > 0 ? Math.max(...ends) - Math.min(...starts) : null;
    const video = this.#video?.finish() ?? null;
    const bad = (this.#video?.faults ?? 0) + (this.#video?.span.corrupt ?? 0) + this.#faults;
    return {
      container,
      headerS,
      packetsS,
      damaged:
        isShort(headerS, packetsS) ||
        (isBoxed(container) && endsInsideBox(this.#path)) ||
        bad > (this.#video?.span.packets ?? 0) * FAULT_SHARE ||
        (video !== null && video.decodedFrames === 0),
      video,
      audio: this.#audio?.finish() ?? null,
    };
  }
}

/** MP4 and its kin, where boxes tell their size. */
function isBoxed(container: string): boolean {
  return container.startsWith("mov,");
}

/** Whether packets end well before the header says. */
function isShort(headerS: number | null, packetsS: number | null): boolean {
  if (headerS === null) return false;
  return headerS - (packetsS ?? 0) > Math.max(GAP_S, headerS * GAP_SHARE);
}
