import type { CollectionCreator, TriageState } from "@app/contract/collections/schemas";
import { useMemo, useState } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import type { Choice } from "#/ui/table/use-choice.ts";
import type { TableState } from "#/ui/table/use-table-state.ts";
import { collectionColumns } from "./collection-columns.tsx";
import { editCreator, voteOn } from "./collections.queries.ts";
import { knownColumns, nextState } from "./collections.rules.ts";

interface CollectionCreatorTableProps {
  collectionId: string;
  /** Null for those that are on their way. */
  creators: readonly (CollectionCreator | null)[];
  total: number;
  state: TableState;
  mayChange: boolean;
  /** Shows only the creators with this tag. */
  onTag: (tag: string) => void;
  choice: Choice<CollectionCreator>;
  onRange: (first: number, last: number) => void;
}

/** S, P and N act on the row that has the focus. */
export function CollectionCreatorTable(props: CollectionCreatorTableProps) {
  const { collectionId, creators, mayChange, onTag, choice } = props;
  const [noteOn, setNoteOn] = useState<string | null>(null);
  const seesPrices = useSeesPrices();
  const { followers, engagement, price, votes } = knownColumns(
    creators.filter((creator) => creator !== null),
  );
  const columns = useMemo(
    () =>
      collectionColumns({
        collectionId,
        mayChange,
        seesPrices,
        known: { followers, engagement, price, votes },
        noteOn,
        onNote: setNoteOn,
        onTag,
        onDecide: (creator, state) => void decide(collectionId, creator, state),
        onVote: (creator, vote) => void settled(voteOn(collectionId, creator.creatorId, vote)),
      }),
    [collectionId, mayChange, seesPrices, followers, engagement, price, votes, noteOn, onTag],
  );
  const decideOn = (state: TriageState) => ({
    run: (creator: CollectionCreator) => void decide(collectionId, creator, state),
  });
  return (
    <DataTable
      name="collection"
      label="Creators in this collection"
      columns={columns}
      rows={creators}
      keyOf={keyOf}
      nameOf={nameOf}
      state={props.state}
      total={props.total}
      onRange={props.onRange}
      choice={mayChange ? choice : undefined}
      letters={
        mayChange
          ? {
              s: decideOn("shortlisted"),
              p: decideOn("passed"),
              n: { run: ({ creatorId }) => setNoteOn(creatorId), stays: true },
            }
          : undefined
      }
    >
      <span className="max-lg:hidden">
        {mayChange
          ? "↑ ↓ to move, Enter opens, X chooses, S shortlists, P passes over, N writes a note"
          : "↑ ↓ to move, Enter opens"}
      </span>
    </DataTable>
  );
}

function keyOf({ creatorId }: CollectionCreator): string {
  return creatorId;
}

function nameOf({ name, handle }: CollectionCreator): string {
  return name ?? `@${handle}`;
}

function decide(collectionId: string, creator: CollectionCreator, chosen: TriageState): Promise<void> {
  return settled(editCreator(collectionId, creator, { state: nextState(creator.state, chosen) }));
}

/** What was refused has shown its own notification. */
async function settled(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined);
}
