import { encodingOfScript } from "#/language/scripts.ts";
import type { ScriptEncoding } from "#/language/scripts.ts";

/** Encodings that tables come in. `utf-8` also covers plain ASCII. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | ScriptEncoding;

/** Bytes looked at to recognise UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 4096;
/** Share of zero bytes on one side that only UTF-16 has. Western text has nearly all of them zero. */
const ZERO_SHARE = 0.4;

/**
 * The text of a table file and the encoding it was written in. Never throws: bytes that are no UTF-8 are read as
 * windows-1252, which gives every byte a meaning, or as those of another script or of Central Europe where the words are
 * of there.
 */
export function decodeTable(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = findEncoding(bytes);
  return { text: cleanText(new TextDecoder(encoding).decode(bytes)), encoding };
}

/** Text that every later part accepts: no zero characters, no half characters, line ends written as \n. */
export function cleanText(text: string): string {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  return text.slice(start).replaceAll("\0", "").replaceAll(/\r\n?/gu, "\n").toWellFormed();
}

/** The first character that is no control character. */
const FIRST_PRINTED = " ";
/** Control characters that texts do have. */
const SPACING = "\t\n\r\f";
/** Share of the others that only files of programs have. A stray one stands in many an export. Chosen by us. */
const CONTROL_SHARE = 0.01;

/** Whether the bytes are a text in one of the encodings, judged by the beginning. */
export function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const text = new TextDecoder(findEncoding(sample)).decode(sample);
  const controls = Array.from(text).filter((letter) => letter < FIRST_PRINTED && !SPACING.includes(letter));
  return controls.length <= text.length * CONTROL_SHARE;
}

function findEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (zeroShare(sample, 1) > ZERO_SHARE && zeroShare(sample, 0) < ZERO_SHARE) return "utf-16le";
  if (zeroShare(sample, 0) > ZERO_SHARE && zeroShare(sample, 1) < ZERO_SHARE) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  const ofScript = encodingOfScript(sample);
  if (ofScript !== null) return ofScript;
  return OF_CENTRE.test(new TextDecoder("windows-1252").decode(sample)) ? "windows-1250" : "windows-1252";
}

/** "zap³aty", "M¹czka", "¯uraw": letters of Poland as Western Europe reads them. */
const OF_CENTRE = /\p{L}[³¹¿]\p{L}|(?<![\p{L}\p{N}])¯\p{Ll}{2}/u;

function zeroShare(sample: Uint8Array, from: 0 | 1): number {
  const half = sample.filter((_byte, index) => index % 2 === from);
  return half.length < 4 ? 0 : half.filter((byte) => byte === 0).length / half.length;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
