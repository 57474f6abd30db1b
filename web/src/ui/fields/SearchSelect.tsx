import { useState } from "react";
import { formatTotal } from "#/lib/format.ts";
import { SearchField } from "./SearchField.tsx";
import { Select } from "./Select.tsx";
import type { SelectOption } from "./Select.tsx";

interface SearchSelectProps {
  label: string;
  /** What there is to choose from: "collections". */
  of: string;
  value: string;
  /** What was found, for the words in `search`. */
  options: readonly SelectOption[];
  /** Options beside those that were found, whatever is searched. */
  before?: readonly SelectOption[];
  after?: readonly SelectOption[];
  search: { query: string; setQuery: (query: string) => void; data: { left: number } | undefined };
  onChange: (value: string) => void;
  error?: string | undefined;
  className?: string;
}

/** A choice from a list that may be longer than a page: then it can be searched. What is chosen stays in it. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, of, value, options, before = [], after = [], search, onChange, error, className } = props;
  const offered = [...before, ...options, ...after];
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  const isOffered = offered.some((option) => option.value === value);
  const kept = !isOffered && chosen?.value === value ? [chosen] : [];
  const left = search.data?.left ?? 0;
  const isSearchable = left > 0 || search.query !== "";
  function choose(next: string) {
    setChosen(offered.find((option) => option.value === next) ?? null);
    onChange(next);
  }
  return (
    <div className={className}>
      {isSearchable && (
        <SearchField
          label={`Search ${of}`}
          placeholder={`Search ${of}`}
          className="mb-2"
          value={search.query}
          onChange={(query) => {
            if (isOffered) setChosen(offered.find((option) => option.value === value) ?? null);
            search.setQuery(query);
          }}
        />
      )}
      <Select
        label={label}
        error={error}
        {...(isSearchable && { hint: hintOf(of, options.length, left) })}
        value={value}
        options={[...before, ...kept, ...options, ...after]}
        onChange={choose}
      />
    </div>
  );
}

function hintOf(of: string, shown: number, left: number): string {
  if (shown === 0) return `No ${of} with these words`;
  if (left === 0) return `${formatTotal(shown)} found`;
  return `${formatTotal(shown)} of ${formatTotal(shown + left)} ${of}; search to find the others`;
}
