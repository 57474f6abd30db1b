import { Search } from "lucide-react";
import { ApiError } from "#/lib/api/api-error.ts";
import { toast } from "#/lib/toasts.ts";
import { Avatar } from "#/ui/text/Avatar.tsx";
import { BothTexts } from "#/ui/text/BothTexts.tsx";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { KitGroup } from "./KitGroup.tsx";

const FAILURE = new ApiError(
  {
    status: 503,
    code: "discovery.index_building",
    title: "Not ready",
    detail: "The creator index is being rebuilt. Your sentence and chips are kept. Try again in a moment.",
    errors: [],
  },
  "req-41",
);

const DISPUTED = [
  { label: "Note", yours: "Call them in July, after the fair", theirs: "Call them in June" },
  { label: "Triage", yours: "Shortlisted", theirs: "Passed over" },
];

export function KitStates() {
  return (
    <KitGroup title="Loading, empty, error">
      <div className="flex w-full flex-col gap-4">
        <Panel>
          <ListSkeleton rows={3} />
        </Panel>
        <Panel>
          <EmptyState
            icon={<Search aria-hidden size={20} />}
            title="No creator meets all seven rules"
            text="The price limit removes the most: 14 creators cost between €1,500 and €1,800 a reel."
            action={<Button>Raise to €1,800</Button>}
          />
        </Panel>
        <Panel>
          <ErrorState error={FAILURE} onRetry={() => toast("Tried again")} />
        </Panel>
        <Panel className="p-4">
          <BothTexts fields={DISPUTED} />
        </Panel>
        <div className="flex items-center gap-2">
          <Avatar name="Inês Carvalhal" size={56} />
          <Avatar name="mateo.dermis" size={40} />
          <Avatar name="Nerea Ugalde" />
          <Avatar name="BQ" size={24} />
        </div>
      </div>
    </KitGroup>
  );
}
