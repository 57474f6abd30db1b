import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { pricesToAsk } from "@app/contract/strategy/plan-confidence";
import type { Strategy } from "@app/contract/strategy/schemas";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { PlanSentence } from "./PlanSentence.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { formatTotal } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";

const LOOKS = {
  high: { icon: CircleAlert, word: "High", look: "text-danger" },
  medium: { icon: TriangleAlert, word: "Medium", look: "text-warn" },
  low: { icon: Info, word: "Low", look: "text-fg-2" },
} as const;

/** What may go wrong, the gravest first. */
export function RisksSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { risks } = strategy.plan;
  return (
    <PlanSection title={say("Risks")}>
      {risks.length === 0 && <p className="text-fg-2">{say("Nothing found.")}</p>}
      <ul className="flex flex-col gap-3">
        {risks.map(({ rule, severity, detail, figures, evidence }, index) => {
          const { icon: Icon, word, look } = LOOKS[severity];
          const sentence = { figures, strategy, place: `risks.${index}` };
          return (
            <li key={rule} className="grid grid-cols-[88px_minmax(0,1fr)] gap-3 text-sm">
              <span className={classes("inline-flex items-center gap-1.5 self-start font-medium", look)}>
                <Icon aria-hidden size={16} />
                {say(word)}
              </span>
              <span>
                <PlanSentence {...sentence} sentence={detail} />
                {evidence.length > 0 && (
                  <span className="block text-xs text-fg-2">
                    <PlanSentence {...sentence} sentence={evidence.join(", ")} />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </PlanSection>
  );
}

/** What is not known of the candidates, and which missing values would change the plan most. */
export function UnknownSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { decisive } = strategy.plan;
  const unknown = strategy.plan.unknown.flatMap((one, index) => (one.isLeftOut ? [] : [{ ...one, index }]));
  const asked = pricesToAsk(strategy.plan);
  const others = decisive.filter((one) => !asked.includes(one));
  if (unknown.length + decisive.length === 0) return null;
  return (
    <PlanSection title={say("Not known")}>
      <dl className="text-sm">
        {unknown.map(({ field, count, of, index }) => (
          <div
            key={field}
            className="flex justify-between gap-3 border-t border-line py-1.5 first:border-t-0"
          >
            <dt>{say(filterLabel(field))}</dt>
            <dd>
              <Figure
                value={say("{0} of {1}", formatTotal(count, say.locale), formatTotal(of, say.locale))}
                source={sourceOf(strategy, `unknown.${index}.count`)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {asked.length > 0 && (
        <p className="mt-3 text-sm">
          <Phrase say={say} of="{0} Their prices decide most: {1}.">
            <b className="font-medium">{say("Ask these first.")}</b>
            {asked.map(({ handle }) => `@${handle}`).join(", ")}
          </Phrase>
        </p>
      )}
      {others.length > 0 && (
        <p className="mt-3 text-sm text-fg-2">
          {say(
            asked.length > 0
              ? "These would also change the plan: {0}."
              : "These would change the plan most: {0}.",
            others.map(({ handle, field }) => `@${handle}: ${say(filterLabel(field))}`).join(", "),
          )}
        </p>
      )}
    </PlanSection>
  );
}
