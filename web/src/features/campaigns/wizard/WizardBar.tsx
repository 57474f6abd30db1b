import { Check, ChevronLeft, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { SaveState } from "./campaign-draft.ts";

interface WizardBarProps {
  title: string;
  save: SaveState;
  onClose: () => void;
}

export function WizardBar({ title, save, onClose }: WizardBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 md:gap-3 md:px-6">
      <a
        href="#main"
        className="absolute top-2.5 left-3 z-60 rounded-md bg-surface px-3 py-2 shadow-overlay not-focus:sr-only"
      >
        Skip to content
      </a>
      <IconButton label="Save and go back" icon={<ChevronLeft aria-hidden size={20} />} onClick={onClose} />
      <h1 className="min-w-0 truncate text-prose font-semibold" title={title}>
        {title}
      </h1>
      <div className="ml-auto flex shrink-0 items-center gap-3">
        <span role="status" className="text-sm font-medium">
          <SaveText save={save} />
        </span>
        <Button size={32} className="max-md:h-11" onClick={onClose}>
          Save and close
        </Button>
      </div>
    </header>
  );
}

function SaveText({ save }: { save: SaveState }) {
  const timeZone = useTimeZone();
  if (save.kind === "saving") {
    return (
      <span className="flex items-center gap-1.5 text-fg-2">
        <LoaderCircle aria-hidden size={16} className="animate-spin" />
        <span className="max-sm:sr-only">Saving</span>
      </span>
    );
  }
  if (save.kind === "saved") {
    const time = formatDateTime(save.at, timeZone).slice(-5);
    return (
      <span className="flex items-center gap-1.5 text-success">
        <Check aria-hidden size={16} />
        <span className="max-sm:sr-only">Saved {time}</span>
      </span>
    );
  }
  if (save.kind === "offline") {
    return (
      <span
        className="flex items-center gap-1.5 text-warn"
        title="Kept in this browser; Herald tries again by itself"
      >
        <CloudOff aria-hidden size={16} />
        <span className="max-sm:sr-only">Offline, kept in this browser</span>
      </span>
    );
  }
  if (save.kind === "refused" || save.kind === "conflict") {
    const text = save.kind === "conflict" ? "Not saved, choose below" : `Not saved. ${save.detail}`;
    return (
      <span className="flex items-center gap-1.5 text-danger" title={text}>
        <TriangleAlert aria-hidden size={16} />
        <span className="max-w-80 truncate max-sm:sr-only">{text}</span>
      </span>
    );
  }
  return null;
}
