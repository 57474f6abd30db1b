import type { Member } from "@app/contract/identity/schemas";
import { useTask } from "#/lib/api/use-task.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { letAppGo } from "#/features/identity/settings/identity.queries.ts";

interface LetAppGoProps {
  member: Member;
  name: string;
  onClose: () => void;
}

/** Asks before a server administrator lets somebody in who has lost their app. */
export function LetAppGo({ member, name, onClose }: LetAppGoProps) {
  const { isBusy, run } = useTask();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Has ${name} lost app and recovery codes?`}
      text={`They are signed out everywhere and get a mail, to ${member.email ?? "their address"}. For 24 hours a link or code that is mailed there then signs them in and takes the app away. Ask them by another way first: whoever has their mailbox could come in.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() =>
              run(async () => {
                await letAppGo(member);
                toast(`${name} can sign in by their mailbox for 24 hours`);
                onClose();
              })
            }
          >
            Let them in
          </Button>
        </>
      }
    />
  );
}
