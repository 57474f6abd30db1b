import type { Collection, CollectionCreator } from "@app/contract/collections/schemas";
import { COLLECTION_ORDERS, TRIAGE_STATES } from "@app/contract/collections/schemas";
import { SAY_PARAM } from "@app/contract/strategy/paths";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Megaphone, Sparkles, Users } from "lucide-react";
import { useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { useBarTitle } from "#/lib/page-heading.ts";
import { choice, text, usePageState } from "#/lib/page-state.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { Chip } from "#/ui/text/Chip.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { CollectionCounts } from "./CollectionCounts.tsx";
import { CollectionCreatorTable } from "./CollectionCreatorTable.tsx";
import { CollectionMenu } from "./actions/CollectionMenu.tsx";
import { CollectionNote } from "./CollectionNote.tsx";
import { startCampaign, useCollection, useCollectionCreators } from "./collections.queries.ts";
import { ExportMenu } from "./actions/ExportMenu.tsx";
import { planWish, stateChoices } from "./collections.rules.ts";
import { PriceSum } from "./PriceSum.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { ShareButton } from "./actions/ShareButton.tsx";

const STATE = choice(["all", ...TRIAGE_STATES], "all");
const TAG = text();
const SORT = choice(["added", ...COLLECTION_ORDERS], "added");

export function CollectionPage() {
  const { collectionId = "" } = useParams({ strict: false });
  const { data, error, mutate } = useCollection(collectionId);
  useBarTitle(data?.name ?? null, { label: "Collections", to: "/collections" });
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="page-wide">
        <ListSkeleton rows={8} label="Loading the collection" />
      </div>
    );
  }
  return <OpenCollection collection={data} />;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="page">
      <Panel>
        <LoadFailure
          error={error}
          onRetry={onRetry}
          back={{ to: "/collections", label: "All collections" }}
        />
      </Panel>
    </div>
  );
}

function OpenCollection({ collection }: { collection: Collection }) {
  const navigate = useNavigate();
  const mayChange = useMayWork();
  return (
    <div className="page-wide flex flex-col gap-4">
      <PageHeader
        title={collection.name}
        text={<CollectionCounts collection={collection} />}
        actions={
          <>
            <ExportMenu collection={collection} />
            {mayChange && <ShareButton collection={collection} />}
            {mayChange && collection.counts.all > 0 && <UseActions collection={collection} />}
            {mayChange && (
              <CollectionMenu
                collection={collection}
                onRemoved={() => void navigate({ to: "/collections" })}
              />
            )}
          </>
        }
      />
      <CollectionNote collection={collection} mayChange={mayChange} />
      <Creators collection={collection} />
    </div>
  );
}

/** What a list of creators is for. */
function UseActions({ collection }: { collection: Collection }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    try {
      const campaignId = await startCampaign(collection);
      await navigate({ to: "/campaign/$campaignId/edit", params: { campaignId } });
    } catch {
      // The request has shown its own notification.
      setBusy(false);
    }
  }
  return (
    <>
      <Button busy={busy} icon={<Megaphone aria-hidden size={16} />} onClick={() => void start()}>
        Campaign with these
      </Button>
      <Link
        to="/strategy-ai"
        search={{ [SAY_PARAM]: planWish(collection) }}
        className={classes(buttonClass("primary"), "max-md:h-11")}
      >
        <Sparkles aria-hidden size={16} />
        Plan with these
      </Link>
    </>
  );
}

function Creators({ collection }: { collection: Collection }) {
  const [state, setState] = usePageState("show", STATE);
  const { page, limit, foot } = useTablePage();
  const [tag, setTag] = usePageState("tag", TAG);
  const showTag = (next: string) => setTag(next, { also: { page: undefined } });
  const [sort, setSort] = usePageState("sort", SORT);
  const [chosen, setChosen] = useState<readonly CollectionCreator[]>([]);
  const { data, error, mutate } = useCollectionCreators(collection.id, {
    state,
    tag,
    sort,
    limit,
    offset: (page - 1) * limit,
  });
  const mayChange = useMayWork();
  // Those on the page as they are now: a change is made from what was read last.
  const selected = chosen.map(
    (one) => data?.items.find(({ creatorId }) => creatorId === one.creatorId) ?? one,
  );
  if (collection.counts.all === 0) return <NoCreators />;
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-3 overflow-x-auto border-b border-line px-4 py-2">
        <Segmented
          label="Show"
          options={stateChoices(collection.counts)}
          value={state}
          onChange={(next) => setState(next, { also: { page: undefined } })}
        />
        {tag !== "" && (
          <Chip name="Tag" removeLabel={`Remove the tag ${tag}`} onRemove={() => showTag("")}>
            {tag}
          </Chip>
        )}
        {mayChange && (
          <span className="flex items-center gap-2 text-sm text-fg-2 max-md:hidden">
            <kbd>S</kbd> shortlist <kbd>P</kbd> pass over <kbd>N</kbd> note <kbd>X</kbd> select
          </span>
        )}
      </div>
      {mayChange && selected.length > 0 && (
        <SelectionBar collectionId={collection.id} creators={selected} onDone={() => setChosen([])} />
      )}
      {data && data.prices.length > 0 && (
        <div className="border-b border-line px-4 py-2">
          <PriceSum prices={data.prices} total={data.total} />
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={limit} label="Loading creators" />}
      {data?.items.length === 0 && (
        <EmptyState
          title="No creators here"
          text={
            tag === "" ? "Choose another state to see the others." : "Choose another state or remove the tag."
          }
        />
      )}
      {data && data.items.length > 0 && (
        <CollectionCreatorTable
          collectionId={collection.id}
          creators={data.items}
          mayChange={mayChange}
          onTag={showTag}
          sort={sort}
          onSort={(next) => setSort(next, { also: { page: undefined } })}
          selected={new Set(selected.map(({ creatorId }) => creatorId))}
          onSelect={(ids, isSelected) => {
            const others = chosen.filter(({ creatorId }) => !ids.includes(creatorId));
            const added = data.items.filter(({ creatorId }) => isSelected && ids.includes(creatorId));
            setChosen([...others, ...added]);
          }}
        />
      )}
      <TableFoot total={data?.total ?? null} {...foot} />
    </Panel>
  );
}

function NoCreators() {
  return (
    <Panel>
      <EmptyState
        icon={<Users aria-hidden size={20} />}
        title="No creators in this collection"
        text="Search for creators and add them here."
        action={
          <Link to="/influencers" className={buttonClass()}>
            Find influencers
          </Link>
        }
      />
    </Panel>
  );
}
