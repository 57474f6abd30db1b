import { CAMPAIGN_NAME_MAX } from "@app/contract/campaigns/schemas";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { DayField } from "#/ui/fields/DayField.tsx";
import { MarketsField } from "#/features/campaigns/fields/MarketsField.tsx";
import { StepHead } from "#/features/campaigns/wizard/StepHead.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

export function BasicsStep({ draft, form }: StepProps) {
  const isReversed = form.startsOn !== null && form.endsOn !== null && form.endsOn < form.startsOn;
  return (
    <>
      <StepHead
        title="What is the campaign about?"
        text="The name, what it is for, when it runs and where. Everything is saved as you type."
      />
      <div className="mt-2 flex flex-col gap-4">
        <TextField
          label="Name"
          value={form.name}
          maxLength={CAMPAIGN_NAME_MAX}
          autoComplete="off"
          onChange={(event) => draft.change({ name: event.target.value })}
        />
        <TextArea
          label="Goal"
          rows={2}
          maxLength={500}
          hint="What should people know, feel or do afterwards?"
          value={form.goal}
          onChange={(event) => draft.change({ goal: event.target.value })}
        />
        <TextField
          label="Brand"
          value={form.brand}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => draft.change({ brand: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField
            label="First day live"
            value={form.startsOn}
            onChange={(startsOn) => draft.change({ startsOn })}
          />
          <DayField
            label="Last day live"
            value={form.endsOn}
            error={isReversed ? "This is before the first day. Choose a later one" : undefined}
            onChange={(endsOn) => draft.change({ endsOn })}
          />
        </div>
        <MarketsField markets={form.markets} onChange={(markets) => draft.change({ markets })} />
      </div>
    </>
  );
}
