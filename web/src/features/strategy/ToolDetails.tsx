import { platformLabel } from "@app/contract/platforms";
import { planFigureSource } from "@app/contract/strategy-figures";
import { BriefReading, CreatorCounts, PlanCard, RisksFound } from "@app/contract/strategy-tools";
import { linkOf } from "./tools.rules.ts";
import type { ToolPart } from "./thread.rules.ts";
import { formatCount, formatMoney, formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/Figure.tsx";

/** What a tool found, as a small table or list. */
export function ToolDetails({ tool }: { tool: ToolPart }) {
  const { name, output, errorText } = tool;
  if (errorText !== null) return <p>{errorText}</p>;
  const link = linkOf(tool);
  if (link) {
    return (
      <a href={link.url} className="text-brand-text underline">
        Open {link.name}
      </a>
    );
  }
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

function BriefDetails({ output }: { output: unknown }) {
  const read = BriefReading.safeParse(output).data;
  const brief = read?.brief;
  if (!brief) return <p>{read?.problem ?? "Nothing was understood."}</p>;
  const { audience } = brief;
  const age = audience.age ? `${audience.age.min ?? ""}–${audience.age.max ?? ""}` : "";
  const rows: [string, string][] = [
    ["Product", brief.product ?? "NA"],
    ["Objective", brief.objective],
    ["Budget", formatMoney(brief.budget)],
    ["Markets", brief.markets.join(", ") || "every country"],
    ["Platforms", brief.platforms.map(platformLabel).join(", ") || "every platform"],
    ["Audience", [audience.gender ?? "", age].filter(Boolean).join(", ") || "everyone"],
    ["Flight", `${brief.flight.from} to ${brief.flight.to}`],
    ["Rules", brief.rules.map(({ label }) => label).join(", ") || "none"],
    ["Not understood", read.unparsed.join(", ") || "nothing"],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-fg-2">{term}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
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
  if (!plan) return null;
  if (plan.picks.length === 0) return <p>These cannot hold together: {plan.conflict.join(", ")}.</p>;
  const context = { version: plan.version, candidates: plan.certificate?.candidates ?? null, asOf: null };
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
            <th scope="col" className="text-right">
              Cost
            </th>
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
              <td className="text-right">
                <Figure
                  value={formatMoney(pick.cost)}
                  source={planFigureSource(`picks.${index}.cost`, context)}
                />
              </td>
              <td className="text-right">
                <Figure
                  value={formatCount(pick.reach)}
                  source={planFigureSource(`picks.${index}.reach`, context)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
