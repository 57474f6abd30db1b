import { formatLabel } from "@app/contract/campaigns/piece-labels";
import { PLATFORM_FORMATS } from "@app/contract/campaigns/deliverables";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";
import type { Platform, PostFormat } from "@app/contract/platforms";

/** A line like the last one, or one reel from each creator. */
export function newLine(last: DeliverableLine | undefined, dueOn: string | null): DeliverableLine {
  return {
    id: randomId(),
    platform: last?.platform ?? "instagram",
    format: last?.format ?? "reel",
    count: 1,
    per: "creator",
    creatorIds: null,
    orientation: last?.orientation ?? "portrait",
    durationMin: null,
    durationMax: null,
    dueOn: last?.dueOn ?? dueOn,
  };
}

/** The line on another platform: with that platform's usual format where it does not have the old one. */
export function movePlatform(line: DeliverableLine, platform: Platform): DeliverableLine {
  const formats = PLATFORM_FORMATS[platform];
  const format = formats.includes(line.format) ? line.format : (formats[0] ?? line.format);
  return { ...line, platform, format, creatorIds: null };
}

export function formatOptions(line: DeliverableLine): { value: PostFormat; label: string }[] {
  const known = PLATFORM_FORMATS[line.platform];
  const formats = known.includes(line.format) ? known : [...known, line.format];
  return formats.map((value) => {
    const word = formatLabel(line.platform, value, 2);
    return { value, label: word.charAt(0).toUpperCase() + word.slice(1) };
  });
}

// crypto.randomUUID is missing on plain http addresses other than localhost.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
