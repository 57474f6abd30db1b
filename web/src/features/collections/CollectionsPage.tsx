import type { Collection } from "@app/contract/collections/schemas";
import { countSource } from "@app/contract/collections/sources";
import { Link } from "@tanstack/react-router";
import { FolderOpen, Plus } from "lucide-react";
import { useState } from "react";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Faces } from "#/ui/text/Faces.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TriageCounts } from "./CollectionCounts.tsx";
import { CollectionMenu } from "./actions/CollectionMenu.tsx";
import { useCollections } from "./collections.queries.ts";
import { NewCollection } from "./NewCollection.tsx";

export function CollectionsPage() {
  const mayChange = useMayWork();
  const [isNew, setIsNew] = useState(false);
  const create = mayChange && (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setIsNew(true)}>
      New collection
    </Button>
  );
  return (
    <div className="page flex flex-col gap-4">
      <PageHeader
        title="Collections"
        text="Named lists of creators, with notes and who made the shortlist."
        actions={create || undefined}
      />
      <CollectionCards />
      <NewCollection open={isNew} onClose={() => setIsNew(false)} />
    </div>
  );
}

function CollectionCards() {
  const list = useCollections();
  const { data, error, mutate } = list;
  if (error && !data) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={() => void mutate()} />
      </Panel>
    );
  }
  if (!data) return <ListSkeleton rows={5} label="Loading collections" />;
  if (data.items.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<FolderOpen aria-hidden size={20} />}
          title="No collections yet"
          text="Save creators from Influencer Discovery into one, or start an empty one here."
          action={
            <Link to="/influencers" className={buttonClass()}>
              Find influencers
            </Link>
          }
        />
      </Panel>
    );
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.items.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </ul>
      <div className="-mx-4">
        <ShowMore list={list} of="collections" />
      </div>
    </>
  );
}

function CollectionCard({ collection }: { collection: Collection }) {
  const timeZone = useTimeZone();
  const mayChange = useMayWork();
  const { id, name, counts, note, updatedAt } = collection;
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 font-semibold">
          <Link
            to="/collections/$collectionId"
            params={{ collectionId: id }}
            className="line-clamp-2 leading-6 break-words -outline-offset-2 hover:underline"
          >
            {name}
          </Link>
        </h2>
        {mayChange && <CollectionMenu collection={collection} />}
      </div>
      {note !== null && <p className="line-clamp-2 text-sm text-fg-2">{note}</p>}
      <div className="flex items-center justify-between gap-3">
        <p>
          <span className="text-2xl font-semibold">
            <Figure
              value={formatTotal(counts.all)}
              source={countSource(collection)}
              label={`Creators in ${name}`}
            />
          </span>{" "}
          <span className="text-sm text-fg-2">{counts.all === 1 ? "creator" : "creators"}</span>
        </p>
        <Faces faces={collection.faces} />
      </div>
      <p className="mt-auto text-sm text-fg-2">
        {counts.all > 0 && <TriageCounts collection={collection} />} Changed {formatDate(updatedAt, timeZone)}
        .
      </p>
    </li>
  );
}
