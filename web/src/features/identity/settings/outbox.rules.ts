import type { OutboxMessage } from "@app/contract/identity/schemas";
import type { StateKind } from "#/ui/feedback/State.tsx";

export const CHANNEL_LABELS = { email: "E-mail", sms: "SMS", whatsapp: "WhatsApp" } as const;

/** The one link in a message; null without one. */
export function linkIn(text: string): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null;
}

/** "Open, 6 min left", "Used", "Expired", of a link or a code; empty for a message without either. */
export function linkState(link: OutboxMessage["link"], now: Date): string {
  if (link === null) return "";
  const left = Math.ceil((Date.parse(link.expiresAt) - now.getTime()) / 60_000);
  if (link.state === "used") return "Used";
  return link.state === "expired" || left <= 0 ? "Expired" : `Open, ${left} min left`;
}

/** What became of a message, as an icon and a word; null where nobody sends it. */
export function deliveryState({ state, tries }: OutboxMessage["delivery"]): {
  kind: StateKind;
  word: string;
} | null {
  if (state === "sent") return { kind: "passed", word: "Sent" };
  if (state === "failed") return { kind: "failed", word: "Not sent" };
  if (state === "kept") return null;
  return {
    kind: "waiting",
    word: tries === 0 ? "Waiting" : `Waiting, tried ${tries === 1 ? "once" : `${tries} times`}`,
  };
}

/** Below a message in the list: what became of it, then the state of its link. */
export function messageState(
  { delivery, link }: Pick<OutboxMessage, "delivery" | "link">,
  now: Date,
): string {
  const sent = deliveryState(delivery)?.word ?? "";
  return [sent, linkState(link, now)].filter((part) => part !== "").join(" · ");
}
