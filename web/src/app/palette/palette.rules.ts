import type { CampaignSummary } from "@app/contract/campaigns/list";
import type { Collection } from "@app/contract/collections/schemas";
import type { CreatorNames } from "@app/contract/discovery/creators";
import { platformLabel } from "@app/contract/platforms";
import type { ReportSummary } from "@app/contract/reports/list";
import { plural } from "#/lib/format.ts";

export type PaletteGroup = "Open" | "Do" | "Creators" | "Collections" | "Campaigns" | "Reports" | "Search";

/** One line of the command palette. */
export interface PaletteEntry {
  id: string;
  /** The heading above it. */
  group: PaletteGroup;
  label: string;
  hint?: string;
  run: () => void;
}

/** Entries in which every typed word begins a word of the label or hint; all of them for an empty query. */
export function matchEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const asked = words(query);
  return entries.filter((entry) => {
    const own = words(`${entry.label} ${entry.hint ?? ""}`);
    return asked.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** Neighbours under one heading, the headings in the order of their first entry. */
export function groupEntries(
  entries: readonly PaletteEntry[],
): { group: PaletteGroup; entries: PaletteEntry[] }[] {
  const groups = Map.groupBy(entries, (entry) => entry.group);
  return [...groups].map(([group, members]) => ({ group, entries: members }));
}

export interface FoundThings {
  creators: readonly CreatorNames["items"][number][];
  collections: readonly Pick<Collection, "id" | "name" | "counts">[];
  campaigns: readonly Pick<CampaignSummary, "id" | "name">[];
  reports: readonly Pick<ReportSummary, "id" | "title" | "campaign">[];
}

interface FindOptions {
  query: string;
  /** Of each kind. */
  most: number;
  go: (to: string) => void;
}

/** What is called as asked, kind by kind, and last the way to a whole search. Answers to older words drop out. */
export function foundEntries(found: FoundThings, { query, most, go }: FindOptions): PaletteEntry[] {
  const entry = (group: PaletteGroup, to: string, label: string, hint?: string): PaletteEntry => ({
    id: to,
    group,
    label,
    ...(hint === undefined ? {} : { hint }),
    run: () => go(to),
  });
  const kinds = [
    found.collections.map(({ id, name, counts }) =>
      entry("Collections", `/collections/${id}`, name, plural(counts.all, "creator")),
    ),
    found.campaigns.map(({ id, name }) => entry("Campaigns", `/campaigns/${id}`, name)),
    found.reports.map(({ id, title, campaign }) => entry("Reports", `/reports/${id}`, title, campaign)),
    found.creators.map(({ id, name, handle, platform }) =>
      entry(
        "Creators",
        `/influencers/${id}`,
        name ?? `@${handle}`,
        name === null ? platformLabel(platform) : `@${handle}, ${platformLabel(platform)}`,
      ),
    ),
  ];
  const named = kinds.flatMap((entries) => entries.filter((one) => holds(one, query)).slice(0, most));
  const search = `/influencers?q=${encodeURIComponent(query)}`;
  return [...named, entry("Search", search, `Search creators for “${query}”`)];
}

/** Every typed word stands somewhere in the name or beside it. */
function holds({ label, hint }: PaletteEntry, query: string): boolean {
  const text = `${label} ${hint ?? ""}`.toLowerCase();
  return words(query).every((word) => text.includes(word));
}

/** The words that are typed, as they are looked for. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
