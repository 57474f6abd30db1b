import { platformLabel } from "@app/contract/platforms";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { briefRows, queryRows } from "@app/contract/strategy/answers/step-details";
import { CreatorCounts, RisksFound } from "@app/contract/strategy/tools";
import { Fragment } from "react";
import { PlanDetails } from "./PlanDetails.tsx";
import { PlanSentence } from "#/features/strategy/plan/PlanSentence.tsx";
import { useStrategy } from "#/features/strategy/strategy.queries.ts";
import { toolFigureSource } from "./tools.figures.ts";
import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";

/** What a tool found, as a small table or list. */
export function ToolDetails({ tool, say }: { tool: ToolPart; say: Say }) {
  const { name, output, errorText } = tool;
  if (errorText !== null) return <p>{errorText}</p>;
  if (name === "parse_brief") return <BriefDetails output={output} say={say} />;
  if (name === "search_creators") return <SearchDetails output={output} />;
  if (name === "optimise_plan" || name === "change_plan" || name === "what_if")
    return <PlanDetails output={output} />;
  if (name === "check_risks") return <RisksDetails output={output} />;
  if (name === "parse_query") return <QueryDetails output={output} say={say} />;
  if (IN_CARDS.has(name))
    return (
      <p className="text-fg-2">The result stands in the answer, and in a card below it where there is one.</p>
    );
  return <p className="text-fg-2">The result stands in the answer and in the plan.</p>;
}

/** Tools whose findings stand below the answer. */
const IN_CARDS: ReadonlySet<string> = new Set([
  "find_creators",
  "average_creators",
  "compare_creators",
  "price_of_creator",
  "market_rule",
  "check_caption",
  "campaign_results",
  "creator_results",
  "due_work",
  "count_campaigns",
  "count_posts",
  "work_figures",
  "worked_with",
  "plan_facts",
  "market_days",
  "define_metric",
  "write_one_page",
  "write_draft",
]);

function BriefDetails({ output, say }: { output: unknown; say: Say }) {
  const rows = briefRows(output, say);
  if (typeof rows === "string") return <p>{rows}</p>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {rows.map(({ key, label, text, why }) => (
        <div key={key} className="contents">
          <dt className="text-fg-2">{label}</dt>
          <dd className="min-w-0 break-words">
            {text} {why !== null && <span className="text-fg-2">({why})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How a question was read, filter by filter. */
function QueryDetails({ output, say }: { output: unknown; say: Say }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {queryRows(output, say).map(({ key, label, text }) => (
        <li key={key} className="break-words">
          <span className="text-fg-2">{label}:</span> {text}
        </li>
      ))}
    </ul>
  );
}

function SearchDetails({ output }: { output: unknown }) {
  const found = CreatorCounts.safeParse(output).data;
  if (!found) return null;
  const { total, withPrice, withViews, platforms } = found;
  const figure = (count: number, path: string) => (
    <Figure value={formatTotal(count)} source={toolFigureSource(path, output, null)} className="min-w-0!" />
  );
  return (
    <p>
      {figure(total, "found.total")} {total === 1 ? "creator" : "creators"}
      {platforms.map(({ platform, count }, index) => (
        <Fragment key={platform}>
          {index === 0 ? ": " : ", "}
          {figure(count, "found.platform")} on {platformLabel(platform)}
        </Fragment>
      ))}
      . {figure(withPrice, "found.withPrice")} with a price, {figure(withViews, "found.withViews")} with
      views.
    </p>
  );
}

function RisksDetails({ output }: { output: unknown }) {
  const { plan, risks = [] } = RisksFound.safeParse(output).data ?? {};
  const { data: strategy } = useStrategy(plan?.strategyId ?? null, plan?.version ?? null);
  if (risks.length === 0) return <p>Nothing found.</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {risks.map(({ rule, detail, figures }, index) => (
        <li key={rule}>
          {strategy ? (
            <PlanSentence sentence={detail} figures={figures} strategy={strategy} place={`risks.${index}`} />
          ) : (
            detail
          )}
        </li>
      ))}
    </ul>
  );
}
