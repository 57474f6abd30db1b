import { useState } from "react";
import { toast } from "#/lib/toasts.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Chip } from "#/ui/text/Chip.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Meter } from "#/ui/feedback/Meter.tsx";
import { Progress } from "#/ui/feedback/Progress.tsx";
import { Score } from "#/ui/text/Score.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { CheckState, State } from "#/ui/feedback/State.tsx";
import { TabPanel, Tabs } from "#/ui/Tabs.tsx";
import { KitGroup } from "./KitGroup.tsx";

const MODES = [
  { id: "prompt", label: "Prompt" },
  { id: "reels", label: "Reels" },
  { id: "brands", label: "Brands" },
] as const;
const SHAPES = [
  { value: "table", label: "Table" },
  { value: "cards", label: "Cards" },
] as const;
const SCORES = [100, 94, 87, 76, 64, 58, null];

export function KitWords({ theme }: { theme: string }) {
  return (
    <div className="flex flex-col gap-6">
      <KitGroup title="Chips: read, assumed, ambiguous, not understood">
        <div className="flex flex-wrap gap-2">
          <Chip name="City" onRemove={() => toast("Lisbon removed")} removeLabel="Remove Lisbon">
            Lisbon
          </Chip>
          <Chip kind="assumed" onPress={() => toast("Opened")}>
            women ≥ 60%
          </Chip>
          <Chip kind="ambiguous" onPress={() => toast("Opened")}>
            Valencia, Spain
          </Chip>
          <Chip kind="unknown" name="Not understood">
            glowy
          </Chip>
        </div>
      </KitGroup>
      <KitGroup title="States and badges: icon and word, never colour alone">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <CheckState value />
          <CheckState value={false} />
          <CheckState value={null} />
          <State kind="warn">6 rows to fix</State>
          <State kind="waiting">Waiting 2 days</State>
          <State kind="running">Checking</State>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge tone="line">Untriaged</Badge>
          <Badge tone="success">Shortlisted</Badge>
          <Badge tone="warn">Late</Badge>
          <Badge tone="danger">Declined</Badge>
          <Badge tone="info">Frozen</Badge>
          <Badge tone="brand">v3</Badge>
        </div>
      </KitGroup>
      <KitGroup title="Scores by tens, else grey">
        <div className="flex flex-wrap gap-2">
          {SCORES.map((score) => (
            <Score key={String(score)} value={score} />
          ))}
        </div>
      </KitGroup>
      <KitGroup title="Tabs and switches">
        <KitTabs theme={theme} />
      </KitGroup>
      <KitGroup title="Part of it, or old: say so in place">
        <Note kind="warn">
          <b>Instagram figures are 9 days old.</b> The connection ran out on 10/11/2026.
        </Note>
        <Note kind="info">118 of 128 shown.</Note>
        <Note kind="bad">You are offline.</Note>
        <div className="w-48">
          <Progress label="Drafts" value={8} max={18} text="8 of 18 drafts" />
          <Meter label="Strength" value={3} max={4} tone="success" text="Good" />
        </div>
      </KitGroup>
    </div>
  );
}

function KitTabs({ theme }: { theme: string }) {
  const [mode, setMode] = useState<(typeof MODES)[number]["id"]>("prompt");
  const [shape, setShape] = useState<(typeof SHAPES)[number]["value"]>("table");
  const line = `line-${theme}`;
  const segmented = `segmented-${theme}`;
  return (
    <>
      <Tabs label={`Parts, ${theme}`} name={line} items={MODES} value={mode} onChange={setMode} />
      <TabPanel name={line} value={mode}>
        Panel of {mode}
      </TabPanel>
      <Tabs
        look="segmented"
        label={`Mode, ${theme}`}
        name={segmented}
        items={MODES}
        value={mode}
        onChange={setMode}
      />
      <TabPanel name={segmented} value={mode}>
        Panel of {mode}
      </TabPanel>
      <Segmented label={`Shape, ${theme}`} options={SHAPES} value={shape} onChange={setShape} />
    </>
  );
}
