import { AV_PIX_FMT_RGB24, SWS_AREA } from "node-av/constants";
import type { AVPixelFormat } from "node-av/constants";
import type { Frame } from "node-av/lib";
import { scaled } from "#/content-checks/media/child-frame.ts";
import { stillSize } from "#/content-checks/media/still-size.ts";
import type { Still } from "#/content-checks/media/still.ts";

/** Keeps the sharpest of the pictures that it is shown. */
export class StillKeeper {
  #still: Still | null = null;
  #blur = 1;

  /** @param aspect width of a pixel over its height. */
  offer(
    frame: Frame,
    format: AVPixelFormat,
    shown: { blur: number; aspect: number; rotation: number },
  ): void {
    if (shown.blur >= this.#blur) return;
    const size = stillSize(frame.width * shown.aspect, frame.height);
    const rgb = scaled(frame, format, { ...size, format: AV_PIX_FMT_RGB24, pixelBytes: 3, flags: SWS_AREA });
    if (!rgb) return;
    this.#blur = shown.blur;
    const base64 = Buffer.from(rgb.buffer, rgb.byteOffset, rgb.length).toString("base64");
    this.#still = { ...size, rotation: shown.rotation, rgb: base64 };
  }

  /** Null when no picture had an edge in it. */
  get still(): Still | null {
    return this.#still;
  }
}
