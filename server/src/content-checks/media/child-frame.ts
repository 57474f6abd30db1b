import { Frame, SoftwareScaleContext } from "node-av/lib";
import type { AVPixelFormat, SwsFlags } from "node-av/constants";

interface Target {
  width: number;
  height: number;
  /** With one plane. */
  format: AVPixelFormat;
  pixelBytes: number;
  flags: SwsFlags;
}

export function newFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  return frame;
}

/** The pixels of a frame in another size and format, rows without gaps; null when they cannot be converted. */
export function scaled(frame: Frame, from: AVPixelFormat, target: Target): Uint8Array | null {
  const { width, height, format, pixelBytes, flags } = target;
  const scaler = new SoftwareScaleContext();
  const made = newFrame();
  try {
    made.width = width;
    made.height = height;
    made.format = format;
    scaler.getContext(frame.width, frame.height, from, width, height, format, flags);
    if (made.getBuffer() < 0 || scaler.scaleFrameSync(made, frame) < 0) return null;
    const plane = made.data?.[0];
    const stride = made.linesize[0];
    if (!plane || stride === undefined) return null;
    return withoutPadding(plane, width * pixelBytes, height, stride);
  } finally {
    made.free();
    scaler.freeContext();
  }
}

function withoutPadding(plane: Buffer, rowBytes: number, rows: number, stride: number): Uint8Array {
  const data = new Uint8Array(rowBytes * rows);
  for (let row = 0; row < rows; row++)
    data.set(plane.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  return data;
}
