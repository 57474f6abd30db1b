import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { LIMIT_MAX } from "@app/contract/paging";
import { useNavigate } from "@tanstack/react-router";
import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";

/** Longest name that is made of a sentence, in characters. */
const NAME_MAX = 80;

/** Everybody who was found becomes a collection that has the sentence as its name. */
export function SaveFound({ result, query }: { result: CreatorSearchResult; query: string }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const mayWork = useMayWork();
  const name = query.trim().slice(0, NAME_MAX);
  if (!mayWork || name === "" || result.total === 0 || result.total > LIMIT_MAX) return null;

  async function save() {
    setBusy(true);
    const collection = await keepAll(result, name).finally(() => setBusy(false));
    toast(`Saved as “${collection.name}”`, {
      action: {
        label: "Open",
        run: () =>
          void navigate({ to: "/collections/$collectionId", params: { collectionId: collection.id } }),
      },
    });
  }

  return (
    <Button
      busy={busy}
      icon={<ListPlus aria-hidden size={16} />}
      onClick={() => void save().catch(() => undefined)}
    >
      {result.total === 1 ? "Save this one" : `Save these ${result.total}`}
    </Button>
  );
}

async function keepAll(result: CreatorSearchResult, name: string) {
  const { saveFound } = await import("#/features/discovery/collecting.queries.ts");
  return saveFound(result, name);
}
