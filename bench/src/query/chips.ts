import type { Values } from "./sentences.ts";

/** The smallest piece of filters that is right or wrong by itself: an element of a set, a bound, a yes. */
export interface Piece {
  slot: string;
  /** Key of the value, such as "max"; empty for an element of a set and for a plain value. */
  part: string;
  value: string;
}

/** The filters in pieces, each once, whatever their order. */
export function piecesOf(filters: Values): Piece[] {
  const pieces = Object.entries(filters).flatMap(([slot, value]) => piecesOfValue(slot, value));
  return [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()];
}

export function keyOf({ slot, part, value }: Piece): string {
  return [slot, part, value].join(" ");
}

/** Words of a text as they are compared: without case and accents. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function piecesOfValue(slot: string, value: unknown): Piece[] {
  if (Array.isArray(value)) return value.map((each) => ({ slot, part: "", value: written(slot, each) }));
  if (typeof value !== "object" || value === null) return [{ slot, part: "", value: written(slot, value) }];
  const parts = Object.entries(value);
  // Worked with before, whoever with.
  if (parts.length === 0) return [{ slot, part: "", value: "any" }];
  return parts.map(([part, each]) => ({ slot, part, value: written(slot, each) }));
}

function written(slot: string, value: unknown): string {
  const text = plain(typeof value === "string" ? value : JSON.stringify(value));
  // A topic in the plural is the same topic.
  return slot.startsWith("keywords") ? text.replace(/(?<=\p{L}{3})s$/u, "") : text;
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
