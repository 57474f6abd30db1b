import sharp from "sharp";
import type { Still } from "#/content-checks/media/still.ts";

const CHANNELS = 3;

/** The still as a PNG, upright; null when its bytes do not fit its size. */
export async function stillPicture({ width, height, rotation, rgb }: Still): Promise<Buffer | null> {
  const bytes = Buffer.from(rgb, "base64");
  if (bytes.length !== width * height * CHANNELS) return null;
  return sharp(bytes, { raw: { width, height, channels: CHANNELS } })
    .rotate(rotation)
    .png()
    .toBuffer();
}
