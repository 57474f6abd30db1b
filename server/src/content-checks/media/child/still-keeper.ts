import type { Picture } from "#/content-checks/media/drivers/media-driver.ts";
import type { Still } from "#/content-checks/media/still.ts";

/** Keeps the sharpest of the pictures that it is shown. */
export class StillKeeper {
  readonly #form: Omit<Still, "rgb">;
  #still: Still | null = null;
  #blur = 1;

  constructor(form: Omit<Still, "rgb">) {
    this.#form = form;
  }

  offer(picture: Picture, blur: number): void {
    if (blur >= this.#blur) return;
    const rgb = picture.rgb();
    if (!rgb) return;
    this.#blur = blur;
    const base64 = Buffer.from(rgb.buffer, rgb.byteOffset, rgb.length).toString("base64");
    this.#still = { ...this.#form, rgb: base64 };
  }

  /** Null when no picture had an edge in it. */
  get still(): Still | null {
    return this.#still;
  }
}
