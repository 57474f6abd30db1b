import { tabTexts } from "#/lib/storage/lasting-storage.ts";

const KEY = "herald_last_email";

/** The address typed last in this tab's window, to fill it in where a link has failed; empty without one. */
export function lastEmail(): string {
  return tabTexts.getItem(KEY) ?? "";
}

export function rememberEmail(email: string): void {
  tabTexts.setItem(KEY, email);
}
