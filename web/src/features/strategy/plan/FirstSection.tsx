import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

interface FirstSectionProps {
  strategy: Strategy;
  /** Null where the plan cannot be changed. */
  onSay: ((text: string) => void) | null;
}

/** What was asked for and is not kept or not understood, and who is left out since nothing is known: before all else. */
export function FirstSection({ strategy, onSay }: FirstSectionProps) {
  const { unmet = [], unparsed, unknown } = strategy.plan;
  const leftOut = unknown.flatMap((one, index) => (one.isLeftOut ? [{ ...one, index }] : []));
  if (unmet.length + unparsed.length + leftOut.length === 0) return null;
  return (
    <section
      aria-label="Not kept and not known"
      className="border-b border-line bg-warn-soft px-4 py-4 md:px-6"
    >
      <ul className="flex flex-col gap-2 text-sm">
        {unmet.map(({ words, why }) => (
          <li key={words}>
            <strong className="font-semibold">“{words}”</strong> is not kept. {why}
          </li>
        ))}
        {unparsed.map((words) => (
          <li key={words}>
            <strong className="font-semibold">“{words}”</strong> was not understood.
          </li>
        ))}
        {leftOut.map(({ field, count, index }) => (
          <li key={field} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <Figure value={formatTotal(count)} source={sourceOf(strategy, `unknown.${index}.count`)} /> more
              may fit, but their {filterLabel(field)} is unknown.
            </span>
            {onSay && (
              <Button
                size={32}
                onClick={() => onSay(`Include creators whose ${filterLabel(field)} is unknown`)}
              >
                Include {formatTotal(count)} whose {filterLabel(field)} is unknown
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
