import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Link } from "@tanstack/react-router";
import { plural } from "#/lib/format.ts";
import { Panel } from "#/ui/Panel.tsx";
import { brandsOf } from "./brands.rules.ts";

/** The brands that a creator has worked with or named, those of most posts first; each leads to all who did. */
export function BrandsPanel({ creator }: { creator: CreatorProfile }) {
  return (
    <Panel title="Brand work">
      <ul className="divide-y divide-line">
        {brandsOf(creator).map(({ brand, posts, sponsored }) => (
          <li key={brand} className="flex min-h-12 items-center justify-between gap-3 px-4">
            <Link
              to="/influencers"
              search={{ mode: "brands", q: brand }}
              className="font-medium hover:underline"
            >
              @{brand}
            </Link>
            <span className="text-sm text-fg-2">
              {posts === 0
                ? "Named in a table"
                : `${plural(posts, "post")}${sponsored === 0 ? "" : `, ${sponsored} sponsored`}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
