import { SECOND_FACTOR_MINUTES } from "@app/contract/identity/limits";
import { HALF } from "#/features/identity/half.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";

/** Notes in this tab that a first factor was proved: for as long as the second one may follow, a page goes on with it. */
export function noteHalf(): void {
  const until = Date.now() + SECOND_FACTOR_MINUTES * 60_000;
  tabTexts.setItem(HALF, `${until} ${window.location.href}`);
}

/** Whether the second factor may still follow. */
export function isHalfInTime(): boolean {
  return placeOfHalf() !== null;
}

/** Whether the first factor was proved on this very page: another link in the same tab is something else. */
export function isHalfHere(): boolean {
  return placeOfHalf() === window.location.href;
}

function placeOfHalf(): string | null {
  const [until, at = ""] = (tabTexts.getItem(HALF) ?? "").split(" ");
  return Number(until) > Date.now() ? at : null;
}
