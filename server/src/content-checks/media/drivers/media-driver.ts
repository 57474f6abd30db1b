import type { Luma } from "#/content-checks/analysis/picture/picture-measures.ts";

/** Rate of the samples that a driver delivers. */
export { SOUND_RATE } from "#/content-checks/analysis/sound/sound-meter.ts";

/** What reads files inside the media child: an FFmpeg, reached in one way or another. */
export interface MediaDriver {
  /** Its own version and that of the FFmpeg behind it. @throws where it cannot read on this machine. */
  version(): Promise<{ version: string; ffmpeg: string }>;
  /** @throws RefusedFile, StarvedChild */
  open(path: string): Promise<OpenFile>;
}

/** What the header of a file says, and the way to read on. */
export interface OpenFile {
  container: string;
  /** Null where the header claims no length. */
  headerS: number | null;
  streams: readonly (VideoStream | AudioStream)[];
  /**
   * Reads from start to end, once, without ever holding more than a few pictures.
   * @throws RefusedFile when no decoder takes the video; StarvedChild.
   */
  read(wish: ReadWish, listener: MediaListener): Promise<void>;
}

export interface VideoStream {
  kind: "video";
  index: number;
  codec: string;
  /** Coded size: before the shape of the pixels and the rotation. */
  width: number;
  height: number;
  /** Width of a pixel over its height. */
  pixelAspect: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: number;
  frameRate: number | null;
  /** A cover picture is no video. */
  isCover: boolean;
}

export interface AudioStream {
  kind: "audio";
  index: number;
  codec: string;
  sampleRate: number;
  channels: number;
}

/** What of a file is wanted. */
export interface ReadWish {
  video: {
    stream: VideoStream;
    /** A picture is delivered when this many seconds have gone by since the one before. */
    pictureEveryS: number;
    /** Size of the coloured copy of a picture. */
    stillSize: { width: number; height: number };
  } | null;
  audio: { stream: AudioStream } | null;
}

/** Hears what is read. Packets and decoded content may come in any order between them, each in the order of the file. */
export interface MediaListener {
  packet(stream: VideoStream | AudioStream, packet: Packet): void;
  /** Something could not be read, or was decoded with errors; of the file, when no stream is known. */
  fault(kind: "file" | "video" | "audio"): void;
  /** Every decoded frame: its time from the first one, in seconds. */
  frame(t: number): void;
  picture(picture: Picture): void;
  /** Left and right, `SOUND_RATE` samples a second, from -1 to 1. */
  sound(left: Float32Array, right: Float32Array): void;
}

/** Times are in seconds; null where the file gives none. */
export interface Packet {
  startS: number | null;
  lengthS: number;
  bytes: number;
  isCorrupt: boolean;
  /** Cut off by an edit list: decoded, not shown. */
  isDiscarded: boolean;
}

export interface Picture {
  /** Seconds from the first frame. */
  t: number;
  /** In coded size, full range. */
  luma: Luma;
  /** In the size of the wish, red, green and blue a pixel; null when it cannot be made. */
  rgb(): Uint8Array | null;
}
