import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { isRecord } from "./client/shapes.ts";

export const TOLD = "herald_told";

/**
 * Remembers in this tab what a sign-in took away, and from whom: the page after it says so.
 * @returns the answer of the call, as it is.
 */
export function noteTold(answer: unknown): unknown {
  if (isRecord(answer) && "told" in answer)
    tabTexts.setItem(TOLD, [answer["told"], answer["user_id"]].join(" "));
  return answer;
}
