import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { LayoutGrid, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { isFilterName } from "@app/contract/discovery/filter-names";
import { unknownGroups, withUnknown } from "#/features/discovery/filters/filter-chips.rules.ts";
import { missingLabel, valueLabel } from "#/features/discovery/filters/filter-words.ts";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import type { View } from "#/features/discovery/use-discovery-state.ts";

interface ResultsHeadProps {
  result: CreatorSearchResult;
  view: View;
  onView: (view: View) => void;
  onFilter: (filters: Filters) => void;
  /** What to do with all of them. */
  action: ReactNode;
  /** A last line. */
  children?: ReactNode;
}

// Most are never opened.
const loadSources = () => import("./search-figures.ts");

const VIEW_OPTIONS = [
  { value: "table", label: "Table", icon: <Table2 aria-hidden size={16} /> },
  { value: "cards", label: "Cards", icon: <LayoutGrid aria-hidden size={16} /> },
] as const;

/** How many fit, and how many might: their value for a filter is not known. */
export function ResultsHead({ result, view, onView, onFilter, action, children }: ResultsHeadProps) {
  const { total, creators, unknown, missing, unknownLabels, filters } = result;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-prose">
          <b className="font-semibold">
            <Figure
              label="Creators found"
              value={formatTotal(total)}
              source={async () => (await loadSources()).foundSource(result)}
            />{" "}
            {total === 1 ? "creator" : "creators"}
          </b>{" "}
          <span className="text-fg-2">
            of{" "}
            <Figure
              label="Creators"
              value={formatTotal(creators)}
              source={async () => (await loadSources()).searchedSource(result)}
            />
          </span>
        </p>
        <span className="flex gap-3">
          {action}
          <span className="max-md:hidden">
            <Segmented label="View" options={VIEW_OPTIONS} value={view} onChange={onView} />
          </span>
        </span>
      </div>
      {unknown.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-2">
          <ul aria-label="Not known" className="flex flex-wrap gap-x-3 gap-y-1">
            {unknownGroups(result).map((group) => (
              <li key={group.label}>
                <Figure
                  label={`No ${group.label} known`}
                  value={formatTotal(group.count)}
                  source={async () => (await loadSources()).unknownSource(result, group)}
                />{" "}
                more {group.count === 1 ? "has" : "have"} no {group.label}
              </li>
            ))}
          </ul>
          {/* One creator often lacks several values, so only together do they all come in. */}
          <TextButton
            aria-label="Show those whose values are not known"
            onClick={() =>
              onFilter(
                withUnknown(
                  filters,
                  unknown.map(({ filter }) => filter),
                ),
              )
            }
          >
            Show
          </TextButton>
        </div>
      )}
      {children}
      {unknownLabels.length > 0 && (
        <Note>
          There is no {unknownLabels.map(({ kind, value }) => `${kind} “${value}”`).join(", no ")} here. Its
          name has to be written in full.
        </Note>
      )}
      {missing.length > 0 && (
        <Note>
          Nobody here has a value for{" "}
          {missing
            .map((name) => (isFilterName(name) ? missingLabel(name, filters) : valueLabel(name)))
            .join(", ")}{" "}
          yet, so this cannot tell anybody apart.
        </Note>
      )}
    </div>
  );
}
