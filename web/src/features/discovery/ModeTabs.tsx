import { AtSign, Clapperboard, MessageSquareText } from "lucide-react";
import { Tabs } from "#/ui/Tabs.tsx";
import type { Mode } from "./use-discovery-state.ts";

const ITEMS = [
  { id: "prompt", label: "Prompt", icon: <MessageSquareText aria-hidden size={16} /> },
  { id: "reels", label: "Reels", icon: <Clapperboard aria-hidden size={16} /> },
  { id: "brands", label: "Brands", icon: <AtSign aria-hidden size={16} /> },
] as const;

export function ModeTabs({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <Tabs
      label="Ways to search"
      name="discovery"
      look="segmented"
      items={ITEMS}
      value={mode}
      onChange={onChange}
      className="self-start max-md:w-full max-md:*:flex-1 max-md:*:justify-center"
    />
  );
}
