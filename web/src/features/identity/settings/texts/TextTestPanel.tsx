import { TextTestInput } from "@app/contract/identity/texts";
import type { TextChannel, TextTest } from "@app/contract/identity/texts";
import { useState } from "react";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { sendOneNow } from "./texts.queries.ts";
import { CHANNEL_WORDS } from "./texts.rules.ts";

/** Sends a message to a number, and says what became of it. */
export function TextTestPanel({ channel }: { channel: TextChannel }) {
  const [last, setLast] = useState<TextTest | null>(null);
  const form = useForm({ to: "" }, async (values) =>
    setLast(await sendOneNow(channel, checked(TextTestInput, values).to)),
  );
  return (
    <Panel title={`Does ${CHANNEL_WORDS[channel].title} work?`}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-3 p-4">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-60 flex-1"
            label="Your number"
            type="tel"
            autoComplete="tel"
            placeholder="+49 1512 3456789"
            {...form.field("to")}
          />
          <Button type="submit" busy={form.busy}>
            Send me one now
          </Button>
        </div>
        <FormProblem text={form.problem} />
        <div role="status">
          {form.busy && <p className="text-sm text-fg-2">On its way.</p>}
          {last && !form.busy && <TestResult test={last} />}
        </div>
      </form>
    </Panel>
  );
}

function TestResult({ test: { to, isSent, failure } }: { test: TextTest }) {
  if (!isSent)
    return (
      <Note kind="bad">{failure ?? "No service is set any more, so the message waits in the outbox."}</Note>
    );
  return (
    <Note kind="info">
      The service has taken a message to <b className="font-semibold">{to}</b>. Where it does not arrive, look
      at what the service says of it.
    </Note>
  );
}
