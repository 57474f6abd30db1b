import { platformLabel } from "@app/contract/platforms";
import { planFigureSource } from "@app/contract/strategy-figures";
import { BriefReading, CreatorCounts, PlanCard, RisksFound } from "@app/contract/strategy-tools";
import { sourceOf } from "./plan.figures.ts";
import { useStrategy } from "./strategy.queries.ts";
import type { ToolPart } from "./thread.rules.ts";
import { formatCount, formatMoney, formatTotal } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/me.ts";
import { Figure } from "#/ui/Figure.tsx";

/** What a tool found, as a small table or list. */
export function ToolDetails({ tool }: { tool: ToolPart }) {
  const { name, output, errorText } = tool;
  if (errorText !== null) return <p>{errorText}</p>;
  if (name === "parse_brief") return <BriefDetails output={output} />;
  if (name === "search_creators") return <SearchDetails output={output} />;
  if (name === "optimise_plan" || name === "change_plan") return <PlanDetails output={output} />;
  const risks = RisksFound.safeParse(output).data?.risks;
  if (risks) {
    return (
      <ul className="flex flex-col gap-1.5">
        {risks.map(({ rule, detail }) => (
          <li key={rule}>{detail}</li>
        ))}
      </ul>
    );
  }
  return <p className="text-fg-2">The result stands in the answer and in the plan.</p>;
}

const SLOTS: Readonly<Record<string, string>> = {
  product: "Product",
  budget: "Budget",
  markets: "Markets",
  cities: "Cities",
  platforms: "Platforms",
  languages: "Languages",
  audience: "Audience",
  objective: "Objective",
  flight: "Flight",
  deliverables: "Pieces",
  maxCreators: "Creators",
  tiers: "Size",
  followers: "Followers",
  maxShare: "Share",
  maxPrice: "Price",
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

function SearchDetails({ output }: { output: unknown }) {
  const found = CreatorCounts.safeParse(output).data;
  if (!found) return null;
  const platforms = found.platforms
    .map(({ platform, count }) => `${formatTotal(count)} on ${platformLabel(platform)}`)
    .join(", ");
  return (
    <p>
      {formatTotal(found.total)} creators: {platforms || "none"}. {formatTotal(found.withPrice)} have a price,{" "}
      {formatTotal(found.withViews)} have views.
    </p>
  );
}

function PlanDetails({ output }: { output: unknown }) {
  const plan = PlanCard.safeParse(output).data;
  const seesPrices = useSeesPrices();
  const { data: strategy } = useStrategy(plan?.strategyId ?? null, plan?.version ?? null);
  if (!plan) return null;
  if (plan.picks.length === 0) return <p>These cannot hold together: {plan.conflict.join(", ")}.</p>;
  const context = { version: plan.version, candidates: plan.certificate?.candidates ?? null, asOf: null };
  const source = (path: string) => (strategy ? sourceOf(strategy, path) : planFigureSource(path, context));
  return (
    <div className="overflow-x-auto">
      <table className="w-full [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_th]:pb-1.5 [&_th]:font-medium [&_th]:text-fg-2">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              Creator
            </th>
            <th scope="col" className="text-right">
              Pieces
            </th>
            {seesPrices && (
              <th scope="col" className="text-right">
                Cost
              </th>
            )}
            <th scope="col" className="text-right">
              Adds people
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.picks.map((pick, index) => (
            <tr key={pick.creatorId}>
              <td className="max-w-40 truncate">@{pick.handle}</td>
              <td className="text-right tabular-nums">{pick.pieces}</td>
              {seesPrices && (
                <td className="text-right">
                  <Figure
                    value={`${pick.cost?.basis === "estimated" ? "about " : ""}${formatMoney(pick.cost)}`}
                    source={source(`picks.${index}.cost`)}
                  />
                </td>
              )}
              <td className="text-right">
                <Figure value={formatCount(pick.reach)} source={source(`picks.${index}.reach`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
