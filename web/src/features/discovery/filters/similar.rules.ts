import type { CreatorProfile } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";

/** So many times smaller or larger is still of the same size. Chosen by us. */
const TIMES = 3;

/**
 * Who is like this creator: of the same topics, in the same country and about as large, each a condition that can be taken
 * away; null where no topic is known, for without one nobody is like anybody.
 */
export function similarTo(
  creator: Pick<CreatorProfile, "handle" | "categories" | "country" | "followers">,
): Filters | null {
  const { handle, categories, country, followers } = creator;
  if (categories.length === 0) return null;
  return {
    similarTo: [handle],
    ...(country !== null && { country: [country] }),
    ...(followers !== null &&
      followers > 0 && {
        followers: { min: plain(followers / TIMES), max: plain(followers * TIMES) },
      }),
  };
}

/** With two figures that say something: nobody means 4,217. */
function plain(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
