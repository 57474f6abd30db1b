import { USUAL_BODIES } from "@app/contract/identity/texts";
import type { TextChannel, TextFormat, TextInput, TextSetting } from "@app/contract/identity/texts";

export const CHANNEL_WORDS: Readonly<Record<TextChannel, { title: string; setting: string }>> = {
  sms: { title: "SMS", setting: "SMS_WEBHOOK" },
  whatsapp: { title: "WhatsApp", setting: "WHATSAPP_WEBHOOK" },
};

export const WAYS = [
  { value: "outbox", label: "Nobody: messages wait in the outbox" },
  { value: "service", label: "A service that is called over HTTP" },
] as const;

export const FORMATS: readonly { value: TextFormat; label: string }[] = [
  { value: "json", label: "JSON" },
  { value: "form", label: "A form (name=value)" },
  { value: "xml", label: "XML" },
];

export interface TextDraft {
  way: (typeof WAYS)[number]["value"];
  address: string;
  format: TextFormat;
  body: string;
  /** What was typed: the kept ones are never shown. */
  headers: string;
}

export function toDraft({ isUsed, address, format, body }: TextSetting): TextDraft {
  return { way: isUsed ? "service" : "outbox", address, format, body, headers: "" };
}

/** What is saved. Empty headers keep those there are; who has messages wait keeps the service as it was. */
export function toInput(draft: TextDraft, seen: TextSetting): TextInput {
  const { address, format, body } = draft.way === "service" ? draft : seen;
  const service = { isUsed: draft.way === "service", address, format, body };
  return draft.way === "outbox" || draft.headers.trim() === ""
    ? service
    : { ...service, headers: draft.headers };
}

/** A body that nobody has changed follows the format. */
export function bodyFor(format: TextFormat, draft: TextDraft): string {
  return draft.body.trim() === "" || draft.body === USUAL_BODIES[draft.format]
    ? USUAL_BODIES[format]
    : draft.body;
}

/** What stands in the empty field of the headers. */
export function headersPlaceholder({ address }: TextDraft, seen: TextSetting): string {
  const kept = seen.headerNames.join(", ");
  if (kept === "") return "Authorization: Bearer KEY";
  if (seen.way === "environment") return `Set, and never shown: ${kept}`;
  const isSame = originOf(address) === originOf(seen.address);
  return isSame
    ? `Kept: ${kept}. Type others to replace them`
    : "Enter them again: they were kept for another server";
}

function originOf(address: string): string {
  return URL.canParse(address.trim()) ? new URL(address.trim()).origin : address.trim();
}
