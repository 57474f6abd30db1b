import { CampaignCreatorsInput } from "@app/contract/campaigns/creators";
import { Link } from "@tanstack/react-router";
import { plural } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { addToCampaign, useOpenCampaigns } from "./selection.queries.ts";

interface CampaignDialogProps {
  creatorIds: readonly string[];
  onClose: () => void;
  onAdded: () => void;
}

/** Puts creators into a campaign that is planned or running. */
export function CampaignDialog({ creatorIds, onClose, onAdded }: CampaignDialogProps) {
  const { data, error, mutate } = useOpenCampaigns();
  return (
    <Dialog open onClose={onClose} title={`Add ${plural(creatorIds.length, "creator")} to a campaign`}>
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={2} label="Loading campaigns" />}
      {data?.length === 0 && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-fg-2">There is no campaign yet.</p>
          <Link to="/campaigns/new" className={buttonClass("primary")}>
            Plan a campaign
          </Link>
        </div>
      )}
      {data && data.length > 0 && (
        <ChooseCampaign campaigns={data} creatorIds={creatorIds} onClose={onClose} onAdded={onAdded} />
      )}
    </Dialog>
  );
}

interface ChooseCampaignProps extends CampaignDialogProps {
  campaigns: readonly { id: string; name: string }[];
}

function ChooseCampaign({ campaigns, creatorIds, onClose, onAdded }: ChooseCampaignProps) {
  const initial = { campaignId: campaigns[0]?.id ?? "" };
  const { control, problem, busy, submit } = useForm(initial, async ({ campaignId }) => {
    const { name } = await addToCampaign(
      campaignId,
      checked(CampaignCreatorsInput, { creatorIds: [...creatorIds] }),
    );
    toast(`Added to ${name}`);
    onClose();
    onAdded();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Select
        label="Campaign"
        {...control("campaignId")}
        options={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormProblem text={problem} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={busy}>
          Add
        </Button>
      </div>
    </form>
  );
}
