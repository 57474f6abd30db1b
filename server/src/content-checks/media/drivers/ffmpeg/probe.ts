import * as z from "zod/mini";
import type { AudioStream, VideoStream } from "#/content-checks/media/drivers/media-driver.ts";
import { isHugePicture } from "#/content-checks/media/drivers/limits.ts";
import { inputWords, printed } from "#/content-checks/media/drivers/ffmpeg/program.ts";
import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";

/** What ffprobe prints of a stream. What it does not know it leaves out, or writes as N/A. */
const ProbedStream = z.object({
  index: z.number(),
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  width: z._default(z.number(), 0),
  height: z._default(z.number(), 0),
  sample_aspect_ratio: z.optional(z.string()),
  avg_frame_rate: z.optional(z.string()),
  sample_rate: z.optional(z.string()),
  channels: z._default(z.number(), 0),
  disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
  side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
});
/** Said of a size that no decoder is opened for. */
const REFUSED_SIZE = /Picture size (\d+)x(\d+) /u;
type ProbedStream = z.infer<typeof ProbedStream>;

const Probed = z.object({
  format: z.object({ format_name: z.string(), duration: z.optional(z.string()) }),
  streams: z.array(ProbedStream),
});

/** What the header of a file says. @throws RefusedFile, StarvedChild */
export async function probe(ffprobe: string, path: string) {
  const words = ["-v", "error", "-show_format", "-show_streams", "-of", "json", ...inputWords(path)];
  let isHuge = false;
  // A size that is claimed counts, too: ffprobe goes on without it, and finds another in the pictures.
  const text = await printed(ffprobe, words, (line) => {
    const [, width, height] = REFUSED_SIZE.exec(line) ?? [];
    isHuge ||= isHugePicture({ width: Number(width), height: Number(height) });
  });
  if (isHuge) throw new RefusedFile("unsafe");
  if (text === null) throw new RefusedFile("truncated");
  const { format, streams } = Probed.parse(JSON.parse(text));
  const seconds = Number(format.duration);
  return {
    container: format.format_name,
    headerS: seconds > 0 ? seconds : null,
    streams: streams.map(streamFacts).filter((stream) => stream !== null),
  };
}

function streamFacts(probed: ProbedStream): VideoStream | AudioStream | null {
  const { index, width, height, channels } = probed;
  const codec = probed.codec_name ?? "unknown";
  if (probed.codec_type === "audio")
    return { kind: "audio", index, codec, sampleRate: Number(probed.sample_rate ?? 0), channels };
  if (probed.codec_type !== "video") return null;
  return {
    kind: "video",
    index,
    codec,
    width,
    height,
    pixelAspect: fraction(probed.sample_aspect_ratio, ":") ?? 1,
    rotation: rotationOf(probed),
    frameRate: fraction(probed.avg_frame_rate, "/"),
    isCover: probed.disposition?.attached_pic === 1,
  };
}

/** ffprobe counts against the clock. */
function rotationOf({ side_data_list: sideData }: ProbedStream): number {
  const degrees = sideData?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return (((Math.round(-degrees / 90) * 90) % 360) + 360) % 360;
}

/** Null where either side is not above zero. */
function fraction(text: string | undefined, mark: string): number | null {
  const [above = 0, below = 0] = (text ?? "").split(mark).map(Number);
  return above > 0 && below > 0 ? above / below : null;
}
