import type { Suggestions } from "@app/contract/discovery-creators";
import { AtSign, Clapperboard, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { ListSkeleton } from "#/ui/Skeleton.tsx";
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
          missing="No posts are in this workspace yet, so there is no caption to search."
          onChoose={(words) => onChoose("reels", words)}
        />
        <BrandList brands={suggestions.brands} onChoose={(brand) => onChoose("brands", brand)} />
      </div>
    </div>
  );
}

type Lines = readonly { text: string; count: number }[];

interface LineListProps {
  label: string;
  icon: ReactNode;
  lines: Lines;
  /** What is said when there are none. */
  missing?: string;
  onChoose: (words: string) => void;
}

function LineList({ label, icon, lines, missing, onChoose }: LineListProps) {
  return (
    <section>
      <h2 className="border-b border-line pb-2 font-semibold">{label}</h2>
      {lines.length === 0 && <p className="pt-3 text-fg-2">{missing}</p>}
      <ul aria-label={label}>
        {lines.map(({ text }) => (
          <li key={text} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-11 w-full items-center gap-2.5 px-1 py-1.5 text-left hover:bg-hover"
            >
              <span className="shrink-0 text-fg-2">{icon}</span>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandList({ brands, onChoose }: { brands: Lines; onChoose: (brand: string) => void }) {
  return (
    <section>
      <h2 className="border-b border-line pb-2 font-semibold">Sample brands</h2>
      {brands.length === 0 && (
        <p className="pt-3 text-fg-2">
          No creator here names a brand yet. A column of brands in your table brings them.
        </p>
      )}
      <ul aria-label="Sample brands" className="flex flex-wrap gap-2 pt-3">
        {brands.map(({ text }) => (
          <li key={text}>
            <Button size={32} icon={<AtSign aria-hidden size={14} />} onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
