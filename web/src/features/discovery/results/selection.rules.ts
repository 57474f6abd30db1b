/** The chosen ids with some put in or taken out. */
export function toggled(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const changed = new Set(selected);
  for (const id of ids) {
    if (isOn) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}
