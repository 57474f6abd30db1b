import { TextField } from "#/ui/fields/TextField.tsx";
import { DisclosureFields } from "#/features/campaigns/fields/DisclosureFields.tsx";
import { GuidelineList } from "#/features/campaigns/fields/GuidelineList.tsx";
import { HandlesField } from "#/features/campaigns/fields/HandlesField.tsx";
import { StepHead } from "#/features/campaigns/wizard/StepHead.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

export function GuidelinesStep({ draft, form }: StepProps) {
  return (
    <>
      <StepHead
        title="What must creators do, and not do?"
        text="Short lines work best. A person ticks each one; handles, hashtags and the disclosure are checked by Sentinel."
      />
      <GuidelineList
        guidelines={form.guidelines}
        onChange={(guidelines) => draft.change({ guidelines })}
        current={() => draft.store.get().form.guidelines}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <HandlesField handles={form.handles} onChange={(handles) => draft.change({ handles })} />
        <TextField
          label="Hashtags"
          hint="Separated by spaces or #"
          autoComplete="off"
          value={form.hashtags}
          onChange={(event) => draft.change({ hashtags: event.target.value })}
        />
      </div>
      <DisclosureFields
        disclosure={form.disclosure}
        markets={form.markets}
        onChange={(disclosure) => draft.change({ disclosure })}
      />
    </>
  );
}
