import { TRIAGE_LABELS } from "@app/contract/collections/schemas";
import type { Collection } from "@app/contract/collections/schemas";
import { countSource } from "@app/contract/collections/sources";
import { Fragment } from "react";
import { formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";

interface CollectionCountsProps {
  collection: Pick<Collection, "name" | "counts" | "updatedAt">;
}

/** What was decided first, what is left last. */
const ORDER = ["shortlisted", "passed", "untriaged"] as const;

/** "14 creators. 6 shortlisted, 2 passed over, 6 untriaged."; each number opens where it comes from. */
export function CollectionCounts({ collection }: CollectionCountsProps) {
  const { name, counts } = collection;
  if (counts.all === 0) return "No creators yet.";
  return (
    <>
      <Figure
        value={formatTotal(counts.all)}
        source={countSource(collection)}
        label={`Creators in ${name}`}
      />{" "}
      {counts.all === 1 ? "creator" : "creators"}. <TriageCounts collection={collection} />
    </>
  );
}

/** "6 shortlisted, 6 untriaged."; each number opens where it comes from. */
export function TriageCounts({ collection }: CollectionCountsProps) {
  const { name, counts } = collection;
  const shown = ORDER.filter((state) => counts[state] > 0);
  return shown.map((state, place) => (
    <Fragment key={state}>
      <Figure
        value={formatTotal(counts[state])}
        source={countSource(collection, state)}
        label={`${TRIAGE_LABELS[state]} in ${name}`}
      />{" "}
      {TRIAGE_LABELS[state].toLowerCase()}
      {place < shown.length - 1 ? ", " : "."}
    </Fragment>
  ));
}
