import { isDomain } from "@app/contract/identity/sign-in/settings";
import type { SignInSetting, SignInValues } from "@app/contract/identity/sign-in/settings";
import { useState } from "react";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { FixedNote } from "./FixedNote.tsx";
import { NEW_WORKSPACES_NAMES, SIGN_IN_WORDS } from "./sign-in-words.ts";
import { changeSignIn } from "./sign-in.queries.ts";
import { useSignInChange } from "./use-sign-in-change.ts";

const NEW_WORKSPACES: { value: SignInValues["newWorkspaces"]; label: string; hint?: string }[] = [
  { value: "everybody", label: NEW_WORKSPACES_NAMES.everybody },
  {
    value: "administrators",
    label: NEW_WORKSPACES_NAMES.administrators,
    hint: "Whoever makes an account by themselves still has the one that comes with it.",
  },
];

interface NewcomersPanelProps {
  setting: SignInSetting;
  /** Shows what is stored, in place of what was typed. */
  onReload: () => void;
}

/** Whose addresses may sign up, and who may make workspaces. */
export function NewcomersPanel({ setting, onReload }: NewcomersPanelProps) {
  const { problem, change } = useSignInChange(setting);
  return (
    <Panel title="Newcomers and workspaces">
      <DomainsForm setting={setting} onReload={onReload} />
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <FixedNote setting={setting} fields={["newWorkspaces"]} />
        <FormProblem text={problem} />
        <fieldset disabled={"newWorkspaces" in setting.fixed}>
          <RadioGroup
            label={SIGN_IN_WORDS.newWorkspaces.label}
            options={NEW_WORKSPACES}
            value={setting.newWorkspaces}
            onChange={(newWorkspaces) => change({ newWorkspaces })}
          />
        </fieldset>
      </div>
    </Panel>
  );
}

function DomainsForm({ setting, onReload }: NewcomersPanelProps) {
  // What the form was filled from: the version that a save is made over.
  const [seen, setSeen] = useState(setting);
  const isFixed = "signUpDomains" in seen.fixed;
  const form = useForm({ signUpDomains: seen.signUpDomains.join(", ") }, async ({ signUpDomains }) => {
    const saved = await changeSignIn(seen, { signUpDomains: domainsIn(signUpDomains) });
    if (!saved) return onReload();
    setSeen(saved);
    toast("Saved");
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
      <FixedNote setting={seen} fields={["signUpDomains"]} />
      <TextField
        label={SIGN_IN_WORDS.signUpDomains.label}
        hint="Such as example.org, studio.com; empty for all. It counts where everybody may make an account, which then begins with a mailed link."
        disabled={isFixed}
        {...form.field("signUpDomains")}
      />
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
      {!isFixed && (
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save domains
          </Button>
        </div>
      )}
    </form>
  );
}

function domainsIn(typed: string): string[] {
  const domains = typed
    .toLowerCase()
    .split(/[\s,;]+/u)
    .map((domain) => domain.replace(/^@/u, ""))
    .filter((domain) => domain !== "");
  const wrong = domains.find((domain) => !isDomain(domain));
  if (wrong === undefined) return [...new Set(domains)];
  throw new InvalidInput({
    signUpDomains: `${wrong} is not a domain. Enter domains such as example.org, with commas between`,
  });
}
