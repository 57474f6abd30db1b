import { useState } from "react";
import type { SignedIn } from "#/features/identity/client/answers.ts";
import { totps } from "#/features/identity/client/calls/totps.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { CodeForm } from "#/features/identity/sign-in/codes/CodeForm.tsx";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";

interface SecondFactorProps {
  onDone: (answer: SignedIn) => void;
}

const TEXTS = {
  app: "Your account has an authenticator app. Enter the code that it shows now.",
  recovery: "Enter one of the codes that you kept when you set the app up. Each works once.",
} as const;

/** The second step of a sign-in: a code of the app, or a recovery code in its place. */
export function SecondFactorDialog({ onDone, onClose }: SecondFactorProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="One more step">
      <SecondFactor onDone={onDone} />
    </Dialog>
  );
}

export function SecondFactor({ onDone }: SecondFactorProps) {
  const [way, setWay] = useState<"app" | "recovery">("app");
  return (
    <>
      <p className="text-fg-2">{TEXTS[way]}</p>
      {way === "app" ? <AppForm onDone={onDone} /> : <RecoveryForm onDone={onDone} />}
      <button
        type="button"
        className={`${LINK_CLASS} h-6 self-start`}
        onClick={() => setWay(way === "app" ? "recovery" : "app")}
      >
        {way === "app" ? "Use a recovery code" : "Use the app"}
      </button>
      {way === "recovery" && (
        <p className="text-sm text-fg-2">
          Lost both? Ask a server administrator to let you in: in Settings, Members, or by ./herald lost-app
          with your e-mail address. Then a mailed link or code signs you in, for 24 hours, and takes the app
          away.
        </p>
      )}
    </>
  );
}

function AppForm({ onDone }: SecondFactorProps) {
  async function prove(code: string) {
    const { client } = await getIdentity();
    onDone(await totps(client).authenticate(code));
  }
  return (
    <CodeForm
      label="Code of the app"
      hint="A new one comes every half minute. The sixth digit sends it."
      action="Go on"
      onCode={prove}
    />
  );
}

function RecoveryForm({ onDone }: SecondFactorProps) {
  const form = useFormState({ recovery_code: "" }, recover, formFailure);

  async function recover({ recovery_code: code }: { recovery_code: string }) {
    if (code.trim() === "") throw new InvalidInput({ recovery_code: "Enter a recovery code" });
    const { client } = await getIdentity();
    onDone(await totps(client).recover(code));
  }

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextField
        label="Recovery code"
        placeholder="xxxx-xxxx-xxxx-xxxx-xxxx-xxxx"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that was just opened
        autoFocus
        {...form.field("recovery_code")}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" variant="primary" size={44} busy={form.busy} className="w-full">
        Go on
      </Button>
    </form>
  );
}
