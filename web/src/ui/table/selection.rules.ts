/** The chosen rows by their keys; what is chosen stays so on other pages. */
export type Chosen<Item> = ReadonlyMap<string, Item>;

/** The chosen ones with some put in or taken out. */
export function toggled<Item>(
  chosen: Chosen<Item>,
  items: readonly Item[],
  { isOn, keyOf }: { isOn: boolean; keyOf: (item: Item) => string },
): Chosen<Item> {
  const changed = new Map(chosen);
  for (const item of items) {
    if (isOn) changed.set(keyOf(item), item);
    else changed.delete(keyOf(item));
  }
  return changed;
}

/** From one row to another, whichever comes first. */
export function rowsBetween<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.slice(Math.min(from, to), Math.max(from, to) + 1);
}
