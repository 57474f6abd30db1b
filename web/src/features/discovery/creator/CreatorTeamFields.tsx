import { STATUSES } from "@app/contract/discovery/filters";
import { marketChoices } from "#/lib/choices.ts";
import type { FormFields } from "#/lib/forms/form-state.ts";
import { Select } from "#/ui/fields/Select.tsx";
import type { SelectOption } from "#/ui/fields/Select.tsx";
import { DayField } from "#/ui/fields/DayField.tsx";
import type { DayFieldProps } from "#/ui/fields/DayField.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { statusText } from "#/features/discovery/filters/word-case.ts";
import type { Draft } from "./creator-edit.rules.ts";

const NOT_KNOWN: SelectOption = { value: "", label: "Not known" };
const STATUS_CHOICES: SelectOption[] = [
  NOT_KNOWN,
  ...STATUSES.map((value) => ({ value, label: statusText(value) })),
];

/** What the team keeps of a creator: how far talks are, whose it is, where it lives, and the fields of its own. */
export function CreatorTeamFields({
  form: { field, control },
  fields,
}: {
  form: FormFields<Draft>;
  fields: Draft["fields"];
}) {
  const own = control("fields");
  return (
    <>
      <Select label="Status" {...control("status")} options={STATUS_CHOICES} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="Owner" {...field("owner")} />
        <TextField label="Client" {...field("client")} />
        <TextField label="Agency" {...field("agency")} />
        <TextField label="Code" {...field("code")} />
        <Day label="Last contact" {...control("lastContact")} />
        <Day label="Last deal" {...control("lastDeal")} />
        <Select label="Country" {...control("country")} options={[NOT_KNOWN, ...marketChoices()]} />
        <TextField label="City" {...field("city")} />
        <TextField label="Address" {...field("address")} />
        {Object.entries(fields).map(([name, value]) => (
          <TextField
            key={name}
            label={name}
            value={value}
            onChange={({ target }) => own.onChange({ ...fields, [name]: target.value })}
          />
        ))}
      </div>
    </>
  );
}

// The form keeps an empty text where no day is known.
function Day({ value, onChange, ...props }: Omit<DayFieldProps, "value" | "onChange"> & TextControl) {
  return <DayField {...props} value={value || null} onChange={(day) => onChange(day ?? "")} />;
}

interface TextControl {
  value: string;
  onChange: (value: string) => void;
}
