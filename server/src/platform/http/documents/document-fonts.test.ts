import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { documentFonts } from "./document-fonts.ts";
import { isBuiltFile } from "#/platform/http/web-app.ts";

async function folderWith(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "assets"));
  for (const file of files) await writeFile(join(folder, "assets", file), "");
  return folder;
}

test("documents get the typeface from the built files, which need no session", async () => {
  const folder = await folderWith([
    "inter-latin-wght-normal-Dx4kXJAl.woff2",
    "inter-latin-ext-wght-normal-DO1Apj_S.woff2",
    "index-a1b2.css",
  ]);

  const paths = [...documentFonts(folder).matchAll(/url\("([^"]+)"\)/gu)].map(([, path = ""]) => path);

  expect(paths).toEqual([
    "/assets/inter-latin-wght-normal-Dx4kXJAl.woff2",
    "/assets/inter-latin-ext-wght-normal-DO1Apj_S.woff2",
  ]);
  expect(paths.every(isBuiltFile)).toBe(true);
});

test("without a built app documents have no typeface of their own", async () => {
  expect(documentFonts(await folderWith([]))).toBe("");
  expect(documentFonts(join(tmpdir(), "no-such-folder"))).toBe("");
});
