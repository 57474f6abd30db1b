import type { OutboxMessage } from "@app/contract/identity/schemas";

export const CHANNEL_LABELS = { email: "E-mail", sms: "SMS", whatsapp: "WhatsApp" } as const;

/** The one link in a message; null without one. */
export function linkIn(text: string): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null;
}

/** "Open, 6 min left", "Link used", "Link expired"; empty for a message without a link. */
export function linkState(link: OutboxMessage["link"], now: Date): string {
  if (link === null) return "";
  const left = Math.ceil((Date.parse(link.expiresAt) - now.getTime()) / 60_000);
  if (link.state === "used") return "Link used";
  return link.state === "expired" || left <= 0 ? "Link expired" : `Open, ${left} min left`;
}
