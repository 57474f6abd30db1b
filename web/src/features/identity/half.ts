import { tabTexts } from "#/lib/storage/lasting-storage.ts";

/** Until when the second factor may follow, and on which page the first one was proved. */
export const HALF = "herald_half_signed_in";

export function forgetHalf(): void {
  tabTexts.removeItem(HALF);
}

/** Whether somebody had yet to prove a second factor in this tab; whether it is too late is looked at when it is asked for. */
export function isHalf(): boolean {
  return tabTexts.getItem(HALF) !== null;
}
