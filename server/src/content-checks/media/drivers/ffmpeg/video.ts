import { DECODER_THREADS } from "#/content-checks/media/drivers/limits.ts";
import type { MediaListener, ReadWish } from "#/content-checks/media/drivers/media-driver.ts";
import { DECODED, FrameLog, PICKED } from "#/content-checks/media/drivers/ffmpeg/frame-log.ts";
import { inputWords, piecesOf, startProgram } from "#/content-checks/media/drivers/ffmpeg/program.ts";
import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";

/** Each picture is written at once and to its last byte: one that is held back would have both sides wait for ever. */
const RAW = ["-fps_mode", "passthrough", "-f", "rawvideo", "-threads", "1", "-flush_packets", "1"];
const RGB_BYTES = 3;

/** Decodes a video and delivers some of its pictures. @throws RefusedFile when no decoder takes it; StarvedChild. */
export async function readVideo(
  ffmpeg: string,
  path: string,
  wish: NonNullable<ReadWish["video"]>,
  listener: MediaListener,
): Promise<void> {
  const { width, height } = wish.stream;
  // Nothing could be read of a single picture.
  if (width * height === 0) return;
  const log = new FrameLog({
    decoded: (t) => listener.frame(t),
    fault: () => listener.fault("video"),
  });
  const { outputs, ended } = startProgram(ffmpeg, wordsOf(path, wish), {
    pipes: 1,
    hear: (line) => log.hear(line),
  });
  const end = () => log.end();
  ended.then(end, end);
  const [lumaOutput, rgbOutput] = outputs;
  if (lumaOutput && rgbOutput) {
    const lumaBytes = width * height;
    const stillBytes = wish.stillSize.width * wish.stillSize.height * RGB_BYTES;
    const lumas = piecesOf(lumaOutput, lumaBytes);
    const stills = piecesOf(rgbOutput, stillBytes);
    // Both at once: the program writes to one when the other is full.
    for (let index = 0; ; index++) {
      const [luma, still, t] = await Promise.all([lumas.next(), stills.next(), log.pickedAt(index)]);
      if (luma.done || still.done || t === null) break;
      if (luma.value.length < lumaBytes || still.value.length < stillBytes) break;
      listener.picture({ t, luma: { width, height, data: luma.value }, rgb: () => still.value });
    }
  }
  await ended;
  if (log.hasNoDecoder) throw new RefusedFile("unsupported");
}

/** Every picture is made in one size, also where the video changes its own. */
function wordsOf(
  path: string,
  { stream, pictureEveryS, stillSize }: NonNullable<ReadWish["video"]>,
): string[] {
  const picked = `isnan(prev_selected_t)+gte(t-prev_selected_t\\,${pictureEveryS})`;
  const graph = [
    `[0:${stream.index}]${DECODED}=checksum=0,select='${picked}',${PICKED}=checksum=0,split[one][other]`,
    `[one]scale=${size(stream)}:flags=neighbor:out_range=pc,format=gray[luma]`,
    `[other]scale=${size(stillSize)}:flags=area,format=rgb24[still]`,
  ].join(";");
  return [
    ["-nostdin", "-hide_banner", "-nostats", "-v", "repeat+info"],
    ["-noautorotate", "-threads", String(DECODER_THREADS), ...inputWords(path)],
    ["-filter_complex_threads", "1", "-filter_complex", graph],
    ["-map", "[luma]", ...RAW, "pipe:1", "-map", "[still]", ...RAW, "pipe:3"],
  ].flat();
}

function size({ width, height }: { width: number; height: number }): string {
  return `${width}:${height}`;
}
