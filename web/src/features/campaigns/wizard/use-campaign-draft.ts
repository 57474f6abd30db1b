import { Campaign } from "@app/contract/campaigns/schemas";
import { campaignPaths } from "@app/contract/campaigns/paths";
import type { CampaignBrief } from "@app/contract/campaigns/schemas";
import { useEffect, useState } from "react";
import { send } from "#/lib/api/api.ts";
import { keepAnswer } from "#/lib/api/cache.ts";
import { browserTexts } from "#/lib/storage/lasting-storage.ts";
import { useStore } from "#/lib/store.ts";
import { CampaignDraft } from "./campaign-draft.ts";
import type { DraftTransport } from "./campaign-draft.ts";
import { campaignUrl } from "#/features/campaigns/campaigns.queries.ts";
import { browserCopies } from "./draft-copy.ts";
import type { CopyOwner, CopyStore } from "./draft-copy.ts";
import { NEW_DRAFT, reunite, storedBrief, UNTITLED } from "./draft.rules.ts";

const QUIET = { quiet: true };

/** The draft of a campaign, or of a new one for null, together with what this person left unsaved at an earlier visit. */
export function useCampaignDraft(
  owner: CopyOwner,
  campaign: Campaign | null,
  onCreated: (id: string) => void,
) {
  const [draft] = useState(() => {
    const copies = browserCopies(browserTexts, owner);
    const opened = new CampaignDraft({
      campaign,
      copies,
      transport: transportOnce(),
      onStored(stored) {
        void keepAnswer(campaignUrl(stored.id), stored);
        if (!campaign) onCreated(stored.id);
      },
    });
    restore(opened, campaign, copies);
    return opened;
  });
  useEffect(() => {
    const save = () => void draft.flush();
    window.addEventListener("online", save);
    return () => {
      window.removeEventListener("online", save);
      save();
    };
  }, [draft]);
  return { draft, ...useStore(draft.store) };
}

function restore(draft: CampaignDraft, campaign: Campaign | null, copies: CopyStore): void {
  const copy = copies.read(campaign?.id ?? NEW_DRAFT);
  if (!campaign) {
    if (copy) draft.change(copy.form);
    return;
  }
  const reunion = reunite(campaign, copy);
  if (reunion.kind === "resume") draft.change(reunion.form);
  if (reunion.kind === "conflict") draft.disagree(reunion.copy, storedBrief(campaign));
  if (reunion.kind === "stored") copies.remove(campaign.id);
}

/** The same key for every attempt: a create whose answer was lost is not made twice. */
function transportOnce(): DraftTransport {
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return {
    create: () =>
      send("POST", campaignPaths.all, { name: UNTITLED }, Campaign, {
        ...QUIET,
        headers: { "Idempotency-Key": key },
      }),
    change: (id, version, brief: CampaignBrief) =>
      send("PATCH", campaignUrl(id), { version, ...brief }, Campaign, QUIET),
  };
}
