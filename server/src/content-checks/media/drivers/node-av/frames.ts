import {
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_RGB,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_UNSPECIFIED,
  AV_FRAME_FLAG_INTERLACED,
} from "node-av/constants";
import { Frame, SoftwareScaleContext } from "node-av/lib";
import type { AVPixelFormat } from "node-av/constants";

interface Target {
  width: number;
  height: number;
  /** With one plane. */
  format: AVPixelFormat;
  pixelBytes: number;
  /** By the engine's name. */
  way: "neighbor" | "area";
}

export function newFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  return frame;
}

/**
 * The pixels of a frame in another size and format, full range, rows without gaps; null when they cannot be converted.
 * The frame itself says its range and its colour matrix: a context that is given formats alone takes the range for
 * limited, whatever it is.
 */
export function scaled(frame: Frame, { width, height, format, pixelBytes, way }: Target): Uint8Array | null {
  const scaler = new SoftwareScaleContext();
  const made = newFrame();
  const { colorSpace } = frame;
  try {
    made.width = width;
    made.height = height;
    made.format = format;
    made.colorRange = AVCOL_RANGE_JPEG;
    // Grey needs no matrix; where one is named, the range of ten bits is left as it is (seen with FFmpeg 8.1).
    if (pixelBytes > 1) made.colorSpace = AVCOL_SPC_RGB;
    else frame.colorSpace = AVCOL_SPC_UNSPECIFIED;
    // Only range and matrix count: HDR would be mapped to another light, fields be kept apart.
    frame.colorPrimaries = AVCOL_PRI_UNSPECIFIED;
    frame.colorTrc = AVCOL_TRC_UNSPECIFIED;
    frame.clearFlags(AV_FRAME_FLAG_INTERLACED);
    scaler.allocContext();
    scaler.setOption("sws_flags", way);
    if (made.getBuffer() < 0 || scaler.scaleFrameSync(made, frame) < 0) return null;
    const plane = made.data?.[0];
    const stride = made.linesize[0];
    if (!plane || stride === undefined) return null;
    return withoutPadding(plane, width * pixelBytes, height, stride);
  } finally {
    frame.colorSpace = colorSpace;
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
