import { MEMBER_EVENTS } from "@app/contract/identity/schemas";
import type { Member, MemberEventFilter, MemberEventKind } from "@app/contract/identity/schemas";
import { Select } from "#/ui/fields/Select.tsx";
import { EVENT_LABELS } from "./members-log.rules.ts";

const ALL = "all";
const KINDS = [
  { value: ALL, label: "Everything" },
  ...MEMBER_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
] as const;
const DAYS = [
  { value: ALL, label: "Since the beginning" },
  { value: "1", label: "Last day" },
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
];

interface LogFilterProps {
  filter: MemberEventFilter;
  people: readonly Member[];
  onChange: (filter: MemberEventFilter) => void;
}

/** Of whom, what, and since when the log tells. */
export function LogFilter({ filter, people, onChange }: LogFilterProps) {
  const { userId, kind, days } = filter;
  const whom = people.map(({ userId: value, name, email }) => ({ value, label: name || (email ?? "NA") }));
  return (
    <div className="grid gap-3 border-b border-line p-4 md:grid-cols-3">
      <Select
        label="Who"
        value={userId ?? ALL}
        options={[{ value: ALL, label: "Everybody" }, ...whom]}
        onChange={(value) => onChange(kept({ kind, days, userId: value === ALL ? undefined : value }))}
      />
      <Select<MemberEventKind | typeof ALL>
        label="What"
        value={kind ?? ALL}
        options={KINDS}
        onChange={(value) => onChange(kept({ userId, days, kind: value === ALL ? undefined : value }))}
      />
      <Select
        label="When"
        value={days === undefined ? ALL : String(days)}
        options={DAYS}
        onChange={(value) =>
          onChange(kept({ userId, kind, days: value === ALL ? undefined : Number(value) }))
        }
      />
    </div>
  );
}

function kept({ userId, kind, days }: MemberEventFilter): MemberEventFilter {
  return {
    ...(userId !== undefined && { userId }),
    ...(kind !== undefined && { kind }),
    ...(days !== undefined && { days }),
  };
}
