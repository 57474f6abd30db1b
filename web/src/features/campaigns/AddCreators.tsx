import { Link } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { toast } from "#/lib/toasts.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
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
  const [collectionId, setCollectionId] = useState("");
  const { isBusy, run } = useTask();

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
  async function add() {
    await beforeAdd?.();
    const before = campaign?.creators.length ?? 0;
    const after = await addCreators({ collectionId });
    toast(addedText(after.creators.length - before));
    onAdded?.();
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SearchSelect
        label="Collection"
        of="collections"
        className="min-w-48 flex-1"
        value={collectionId}
        before={[{ value: "", label: "Choose a collection" }]}
        options={options}
        search={collections}
        onChange={setCollectionId}
      />
      <Button
        className="h-10 max-md:h-11"
        icon={<UserPlus aria-hidden size={16} />}
        busy={isBusy}
        disabled={collectionId === ""}
        onClick={() => run(add)}
      >
        Add creators
      </Button>
    </div>
  );
}

function addedText(count: number): string {
  if (count === 0) return "All of them were in the campaign already";
  return count === 1 ? "1 creator added" : `${count} creators added`;
}
