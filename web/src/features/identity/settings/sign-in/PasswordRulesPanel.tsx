import { PASSWORD_LENGTHS } from "@app/contract/identity/sign-in/settings";
import type { SignInSetting } from "@app/contract/identity/sign-in/settings";
import { useState } from "react";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { FixedNote } from "./FixedNote.tsx";
import { SCORE_NAMES } from "./sign-in-words.ts";
import { changeSignIn } from "./sign-in.queries.ts";

const SCORES = Object.entries(SCORE_NAMES).map(([value, label]) => ({ value, label }));

interface PasswordRulesProps {
  setting: SignInSetting;
  /** Shows what is stored, in place of what was typed. */
  onReload: () => void;
}

/** What a password must have that is set from now on. */
export function PasswordRulesPanel({ setting, onReload }: PasswordRulesProps) {
  // What the form was filled from: the version that a save is made over.
  const [seen, setSeen] = useState(setting);
  const isFixed = { length: "passwordLengthMin" in seen.fixed, score: "passwordScoreMin" in seen.fixed };
  const start = {
    passwordLengthMin: String(seen.passwordLengthMin),
    passwordScoreMin: String(seen.passwordScoreMin),
  };
  const form = useForm(start, async ({ passwordLengthMin, passwordScoreMin }) => {
    const change = {
      ...(!isFixed.length && { passwordLengthMin: wholeNumber(passwordLengthMin) }),
      ...(!isFixed.score && { passwordScoreMin: Number(passwordScoreMin) }),
    };
    const saved = await changeSignIn(seen, change);
    if (!saved) return onReload();
    setSeen(saved);
    toast("Saved");
  });
  return (
    <Panel title="New passwords">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <FixedNote setting={seen} fields={["passwordLengthMin", "passwordScoreMin"]} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Fewest characters"
            inputMode="numeric"
            hint="15 is the advice where a password is the only proof"
            disabled={isFixed.length}
            {...form.field("passwordLengthMin")}
          />
          <Select
            label="How hard to guess"
            hint="Judged while it is typed; lists of known passwords are refused anyway"
            options={SCORES}
            disabled={isFixed.score}
            {...form.control("passwordScoreMin")}
          />
        </div>
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
        <p className="text-sm text-fg-2">Whoever has a password already keeps it.</p>
        {!(isFixed.length && isFixed.score) && (
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save rules
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}

function wholeNumber(typed: string): number {
  const { least, most } = PASSWORD_LENGTHS;
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  if (number >= least && number <= most) return number;
  throw new InvalidInput({ passwordLengthMin: `Choose a whole number from ${least} to ${most}` });
}
