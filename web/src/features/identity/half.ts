import { SECOND_FACTOR_MINUTES } from "@app/contract/identity/limits";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";

/** Until when the second factor may follow, and on which page the first one was proved. */
const KEY = "herald_half_signed_in";

/** Notes in this tab that a first factor was proved: for as long as the second one may follow, a page goes on with it. */
export function noteHalf(): void {
  const until = Date.now() + SECOND_FACTOR_MINUTES * 60_000;
  tabTexts.setItem(KEY, `${until} ${window.location.href}`);
}

export function forgetHalf(): void {
  tabTexts.removeItem(KEY);
}

/** Whether somebody has yet to prove a second factor in this tab. */
export function isHalf(): boolean {
  return placeOfHalf() !== null;
}

/** Whether the first factor was proved on this very page: another link in the same tab is something else. */
export function isHalfHere(): boolean {
  return placeOfHalf() === window.location.href;
}

function placeOfHalf(): string | null {
  const [until, at = ""] = (tabTexts.getItem(KEY) ?? "").split(" ");
  return Number(until) > Date.now() ? at : null;
}
