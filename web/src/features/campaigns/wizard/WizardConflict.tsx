import { Campaign } from "@app/contract/campaigns/schemas";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { toast } from "#/lib/toasts.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { BothTexts } from "#/ui/text/BothTexts.tsx";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import type { CampaignDraft } from "./campaign-draft.ts";
import { campaignUrl } from "#/features/campaigns/campaigns.queries.ts";
import { disputedFields, toBrief } from "./draft.rules.ts";
import type { DraftForm, StoredBrief } from "./draft.rules.ts";

interface WizardConflictProps {
  draft: CampaignDraft;
  campaignId: string;
  form: DraftForm;
  theirs: StoredBrief;
}

/** Two people changed the same field of a campaign: both texts are there until somebody chooses. */
export function WizardConflict({ draft, campaignId, form, theirs }: WizardConflictProps) {
  const { isBusy, run } = useTask();
  const choose = (act: () => Promise<void> | void) =>
    run(async () => {
      await act();
      await refresh(campaignUrl(campaignId));
    });

  async function keepAsCopy() {
    const brief = toBrief(form);
    const copy = { ...brief, name: `${brief.name.slice(0, 100)} (copy)` };
    await send("POST", campaignPaths.all, copy, Campaign);
    draft.takeTheirs();
    toast("Yours is kept as a campaign of its own");
  }

  return (
    <Note kind="warn">
      <p className="font-medium">Somebody else changed this while you were editing</p>
      <p>
        Theirs is stored, yours is in this browser. Nothing is lost until you choose which of the two stays.
      </p>
      <div className="mt-3">
        <BothTexts fields={disputedFields(form, theirs.brief)} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size={32}
          className="max-md:h-11"
          busy={isBusy}
          onClick={() => choose(() => draft.keepMine())}
        >
          Keep mine
        </Button>
        <Button
          size={32}
          className="max-md:h-11"
          busy={isBusy}
          onClick={() => choose(() => draft.takeTheirs())}
        >
          Keep theirs
        </Button>
        <Button size={32} className="max-md:h-11" busy={isBusy} onClick={() => choose(keepAsCopy)}>
          Keep mine as a copy
        </Button>
      </div>
    </Note>
  );
}
