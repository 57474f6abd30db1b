import { PASSCODE_MINUTES } from "@app/contract/identity/limits";
import { useState } from "react";
import type { ReactNode } from "react";
import { useFormState } from "#/lib/forms/form-state.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { CodeField } from "#/ui/fields/CodeField.tsx";
import { plainSentence } from "#/features/identity/sign-in/refusals.rules.ts";

interface CodeFormProps {
  label: string;
  hint?: ReactNode;
  action: string;
  size?: 36 | 44;
  onCode: (code: string) => Promise<void>;
}

// The field is empty again for the next try, so what was wrong stands below it.
function failureOf(error: unknown) {
  if (error instanceof InvalidInput) return { fields: error.fields, form: null };
  return { fields: {}, form: plainSentence(error) };
}

/** Six boxes that send themselves, and a button for whoever looks for one. */
export function CodeForm({ label, hint, action, size = 44, onCode }: CodeFormProps) {
  const [tries, setTries] = useState(0);
  const form = useFormState({ code: "" }, give, failureOf);

  async function give({ code }: { code: string }) {
    if (code.length < 6) throw new InvalidInput({ code: "Enter all six digits" });
    try {
      await onCode(code);
    } catch (error) {
      form.change({ code: "" });
      setTries(tries + 1);
      throw error;
    }
  }

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField
        // Drawn anew after each try, so that the first box has the focus.
        key={tries}
        label={label}
        hint={
          hint ?? `It works once, for ${PASSCODE_MINUTES} minutes. The sixth digit sends it; paste works.`
        }
        startsFocused
        {...form.control("code")}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" variant="primary" size={size} busy={form.busy} className="w-full">
        {action}
      </Button>
    </form>
  );
}
