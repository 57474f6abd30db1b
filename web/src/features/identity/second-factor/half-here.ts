import { PASSCODE_MINUTES, SECOND_FACTOR_MINUTES } from "@app/contract/identity/limits";
import { object, oneOf, otherwise, text } from "#/features/identity/client/shapes.ts";
import { HALF } from "#/features/identity/half.ts";
import type { SentCode } from "#/features/identity/sign-in/codes/code-channels.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";

const readCode = object({ channel: oneOf("email", "sms", "whatsapp"), to: text, methodId: text });
/** What was noted by an older version of the page may be something else. */
const readWhat = otherwise<SentCode | null>((what) => readCode(JSON.parse(text(what))), null);
const NOTE = /^(\d+) (\S*) ?(.*)$/u;

/** Notes in this tab that a first factor was proved: for as long as the second one may follow, a page goes on with it. */
export function noteHalf(): void {
  note(SECOND_FACTOR_MINUTES, "");
}

/** The same for a code that was sent. */
export function noteCode({ channel, to, methodId }: SentCode): void {
  // Loaded again, it lives no longer.
  if (awaitedCode()?.methodId === methodId) return;
  note(PASSCODE_MINUTES, JSON.stringify({ channel, to, methodId }));
}

/** Of whoever goes back to begin with something else. */
export function forgetCode(): void {
  tabTexts.removeItem(HALF);
}

function note(minutes: number, what: string): void {
  tabTexts.setItem(HALF, `${Date.now() + minutes * 60_000} ${window.location.href} ${what}`);
}

/** Whether the second factor may still follow. */
export function isHalfInTime(): boolean {
  return read() !== null;
}

/** Whether the first factor was proved on this very page: another link in the same tab is something else. */
export function isHalfHere(): boolean {
  return read()?.at === window.location.href;
}

/** The code that a page goes on waiting for; null where none was sent, or too long ago. */
export function awaitedCode(): SentCode | null {
  return readWhat(read()?.what);
}

function read(): { at: string; what: string } | null {
  const [, until, at = "", what = ""] = NOTE.exec(tabTexts.getItem(HALF) ?? "") ?? [];
  return Number(until) > Date.now() ? { at, what } : null;
}
