import { costText } from "@app/contract/strategy/plan-confidence";
import type { Strategy } from "@app/contract/strategy/schemas";
import { Platform } from "@app/contract/platforms";
import { piecesText } from "@app/contract/strategy/pieces";
import { useState } from "react";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { PlanSentence } from "./PlanSentence.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { formatCount, formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";

const SHOWN = 6;

/** Who is in the plan, with what, and why. */
export function ShortlistSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const [isWhole, setIsWhole] = useState(false);
  const { picks } = strategy.plan;
  const isLeftOut = (index: number) => !isWhole && index >= SHOWN;
  return (
    <PlanSection
      title={say("Shortlist")}
      aside={
        <Phrase say={say} of="{0}, cost and people added">
          <Figure
            value={say(
              picks.length === 1 ? "{0} creator" : "{0} creators",
              formatTotal(picks.length, say.locale),
            )}
            source={sourceOf(strategy, "counts.creators")}
          />
        </Phrase>
      }
    >
      <ul className="flex flex-col">
        {picks.map((pick, index) => {
          const platform = Platform.safeParse(pick.platform).data;
          return (
            <li
              key={pick.creatorId}
              className={classes(
                "break-inside-avoid border-t border-line py-2 first:border-t-0",
                isLeftOut(index) && "hidden print:block",
              )}
            >
              <div className="flex items-center gap-2">
                {platform && <PlatformMark platform={platform} />}
                <b className="min-w-0 flex-1 truncate font-medium">@{pick.handle}</b>
                <Figure
                  value={piecesText(pick.deliverables, say)}
                  label={say("Pieces of {0}", `@${pick.handle}`)}
                  source={sourceOf(strategy, `picks.${index}.pieces`)}
                  className="text-sm text-fg-2"
                />
                {pick.cost && (
                  <Figure
                    value={costText(pick.cost, say)}
                    label={say("Cost of {0}", `@${pick.handle}`)}
                    source={sourceOf(strategy, `picks.${index}.cost`)}
                  />
                )}
                <Figure
                  value={`+${formatCount(pick.reach, 2, say.locale)}`}
                  label={say("People whom {0} adds", `@${pick.handle}`)}
                  source={sourceOf(strategy, `picks.${index}.reach`)}
                />
              </div>
              <p className="text-sm text-fg-2">
                <PlanSentence
                  sentence={pick.why.join(" ")}
                  figures={pick.figures}
                  strategy={strategy}
                  place={`picks.${index}`}
                />
              </p>
            </li>
          );
        })}
      </ul>
      {picks.length > SHOWN && !isWhole && (
        <Button variant="ghost" size={32} className="print:hidden" onClick={() => setIsWhole(true)}>
          {say("All {0} in the plan", String(picks.length))}
        </Button>
      )}
    </PlanSection>
  );
}
