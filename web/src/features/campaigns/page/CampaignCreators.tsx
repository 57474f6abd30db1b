import type { Campaign } from "@app/contract/campaigns/schemas";
import { CalendarRange, Columns3, Table as TableIcon, UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { CampaignBoard } from "#/features/campaigns/board/CampaignBoard.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

// Most visits see the board alone; the others come with the first look at what leads to them.
const loadViews = () => import("./other-views.lazy.ts");
const AddCreators = late(async () => (await loadViews()).AddCreators);
const CampaignCreatorTable = late(async () => (await loadViews()).CampaignCreatorTable);
const CampaignTimeline = late(async () => (await loadViews()).CampaignTimeline);
// Whoever opens one is told if it cannot be fetched.
const fetchViews = () => void loadViews().catch(() => undefined);

const VIEWS = ["board", "timeline", "table"] as const;
const OPTIONS = [
  { value: "board", label: "Board", icon: <Columns3 aria-hidden size={16} /> },
  { value: "timeline", label: "Timeline", icon: <CalendarRange aria-hidden size={16} /> },
  { value: "table", label: "Table", icon: <TableIcon aria-hidden size={16} /> },
] as const;

export function CampaignCreators({ campaign }: { campaign: Campaign }) {
  const [view, setView] = usePageState("view", choice(VIEWS, "board"));
  const mayChange = useMayWork();
  const [isAdding, setIsAdding] = useState(false);
  const add = mayChange && (
    <Button
      size={32}
      variant={campaign.status === "draft" ? "secondary" : "primary"}
      icon={<UserPlus aria-hidden size={16} />}
      onClick={() => setIsAdding(true)}
    >
      Add creators
    </Button>
  );
  return (
    <>
      <div
        onPointerEnter={fetchViews}
        onFocus={fetchViews}
        className="flex flex-wrap items-center gap-3 px-4 pt-3 pb-1 md:px-6"
      >
        <Segmented label="View" options={OPTIONS} value={view} onChange={setView} />
        {add}
        {view === "board" && mayChange && campaign.creators.length > 0 && (
          <span className="ml-auto text-sm text-fg-2 max-lg:hidden">
            Move a card by dragging, with its menu, or with the arrow keys
          </span>
        )}
      </div>
      {campaign.creators.length === 0 ? (
        <EmptyState
          title="No creators yet"
          text="Take the creators of a collection: they start as “to invite”, and each owes what the brief asks for."
          action={add || undefined}
        />
      ) : view === "board" ? (
        <CampaignBoard campaign={campaign} mayChange={mayChange} />
      ) : (
        <Suspense fallback={<ListSkeleton rows={campaign.creators.length} label="Loading the view" />}>
          {view === "timeline" ? (
            <CampaignTimeline campaign={campaign} />
          ) : (
            <CampaignCreatorTable campaign={campaign} mayChange={mayChange} />
          )}
        </Suspense>
      )}
      <Dialog open={isAdding} onClose={() => setIsAdding(false)} title="Add creators">
        <Suspense fallback={<ListSkeleton rows={2} label="Loading the collections" />}>
          <AddCreators campaignId={campaign.id} onAdded={() => setIsAdding(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
