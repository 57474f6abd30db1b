import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { toast } from "#/lib/toasts.ts";

/** Why what was typed in this tab is gone, until the next page has said so. */
const KEY = "herald_unsaved_lost";
const REASONS = {
  "signed-out": "You were signed out. What was typed here and not saved is gone.",
  "somebody-else":
    "Somebody else signed in in another tab of this browser. What was typed here and not saved is gone.",
} as const;

let forms = 0;

/** Counts a form with text that is not saved yet. The answer ends it. */
export function holdUnsaved(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
  };
}

/** Whether a form of this page has text that is not saved yet. */
export function isAnythingUnsaved(): boolean {
  return forms > 0;
}

/** For the page that comes next in this tab. */
export function noteLostText(reason: keyof typeof REASONS): void {
  tabTexts.setItem(KEY, reason);
}

/** Once after it: in a tab that nobody looks at, so it stays until it is read. */
export function tellLostText(): void {
  const reason = tabTexts.getItem(KEY);
  tabTexts.removeItem(KEY);
  if (reason === "signed-out" || reason === "somebody-else") toast(REASONS[reason], { severity: "error" });
}
