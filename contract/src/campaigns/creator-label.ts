/** How a creator is called where there is room for one name: the name, else the handle. */
export function creatorLabel(creator: { name: string | null; handle: string }): string {
  return creator.name ?? `@${creator.handle}`;
}
