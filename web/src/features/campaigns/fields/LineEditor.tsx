import { LINE_COUNT_MAX } from "@app/contract/campaigns/deliverables";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { ORIENTATIONS } from "@app/contract/content-checks/names";
import { PLATFORM_LABELS, PLATFORMS } from "@app/contract/platforms";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { DayField } from "#/ui/fields/DayField.tsx";
import { formatOptions, movePlatform } from "#/features/campaigns/wizard/lines.rules.ts";
import { NumberField } from "./NumberField.tsx";

interface LineEditorProps {
  line: DeliverableLine;
  number: number;
  creators: readonly CampaignCreator[];
  onChange: (line: DeliverableLine) => void;
  onRemove: () => void;
}

const PLATFORM_OPTIONS = PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] }));
const ORIENTATION_OPTIONS = [
  { value: "any", label: "Any" },
  ...ORIENTATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

export function LineEditor({ line, number, creators, onChange, onRemove }: LineEditorProps) {
  const id = useId();
  const isReversed =
    line.durationMin !== null && line.durationMax !== null && line.durationMin > line.durationMax;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line-mid bg-surface p-4">
      <div className="mb-3 flex items-center justify-between">
        <h3 id={id} className="font-semibold">
          Line {number}
        </h3>
        <IconButton
          size="sm"
          label={`Remove line ${number}`}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Select
          label="Platform"
          value={line.platform}
          options={PLATFORM_OPTIONS}
          onChange={(platform) => onChange(movePlatform(line, platform))}
        />
        <Select
          label="Format"
          value={line.format}
          options={formatOptions(line)}
          onChange={(format) => onChange({ ...line, format })}
        />
        <NumberField
          label="Pieces"
          value={line.count}
          max={LINE_COUNT_MAX}
          onChange={(count) => count !== null && onChange({ ...line, count })}
        />
        <WhoField line={line} creators={creators} onChange={onChange} />
        <Select
          label="Orientation"
          value={line.orientation ?? "any"}
          options={ORIENTATION_OPTIONS}
          onChange={(value) =>
            onChange({ ...line, orientation: ORIENTATIONS.find((one) => one === value) ?? null })
          }
        />
        <DayField
          label="Draft due"
          value={line.dueOn}
          onChange={(dueOn) => onChange(withDueDay(line, dueOn))}
        />
        <NumberField
          label="Shortest, seconds"
          isOptional
          max={3600}
          value={line.durationMin}
          onChange={(durationMin) => onChange({ ...line, durationMin })}
        />
        <NumberField
          label="Longest, seconds"
          isOptional
          error={isReversed ? "This is below the shortest length" : undefined}
          max={3600}
          value={line.durationMax}
          onChange={(durationMax) => onChange({ ...line, durationMax })}
        />
      </div>
    </section>
  );
}

function WhoField({ line, creators, onChange }: Pick<LineEditorProps, "line" | "creators" | "onChange">) {
  const chosen = line.creatorIds?.length ?? 0;
  const present = creators.filter((creator) => line.creatorIds?.includes(creator.creatorId)).length;
  const options = [
    { value: "creator", label: "Each creator" },
    { value: "line", label: "All in total" },
    ...(chosen > 0 ? [{ value: "chosen", label: `${present} chosen` }] : []),
  ];
  return (
    <Select
      label="From"
      value={chosen > 0 ? "chosen" : line.per}
      options={options}
      onChange={(value) => {
        if (value !== "chosen")
          onChange({ ...line, per: value === "line" ? "line" : "creator", creatorIds: null });
      }}
    />
  );
}

/** One day for all pieces of the line: a plan's own days of single pieces no longer hold. */
function withDueDay(line: DeliverableLine, dueOn: string | null): DeliverableLine {
  return { ...line, dueOn, ...(line.pieceDays && { pieceDays: [] }) };
}
