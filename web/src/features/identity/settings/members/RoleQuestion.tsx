import type { Member } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { roleQuestion } from "./members.rules.ts";

interface RoleQuestionProps {
  member: Member;
  /** Null while none is asked about. */
  role: Role | null;
  name: string;
  onYes: (role: Role) => Promise<void>;
  onClose: () => void;
}

/** Asks before somebody becomes an owner, or may no longer run the workspace. */
export function RoleQuestion({ member, role, name, onYes, onClose }: RoleQuestionProps) {
  const { isBusy, run } = useTask();
  const question = role && roleQuestion(member, role, name);
  if (!question) return null;
  const { title, text, action } = question;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={role === "owner" ? "primary" : "danger"}
            busy={isBusy}
            onClick={() =>
              run(async () => {
                await onYes(role);
                onClose();
              })
            }
          >
            {action}
          </Button>
        </>
      }
    />
  );
}
