import type { CampaignStageFilter, Filters } from "@app/contract/discovery/filters";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { withWorkspace } from "#/platform/database/database.ts";

/** Ids of what carries one of the names, compared in lower case; of whatever has a name where none are given. */
type NamedIds = (
  transaction: Transaction,
  names?: readonly string[],
) => Promise<{ id: string; name: string }[]>;

/** Kinds of labels whose value is an id that people know by a name, such as "collection". */
export type NamedLabels = ReadonlyMap<string, NamedIds>;

/** The creators who are at one of the stages of a campaign, by the campaign's name or id. */
export type ReadStages = (
  transaction: Transaction,
  wanted: readonly CampaignStageFilter[],
) => Promise<readonly string[]>;

type Label = NonNullable<Filters["label"]>[number];

const CAMPAIGN = "campaign";

/** Stands for every label of its kind. */
const ANY = "any";

/**
 * The filters with the ids of collections and campaigns in the place of their names; a name of nothing stays, and is
 * told as unknown.
 */
export async function withLabelIds(
  db: Database,
  workspaceId: string,
  filters: Filters,
  named: NamedLabels,
): Promise<{ filters: Filters; unknown: Label[] }> {
  const campaigns = (filters.campaignStage ?? []).map(({ campaign }) => ({
    kind: CAMPAIGN,
    value: campaign,
  }));
  const labels = [...(filters.label ?? []), ...(filters.labelNot ?? []), ...campaigns].filter(({ kind }) =>
    named.has(kind),
  );
  if (labels.length === 0) return { filters, unknown: [] };
  const ids = await withWorkspace(db, workspaceId, (transaction) => readIds(transaction, labels, named));
  const resolve = (label: Label) => {
    const values = ids.get(keyOf(label)) ?? [label.value];
    return values.map((value) => ({ kind: label.kind, value }));
  };
  return {
    filters: {
      ...filters,
      ...(filters.label && { label: filters.label.flatMap(resolve) }),
      ...(filters.labelNot && { labelNot: filters.labelNot.flatMap(resolve) }),
      ...(filters.campaignStage && {
        campaignStage: filters.campaignStage.flatMap(({ campaign, stage }) =>
          resolve({ kind: CAMPAIGN, value: campaign }).map(({ value }) => ({ campaign: value, stage })),
        ),
      }),
    },
    unknown: labels.filter((label) => label.value !== ANY && !ids.has(keyOf(label))),
  };
}

/** Who is at the stages of campaigns that are asked for; undefined where none is. */
export async function creatorsAtStages(
  db: Database,
  workspaceId: string,
  { campaignStage }: Filters,
  read: ReadStages,
): Promise<ReadonlySet<string> | undefined> {
  if (!campaignStage) return undefined;
  return new Set(await withWorkspace(db, workspaceId, (transaction) => read(transaction, campaignStage)));
}

/** What a workspace calls its collections and campaigns. */
export async function labelNames(
  db: Database,
  workspaceId: string,
  named: NamedLabels,
): Promise<{ collections: string[]; campaigns: string[] }> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const namesOf = async (kind: string) =>
      ((await named.get(kind)?.(transaction)) ?? []).map(({ name }) => name).toSorted();
    return { collections: await namesOf("collection"), campaigns: await namesOf("campaign") };
  });
}

async function readIds(
  transaction: Transaction,
  labels: readonly Label[],
  named: NamedLabels,
): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const [kind, read] of named) {
    const names = labels.filter((label) => label.kind === kind).map(({ value }) => value.toLowerCase());
    if (names.length === 0) continue;
    for (const { id, name } of await read(transaction, names)) {
      const key = keyOf({ kind, value: name });
      ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  }
  return ids;
}

/** A kind holds no line feed. */
function keyOf({ kind, value }: Label): string {
  return `${kind}\n${value.toLowerCase()}`;
}
