import { MailInput } from "@app/contract/identity/mail";
import type { MailSetting } from "@app/contract/identity/mail";
import { useState } from "react";
import { checked } from "#/lib/forms/checked.ts";
import type { FormFields } from "#/lib/forms/form-state.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { saveMail } from "./mail.queries.ts";
import { passwordPlaceholder, portFor, SECURITIES, toDraft, toInput, WAYS } from "./mail.rules.ts";
import type { MailDraft } from "./mail.rules.ts";

/** @param onReload shows what is stored, in place of what was typed: a password that was saved is not shown again. */
export function MailServerForm({ stored, onReload }: { stored: MailSetting; onReload: () => void }) {
  // What the form was filled from: the version that a save is made over.
  const [seen] = useState(stored);
  const isFixed = seen.way === "environment";
  const form = useForm(toDraft(seen), async (filled) => {
    const saved = await saveMail(seen, checked(MailInput, toInput(filled, seen)));
    if (saved) toast("Saved");
    onReload();
  });
  const { control, values } = form;
  return (
    <Panel title="Mail server">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <Select label="Who sends mails" options={WAYS} disabled={isFixed} {...control("way")} />
        {values.way === "server" && (
          <>
            <ServerFields form={form} values={values} seen={seen} isFixed={isFixed} />
            <SenderFields form={form} isFixed={isFixed} />
          </>
        )}
        <FormProblem text={form.problem} />
        <LeaveGuard unsaved={form.isUnsaved} />
        {!isFixed && (
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save mail server
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}

interface FieldsProps {
  form: FormFields<MailDraft>;
  isFixed: boolean;
}

interface ServerFieldsProps extends FieldsProps {
  values: MailDraft;
  seen: MailSetting;
}

function ServerFields({ form: { field, control }, values, seen, isFixed }: ServerFieldsProps) {
  const security = control("security");
  return (
    <>
      <TextField
        label="Name of the server"
        hint="Such as smtp.example.org"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        readOnly={isFixed}
        {...field("host")}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Select
          label="Security"
          options={SECURITIES}
          disabled={isFixed}
          {...security}
          onChange={(next) => {
            control("port").onChange(portFor(next, values));
            security.onChange(next);
          }}
        />
        <TextField label="Port" inputMode="numeric" readOnly={isFixed} {...field("port")} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="User name"
          hint="Leave empty if none is needed"
          spellCheck={false}
          autoComplete="off"
          readOnly={isFixed}
          {...field("user")}
        />
        <TextField
          label="Password"
          hint="Sealed on this server, sent to this mail server only, and never shown again"
          type="password"
          autoComplete="new-password"
          placeholder={passwordPlaceholder(values, seen)}
          readOnly={isFixed}
          {...field("password")}
        />
      </div>
    </>
  );
}

function SenderFields({ form: { field }, isFixed }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="From address"
        hint="An address that this login may send from"
        type="email"
        spellCheck={false}
        autoComplete="off"
        readOnly={isFixed}
        {...field("fromAddress")}
      />
      <TextField
        label="From name"
        hint="What people see as the sender"
        autoComplete="off"
        readOnly={isFixed}
        {...field("fromName")}
      />
    </div>
  );
}
