import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "styles.css"), "utf8");

/** Least contrast of text and of boundaries and marks. From the design: text 5.5, boundaries 3.3. */
const TEXT_MIN = 5.5;
const MARK_MIN = 3.3;

const LIGHT = tokens(css.slice(css.indexOf("@theme"), css.indexOf("[data-theme")));
const DARK = { ...LIGHT, ...tokens(css.slice(css.indexOf('[data-theme="dark"]'))) };
const SURFACES = ["bg", "surface", "surface-2", "hover", "selected"];
const TONES = ["success", "danger", "warn", "info"];
const SCORES = ["score-100", "score-90", "score-80", "score-70", "score-60", "score-else"];

const TEXT_PAIRS = [
  ...SURFACES.flatMap((surface) => [
    ["fg", surface],
    ["fg-2", surface],
  ]),
  ["brand-text", "brand-soft"],
  ["brand-text", "surface"],
  ["brand-text", "bg"],
  ...TONES.flatMap((tone) => [
    [tone, `${tone}-soft`],
    [tone, "surface"],
    [tone, "bg"],
  ]),
  ...SCORES.map((score) => [score, `${score}-soft`]),
  ["on-brand", "gradient-1"],
  ["on-brand", "gradient-2"],
  ["on-brand", "gradient-3"],
  ["bg", "fg"],
];
const MARK_PAIRS = [
  ["line-2", "surface"],
  ["focus", "surface"],
  ["focus", "bg"],
  ["brand", "surface"],
  ...["chart-1", "chart-2", "chart-3", "chart-4"].map((chart) => [chart, "surface"]),
];

test.each([
  ["light", LIGHT],
  ["dark", DARK],
])("in the %s theme every text stands out from what is behind it", (_theme, theme) => {
  const weak = TEXT_PAIRS.filter(([front, back]) => contrast(theme, front, back) < TEXT_MIN);

  expect(weak).toEqual([]);
});

test.each([
  ["light", LIGHT],
  ["dark", DARK],
])("in the %s theme borders of fields, focus and charts stand out", (_theme, theme) => {
  const weak = MARK_PAIRS.filter(([front, back]) => contrast(theme, front, back) < MARK_MIN);

  expect(weak).toEqual([]);
});

test("the breakpoints are those of the specification", () => {
  const found = Array.from(css.matchAll(/--breakpoint-(\w+): (\d+)px;/g), ([, name, width]) => [
    name,
    Number(width),
  ]);

  expect(found).toEqual([
    ["sm", 600],
    ["md", 768],
    ["lg", 1024],
    ["xl", 1200],
  ]);
});

test("the primary gradient goes from blue to purple", () => {
  const hues = ["gradient-1", "gradient-2", "gradient-3"].map((name) => hue(LIGHT[name]));

  expect(hues).toEqual(hues.toSorted((one, other) => one - other));
  expect([Math.round(hues[0] ?? 0), Math.round(hues[2] ?? 0)]).toEqual([221, 262]);
});

test("each type of audio has a colour of its own", () => {
  const found = Array.from(css.matchAll(/--audio-(\w+): var\(([\w-]+)\);/g), ([, type, colour]) => [
    type,
    colour,
  ]);

  expect(found.map(([type]) => type)).toEqual(["voiceOver", "musicSong", "noisy", "noAudio"]);
  expect(new Set(found.map(([, colour]) => colour)).size).toBe(4);
});

function tokens(block: string): Record<string, string> {
  const found = block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name = "", colour = ""]) => [name, colour]));
}

/** As WCAG 2.2 computes it. */
function contrast(theme: Record<string, string>, front = "", back = ""): number {
  const [light = 0, dark = 0] = [luminance(theme[front]), luminance(theme[back])].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour = ""): number {
  if (colour === "") throw new Error("A token of this name is missing");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** In degrees: blue is about 220, purple about 260. Of colours whose blue is strongest. */
function hue(colour = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(colour.slice(from, from + 2), 16),
  );
  return 60 * (4 + (red - green) / (blue - Math.min(red, green)));
}
