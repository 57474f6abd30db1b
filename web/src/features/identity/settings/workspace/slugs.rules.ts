import type { SlugState } from "./new-workspace.ts";

/** What stands under a name in links while it is typed; undefined while it is looked up. */
export function slugText(slug: string, known: SlugState | undefined): string {
  if (known === undefined) return "Looking it up";
  switch (known.state) {
    case "free":
      return `${slug} is free`;
    case "taken":
      return `${slug} is taken by ${known.by}`;
    case "wrong":
      return "Use small letters, digits and hyphens, at most 60";
    case "failed":
      return known.message;
    default:
      return known satisfies never;
  }
}
