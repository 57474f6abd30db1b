import { createInterface } from "node:readline";
import type { MediaListener, Packet, ReadWish } from "#/content-checks/media/drivers/media-driver.ts";
import { inputWords, startProgram } from "#/content-checks/media/drivers/ffmpeg/program.ts";

const ENTRIES = "packet=stream_index,pts_time,dts_time,duration_time,size,flags";

/** Lists the packets of the wished streams, without decoding them. @throws StarvedChild */
export async function listPackets(
  ffprobe: string,
  path: string,
  { video, audio }: ReadWish,
  listener: MediaListener,
): Promise<void> {
  const streams = new Map(
    [video, audio].flatMap((wished) => (wished ? [[wished.stream.index, wished.stream]] : [])),
  );
  const words = ["-v", "error", "-show_entries", ENTRIES, "-of", "compact=p=0", ...inputWords(path)];
  const { outputs, ended } = startProgram(ffprobe, words);
  const [output] = outputs;
  if (output)
    for await (const line of createInterface({ input: output })) {
      const values = new Map(line.split("|").map((part) => pair(part)));
      const stream = streams.get(Number(values.get("stream_index") ?? NaN));
      if (stream) listener.packet(stream, packetFacts(values));
    }
  await ended;
}

function pair(part: string): [key: string, value: string] {
  const [key = "", value = ""] = part.split("=");
  return [key, value];
}

function packetFacts(values: ReadonlyMap<string, string>): Packet {
  const seconds = (key: string) => {
    const value = Number(values.get(key) ?? NaN);
    return Number.isNaN(value) ? null : value;
  };
  const flags = values.get("flags") ?? "";
  return {
    startS: seconds("pts_time") ?? seconds("dts_time"),
    lengthS: seconds("duration_time") ?? 0,
    bytes: seconds("size") ?? 0,
    isCorrupt: flags.includes("C"),
    isDiscarded: flags.includes("D"),
  };
}
