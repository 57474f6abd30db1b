import { currencyOf } from "@app/contract/campaigns/currency";
import { summariseBudget } from "@app/contract/campaigns/budget";
import { TARGET_RETURN_MAX } from "@app/contract/campaigns/schemas";
import { expectedViewsSource, reachForecastSource } from "@app/contract/campaigns/sources";
import { useState } from "react";
import { currencyChoices } from "#/lib/choices.ts";
import { formatCount, formatMoney, formatRange, plural } from "#/lib/format.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { expectedViews, inCurrency } from "#/features/campaigns/campaigns.rules.ts";
import { NumberField } from "#/features/campaigns/fields/NumberField.tsx";
import { MoneyField } from "#/features/campaigns/fields/MoneyField.tsx";
import { StepHead } from "#/features/campaigns/wizard/StepHead.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

export function BudgetStep({ draft, form, brief, campaign }: StepProps) {
  const creators = campaign?.creators ?? [];
  const fees = creators.map((creator) => creator.fee);
  const usual = currencyOf(form.budget, fees, useWorkspaceCurrency());
  const [currency, setCurrency] = useState(usual);
  const { left } = summariseBudget(form.budget, creators);
  function chooseCurrency(next: string) {
    setCurrency(next);
    if (form.budget) draft.change({ budget: inCurrency(form.budget, next) });
  }
  return (
    <>
      <StepHead
        title="What may it cost, and what will come of it?"
        text="The budget is compared with the fees. What is not known is named and never counted as 0."
      />
      <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-4">
        <MoneyField
          key={currency}
          label="Budget"
          value={form.budget}
          currency={currency}
          onChange={(budget) => draft.change({ budget })}
        />
        <Select
          label="Currency"
          value={currency}
          options={currencyChoices(usual)}
          onChange={chooseCurrency}
        />
      </div>
      <NumberField
        label="Target return on spend"
        hint="Revenue for each 1.00 of cost, such as 4. Reports show how far it was reached."
        value={form.targetReturn}
        min={0.01}
        max={TARGET_RETURN_MAX}
        hasDecimals
        isOptional
        onChange={(targetReturn) => draft.change({ targetReturn })}
      />
      {left !== null && left < 0 && (
        <Note kind="warn">
          The fees are {formatMoney({ amount: -left, currency })} above the budget. Raise it, or agree on
          lower fees.
        </Note>
      )}
      <Forecast brief={brief} campaign={campaign} />
    </>
  );
}

function Forecast({ brief, campaign }: Pick<StepProps, "brief" | "campaign">) {
  const { views, known, unknown } = expectedViews(brief, campaign?.creators ?? []);
  const planned = campaign?.forecast?.reach ?? null;
  const pieces = known + unknown;
  const rows = [
    {
      term: "Views to expect",
      text: (
        <Figure
          value={formatCount(views)}
          label="Views to expect"
          source={expectedViewsSource({ known, unknown })}
        />
      ),
      note:
        pieces === 0
          ? "Needs deliverables and creators."
          : `Average views of the creators, for ${known} of ${plural(pieces, "piece")}${unknown > 0 ? "; not known for the others" : ""}.`,
    },
    {
      term: "People reached",
      text: (
        <Figure
          value={formatCount(planned?.p50)}
          label="People reached"
          source={reachForecastSource(campaign?.forecast ?? null)}
        />
      ),
      note: planned
        ? `${formatRange(formatCount(planned.p10), formatCount(planned.p90))} in 8 of 10 cases, from the Strategy AI plan.`
        : "A campaign that is made from a Strategy AI plan brings its forecast along.",
    },
  ];
  return (
    <section aria-labelledby="forecast" className="rounded-lg border border-line bg-surface p-4">
      <h3 id="forecast" className="font-semibold">
        Forecast
      </h3>
      <dl className="mt-2 flex flex-col gap-3">
        {rows.map(({ term, text, note }) => (
          <div key={term}>
            <dt className="text-sm text-fg-2">{term}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{text}</dd>
            <dd className="text-sm text-fg-2">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
