import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The faces of the typeface by the name that the build gives their files, before the hash. As in web/src/styles.css. */
const FACES = [
  {
    file: /^inter-latin-wght-normal-[\w-]+\.woff2$/,
    range:
      "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215",
  },
  {
    file: /^inter-latin-ext-wght-normal-[\w-]+\.woff2$/,
    range: "U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0",
  },
] as const;

/**
 * The style rules that give documents the typeface of the app, from the app's own built files: those need no session.
 * @param folder of the built app
 * @returns an empty text while the app is not built; documents then use the system's typeface.
 */
export function documentFonts(folder: string): string {
  const assets = join(folder, "assets");
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return FACES.flatMap(({ file, range }) => {
    const name = files.find((each) => file.test(each));
    return name === undefined ? [] : [fontFace(name, range)];
  }).join("\n");
}

function fontFace(name: string, range: string): string {
  return `@font-face{font-family:"Inter Variable";src:url("/assets/${name}") format("woff2");font-weight:100 900;font-display:swap;unicode-range:${range}}`;
}
