import type { Suggestion, SuggestionNeed, Suggestions } from "@app/contract/discovery/creators";
import { AtSign, Clapperboard, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { valueLabel } from "./filters/filter-words.ts";
import type { Mode } from "./use-discovery-state.ts";

interface StartListsProps {
  suggestions: Suggestions | undefined;
  error: unknown;
  onRetry: () => void;
  onChoose: (mode: Mode, words: string) => void;
}

/** Seven prompts, four reel queries and six brands to begin with. */
export function StartLists({ suggestions, error, onRetry, onChoose }: StartListsProps) {
  if (error && !suggestions) return <ErrorState error={error} onRetry={onRetry} />;
  if (!suggestions) return <ListSkeleton rows={7} label="Loading suggestions" />;
  return (
    <div className="grid gap-x-10 gap-y-6 pt-4 md:grid-cols-[5fr_4fr]">
      <LineList
        label="Suggested prompts"
        icon={<Search aria-hidden size={16} />}
        lines={suggestions.prompts}
        onChoose={(words) => onChoose("prompt", words)}
      />
      <div className="flex flex-col gap-6">
        <LineList
          label="Example reel queries"
          icon={<Clapperboard aria-hidden size={16} />}
          lines={suggestions.reels}
          onChoose={(words) => onChoose("reels", words)}
        />
        <BrandList brands={suggestions.brands} onChoose={(brand) => onChoose("brands", brand)} />
      </div>
    </div>
  );
}

interface LineListProps {
  label: string;
  icon: ReactNode;
  lines: readonly Suggestion[];
  onChoose: (words: string) => void;
}

function LineList({ label, icon, lines, onChoose }: LineListProps) {
  return (
    <section>
      <ListTitle label={label} lines={lines} />
      <ul aria-label={label}>
        {lines.map((line) => (
          <li key={line.text} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(line.text)}
              className="flex min-h-11 w-full items-center gap-2.5 px-1 py-1.5 text-left hover:bg-hover"
            >
              <span className="shrink-0 text-fg-2">{icon}</span>
              <span>
                {line.text} {lackOfAll(lines) === null && <Lacking suggestion={line} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandList({
  brands,
  onChoose,
}: {
  brands: readonly Suggestion[];
  onChoose: (brand: string) => void;
}) {
  return (
    <section>
      <ListTitle label="Sample brands" lines={brands} />
      <ul aria-label="Sample brands" className="flex flex-wrap gap-2 pt-3">
        {brands.map((brand) => (
          <li key={brand.text}>
            <Button size={32} icon={<AtSign aria-hidden size={14} />} onClick={() => onChoose(brand.text)}>
              {brand.text} {lackOfAll(brands) === null && <Lacking suggestion={brand} />}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What all of a list lack stands once, beside its title. */
function ListTitle({ label, lines }: { label: string; lines: readonly Suggestion[] }) {
  const lack = lackOfAll(lines);
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
      <h2 className="font-semibold">{label}</h2>
      {lack !== null && <span className="text-sm text-fg-2">{lack}</span>}
    </div>
  );
}

/** Why a suggestion would find nothing here. */
function Lacking({ suggestion }: { suggestion: Suggestion }) {
  const lack = lackOf(suggestion);
  return lack !== null && <span className="text-sm font-normal text-fg-2">{lack}</span>;
}

function lackOf({ count, needs }: Suggestion): string | null {
  if (count > 0) return null;
  return needs.length > 0 ? `needs ${needs.map(needWord).join(", ")}` : "finds nothing yet";
}

function lackOfAll([first, ...others]: readonly Suggestion[]): string | null {
  const lack = first ? lackOf(first) : null;
  return others.every((line) => lackOf(line) === lack) ? lack : null;
}

function needWord(need: SuggestionNeed): string {
  return need === "creators" || need === "posts" ? need : valueLabel(need);
}
