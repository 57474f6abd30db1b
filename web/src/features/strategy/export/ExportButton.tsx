import type { Strategy } from "@app/contract/strategy/schemas";
import { Download } from "lucide-react";
import { Suspense } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import { late } from "#/ui/late.tsx";
import { useFirstPress } from "#/ui/overlays/first-press.ts";

const ExportMenu = late(async () => (await import("./ExportMenu.tsx")).ExportMenu);

export interface Exported {
  title: string;
  messages: readonly { role: string; parts: readonly { type: string }[] }[];
  /** The plan as it is shown; null while there is none. */
  strategy: Strategy | null;
}

/** What of a thread can be taken along, behind a button: its code comes when somebody goes there. */
export function ExportButton({ disabled, ...exported }: Exported & { disabled: boolean }) {
  const trigger = (
    <IconButton
      label="Download"
      disabled={disabled}
      icon={<Download aria-hidden size={16} />}
      onFocus={ExportMenu.fetchEarly}
      onPointerEnter={ExportMenu.fetchEarly}
    />
  );
  const { button, isByKey } = useFirstPress(trigger, "menu");
  if (exported.messages.length === 0) return null;
  return (
    button ?? (
      <Suspense fallback={trigger}>
        <ExportMenu {...exported} trigger={trigger} isByKey={isByKey} />
      </Suspense>
    )
  );
}
