/** What `make` makes for a key, made once: for formatters, which cost far more to make than to use. */
export function madeOnce<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
