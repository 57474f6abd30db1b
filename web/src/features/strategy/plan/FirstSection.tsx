import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
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
  const say = sayOfPlan(strategy);
  const { unmet = [], unparsed, unknown } = strategy.plan;
  const leftOut = unknown.flatMap((one, index) => (one.isLeftOut ? [{ ...one, index }] : []));
  if (unmet.length + unparsed.length + leftOut.length === 0) return null;
  return (
    <section
      aria-label={say("Not kept and not known")}
      className="border-b border-line bg-warn-soft px-4 py-4 md:px-6"
    >
      <ul className="flex flex-col gap-2 text-sm">
        {unmet.map(({ words, why }) => (
          <li key={words}>
            <Phrase say={say} of="{0} is not kept.">
              {quoted(words)}
            </Phrase>{" "}
            {why}
          </li>
        ))}
        {unparsed.map((words) => (
          <li key={words}>
            <Phrase say={say} of="{0} was not understood.">
              {quoted(words)}
            </Phrase>
          </li>
        ))}
        {leftOut.map(({ field, count, index }) => (
          <li key={field} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <Phrase say={say} of="{0} more may fit; not known: {1}.">
                <Figure
                  value={formatTotal(count, say.locale)}
                  source={sourceOf(strategy, `unknown.${index}.count`)}
                />
                {say(filterLabel(field))}
              </Phrase>
            </span>
            {onSay && (
              <Button
                size={32}
                onClick={() => onSay(`Include creators whose ${filterLabel(field)} is unknown`)}
              >
                {say(
                  "Include {0} whose {1} is unknown",
                  formatTotal(count, say.locale),
                  say(filterLabel(field)),
                )}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function quoted(words: string) {
  return <strong className="font-semibold">“{words}”</strong>;
}
