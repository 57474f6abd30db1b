import type { MediaDriver } from "#/content-checks/media/drivers/media-driver.ts";

/** The driver of this name. Only here are drivers entered, so that none is loaded that is not used or not installed. */
export async function loadDriver(name: string, programs: readonly string[]): Promise<MediaDriver> {
  if (name === "node-av") {
    const { nodeAvDriver } = await import("#/content-checks/media/drivers/node-av/node-av.driver.ts");
    return nodeAvDriver;
  }
  const [ffmpeg, ffprobe] = programs;
  if (name !== "ffmpeg" || !ffmpeg || !ffprobe) throw new Error(`there is no media driver ${name}`);
  const { ffmpegDriver } = await import("#/content-checks/media/drivers/ffmpeg/ffmpeg.driver.ts");
  return ffmpegDriver({ ffmpeg, ffprobe });
}
