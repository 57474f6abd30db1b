import { Campaign } from "@app/contract/campaigns";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { fetcher, send } from "#/lib/api.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/Note.tsx";
import type { CampaignDraft } from "./campaign-draft.ts";
import { campaignUrl } from "./campaigns.queries.ts";
import { toBrief } from "./draft.rules.ts";
import type { DraftForm } from "./draft.rules.ts";

interface WizardConflictProps {
  draft: CampaignDraft;
  campaignId: string;
  form: DraftForm;
}

/** Two people changed the same campaign: both versions are there until somebody chooses. */
export function WizardConflict({ draft, campaignId, form }: WizardConflictProps) {
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);

  async function choose(act: (theirs: Campaign) => Promise<void>) {
    setIsBusy(true);
    try {
      const theirs = Campaign.parse(await fetcher(campaignUrl(campaignId)));
      await act(theirs);
      await mutate(campaignUrl(campaignId));
    } catch {
      toast("This needs a connection. Yours is kept in this browser; try again in a moment.", {
        severity: "error",
      });
    } finally {
      setIsBusy(false);
    }
  }

  async function keepAsCopy(theirs: Campaign) {
    const brief = toBrief(form);
    const copy = { ...brief, name: `${brief.name.slice(0, 100)} (copy)` };
    await send("POST", "/api/v1/campaigns", copy, Campaign);
    draft.takeTheirs(theirs);
    toast("Yours is kept as a campaign of its own");
  }

  return (
    <Note kind="warn">
      <p className="font-medium">Somebody else changed this campaign while you were editing it.</p>
      <p>Theirs is stored, yours is in this browser. Nothing is lost until you choose.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size={32} busy={isBusy} onClick={() => void choose((theirs) => draft.keepMine(theirs))}>
          Keep mine
        </Button>
        <Button
          size={32}
          busy={isBusy}
          onClick={() => void choose(async (theirs) => draft.takeTheirs(theirs))}
        >
          Take theirs
        </Button>
        <Button size={32} busy={isBusy} onClick={() => void choose(keepAsCopy)}>
          Keep mine as a copy
        </Button>
      </div>
    </Note>
  );
}
