import { useState } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { removeServerAdministrator } from "./administrators.queries.ts";

interface RemoveAdministratorProps {
  userId: string;
  name: string;
  isOneself: boolean;
}

/** Takes the server away from somebody, after a question: only a new administrator link gives it back. */
export function RemoveAdministrator(props: RemoveAdministratorProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, isOneself } = props;
  return (
    <>
      <Button
        variant="danger"
        size={32}
        aria-label={isOneself ? "Give up the server" : `Take away the server from ${name}`}
        onClick={() => setOpen(true)}
      >
        {isOneself ? "Give up" : "Take away"}
      </Button>
      {isOpen && <Question {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ userId, name, isOneself, onClose }: RemoveAdministratorProps & { onClose: () => void }) {
  const { isBusy, run } = useTask();
  const [title, text, done] = isOneself
    ? [
        "Give up the server?",
        "You keep your account and your workspaces. Only ./herald admin-link on the server lets you back.",
        "You do not administer this server any more",
      ]
    : [
        `Take the server from ${name}?`,
        "They are signed out everywhere, and keep their account and their workspaces. Only ./herald admin-link on the server lets them back.",
        `${name} does not administer this server any more`,
      ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() =>
              run(async () => {
                await removeServerAdministrator(userId, isOneself);
                toast(done);
                onClose();
              })
            }
          >
            {isOneself ? "Give up" : "Take away"}
          </Button>
        </>
      }
    />
  );
}
