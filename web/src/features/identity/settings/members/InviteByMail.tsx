import { isEmail } from "@app/contract/identity/email";
import { INVITED_AT_ONCE } from "@app/contract/identity/schemas";
import type { InvitationInput } from "@app/contract/identity/schemas";
import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { getProject } from "#/features/identity/project.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { toast } from "#/lib/toasts.ts";
import { useSettled } from "#/lib/use-settled.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { inviteAddresses } from "#/features/identity/settings/members/invitations.queries.ts";
import { INVITED_ROLES, ROLE_LABELS } from "./members.rules.ts";
import { lookupText, readAddresses, refusedText, sentText } from "./addresses.rules.ts";
import { useLookup } from "./use-lookup.ts";

const OPTIONS = INVITED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const START: { emails: string; role: InvitationInput["role"] } = { emails: "", role: "member" };

/** Mails an invitation to one address or many, each with a link of its own. */
export function InviteByMail({ slug }: { slug: string }) {
  const pattern = useEmailPattern();
  const form = useForm(START, invite);
  const { addresses, others } = readAddresses(useSettled(form.values.emails), pattern);
  const refused = others.filter((word) => isEmail(word, "any"));

  async function invite({ emails, role }: typeof START) {
    const invited = await inviteAddresses({ emails: required(emails, pattern), role });
    const done = sentText(invited);
    if (done !== "") toast(done, { severity: invited.areKept ? "warning" : "success" });
    const limited = invited.items.filter(({ outcome }) => outcome === "limited").map(({ email }) => email);
    if (limited.length > 0) {
      toast(`Not sent, too many mails were asked for: ${limited.join(", ")}. Try again later.`, {
        severity: "error",
      });
    }
    form.change({ emails: limited.join("\n") });
  }

  return (
    <Panel title="Invite by e-mail">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-3 p-4">
        <TextArea
          label="E-mail addresses"
          hint="One or many, as you have them: with commas, spaces or a line each"
          autoComplete="off"
          spellCheck={false}
          rows={2}
          {...form.field("emails")}
        />
        {addresses.length + refused.length > 0 && (
          <ul
            aria-label="Who is invited"
            aria-live="polite"
            // What is found out of each address would have the whole list read again.
            aria-relevant="additions"
            className="max-h-60 divide-y divide-line overflow-y-auto text-sm"
          >
            {addresses.slice(0, INVITED_AT_ONCE).map((email) => (
              <AddressLine key={email} email={email} slug={slug} />
            ))}
            {refused.map((email) => (
              <Line key={email} email={email} text="Not taken on this server" isBad />
            ))}
          </ul>
        )}
        <FormProblem text={form.problem} />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Select
            className="w-36 max-md:w-full"
            label="Joins as"
            {...form.control("role")}
            options={OPTIONS}
          />
          <Button
            type="submit"
            className="h-10 max-md:h-11 max-md:w-full"
            busy={form.busy}
            icon={<Send aria-hidden size={16} />}
          >
            {addresses.length > 1 ? `Send ${addresses.length} invitations` : "Send invitation"}
          </Button>
        </div>
        <p className="text-sm text-fg-2">
          Each link is for its address alone, works once, for 7 days. Where no mail server is set up, the
          mails wait in the outbox of the server&apos;s administrator: copy the invite link instead.
        </p>
      </form>
    </Panel>
  );
}

function AddressLine({ email, slug }: { email: string; slug: string }) {
  const lookup = useLookup(email, slug);
  return <Line email={email} text={lookupText(lookup)} isBad={lookup?.state === "failed"} />;
}

function Line({ email, text, isBad }: { email: string; text: string; isBad: boolean }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <span className="min-w-0 break-all">{email}</span>
      <span className={isBad ? "text-danger" : "text-fg-2"}>{text}</span>
    </li>
  );
}

/** @throws InvalidInput for a text without an address, or with words that are none. */
function required(text: string, pattern: "specification" | "any"): string[] {
  const { addresses, others } = readAddresses(text, pattern);
  if (others.length > 0) throw new InvalidInput({ emails: refusedText(others) });
  if (addresses.length === 0) throw new InvalidInput({ emails: "Enter an e-mail" });
  if (addresses.length > INVITED_AT_ONCE)
    throw new InvalidInput({ emails: `At most ${INVITED_AT_ONCE} addresses at once` });
  return addresses;
}

function useEmailPattern() {
  const [pattern, setPattern] = useState<"specification" | "any">("specification");
  useEffect(() => {
    getProject().then(
      (project) => setPattern(project.email_pattern),
      () => undefined,
    );
  }, []);
  return pattern;
}
