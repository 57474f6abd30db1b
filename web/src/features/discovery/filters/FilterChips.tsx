import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { ArrowLeftRight } from "lucide-react";
import { useRef } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Chip } from "#/ui/text/Chip.tsx";
import { filterChips, withKeyword, withoutValue } from "./filter-chips.rules.ts";
import type { FilterChip } from "./filter-chips.rules.ts";
import { TextButton } from "#/features/discovery/TextButton.tsx";

interface FilterChipsProps {
  result: Pick<CreatorSearchResult, "filters" | "chips" | "alternatives" | "unparsed">;
  onFilter: (filters: Filters) => void;
  onEdit: (chip: FilterChip) => void;
}

/** Read, assumed, ambiguous and not understood look different, and each offers the next step. */
export function FilterChips({ result, onFilter, onEdit }: FilterChipsProps) {
  const chips = filterChips(result);
  // Words with a number may ask for a price, which is refused to whoever sees none.
  const seesPrices = useSeesPrices();
  const keywords = new Set(result.filters.keywords);
  const unread = [...new Set(result.unparsed)].filter((words) => !keywords.has(words.toLowerCase()));
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0 && unread.length === 0) return null;
  // What was pressed is gone afterwards: the keyboard goes on from the list, not from the top of the page.
  function filter(filters: Filters) {
    list.current?.focus({ preventScroll: true });
    onFilter(filters);
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="How the sentence was read"
      className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={placeOf(chip, chips)} className="inline-flex shrink-0 items-center gap-1">
          <Chip
            kind={chip.kind}
            name={chip.name}
            onPress={() => onEdit(chip)}
            onRemove={() => filter(withoutValue(result.filters, chip))}
            removeLabel={`Remove ${chip.name} ${chip.text}`}
          >
            {chip.text}
          </Chip>
          {chip.other && <OtherReading other={chip.other} onFilter={filter} />}
        </li>
      ))}
      {unread.map((words) => (
        <li key={words} className="inline-flex shrink-0 items-center gap-1">
          <Chip kind="unknown" name="Not understood">
            {words}
          </Chip>
          {(seesPrices || !/\d/u.test(words)) && (
            <TextButton
              aria-label={`Use as keyword: ${words}`}
              onClick={() => filter(withKeyword(result.filters, words))}
            >
              Use as keyword
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A chip stays the same one while its value is edited, so that the keyboard comes back to it. */
function placeOf({ id, slot }: FilterChip, chips: readonly FilterChip[]): string {
  const place = chips.filter((chip) => chip.slot === slot).findIndex((chip) => chip.id === id);
  return `${slot} ${place}`;
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
