import type { Collection, CollectionCreator } from "@app/contract/collections/schemas";
import { COLLECTION_SORTS, TRIAGE_STATES } from "@app/contract/collections/schemas";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useMayWork } from "#/lib/api/me.ts";
import { choice, text, usePageState } from "#/lib/page-state.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { useChoice } from "#/ui/table/use-choice.ts";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { Chip } from "#/ui/text/Chip.tsx";
import { CollectionCreatorTable } from "./CollectionCreatorTable.tsx";
import { useCreatorRows } from "./collections.queries.ts";
import { stateChoices } from "./collections.rules.ts";
import { PriceSum } from "./PriceSum.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

const SHOWN = choice(["all", ...TRIAGE_STATES], "all");
const TAG = text();
const FIRST_PAGE = { also: { page: undefined } };

/** The creators of a collection: which of them are shown, what is done with those that are chosen, and the table. */
export function CollectionCreators({ collection }: { collection: Collection }) {
  const [show, setShow] = usePageState("show", SHOWN);
  const [tag, setTag] = usePageState("tag", TAG);
  const table = useTableState(COLLECTION_SORTS);
  const chosen = useChoice(keyOf);
  const mayChange = useMayWork();
  const { data, rows, error, again, onRange } = useCreatorRows(collection.id, { state: show, tag }, table);
  if (collection.counts.all === 0) return <NoCreators />;
  // Those on the page as they are now: a change is made from what was read last.
  const selected = [...chosen.chosen].map(
    ([id, one]) => rows.find((row) => row !== null && keyOf(row) === id) ?? one,
  );
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-3 overflow-x-auto border-b border-line px-4 py-2">
        <Segmented
          label="Show"
          options={stateChoices(collection.counts)}
          value={show}
          onChange={(next) => setShow(next, FIRST_PAGE)}
        />
        {tag !== "" && (
          <Chip name="Tag" removeLabel={`Remove the tag ${tag}`} onRemove={() => setTag("", FIRST_PAGE)}>
            {tag}
          </Chip>
        )}
      </div>
      {mayChange && selected.length > 0 && (
        <SelectionBar collectionId={collection.id} creators={selected} onDone={chosen.clear} />
      )}
      {data && data.prices.length > 0 && (
        <div className="border-b border-line px-4 py-2">
          <PriceSum prices={data.prices} total={data.total} />
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={again} />}
      {!error && !data && <ListSkeleton rows={table.limit} label="Loading creators" />}
      {data?.total === 0 && <NobodyShown tag={tag} />}
      {data && data.total > 0 && (
        <CollectionCreatorTable
          collectionId={collection.id}
          creators={rows}
          total={data.total}
          state={table}
          mayChange={mayChange}
          onTag={(next) => setTag(next, FIRST_PAGE)}
          choice={chosen}
          onRange={onRange}
        />
      )}
    </Panel>
  );
}

function keyOf({ creatorId }: CollectionCreator): string {
  return creatorId;
}

function NobodyShown({ tag }: { tag: string }) {
  return (
    <EmptyState
      title="No creators here"
      text={
        tag === "" ? "Choose another state to see the others." : "Choose another state or remove the tag."
      }
    />
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
