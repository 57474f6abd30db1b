import { currencyOf } from "@app/contract/campaigns/currency";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { AddCreators } from "#/features/campaigns/AddCreators.tsx";
import { CreatorFees } from "#/features/campaigns/fields/CreatorFees.tsx";
import { StepHead } from "#/features/campaigns/wizard/StepHead.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

export function CreatorsStep({ draft, form, campaign }: StepProps) {
  const creators = campaign?.creators ?? [];
  const fees = creators.map((creator) => creator.fee);
  const currency = currencyOf(form.budget, fees, useWorkspaceCurrency());
  return (
    <>
      <StepHead
        title="Who makes it?"
        text="Take the creators of a collection. A fee may stay empty until it is known; it is never taken as 0."
      />
      {campaign === null ? (
        <Note>
          Give the campaign a name first, on the step Basics: then it is stored and can take creators.
        </Note>
      ) : (
        <AddCreators campaignId={campaign.id} beforeAdd={() => draft.flush()} />
      )}
      {campaign !== null && creators.length === 0 && (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            title="No creators yet"
            text="Choose a collection above. Its creators join the campaign as “to invite”, each with a fee of their own."
          />
        </div>
      )}
      {campaign !== null && creators.length > 0 && <CreatorFees campaign={campaign} currency={currency} />}
    </>
  );
}
