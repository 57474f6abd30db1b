import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** BT.2020 comes as HDR does: ten bits a pixel, and the light of PQ. */
type Matrix = "bt601" | "bt709" | "bt2020";

/** A video of a few frames to be made by the engine, and what has to be read from it. */
export interface EdgeFile {
  name: string;
  video: {
    encoder: "libx264" | "mpeg4" | "mpeg2video" | "libvpx" | "libvpx-vp9" | "mjpeg" | "h263";
    width: number;
    height: number;
    frames: number;
    rate: number;
    /** Width of a pixel to its height. */
    aspect?: [number, number];
    rotation?: number;
    /** Frames whose length is doubled, for a changing rate. */
    longFrames?: number[];
    /** Two greys and a red in this range and matrix, in place of the usual pattern. */
    tint?: { range: "limited" | "full"; matrix: Matrix };
    isInterlaced?: boolean;
  } | null;
  sound?: { encoder: "aac" | "mp2" | "libmp3lame" | "libvorbis" | "libopus" | "adpcm_ms"; seconds: number };
  /** Options of the container. */
  muxer?: Record<string, string>;
  /** Cuts the file to this share of its bytes. */
  keep?: number;
  coverPicture?: boolean;
}

const MAKER = join(import.meta.dirname, "node-av/edge-files.maker.fixtures.ts");

/** Makes the files in `folder`, in a process of its own as everything that touches an engine. */
export async function makeEdgeFiles(folder: string, files: EdgeFile[]): Promise<void> {
  await promisify(execFile)(process.execPath, [MAKER, folder, JSON.stringify(files)], {
    maxBuffer: 1024 ** 2,
  });
}

const SHAPES = [
  { shape: "portrait", width: 96, height: 160 },
  { shape: "landscape", width: 160, height: 96 },
  { shape: "square", width: 128, height: 128 },
] as const;

const CONTAINERS = [
  { extension: "mp4", encoder: "libx264" },
  { extension: "mov", encoder: "libx264" },
  { extension: "m4v", encoder: "mpeg4" },
  { extension: "mkv", encoder: "libx264" },
  { extension: "webm", encoder: "libvpx" },
  { extension: "avi", encoder: "mpeg4" },
  { extension: "mpg", encoder: "mpeg2video" },
  { extension: "mpeg", encoder: "mpeg2video" },
  { extension: "3gp", encoder: "mpeg4" },
] as const;

export type Expected = EdgeFile & { orientation: "portrait" | "landscape" | "square"; seconds: number };

const RATE = 25;

function plain(extension: string, encoder: NonNullable<EdgeFile["video"]>["encoder"]): Expected[] {
  return SHAPES.map(({ shape, width, height }, index) => {
    const frames = 20 + 10 * index;
    return {
      name: `plain-${shape}.${extension}`,
      video: { encoder, width, height, frames, rate: RATE },
      orientation: shape,
      seconds: frames / RATE,
    };
  });
}

function turned(extension: "mp4" | "mov" | "mkv" | "m4v"): Expected[] {
  const encoder = extension === "m4v" ? "mpeg4" : "libx264";
  return [90, 180, 270].flatMap((rotation) =>
    [SHAPES[0], SHAPES[1]].map(({ shape, width, height }) => {
      const other = shape === "portrait" ? "landscape" : "portrait";
      return {
        name: `turned-${rotation}-${shape}.${extension}`,
        video: { encoder, width, height, frames: 15, rate: RATE, rotation },
        orientation: rotation === 180 ? shape : other,
        seconds: 15 / RATE,
      };
    }),
  );
}

type Orientation = Expected["orientation"];

/** Pixels that are not square change what is shown: width, height, pixel shape, what it becomes. */
const STRETCHED: [
  extension: "mp4" | "mkv" | "mov",
  width: number,
  height: number,
  aspect: [number, number],
  Orientation,
][] = [
  ["mp4", 96, 160, [4, 1], "landscape"],
  ["mp4", 160, 96, [1, 3], "portrait"],
  ["mp4", 96, 160, [5, 3], "square"],
  ["mkv", 96, 160, [4, 1], "landscape"],
  ["mkv", 128, 128, [16, 9], "landscape"],
  ["mov", 128, 128, [9, 16], "portrait"],
  ["mov", 160, 96, [3, 5], "square"],
];

function stretched(): Expected[] {
  return STRETCHED.map(([extension, width, height, aspect, orientation], index) => ({
    name: `stretched-${index}.${extension}`,
    video: { encoder: "libx264", width, height, frames: 15, rate: RATE, aspect },
    orientation,
    seconds: 15 / RATE,
  }));
}

/** Rate, frames and length in seconds of files whose length is the point. */
const LENGTHS: [extension: string, rate: number, frames: number, seconds: number][] = [
  ["mp4", 10, 30, 3],
  ["mp4", 24, 36, 1.5],
  ["mp4", 60, 120, 2],
  ["mkv", 30, 75, 2.5],
  ["mov", 50, 25, 0.5],
  ["webm", 30, 45, 1.5],
];

function lengths(): Expected[] {
  return LENGTHS.map(([extension, rate, frames, seconds]) => ({
    name: `length-${rate}-${frames}.${extension}`,
    video: { encoder: extension === "webm" ? "libvpx-vp9" : "libx264", width: 96, height: 160, frames, rate },
    orientation: "portrait",
    seconds,
  }));
}

const portrait = { encoder: "libx264", width: 96, height: 160, frames: 50, rate: RATE } as const;

/** What cameras, recorders and editors do besides. */
const UNUSUAL: Expected[] = [
  {
    name: "odd-size.avi",
    video: { ...portrait, encoder: "mjpeg", width: 97, height: 161 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "odd-size.webm",
    video: { ...portrait, encoder: "libvpx", width: 161, height: 97 },
    orientation: "landscape",
    seconds: 2,
  },
  {
    name: "fragments.mp4",
    video: portrait,
    muxer: { movflags: "frag_keyframe+empty_moov" },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "front-index.mp4",
    video: portrait,
    muxer: { movflags: "faststart" },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "live.webm",
    video: { ...portrait, encoder: "libvpx" },
    muxer: { live: "1" },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "changing-rate.mp4",
    video: { ...portrait, longFrames: [10, 20, 30, 40] },
    orientation: "portrait",
    seconds: 54 / RATE,
  },
  {
    name: "changing-rate.mkv",
    video: { ...portrait, longFrames: [5, 45] },
    orientation: "portrait",
    seconds: 52 / RATE,
  },
  { name: "cover.mp4", video: portrait, coverPicture: true, orientation: "portrait", seconds: 2 },
  {
    name: "with-sound.mp4",
    video: portrait,
    sound: { encoder: "aac", seconds: 2 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "with-sound.mkv",
    video: portrait,
    sound: { encoder: "libopus", seconds: 2 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "with-sound.webm",
    video: { ...portrait, encoder: "libvpx" },
    sound: { encoder: "libvorbis", seconds: 2 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "with-sound.avi",
    video: { ...portrait, encoder: "mpeg4" },
    sound: { encoder: "libmp3lame", seconds: 2 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "with-sound.mpg",
    video: { ...portrait, encoder: "mpeg2video" },
    sound: { encoder: "mp2", seconds: 2 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    // Names how many channels it has, and not which.
    name: "bare-sound.avi",
    video: { ...portrait, encoder: "mpeg4" },
    sound: { encoder: "adpcm_ms", seconds: 2 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "fields.mpg",
    video: { ...portrait, encoder: "mpeg2video", isInterlaced: true },
    orientation: "portrait",
    seconds: 2,
  },
  {
    // A picture of it is more than a pipe holds.
    name: "large.avi",
    video: { ...portrait, encoder: "mjpeg", width: 720, height: 1280, frames: 16 },
    orientation: "portrait",
    seconds: 16 / RATE,
  },
  {
    name: "long-sound.mp4",
    video: portrait,
    sound: { encoder: "aac", seconds: 5 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "turned-and-stretched.mp4",
    video: { ...portrait, aspect: [2, 1], rotation: 90 },
    orientation: "portrait",
    seconds: 2,
  },
  {
    name: "small.3gp",
    video: { ...portrait, encoder: "h263", width: 176, height: 144 },
    orientation: "landscape",
    seconds: 2,
  },
];

/** The same few things in every container. */
export const REGULAR_FILES: Expected[] = [
  ...CONTAINERS.flatMap(({ extension, encoder }) => plain(extension, encoder)),
  ...(["mp4", "mov", "m4v"] as const).flatMap(turned),
  ...stretched(),
  ...lengths(),
];

export const EDGE_FILES: Expected[] = [...REGULAR_FILES, ...UNUSUAL];

/** Files that show the same, written down in different ways. */
export const TINTED_FILES: EdgeFile[] = [
  ...(["limited", "full"] as const).flatMap((range) =>
    (["bt601", "bt709"] as const).flatMap((matrix) =>
      (["libx264", "libvpx-vp9"] as const).map((encoder) => tinted(encoder, range, matrix)),
    ),
  ),
  tinted("libx264", "limited", "bt2020"),
];

function tinted(encoder: "libx264" | "libvpx-vp9", range: "limited" | "full", matrix: Matrix): EdgeFile {
  return {
    name: `${range}-${matrix}.${encoder === "libx264" ? "mp4" : "webm"}`,
    video: { ...portrait, encoder, frames: 5, tint: { range, matrix } },
  };
}

export const ONLY_SOUND: EdgeFile = {
  name: "only-sound.mp4",
  video: null,
  sound: { encoder: "aac", seconds: 3 },
};
