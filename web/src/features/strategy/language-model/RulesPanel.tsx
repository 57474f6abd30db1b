import { ModelRules } from "@app/contract/strategy/language-model/schemas";
import type { ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { CURRENCIES } from "@app/contract/money";
import { useState } from "react";
import { formatMoney, formatTotal } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { saveModelRules } from "./language-model.queries.ts";
import { rulesDraft, rulesInput, WHO } from "./usage-form.rules.ts";

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

/** Who may use the model, how much of it a month, and what it costs. */
export function RulesPanel({ stored, onReload }: { stored: ModelSetting; onReload: () => void }) {
  const [seen] = useState(stored);
  const form = useForm(rulesDraft(seen.rules), async (filled) => {
    const saved = await saveModelRules(seen, checked(ModelRules, rulesInput(filled)));
    if (saved) toast("Saved");
    onReload();
  });
  const { field, control } = form;
  return (
    <Panel title="Who uses it, and how much">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <MonthNote month={seen.month} />
        <Select label="Who may use it" options={WHO} {...control("usedBy")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Tokens a month"
            hint="Read and written; empty for no limit"
            inputMode="numeric"
            {...field("tokensPerMonth")}
          />
          <TextField
            label="Cost a month"
            hint="Empty for no limit; it needs the prices below"
            inputMode="decimal"
            {...field("costPerMonth")}
          />
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-medium">What a million tokens cost</legend>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <Select label="Currency" options={CURRENCY_OPTIONS} {...control("currency")} />
            <TextField label="Read" inputMode="decimal" {...field("input")} />
            <TextField label="Read again" inputMode="decimal" {...field("cached")} />
            <TextField label="Written" inputMode="decimal" {...field("output")} />
          </div>
          <p className="text-sm text-fg-2">
            As the service’s price list says. “Read again” is what it has in its cache.
          </p>
        </fieldset>
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save limits
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function MonthNote({ month: { input, output, cost, isUsedUp } }: { month: ModelSetting["month"] }) {
  const price = cost === null ? "" : `, ${formatMoney(cost)} by the prices below`;
  return (
    <Note kind={isUsedUp ? "warn" : "plain"}>
      This month: {formatTotal(input)} tokens read and {formatTotal(output)} written{price}.
      {isUsedUp && " The limit is reached, so the built-in planner answers alone until the next month."}
    </Note>
  );
}
