import { SOUND_RATE } from "#/content-checks/media/drivers/media-driver.ts";
import type { AudioStream, MediaListener } from "#/content-checks/media/drivers/media-driver.ts";
import { FrameLog } from "#/content-checks/media/drivers/ffmpeg/frame-log.ts";
import { inputWords, piecesOf, startProgram } from "#/content-checks/media/drivers/ffmpeg/program.ts";

const FLOAT_BYTES = 4;
/** A tenth of a second of two channels. */
const PIECE_BYTES = (SOUND_RATE / 10) * 2 * FLOAT_BYTES;

/** Decodes a sound and delivers it piece by piece. Sound that no decoder takes is not delivered. @throws StarvedChild */
export async function readSound(
  ffmpeg: string,
  path: string,
  { index }: AudioStream,
  listener: MediaListener,
): Promise<void> {
  const log = new FrameLog({ decoded: () => undefined, fault: () => listener.fault("audio") });
  const { outputs, ended } = startProgram(ffmpeg, wordsOf(path, index), { hear: (line) => log.hear(line) });
  const [output] = outputs;
  if (output) for await (const piece of piecesOf(output, PIECE_BYTES)) listener.sound(...channelsOf(piece));
  await ended;
}

/** Left and right, which come in turns. */
function channelsOf(piece: Buffer): [left: Float32Array, right: Float32Array] {
  const samples = new Float32Array(piece.buffer, piece.byteOffset, Math.floor(piece.length / FLOAT_BYTES));
  const channel = (first: number) =>
    Float32Array.from(
      { length: Math.floor(samples.length / 2) },
      (_none, at) => samples[2 * at + first] ?? 0,
    );
  return [channel(0), channel(1)];
}

function wordsOf(path: string, index: number): string[] {
  const form = `aformat=sample_fmts=flt:sample_rates=${SOUND_RATE}:channel_layouts=stereo`;
  return [
    ["-nostdin", "-hide_banner", "-nostats", "-v", "repeat+warning"],
    ["-threads", "1", ...inputWords(path), "-map", `0:${index}`],
    ["-af", form, "-c:a", "pcm_f32le", "-f", "f32le", "pipe:1"],
  ].flat();
}
