import { PLATFORM_LABELS, PLATFORM_SHORT } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";

export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <abbr
      title={PLATFORM_LABELS[platform]}
      className="inline-grid h-4 w-5.5 shrink-0 place-items-center rounded-[4px] border border-line-mid text-[10px] leading-3 font-semibold text-fg-2"
    >
      {PLATFORM_SHORT[platform]}
    </abbr>
  );
}
