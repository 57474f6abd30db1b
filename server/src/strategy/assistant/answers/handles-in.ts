import { foldInPlace } from "#/language/fold.ts";
import { HANDLE } from "#/strategy/brief/handles/handles.ts";

/** Handles with their @, to be left out where only the words around them are read. */
export const HANDLES = /@[\p{L}\p{N}._]+/gu;

/** Creators that a message names, without @. */
export function handlesIn(text: string): string[] {
  const folded = foldInPlace(text.normalize("NFC"));
  return [...folded.matchAll(new RegExp(HANDLE, "gu"))].flatMap(([, handle]) => handle ?? []);
}
