import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { useState } from "react";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { facetValues, VALUES_SHOWN, withChosen } from "./facets.rules.ts";
import type { SetFacet } from "./facets.rules.ts";
import { useFacetCounts } from "./facets.queries.ts";
import { FilterSection } from "./FilterSection.tsx";

interface SetSectionProps {
  slot: SetFacet;
  result: CreatorSearchResult;
  onFilter: (filters: Filters) => void;
}

/** The values that creators have, with how many each would find. Nothing where nobody has any. */
export function SetSection({ slot, result, onFilter }: SetSectionProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { filters } = result;
  // What is ticked stays under the pointer: only what was chosen before stands first.
  const [first] = useState(() => filters[slot] ?? []);
  const values = facetValues(slot, useFacetCounts(slot, result), filters, first);
  if (values.length === 0) return null;
  const shown = values.filter(({ isChosen }, place) => isWhole || isChosen || place < VALUES_SHOWN);
  return (
    <FilterSection slot={slot} result={result} onFilter={onFilter}>
      <ul className="flex flex-col">
        {shown.map(({ value, label, count, isChosen }) => (
          <li key={value} className="flex items-center justify-between gap-3">
            <Checkbox
              label={label}
              checked={isChosen}
              className="min-w-0 flex-1 py-0.5 max-md:py-2.5"
              onChange={(next) => onFilter(withChosen(filters, slot, value, next))}
            />
            <span className="text-sm text-fg-2 tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      {values.length > VALUES_SHOWN && (
        <span className="-ml-1">
          <TextButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${values.length}`}
          </TextButton>
        </span>
      )}
    </FilterSection>
  );
}
