import { countSource } from "@app/contract/collections/sources";
import { Link } from "@tanstack/react-router";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Faces } from "#/ui/text/Faces.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { HomePanel } from "./HomePanel.tsx";
import { RECENT, useImports, useRecentCollections, useSample } from "./home.queries.ts";
import { sourceRows } from "./home.rules.ts";
import type { SourceRow } from "./home.rules.ts";
import { ROW, ROW_LINK } from "./row-link.styles.ts";

const MORE =
  "inline-flex min-h-6 min-w-6 items-center justify-end text-sm font-medium text-brand-text hover:underline";

export function CollectionsPanel() {
  const read = useRecentCollections();
  const timeZone = useTimeZone();
  return (
    <HomePanel
      title="Recent collections"
      aside={
        <Link to="/collections" className={MORE}>
          All
        </Link>
      }
      read={read}
      rows={RECENT}
    >
      {(items) =>
        items.map((collection) => (
          <li key={collection.id} className={ROW}>
            <span className="min-w-0 flex-1">
              <Link
                to="/collections/$collectionId"
                params={{ collectionId: collection.id }}
                className={ROW_LINK}
              >
                {collection.name}
              </Link>
              <span className="block text-sm text-fg-2">
                <Figure
                  className="relative"
                  label={`Creators in ${collection.name}`}
                  value={formatTotal(collection.counts.all)}
                  source={countSource(collection)}
                />{" "}
                {collection.counts.all === 1 ? "creator" : "creators"}, edited{" "}
                {formatDate(collection.updatedAt, timeZone)}
              </span>
            </span>
            <Faces faces={collection.faces} />
          </li>
        ))
      }
    </HomePanel>
  );
}

/** Where the creators of this workspace come from. */
export function SourcesPanel({ isSample }: { isSample: boolean }) {
  const read = useSources(isSample);
  const mayBring = useMayWork();
  return (
    <HomePanel
      title="Data sources"
      aside={
        mayBring && (
          <Link to="/influencers" search={{ import: "open" }} className={MORE}>
            Bring more
          </Link>
        )
      }
      read={read}
      rows={RECENT}
      empty="No source yet. Paste a table, handles or links, or take an Excel or CSV file."
    >
      {(items) =>
        items.map((source) => (
          <li key={source.id} className="flex min-h-15 items-center justify-between gap-3 px-4 py-1.5">
            <span className="min-w-0">
              <b className="block truncate font-medium">{source.name}</b>
              <span className="block text-sm text-fg-2">
                <Figure
                  label={`Creators of ${source.name}`}
                  value={formatTotal(source.creators)}
                  source={source.origin}
                />{" "}
                {source.creators === 1 ? "creator" : "creators"}, {source.text}
              </span>
            </span>
            <SourceState source={source} />
          </li>
        ))
      }
    </HomePanel>
  );
}

function useSources(isSample: boolean) {
  const imports = useImports();
  const sample = useSample(isSample);
  const timeZone = useTimeZone();
  const isWaiting = isSample && !sample.data;
  const invented = sample.data?.creators ?? null;
  const items = imports.data && !isWaiting ? sourceRows(imports.data.items, invented, timeZone) : null;
  return {
    data: items ? { items } : undefined,
    error: imports.error ?? sample.error,
    mutate: () => Promise.all([imports.mutate(), sample.mutate()]),
  };
}

function SourceState({ source: { name, state, failed, origin } }: { source: SourceRow }) {
  if (state === "invented") return <State kind="none">Invented</State>;
  if (state === "running") return <State kind="running">Reading</State>;
  if (state === "failed") return <State kind="failed">Failed</State>;
  if (state === "removed") return <State kind="none">Removed</State>;
  if (failed === 0) return <State kind="passed">In use</State>;
  return (
    <State kind="warn">
      <Figure label={`Rows to fix in ${name}`} value={formatTotal(failed)} source={origin} />{" "}
      {failed === 1 ? "row to fix" : "rows to fix"}
    </State>
  );
}
