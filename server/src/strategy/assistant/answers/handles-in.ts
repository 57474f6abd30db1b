import { foldInPlace } from "#/language/fold.ts";
import { HANDLE } from "#/strategy/brief/handles/handles.ts";

/** Creators that a message names, without @. */
export function handlesIn(text: string): string[] {
  const folded = foldInPlace(text.normalize("NFC"));
  return [...folded.matchAll(new RegExp(HANDLE, "gu"))].flatMap(([, handle]) => handle ?? []);
}
