import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { isRecord } from "./client/shapes.ts";

const KEY = "herald_first_proof";

/**
 * Remembers in this tab whose sign-in took away what was set before the address was proved: the page after it says so.
 * @returns the answer of the call, as it is.
 */
export function noteFirstProof(answer: unknown): unknown {
  if (isRecord(answer) && answer["first_proof"] === true) tabTexts.setItem(KEY, String(answer["user_id"]));
  return answer;
}

/** Whether that was the person with this id, in this tab. */
export function hadFirstProof(userId: string): boolean {
  return tabTexts.getItem(KEY)?.endsWith(userId) ?? false;
}
