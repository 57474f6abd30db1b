/** The chosen creators by their ids; what is chosen stays so on other pages. */
export type Chosen<Item> = ReadonlyMap<string, Item>;

/** The chosen ones with some put in or taken out. */
export function toggled<Item extends { id: string }>(
  chosen: Chosen<Item>,
  items: readonly Item[],
  isOn: boolean,
): Chosen<Item> {
  const changed = new Map(chosen);
  for (const item of items) {
    if (isOn) changed.set(item.id, item);
    else changed.delete(item.id);
  }
  return changed;
}

/** From one row to another, whichever comes first. */
export function rowsBetween<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.slice(Math.min(from, to), Math.max(from, to) + 1);
}
