import type { DeliveryFailure } from "./delivery/mail-delivery.ts";

/** How long a mail waits after each try that may be followed by another. Links live ten minutes. Chosen by us. */
const WAITS_S = [10, 60, 180, 240];

/** Seconds until the next try of a mail that was tried so often; null gives it up. */
export function nextTryIn(failure: DeliveryFailure, tries: number): number | null {
  return failure.isPassing ? (WAITS_S[tries - 1] ?? null) : null;
}

/** Seconds until one more mail fits into a minute of so many. @param triedAt the newest tries, newest first. */
export function roomIn(triedAt: readonly Date[], { now, most }: { now: Date; most: number }): number {
  const oldest = triedAt[most - 1];
  if (!oldest) return 0;
  return Math.max(0, Math.ceil((oldest.getTime() + MINUTE_MS - now.getTime()) / 1000));
}

/** What is stored of a try that failed: after being asked for another, whether it comes. @param waitS until it. */
export function wordsOf({ sentence, isAskedFor = false }: DeliveryFailure, waitS: number | null): string {
  if (!isAskedFor) return sentence;
  return `${sentence} ${waitS === null ? "Herald has done so and gives up." : "Herald does so by itself."}`;
}

export const MINUTE_MS = 60_000;
export const LINK_ENDED = "Its link or code ended before it could go out. Whoever wants one asks again.";
export const GIVEN_UP =
  "Herald was stopped again and again while it was sending this. Nothing says whether it arrived.";
export const TOO_MANY =
  "This address has had as many messages in a minute as one may get. Wait a minute, then try again.";
