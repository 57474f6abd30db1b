import type { WebauthnRegistration } from "@app/contract/identity/provider";
import { PasskeyName } from "@app/contract/identity/schemas";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { ownUser } from "#/features/identity/client/calls/own-user.ts";
import { webauthn } from "#/features/identity/client/calls/webauthn.ts";
import { hasPasskeys } from "#/features/identity/client/passkey-support.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { passkeyProblem } from "#/features/identity/sign-in/passkeys/passkeys.rules.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { MethodRow } from "./MethodRow.tsx";
import { NoneYet } from "./NoneYet.tsx";
import { RemoveMethod } from "./RemoveMethod.tsx";

async function addPasskey(): Promise<void> {
  const { client } = await getIdentity();
  await webauthn(client).register();
  toast("Passkey added");
}

/** Keys on devices and in password managers that sign in without a password. */
export function PasskeysSection({ user }: { user: OwnUser }) {
  const passkeys = user.webauthn_registrations;
  const isPossible = hasPasskeys();
  const { state, submit } = useSending((error) => ({ fields: {}, form: passkeyProblem(error) }));

  return (
    <Panel title="Passkeys">
      {passkeys.length === 0 ? (
        <NoneYet
          title="No passkeys yet"
          text="With one you sign in by your finger, face or device code. Nobody can guess it or trick you out of it."
        />
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.webauthn_registration_id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div
        className={classes(
          "flex flex-col items-start gap-3 p-4",
          passkeys.length > 0 && "border-t border-line",
        )}
      >
        <FormProblem text={state.form} />
        <Button
          busy={state.busy}
          disabled={!isPossible}
          icon={<Fingerprint aria-hidden size={16} />}
          onClick={(event) => submit(event, addPasskey)}
        >
          Add a passkey
        </Button>
        {!isPossible && (
          <p className="text-sm text-fg-2">
            This browser has no passkeys, or the page is not opened by its secure address.
          </p>
        )}
      </div>
    </Panel>
  );
}

function Passkey({ passkey }: { passkey: WebauthnRegistration }) {
  const [isNaming, setNaming] = useState(false);
  const { webauthn_registration_id: id, domain } = passkey;
  const name = passkey.name || "Passkey";

  async function rename(to: string) {
    const { client } = await getIdentity();
    await webauthn(client)
      .rename(id, to)
      .catch((error: unknown) => {
        throw new InvalidInput({ name: sentenceOf(error) });
      });
    await ownUser(client).get();
    setNaming(false);
  }

  return (
    <MethodRow icon={<Fingerprint size={16} />} name={name} text={`Signs in at ${domain}`}>
      <Button size={32} aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
        Rename
      </Button>
      <RemoveMethod kind="webauthn_registrations" id={id} name={name} />
      <NameDialog
        open={isNaming}
        title="Name this passkey"
        action="Save name"
        label="Name"
        field="name"
        schema={PasskeyName}
        initial={name}
        onClose={() => setNaming(false)}
        onName={rename}
      />
    </MethodRow>
  );
}
