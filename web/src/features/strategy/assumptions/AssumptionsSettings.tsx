import type { ModelAssumption } from "@app/contract/strategy/assumptions/registry";
import type { ForecastAssumptions } from "@app/contract/strategy/assumptions/schemas";
import { useState } from "react";
import { plural } from "#/lib/format.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { saveAssumptions, useAssumptions } from "./assumptions.queries.ts";
import { changedIn, fieldOf, groupedAssumptions, toDraft, toInput, valueText } from "./assumptions.rules.ts";

const GROUPS = groupedAssumptions();

/** The numbers that forecasts take for granted; each can be changed for the workspace. */
export function AssumptionsSettings() {
  const { data, error, mutate } = useAssumptions();
  const [reloads, setReloads] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Panel className="p-4 md:p-5">
      <Values key={reloads} stored={data} onReload={() => setReloads(reloads + 1)} />
    </Panel>
  );
}

/** @param onReload shows what is stored, in place of what was typed. */
function Values({ stored, onReload }: { stored: ForecastAssumptions; onReload: () => void }) {
  // What the form was filled from: the version that a save is made over.
  const [seen, setSeen] = useState(stored);
  const form = useForm(toDraft(stored), async (filled) => {
    const saved = await saveAssumptions(seen, toInput(filled));
    if (!saved) return onReload();
    setSeen(saved);
    toast("Assumptions saved");
  });
  const learned = new Map(seen.learned.map((one) => [one.id, one]));
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-fg-2">
        An empty field leaves the number to Herald: its own, or what your campaigns have shown. The next plan
        uses what you save; plans of before keep theirs.
      </p>
      {GROUPS.map(({ group, entries }, index) => (
        <details
          key={group}
          open={index === 0 || entries.some(([id]) => form.errors[fieldOf(id)] !== undefined)}
          className="border-t border-line pt-3"
        >
          <summary className="cursor-pointer font-medium">
            {group}
            <span className="ml-2 text-sm font-normal text-fg-2">
              {plural(changedIn(entries, form.values), "change")}
            </span>
          </summary>
          <div className="mt-3 grid gap-4 md:grid-cols-2">
            {entries.map(([id, assumption]) => (
              <TextField
                key={id}
                label={assumption.label}
                hint={hintOf(assumption, learned.get(id))}
                placeholder={String(learned.get(id)?.value ?? assumption.default)}
                inputMode="decimal"
                {...form.field(fieldOf(id))}
              />
            ))}
          </div>
        </details>
      ))}
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          Save assumptions
        </Button>
      </div>
    </form>
  );
}

function hintOf(
  assumption: ModelAssumption,
  learned: ForecastAssumptions["learned"][number] | undefined,
): string {
  const usual = `Herald takes ${valueText(assumption, assumption.default)}.`;
  const own = learned
    ? ` ${plural(learned.campaigns ?? 0, "campaign")} of yours say ${valueText(assumption, learned.value)}.`
    : "";
  return `${usual}${own} ${assumption.why} ${assumption.source}`;
}
