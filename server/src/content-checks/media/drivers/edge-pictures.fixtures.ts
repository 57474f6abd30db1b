import type { EdgeFile } from "#/content-checks/media/drivers/edge-files.fixtures.ts";

export type Tint = NonNullable<NonNullable<EdgeFile["video"]>["tint"]>;

/** Shares of red and blue in the luma. */
const WEIGHTS = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722], bt2020: [0.2627, 0.0593] } as const;

/** Planes of luma and both chromas, a gradient that moves with each picture. */
export function pattern(width: number, height: number, index: number): Buffer {
  const chromaWidth = Math.ceil(width / 2);
  const chroma = chromaWidth * Math.ceil(height / 2);
  const data = Buffer.alloc(width * height + 2 * chroma, 128);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = ((x * 3 + y * 2 + index * 9) % 220) + 16;
  return data;
}

/** A quarter of dark grey above on the left, of light grey on the right, red below; of even size. */
export function tinted(width: number, height: number, { range, matrix }: Tint): Buffer {
  const bits = matrix === "bt2020" ? 10 : 8;
  const [dark, light, red] = [
    [0.25, 0.25, 0.25],
    [0.75, 0.75, 0.75],
    [1, 0, 0],
  ].map((colour) => coded(colour, range, matrix).map((value) => Math.round(value * 2 ** (bits - 8))));
  const colourAt = (x: number, y: number) => (y >= height / 2 ? red : x < width / 2 ? dark : light) ?? [];
  const planes = [1, 2, 2].map((step, plane) => {
    const [rows, columns] = [height / step, width / step];
    const values = Array.from(
      { length: rows * columns },
      (_none, at) => colourAt((at % columns) * step, Math.floor(at / columns) * step)[plane] ?? 0,
    );
    return bits === 8 ? Buffer.from(values) : Buffer.from(Uint16Array.from(values).buffer);
  });
  return Buffer.concat(planes);
}

/** Luma and both chromas, in eight bits, of red, green and blue from 0 to 1. */
function coded([r = 0, g = 0, b = 0]: number[], range: Tint["range"], matrix: Tint["matrix"]): number[] {
  const [ofRed, ofBlue] = WEIGHTS[matrix];
  const y = ofRed * r + (1 - ofRed - ofBlue) * g + ofBlue * b;
  const chromas = [(b - y) / (2 * (1 - ofBlue)), (r - y) / (2 * (1 - ofRed))];
  const [offset, lumas, steps] = range === "full" ? [0, 255, 255] : [16, 219, 224];
  return [offset + lumas * y, ...chromas.map((chroma) => Math.min(255, 128 + steps * chroma))];
}
