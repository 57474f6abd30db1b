import type { Measurement, PictureMeasure } from "#/content-checks/analysis/measurement.ts";
import { measurePicture } from "#/content-checks/analysis/picture/picture-measures.ts";
import type { Luma } from "#/content-checks/analysis/picture/picture-measures.ts";
import { PacketSpan } from "#/content-checks/media/child/packet-span.ts";
import { StillKeeper } from "#/content-checks/media/child/still-keeper.ts";
import type { Picture, VideoStream } from "#/content-checks/media/drivers/media-driver.ts";
import { stillSize } from "#/content-checks/media/still-size.ts";
import type { Still } from "#/content-checks/media/still.ts";

/** One picture a second up to two minutes, then 120 in all; short clips get eight. */
const PICTURES_MAX = 120;
const PICTURES_MIN = 8;
/** Times are sums of fractions: one that falls short by this is still in time. */
const ROUNDING_S = 0.0005;

/** Measures one video stream. */
export class VideoMeter {
  readonly span = new PacketSpan();
  readonly stream: VideoStream;
  readonly pictureEveryS: number;
  readonly stillSize: { width: number; height: number };
  readonly #stills: StillKeeper;
  readonly #pictures: PictureMeasure[] = [];
  #luma: Luma | null = null;
  #decoded = 0;
  faults = 0;
  /** Seconds of video that were decoded so far. */
  reached = 0;

  constructor(stream: VideoStream, headerS: number | null) {
    const length = headerS ?? PICTURES_MAX;
    this.stream = stream;
    this.pictureEveryS = Math.max(length / PICTURES_MAX, Math.min(1, length / PICTURES_MIN)) - ROUNDING_S;
    this.stillSize = stillSize(stream.width * stream.pixelAspect, stream.height);
    this.#stills = new StillKeeper({ ...this.stillSize, rotation: stream.rotation });
  }

  frame(t: number): void {
    this.#decoded += 1;
    this.reached = Math.max(this.reached, t);
  }

  picture(picture: Picture): void {
    const measure = measurePicture(picture.luma, this.#luma, picture.t);
    this.#pictures.push(measure);
    this.#luma = picture.luma;
    this.#stills.offer(picture, measure.blur);
  }

  /** Null for a single picture, which is no video. */
  finish(): Measurement["video"] {
    if (this.span.packets < 2) return null;
    const { codec, width, height, pixelAspect, rotation, frameRate } = this.stream;
    const { seconds, packets, bytes } = this.span;
    return {
      codec,
      codedWidth: width,
      codedHeight: height,
      pixelAspect,
      rotation,
      frameRate: frameRate ?? (seconds > 0 ? packets / seconds : null),
      durationS: seconds,
      bytes,
      packets,
      decodedFrames: this.#decoded,
      pictures: this.#pictures,
    };
  }

  /** The sharpest picture that was measured. */
  get still(): Still | null {
    return this.#stills.still;
  }
}
