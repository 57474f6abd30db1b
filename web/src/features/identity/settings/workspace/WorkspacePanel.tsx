import { WorkspaceFields } from "@app/contract/identity/schemas";
import type { Workspace } from "@app/contract/identity/schemas";
import { useState } from "react";
import { currencyChoices } from "#/lib/choices.ts";
import { refreshMe, useMe } from "#/lib/api/me.ts";
import { setTimeZone } from "#/lib/time-zone.ts";
import { toast } from "#/lib/toasts.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { changeWorkspace } from "#/features/identity/settings/identity.queries.ts";
import { DeletedWorkspaces } from "./DeletedWorkspaces.tsx";
import { LeavingPanel } from "./LeavingPanel.tsx";
import { timeZoneOptions } from "#/features/identity/sign-in/places.rules.ts";

const WITHOUT_PRICES =
  "When off, viewers, reviewers and API tokens that may only read get no prices, fees, budgets or costs, and no text that names one. Names of campaigns, collections and reports stay as they are written.";

/** Settings, Workspace: its name, the name in links, time zone, currency, and who sees prices. */
export function WorkspacePanel() {
  const { data: me, error, mutate } = useMe();
  const [reloads, setReloads] = useState(0);
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!me) return <ListSkeleton rows={3} />;
  const workspace = me.currentWorkspace;
  if (!workspace)
    return (
      <>
        <Note>You are in no workspace. Ask a colleague for an invite link.</Note>
        <DeletedWorkspaces />
      </>
    );
  const isAdmin = workspace.role === "owner" || workspace.role === "admin";
  return (
    <>
      <Panel>
        {!isAdmin && (
          <div className="p-4 pb-0">
            <Note>{whyReadOnly(workspace)}</Note>
          </div>
        )}
        <WorkspaceForm
          key={`${workspace.id} ${reloads}`}
          workspace={workspace}
          isAdmin={isAdmin}
          onReload={async () => {
            await refreshMe();
            setReloads(reloads + 1);
          }}
        />
      </Panel>
      {!workspace.isSample && <LeavingPanel me={me} workspace={workspace} />}
      <DeletedWorkspaces />
    </>
  );
}

function whyReadOnly(workspace: Workspace): string {
  return workspace.isSample
    ? "The sample stays as it is. Choose your own workspace at the top, or make your own copy of the sample."
    : "Owners and admins of the workspace can change this.";
}

interface WorkspaceFormProps {
  workspace: Workspace;
  isAdmin: boolean;
  /** Shows what is stored, in place of what was typed. */
  onReload: () => Promise<void>;
}

function WorkspaceForm({ workspace, isAdmin, onReload }: WorkspaceFormProps) {
  const { name, slug, timeZone, currency, viewersSeePrices } = workspace;
  const start = { name, slug, timeZone, currency, viewersSeePrices };
  // What the form was filled from: the version that a save is made over.
  const [seen, setSeen] = useState(workspace);
  const form = useForm(start, async (filled) => {
    const saved = await changeWorkspace(seen, checked(WorkspaceFields, filled));
    if (!saved) return onReload();
    setSeen(saved);
    setTimeZone(saved.timeZone);
    toast("Workspace saved");
    // The old name in links leads nowhere any more.
    if (saved.slug === slug) await refreshMe();
    else window.location.assign(`/settings/workspace?workspace=${saved.slug}`);
  });
  const { values, control, field } = form;

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5 p-4">
      <fieldset disabled={!isAdmin} className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" {...field("name")} />
        <TextField label="Name in links" hint={`As in ?workspace=${values.slug}`} {...field("slug")} />
        <Select
          label="Time zone"
          hint="Days and times are shown in it"
          {...control("timeZone")}
          options={timeZoneOptions(values.timeZone)}
        />
        <Select
          label="Currency"
          hint="Of new campaigns and plans"
          {...control("currency")}
          options={currencyChoices(values.currency)}
        />
        <Checkbox
          className="md:col-span-2"
          label="Viewers see prices"
          hint={WITHOUT_PRICES}
          checked={values.viewersSeePrices}
          onChange={control("viewersSeePrices").onChange}
        />
      </fieldset>
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
      {isAdmin && (
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save workspace
          </Button>
        </div>
      )}
    </form>
  );
}
