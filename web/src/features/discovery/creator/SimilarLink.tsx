import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Link } from "@tanstack/react-router";
import { similarTo } from "#/features/discovery/filters/similar.rules.ts";

/** Leads to the creators of the workspace who are like this one; its conditions stand there as chips. */
export function SimilarLink({ creator }: { creator: CreatorProfile }) {
  const filters = similarTo(creator);
  if (filters === null) return null;
  return (
    <Link
      to="/influencers"
      search={{ filters: JSON.stringify(filters) }}
      className="inline-flex min-h-6 items-center text-sm font-medium text-brand-text hover:underline"
    >
      Find similar creators
    </Link>
  );
}
