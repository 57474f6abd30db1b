import type { CreatorSearchResult } from "@app/contract/discovery-creators";
import type { Filters } from "@app/contract/filters";
import { ArrowLeftRight } from "lucide-react";
import { Chip } from "#/ui/Chip.tsx";
import { filterChips, withKeyword, withoutValue } from "./filter-chips.rules.ts";
import type { FilterChip } from "./filter-chips.rules.ts";
import { TextButton } from "./TextButton.tsx";

interface FilterChipsProps {
  result: Pick<CreatorSearchResult, "filters" | "chips" | "alternatives" | "unparsed">;
  onFilter: (filters: Filters) => void;
  onEdit: (chip: FilterChip) => void;
}

/** Read, assumed, ambiguous and not understood look different, and each offers the next step. */
export function FilterChips({ result, onFilter, onEdit }: FilterChipsProps) {
  const chips = filterChips(result);
  const keywords = new Set(result.filters.keywords);
  const unread = result.unparsed.filter((words) => !keywords.has(words.toLowerCase()));
  if (chips.length === 0 && unread.length === 0) return null;
  return (
    <ul
      aria-label="How the sentence was read"
      className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={chip.id} className="inline-flex shrink-0 items-center gap-1">
          <Chip
            kind={chip.kind}
            name={chip.name}
            onPress={() => onEdit(chip)}
            onRemove={() => onFilter(withoutValue(result.filters, chip))}
            removeLabel={`Remove ${chip.name} ${chip.text}`}
          >
            {chip.text}
          </Chip>
          {chip.other && <OtherReading other={chip.other} onFilter={onFilter} />}
        </li>
      ))}
      {unread.map((words) => (
        <li key={words} className="inline-flex shrink-0 items-center gap-1">
          <Chip kind="unknown" name="Not understood">
            {words}
          </Chip>
          <TextButton
            aria-label={`Use as keyword: ${words}`}
            onClick={() => onFilter(withKeyword(result.filters, words))}
          >
            Use as keyword
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

interface OtherReadingProps {
  other: NonNullable<FilterChip["other"]>;
  onFilter: (filters: Filters) => void;
}

function OtherReading({ other, onFilter }: OtherReadingProps) {
  return (
    <TextButton className="text-warn" onClick={() => onFilter(other.filters)}>
      <ArrowLeftRight aria-hidden size={14} />
      or {other.text}?
    </TextButton>
  );
}
