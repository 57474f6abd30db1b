import { BUDGET_STAND_LABELS, budgetParts } from "@app/contract/campaigns/budget-parts";
import type { BudgetStand } from "@app/contract/campaigns/budget-parts";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { feesSource, formatSums } from "@app/contract/campaigns/sources";
import type { CampaignResults } from "@app/contract/results/figures";
import type { Money } from "@app/contract/money";
import { useCampaignResults } from "#/features/campaigns/content/results.queries.ts";
import { formatMoney, plural } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";

const LOOKS: Readonly<Record<BudgetStand, string>> = {
  paid: "bg-success",
  owed: "bg-chart-4",
  committed: "bg-chart-1",
  planned: "bg-chart-1/40",
  left: "bg-line-mid",
};

/** How the budget is used, as one bar that is the whole of it; what is not known is named beside it. */
export function BudgetBar({ campaign }: { campaign: Campaign }) {
  const { data } = useCampaignResults(campaign.id);
  const { budget, creators, budgetSummary, updatedAt } = campaign;
  const found = budgetParts(budget, creators, paidOf(data));
  if (!found) return <Unknown campaign={campaign} />;
  const { parts, whole, over, unknown, others, currency } = found;
  const source = feesSource(budgetSummary, updatedAt);
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <section aria-label="Budget" className="flex min-w-0 flex-col gap-1.5 py-2">
      {whole > 0 && (
        <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full bg-surface-2">
          {parts.map(({ stand, amount }) => (
            <span key={stand} className={LOOKS[stand]} style={{ width: `${(amount / whole) * 100}%` }} />
          ))}
        </div>
      )}
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {budget && (
          <div className="flex items-center gap-1.5">
            <dt className="text-fg-2">Budget</dt>
            <dd className="font-medium">
              <Figure value={formatMoney(budget)} label="Budget" source={source} />
            </dd>
          </div>
        )}
        {parts.map(({ stand, amount }) => (
          <div key={stand} className="flex items-center gap-1.5">
            <dt className="flex items-center gap-1.5 text-fg-2">
              <span aria-hidden className={classes("size-2.5 rounded-[3px]", LOOKS[stand])} />
              {BUDGET_STAND_LABELS[stand]}
            </dt>
            <dd className="font-medium">
              <Figure value={money(amount)} label={BUDGET_STAND_LABELS[stand]} source={source} />
            </dd>
          </div>
        ))}
        {over > 0 && (
          <div className="flex gap-1.5 font-medium text-danger">
            <dt>Above the budget</dt>
            <dd>
              <Figure value={money(over)} label="Above the budget" source={source} />
            </dd>
          </div>
        )}
        {(unknown > 0 || others.length > 0) && (
          <div className="flex items-center text-fg-2">
            <dt className="sr-only">Not in the bar</dt>
            <dd>
              {[...(others.length > 0 ? [`and ${formatSums(others)}`] : []), ...unknownText(unknown)].join(
                ", ",
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** No budget and no fee: one quiet line says so. */
function Unknown({ campaign: { creators } }: { campaign: Campaign }) {
  const staying = creators.filter(({ stage }) => stage !== "declined").length;
  if (staying === 0) return null;
  return (
    <p className="py-2 text-sm text-fg-2">
      No budget yet, and {unknownText(staying).join("")}. Fees are in the table.
    </p>
  );
}

function unknownText(unknown: number): string[] {
  return unknown === 0 ? [] : [`${plural(unknown, "fee")} not known`];
}

/** What was paid to each creator, once nothing of it is open. */
function paidOf(results: CampaignResults | undefined): ReadonlyMap<string, Money> {
  return new Map(
    (results?.creators ?? []).flatMap(({ creatorId, figures: { money } }): [string, Money][] => {
      const [only] = money;
      const isPaid = money.length === 1 && only?.basis === "paid" && only.cost !== null;
      return isPaid && creatorId !== null
        ? [[creatorId, { amount: only.cost ?? 0, currency: only.currency }]]
        : [];
    }),
  );
}
