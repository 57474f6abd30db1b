import { PLATFORM_LABELS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { ReactNode } from "react";
import { Avatar } from "#/ui/text/Avatar.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";

interface CreatorCellProps {
  /** Null when only the handle is known. */
  name: string | null;
  handle: string;
  platform: Platform;
  image?: string | null;
  /** Accounts beside this one, as "TikTok @handle". */
  further?: readonly string[];
  /** Makes the name a link to the creator: given the text, answers the link. */
  link?: (text: string) => ReactNode;
}

/** Name over platform and handle, which is not said twice where it stands for the name. */
export function CreatorCell({ name, handle, platform, image, further = [], link }: CreatorCellProps) {
  const title = name ?? `@${handle}`;
  return (
    <span className="flex max-w-62 min-w-40 items-center gap-3">
      <Avatar name={name ?? handle} image={image ?? null} />
      <span className="flex min-w-0 flex-col">
        <span
          className="truncate font-medium [&>a]:block [&>a]:truncate [&>a]:leading-6 [&>a]:-outline-offset-2"
          title={title}
        >
          {link ? link(title) : title}
        </span>
        <span className="flex items-center gap-1.5 text-xs text-fg-2">
          <PlatformMark platform={platform} />
          {title === `@${handle}` ? (
            <span aria-hidden className="truncate">
              {PLATFORM_LABELS[platform]}
            </span>
          ) : (
            <span className="truncate">@{handle}</span>
          )}
          {further.length > 0 && (
            <abbr title={`Also ${further.join(", ")}`} className="shrink-0 no-underline tabular-nums">
              +{further.length}
            </abbr>
          )}
        </span>
      </span>
    </span>
  );
}
