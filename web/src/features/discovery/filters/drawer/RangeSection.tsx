import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { endsOf, readEnd, withEnds } from "#/features/discovery/filters/chip-editor.rules.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { TextField } from "#/ui/fields/TextField.tsx";
import { useSpread } from "./facets.queries.ts";
import { SpreadBars } from "./SpreadBars.tsx";
import { rangeLabel, withRange } from "./facets.rules.ts";
import type { RangeFacet } from "./facets.rules.ts";
import { FilterSection } from "./FilterSection.tsx";

interface RangeSectionProps {
  slot: RangeFacet;
  result: CreatorSearchResult;
  onFilter: (filters: Filters) => void;
}

/** A figure between two ends, either of which may be open. It holds when the field is left, or with Enter. */
export function RangeSection({ slot, result, onFilter }: RangeSectionProps) {
  const own = useWorkspaceCurrency();
  const { filters } = result;
  const held = filters[slot];
  const steps = useSpread(slot, result);
  const currency = filters.price?.currency ?? own;
  const value = slot === "price" ? (held ?? { currency }) : (held ?? {});
  return (
    <FilterSection slot={slot} label={rangeLabel(slot, currency)} result={result} onFilter={onFilter}>
      {steps && steps.length > 1 && <SpreadBars steps={steps} range={held ?? {}} />}
      <Ends
        value={value}
        onChange={(next) => {
          const changed = withRange(filters, slot, next);
          if (changed) onFilter(changed);
          return changed !== null;
        }}
      />
    </FilterSection>
  );
}

interface EndsProps {
  value: object;
  /** @returns false where the ends make no range. */
  onChange: (next: object | null) => boolean;
}

/** Thousands apart, as figures stand everywhere else. */
function endsWritten(value: object): { min: string; max: string } {
  const { min, max } = endsOf(value);
  return { min: grouped(min), max: grouped(max) };
}

function grouped(end: string): string {
  return end === "" ? "" : Number(end).toLocaleString("en-GB");
}

const NUMBER_WORDS = "Enter a number such as 500, 10k or 1.5m";
const ORDER_WORDS = "The lowest value is above the highest";

function Ends({ value, onChange }: EndsProps) {
  const before = endsWritten(value);
  // What is being typed; without it the fields say what holds, whoever set it.
  const [typed, setTyped] = useState<{ min: string; max: string } | null>(null);
  const ends = typed ?? before;
  const [error, setError] = useState<string | undefined>();
  function apply() {
    if (typed === null) return;
    const isNumber = readEnd(typed.min) !== null && readEnd(typed.max) !== null;
    const isKept = isNumber && onChange(withEnds(value, typed.min, typed.max));
    setError(isNumber ? (isKept ? undefined : ORDER_WORDS) : NUMBER_WORDS);
    if (isKept) setTyped(null);
  }
  const field = (end: "min" | "max") => ({
    value: ends[end],
    placeholder: "any",
    inputMode: "decimal" as const,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...ends, [end]: target.value }),
    onBlur: apply,
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && apply(),
  });
  return (
    <div className="flex items-start gap-2">
      <TextField label="From" hideLabel className="flex-1" {...field("min")} error={error} />
      <span aria-hidden className="py-2.5 text-sm text-fg-2">
        to
      </span>
      <TextField label="To" hideLabel className="flex-1" {...field("max")} />
    </div>
  );
}
