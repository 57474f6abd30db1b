import { expect, test } from "vitest";
import { chooseEngine } from "./engine-choice.ts";
import type { ChosenEngine } from "./engine-choice.ts";

type Name = ChosenEngine["identity"]["name"];

/** A machine on which only these are installed. */
function machineWith(...names: Name[]) {
  return async (name: Name): Promise<ChosenEngine | null> => {
    if (!names.includes(name)) return null;
    const command = { program: name, arguments: [] };
    return { identity: { name, version: "1" }, ffmpeg: "1", command, programs: [] };
  };
}

test.each([
  ["auto", ["node-av", "ffmpeg"], "node-av"],
  ["auto", ["ffmpeg"], "ffmpeg"],
  ["node-av", ["node-av", "ffmpeg"], "node-av"],
  ["ffmpeg", ["node-av", "ffmpeg"], "ffmpeg"],
] as const)("with MEDIA_ENGINE=%s, of %j, videos are read by %s", async (wish, installed, name) => {
  const { identity } = await chooseEngine(wish, machineWith(...installed));

  expect(identity.name).toBe(name);
});

test.each([
  ["auto", [], /Install ffmpeg .*npm ci/],
  ["node-av", ["ffmpeg"], /MEDIA_ENGINE is node-av.*npm ci/],
  ["ffmpeg", ["node-av"], /MEDIA_ENGINE is ffmpeg.*Install ffmpeg/],
] as const)(
  "with MEDIA_ENGINE=%s and only %j, it is said what is missing",
  async (wish, installed, detail) => {
    await expect(chooseEngine(wish, machineWith(...installed))).rejects.toMatchObject({
      code: "content_checks.no_media_engine",
      status: 503,
      detail: expect.stringMatching(detail),
    });
  },
);
