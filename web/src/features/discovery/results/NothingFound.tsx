import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { filterChips, onlyFilter, withoutFilter } from "#/features/discovery/filters/filter-chips.rules.ts";
import { BringYourPeopleButton } from "#/features/discovery/importing/BringYourPeopleButton.tsx";

interface NothingFoundProps {
  result: Pick<CreatorSearchResult, "creators" | "ways" | "filters" | "unknown">;
  onFilter: (filters: Filters) => void;
}

/** Why nobody is found, and a way out for each condition that leaves everybody out. */
export function NothingFound({ result, onFilter }: NothingFoundProps) {
  const { ways, filters, unknown } = result;
  if (result.creators === 0) {
    return (
      <EmptyState
        title="No creators yet"
        text="Bring your own: a pasted table, handles, profile links or a file."
        action={<BringYourPeopleButton />}
      />
    );
  }
  const [most] = ways;
  if (!most) {
    return (
      <EmptyState
        title="Nobody fits"
        text={
          unknown.length > 0
            ? "Some may: show those whose values are not known, or leave out a condition above."
            : "None of these conditions fits anybody here, not even alone."
        }
        action={
          <Button onClick={() => onFilter({})}>
            Without conditions: {plural(result.creators, "creator")}
          </Button>
        }
      />
    );
  }
  const isSingle = most.kind === "without";
  return (
    <EmptyState
      title={isSingle ? `“${wordsOf(result, most.filter)}” leaves everybody out` : "Nobody has all of this"}
      text={
        isSingle
          ? "Everything else fits somebody. Leave out one condition:"
          : "More than one condition leaves everybody out. Begin with one of them:"
      }
      action={ways.map(({ filter, kind, count }, place) => (
        <Button
          key={filter}
          variant={place === 0 ? "primary" : "secondary"}
          onClick={() =>
            onFilter(kind === "without" ? withoutFilter(filters, filter) : onlyFilter(filters, filter))
          }
        >
          {kind === "without" ? "Without" : "Only"} {wordsOf(result, filter)}: {plural(count, "creator")}
        </Button>
      ))}
    />
  );
}

/** "Country Germany, Austria" */
function wordsOf({ filters }: Pick<CreatorSearchResult, "filters">, filter: FilterName): string {
  const chips = filterChips({ filters, chips: [], alternatives: [] }).filter(({ slot }) => slot === filter);
  return `${chips[0]?.name ?? filter} ${chips.map(({ text }) => text).join(", ")}`;
}
