import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator, InvitedBy } from "@app/contract/campaigns/creators";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { useForm } from "#/lib/forms/use-form.ts";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { EntryDialog } from "./EntryDialog.tsx";

interface InvitedDialogProps {
  campaign: Campaign;
  creator: CampaignCreator;
  onClose: () => void;
}

const WAYS = [
  { value: "mail", label: "By mail" },
  { value: "link", label: "By a link that was sent" },
  { value: "person", label: "In person, or by phone" },
] as const;

/** Asks how a creator was invited: nothing else says so. */
export function InvitedDialog({ campaign, creator, onClose }: InvitedDialogProps) {
  const { changeCreator } = campaignActions(campaign.id);
  const initial: { invitedBy: InvitedBy; invitedLink: string } = { invitedBy: "mail", invitedLink: "" };
  const form = useForm(initial, async ({ invitedBy, invitedLink }) => {
    const link = invitedBy === "link" && invitedLink.trim() !== "" && { invitedLink: invitedLink.trim() };
    await changeCreator(creator, { stage: "invited", invitedBy, ...link }, { quiet: true });
    onClose();
  });
  return (
    <EntryDialog
      title={`How was ${creatorLabel(creator)} invited?`}
      action="Move to Invited"
      form={form}
      onClose={onClose}
    >
      <RadioGroup label="Invited" options={WAYS} {...form.control("invitedBy")} />
      {form.values.invitedBy === "link" && (
        <TextField label="Link that was sent" type="url" {...form.field("invitedLink")} />
      )}
    </EntryDialog>
  );
}
