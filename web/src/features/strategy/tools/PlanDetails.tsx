import { PlanCard } from "@app/contract/strategy/tools";
import * as z from "zod/mini";
import { useStrategy } from "#/features/strategy/strategy.queries.ts";
import { costText } from "@app/contract/strategy/plan-confidence";
import { toolFigureSource } from "./tools.figures.ts";
import { formatCount, formatTotal } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";

/** A plan; one that was only tried out is no version. */
const Shown = z.extend(PlanCard, { version: z.optional(z.int()) });

/** Creators of a plan as a table, with what each costs and adds. */
export function PlanDetails({ output }: { output: unknown }) {
  const plan = Shown.safeParse(output).data;
  const seesPrices = useSeesPrices();
  const { data: strategy } = useStrategy(
    plan?.version === undefined ? null : plan.strategyId,
    plan?.version ?? null,
  );
  if (!plan) return null;
  if (plan.picks.length === 0) return <p>These cannot hold together: {plan.conflict.join(", ")}.</p>;
  const source = (path: string) => toolFigureSource(path, plan, strategy ?? null);
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
              <td className="text-right">
                <Figure value={formatTotal(pick.pieces)} source={source(`picks.${index}.pieces`)} />
              </td>
              {seesPrices && (
                <td className="text-right">
                  <Figure value={costText(pick.cost)} source={source(`picks.${index}.cost`)} />
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
