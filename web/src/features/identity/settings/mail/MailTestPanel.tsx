import type { MailTest } from "@app/contract/identity/mail";
import { useState } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { sendOneNow } from "./mail.queries.ts";

/** Sends a mail to whoever presses, and says what became of it. */
export function MailTestPanel() {
  const { isBusy, run } = useTask();
  const [last, setLast] = useState<MailTest | null>(null);
  return (
    <Panel
      title="Does it work?"
      aside={
        <Button size={32} busy={isBusy} onClick={() => run(async () => setLast(await sendOneNow()))}>
          Send me one now
        </Button>
      }
    >
      <div className="flex flex-col gap-3 p-4">
        <p className="text-sm text-fg-2">
          Sends one mail to your own address, with the saved settings. The outbox shows what became of each
          mail.
        </p>
        <div role="status">
          {isBusy && <p className="text-sm text-fg-2">On its way. A slow mail server takes half a minute.</p>}
          {last && !isBusy && <TestResult test={last} />}
        </div>
      </div>
    </Panel>
  );
}

function TestResult({ test: { to, isSent, failure } }: { test: MailTest }) {
  if (!isSent)
    return (
      <Note kind="bad">{failure ?? "No mail server is set any more, so the mail waits in the outbox."}</Note>
    );
  return (
    <Note kind="info">
      The mail server has taken a mail to <b className="font-semibold break-words">{to}</b>. Where it does not
      arrive, look among the unwanted mails first.
    </Note>
  );
}
