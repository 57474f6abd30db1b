import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { useState } from "react";
import { filterChips } from "#/features/discovery/filters/filter-chips.rules.ts";
import { plural } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { SidePanel } from "#/ui/overlays/SidePanel.tsx";
import { Badge } from "#/ui/text/Badge.tsx";
import { RangeSection } from "./RangeSection.tsx";
import { SetSection } from "./SetSection.tsx";
import { sectionsFor } from "./facets.rules.ts";

interface FilterDrawerProps {
  result: CreatorSearchResult;
  onFilter: (filters: Filters) => void;
  onClose: () => void;
}

/** Every filter that can be chosen without words, each with what it would find. The list beside it follows. */
export function FilterDrawer({ result, onFilter, onClose }: FilterDrawerProps) {
  const seesPrices = useSeesPrices();
  // A section that is set while somebody looks at it stays where it is.
  const [sections] = useState(() => sectionsFor(result.filters, { seesPrices }));
  const set = filterChips(result).length;
  return (
    <SidePanel
      open
      width="narrow"
      onClose={onClose}
      title="Filters"
      mark={set > 0 && <Badge tone="brand">{set} set</Badge>}
      foot={
        <div className="flex justify-between gap-3">
          <Button variant="ghost" disabled={set === 0} onClick={() => onFilter({})}>
            Clear all
          </Button>
          <Button variant="solid" onClick={onClose}>
            Show {plural(result.total, "creator")}
          </Button>
        </div>
      }
    >
      <div className="-mx-5 -my-5 divide-y divide-line">
        {sections.map(({ kind, slot }) =>
          kind === "set" ? (
            <SetSection key={slot} slot={slot} result={result} onFilter={onFilter} />
          ) : (
            <RangeSection key={slot} slot={slot} result={result} onFilter={onFilter} />
          ),
        )}
      </div>
    </SidePanel>
  );
}
