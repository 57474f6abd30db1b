import { Mail } from "lucide-react";
import { useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { getProject } from "#/features/identity/project.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { checkedEmail } from "#/features/identity/sign-in/sign-in.rules.ts";
import { useMe } from "#/lib/api/me.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { emailWords } from "./email-words.rules.ts";
import { MethodRow } from "./MethodRow.tsx";
import { proveAddress } from "./prove-address.ts";
import { RemoveMethod } from "./RemoveMethod.tsx";

/** The addresses of a person. One becomes theirs once the link that was mailed to it is opened. */
export function EmailsSection({ user }: { user: OwnUser }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, change, problem, busy, submit } = useFormState({ email: "" }, add, formFailure);

  async function add(values: { email: string }) {
    const email = checkedEmail(values.email, (await getProject()).email_pattern);
    if (user.emails.some((own) => own.email === email && own.verified))
      throw new InvalidInput({ email: "This address is yours already" });
    await proveAddress(email);
    setSentTo(email);
    change({ email: "" });
  }
  async function verify(email: string) {
    await proveAddress(email);
    setSentTo(email);
  }

  const provedHere = useMe().data?.user.provedEmails;
  const host = useHostedProvider();
  const hasProved = user.emails.some(({ verified }) => verified);
  return (
    <Panel title="E-mail addresses">
      <ul className="divide-y divide-line">
        {user.emails.map(({ email_id: id, email, verified }) => (
          <MethodRow
            key={id}
            icon={<Mail size={16} />}
            name={email}
            text={emailWords({ email, verified }, { hasProved, host, provedHere })}
          >
            {!verified && (
              <Button
                size={32}
                paused={busy}
                aria-label={`Verify ${email}`}
                onClick={(event) => submit(event, () => verify(email))}
              >
                Verify
              </Button>
            )}
            <RemoveMethod kind="emails" id={id} name={email} />
          </MethodRow>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line p-4">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-60 flex-1"
            label="Another address"
            type="email"
            autoComplete="email"
            placeholder="you@company.com"
            {...field("email")}
          />
          <Button type="submit" className="h-10 max-md:h-11" busy={busy}>
            Add address
          </Button>
        </div>
        <FormProblem text={problem} />
        {sentTo !== null && (
          <p role="status" className="text-sm text-fg-2">
            A link is on its way to <span className="font-medium break-words text-fg">{sentTo}</span>. Open it
            in this browser: the address is yours then.
          </p>
        )}
      </form>
    </Panel>
  );
}
