import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { SlidersHorizontal } from "lucide-react";
import { filterChips } from "#/features/discovery/filters/filter-chips.rules.ts";
import { Button } from "#/ui/Button.tsx";
import { Badge } from "#/ui/text/Badge.tsx";

interface FiltersButtonProps {
  result: CreatorSearchResult;
  isOpen: boolean;
  onPress: () => void;
}

/** Opens the filters, and says how many are set. */
export function FiltersButton({ result, isOpen, onPress }: FiltersButtonProps) {
  const set = filterChips(result).length;
  return (
    <Button aria-expanded={isOpen} icon={<SlidersHorizontal aria-hidden size={16} />} onClick={onPress}>
      Filters {set > 0 && <Badge tone="brand">{set}</Badge>}
    </Button>
  );
}
