import type { MediaDriver } from "#/content-checks/media/drivers/media-driver.ts";
import { listPackets } from "#/content-checks/media/drivers/ffmpeg/packets.ts";
import { probe } from "#/content-checks/media/drivers/ffmpeg/probe.ts";
import { printed } from "#/content-checks/media/drivers/ffmpeg/program.ts";
import { readSound } from "#/content-checks/media/drivers/ffmpeg/sound.ts";
import { readVideo } from "#/content-checks/media/drivers/ffmpeg/video.ts";

/** From here on the options mean what they mean here. */
const OLDEST = 5.1;

/** The programs ffmpeg and ffprobe of this machine, given by their paths. */
export function ffmpegDriver({ ffmpeg, ffprobe }: { ffmpeg: string; ffprobe: string }): MediaDriver {
  return {
    version: async () => {
      const [version] = await Promise.all([versionOf(ffmpeg), versionOf(ffprobe)]);
      return { version, ffmpeg: version };
    },
    open: async (path) => ({
      ...(await probe(ffprobe, path)),
      read: async (wish, listener) => {
        await Promise.all([
          listPackets(ffprobe, path, wish, listener),
          wish.video && readVideo(ffmpeg, path, wish.video, listener),
          wish.audio && readSound(ffmpeg, path, wish.audio.stream, listener),
        ]);
      },
    }),
  };
}

/** @throws where the program does not run, or is too old. */
async function versionOf(program: string): Promise<string> {
  const text = await printed(program, ["-version"]);
  const version = /^ff\w+ version (\S+)/u.exec(text ?? "")?.[1];
  if (version === undefined) throw new Error(`${program} does not say its version`);
  // A build from a later source has no number, only a date or a commit.
  const [number] = /^n?(\d+\.\d+)/u.exec(version)?.slice(1) ?? [];
  if (number !== undefined && Number(number) < OLDEST)
    throw new Error(`${program} is version ${version}; ${OLDEST} or newer is needed`);
  return version;
}
