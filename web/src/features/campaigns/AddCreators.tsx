import { Link } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { CampaignCreatorsInput } from "@app/contract/campaigns/creators";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { SearchSelect } from "#/ui/fields/SearchSelect.tsx";
import { useCampaign, campaignActions, useCollectionChoices } from "./campaigns.queries.ts";

interface AddCreatorsProps {
  campaignId: string;
  /** Runs before the creators are added: what is unsaved is saved first. */
  beforeAdd?: () => Promise<unknown>;
  onAdded?: () => void;
}

/** Takes the creators of a collection into the campaign; those already in it stay as they are. */
export function AddCreators({ campaignId, beforeAdd, onAdded }: AddCreatorsProps) {
  const collections = useCollectionChoices();
  const { data: campaign } = useCampaign(campaignId);
  const { addCreators } = campaignActions(campaignId);
  const { control, problem, busy, submit } = useForm({ collectionId: "" }, async (values) => {
    const input = checked(CampaignCreatorsInput, values);
    await beforeAdd?.();
    const before = campaign?.creators.length ?? 0;
    const after = await addCreators(input);
    toast(addedText(after.creators.length - before));
    onAdded?.();
  });

  if (collections.isEmpty) {
    return (
      <p className="text-fg-2">
        There is no collection yet.{" "}
        <Link to="/influencers" className="font-medium text-brand-text underline">
          Find influencers
        </Link>{" "}
        and save them into one.
      </p>
    );
  }
  const options = (collections.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <SearchSelect
          label="Collection"
          of="collections"
          className="min-w-48 flex-1"
          {...control("collectionId")}
          before={[{ value: "", label: "Choose a collection" }]}
          options={options}
          search={collections}
        />
        <Button
          type="submit"
          className="h-10 self-end max-md:h-11"
          icon={<UserPlus aria-hidden size={16} />}
          busy={busy}
        >
          Add creators
        </Button>
      </div>
      <FormProblem text={problem} />
    </form>
  );
}

function addedText(count: number): string {
  if (count === 0) return "All of them were in the campaign already";
  return count === 1 ? "1 creator added" : `${count} creators added`;
}
