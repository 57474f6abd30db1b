import type { FilterName, Filters } from "@app/contract/discovery/filters";
import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { useId } from "react";
import type { ReactNode } from "react";
import { withoutFilter, withUnknown } from "#/features/discovery/filters/filter-chips.rules.ts";
import { FILTER_LABELS, missingLabel } from "#/features/discovery/filters/filter-words.ts";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import { formatTotal } from "#/lib/format.ts";
import { unknownOf } from "./facets.rules.ts";

interface FilterSectionProps {
  slot: FilterName;
  label?: string;
  result: CreatorSearchResult;
  onFilter: (filters: Filters) => void;
  children: ReactNode;
}

/** One filter: its name, the way to clear it, and of how many its value is not known. */
export function FilterSection({
  slot,
  label = FILTER_LABELS[slot],
  result,
  onFilter,
  children,
}: FilterSectionProps) {
  const id = useId();
  const { filters } = result;
  const unknown = unknownOf(slot, result);
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2 px-5 py-4">
      <div className="flex items-center justify-between">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        {filters[slot] !== undefined && (
          <TextButton
            className="-mr-1 text-brand-text"
            aria-label={`Clear ${label}`}
            onClick={() => onFilter(withoutFilter(filters, slot))}
          >
            Clear
          </TextButton>
        )}
      </div>
      {children}
      {unknown > 0 && (
        <p className="text-sm text-fg-2">
          {formatTotal(unknown)} more {unknown === 1 ? "has" : "have"} no {missingLabel(slot, filters)}{" "}
          <TextButton
            aria-label={`Show those without ${missingLabel(slot, filters)}`}
            onClick={() => onFilter(withUnknown(filters, [slot]))}
          >
            Show
          </TextButton>
        </p>
      )}
    </fieldset>
  );
}
