/** One line of the command palette. */
export interface PaletteEntry {
  id: string;
  /** "Open", "Collections": the heading above it. */
  group: string;
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
export function groupEntries(entries: readonly PaletteEntry[]): { group: string; entries: PaletteEntry[] }[] {
  const groups = Map.groupBy(entries, (entry) => entry.group);
  return [...groups].map(([group, members]) => ({ group, entries: members }));
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}@]+/u)
    .filter((word) => word !== "");
}
