import type { MailSetting } from "@app/contract/identity/mail";
import { useState } from "react";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useMail } from "./mail.queries.ts";
import { MailServerForm } from "./MailServerForm.tsx";
import { MailTestPanel } from "./MailTestPanel.tsx";

/** Settings, Mail: by which server mails go out, if by any. */
export function MailPanel() {
  const { data, error, mutate } = useMail();
  const [reloads, setReloads] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <>
      <WayNote setting={data} />
      <MailServerForm key={reloads} stored={data} onReload={() => setReloads(reloads + 1)} />
      {data.way !== "outbox" && <MailTestPanel />}
    </>
  );
}

function WayNote({ setting: { way, isUnreadable } }: { setting: MailSetting }) {
  if (way === "environment")
    return (
      <Note>
        SMTP_URL is set in the environment of the server, so the mail server is changed there. What it says is
        shown here.
      </Note>
    );
  if (isUnreadable)
    return (
      <Note kind="bad">
        The mail server that was set here cannot be read any more: this Herald has another secret than the one
        that sealed it. Mails wait in the outbox until you enter it again.
      </Note>
    );
  if (way === "settings") return null;
  return (
    <Note kind="info">
      <b className="font-semibold">No mail server is set.</b> Mails wait in the outbox and reach nobody by
      themselves: anyone who asks for a sign-in link or a new password gets it only when you pass it on by
      hand.
    </Note>
  );
}
