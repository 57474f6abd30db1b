import sharp from "sharp";
import { drawFace } from "./faces.rules.ts";
import { Random } from "./random.rules.ts";

const SEED = 91;
/** Of women, and as many of men. */
const FACES = 12;
const IMAGES = 24;
const PALETTES = [
  ["#2f5bea", "#8a3ffc", "#f2c14e"],
  ["#0b7a75", "#d7f2ba", "#ff8552"],
  ["#3d348b", "#f18701", "#f7b801"],
  ["#5f0f40", "#fb8b24", "#9a031e"],
  ["#264653", "#2a9d8f", "#e9c46a"],
  ["#1d3557", "#a8dadc", "#e63946"],
] as const;

/** Faces of people who do not exist, and abstract pictures for posts, as PNG. */
export async function drawPictures(): Promise<{ female: Buffer[]; male: Buffer[]; images: Buffer[] }> {
  const random = new Random(SEED);
  const images = Array.from({ length: IMAGES }, () => picture(random, 640, 800));
  const faces = (gender: "female" | "male") => Array.from({ length: FACES }, () => drawFace(random, gender));
  return {
    female: await renderAll(faces("female")),
    male: await renderAll(faces("male")),
    images: await renderAll(images),
  };
}

function renderAll(drawings: readonly string[]): Promise<Buffer[]> {
  return Promise.all(drawings.map(render));
}

function render(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
}

function picture(random: Random, width: number, height: number): string {
  const [from, to, accent] = random.pick(PALETTES);
  const shapes = Array.from({ length: random.whole(4, 7) }, () => {
    const fill = random.pick([from, to, accent, "#ffffff"]);
    const opacity = random.between(0.15, 0.6).toFixed(2);
    const [x, y, size] = [random.whole(0, width), random.whole(0, height), random.whole(60, width / 2)];
    return random.chance(0.6)
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}" opacity="${opacity}"/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="24" fill="${fill}" opacity="${opacity}" transform="rotate(${random.whole(0, 80)} ${x} ${y})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>${shapes.join("")}</svg>`;
}
