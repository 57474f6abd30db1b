import { platformLabel } from "@app/contract/platforms";
import { filterLabel } from "@app/contract/discovery/filter-names";
import { QueryReading } from "@app/contract/strategy/findings/schemas";
import { BriefReading, CreatorCounts, RisksFound } from "@app/contract/strategy/tools";
import { Fragment } from "react";
import { PlanDetails } from "./PlanDetails.tsx";
import { PlanSentence } from "#/features/strategy/plan/PlanSentence.tsx";
import { useStrategy } from "#/features/strategy/strategy.queries.ts";
import { toolFigureSource } from "./tools.figures.ts";
import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";

/** What a tool found, as a small table or list. */
export function ToolDetails({ tool }: { tool: ToolPart }) {
  const { name, output, errorText } = tool;
  if (errorText !== null) return <p>{errorText}</p>;
  if (name === "parse_brief") return <BriefDetails output={output} />;
  if (name === "search_creators") return <SearchDetails output={output} />;
  if (name === "optimise_plan" || name === "change_plan" || name === "what_if")
    return <PlanDetails output={output} />;
  if (name === "check_risks") return <RisksDetails output={output} />;
  if (name === "parse_query") return <QueryDetails output={output} />;
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

const SLOTS: Readonly<Record<string, string>> = {
  product: "Product",
  budget: "Budget",
  markets: "Markets",
  regions: "Regions",
  cities: "Cities",
  platforms: "Platforms",
  languages: "Languages",
  audience: "Audience",
  objective: "Objective",
  flight: "Flight",
  deliverables: "Pieces",
  maxCreators: "Creators",
  candidates: "Candidates",
  tiers: "Size",
  followers: "Followers",
  maxShare: "Share",
  maxPrice: "Price",
  maxFee: "Fee",
  must: "With",
  never: "Without",
};

function BriefDetails({ output }: { output: unknown }) {
  const read = BriefReading.safeParse(output).data;
  if (!read?.brief) return <p>{read?.problem ?? "Nothing was understood."}</p>;
  const { said = [], assumptions, unparsed } = read;
  const rows = [
    ...said.map(({ slot, value }) => ({ slot, text: value, why: "you said so" })),
    ...assumptions.map(({ slot, value, why }) => ({ slot, text: value, why: `assumed: ${why}` })),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {rows.map(({ slot, text, why }) => (
        <div key={slot} className="contents">
          <dt className="text-fg-2">{SLOTS[slot] ?? "Rule"}</dt>
          <dd className="min-w-0 break-words">
            {text} <span className="text-fg-2">({why.replace(/\.$/u, "")})</span>
          </dd>
        </div>
      ))}
      <dt className="text-fg-2">Not understood</dt>
      <dd className="min-w-0 break-words">{unparsed.join(", ") || "nothing"}</dd>
    </dl>
  );
}

/** How a question was read, filter by filter. */
function QueryDetails({ output }: { output: unknown }) {
  const { chips = [], unparsed = [] } = QueryReading.safeParse(output).data ?? {};
  const rows = chips.map(({ slot, words }) => ({ label: filterLabel(slot), words }));
  return (
    <ul className="flex flex-col gap-1.5">
      {rows.map(({ label, words }) => (
        <li key={`${label} ${words}`} className="break-words">
          <span className="text-fg-2">{label}:</span> {words}
        </li>
      ))}
      {unparsed.length > 0 && <li className="break-words">Not understood: {unparsed.join(", ")}</li>}
      {rows.length + unparsed.length === 0 && <li>All creators.</li>}
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
