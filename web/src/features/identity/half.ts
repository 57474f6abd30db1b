import { tabTexts } from "#/lib/storage/lasting-storage.ts";

/** Until when a sign-in may go on, and on which page it began: with a second factor, or with a code that was sent. */
export const HALF = "herald_half_signed_in";

export function forgetHalf(): void {
  tabTexts.removeItem(HALF);
}

/** Whether somebody had yet to go on in this tab; whether it is too late is looked at when they do. */
export function isHalf(): boolean {
  return tabTexts.getItem(HALF) !== null;
}
