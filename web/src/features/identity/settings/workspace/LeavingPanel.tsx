import { WORKSPACE_KEPT_MINUTES } from "@app/contract/identity/limits";
import { identityPaths } from "@app/contract/identity/paths";
import type { Me, Workspace } from "@app/contract/identity/schemas";
import { addressOf } from "@app/contract/paths";
import { useId, useState } from "react";
import { send } from "#/lib/api/api.ts";
import { mayInvite } from "#/lib/api/me.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { leaveFor } from "#/lib/undo-elsewhere.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { downloadMembersLog, downloadWorkspace } from "#/features/identity/settings/identity.queries.ts";

interface LeavingProps {
  me: Me;
  workspace: Workspace;
}

/** Leaving the workspace, and for owners deleting it; either can be undone on the page that comes next. */
export function LeavingPanel({ me, workspace }: LeavingProps) {
  const [asked, setAsked] = useState<"leave" | "delete" | null>(null);
  const close = () => setAsked(null);
  return (
    <Panel title={workspace.role === "owner" ? "Export, leave or delete" : "Leave"}>
      <ul className="divide-y divide-line">
        {workspace.role === "owner" && (
          <Way
            text="One archive with creators, collections, campaigns, results, reports and threads, as tables that a spreadsheet opens."
            action="Export everything"
            variant="secondary"
            onPress={() => downloadWorkspace(workspace.slug)}
          />
        )}
        <Way
          text="You see it no more, and your invite links and API tokens end. The last owner cannot leave."
          action="Leave workspace"
          onPress={() => setAsked("leave")}
        />
        {workspace.role === "owner" && (
          <Way
            text="For everybody, with all that is in it."
            action="Delete workspace"
            onPress={() => setAsked("delete")}
          />
        )}
      </ul>
      {asked === "leave" && <LeaveDialog me={me} workspace={workspace} onClose={close} />}
      {asked === "delete" && <DeleteDialog me={me} workspace={workspace} onClose={close} />}
    </Panel>
  );
}

interface WayProps {
  text: string;
  action: string;
  variant?: "danger" | "secondary";
  onPress: () => void | Promise<void>;
}

function Way({ text, action, variant = "danger", onPress }: WayProps) {
  const { isBusy, run } = useTask();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="min-w-0 flex-1 basis-60 text-sm text-fg-2">{text}</p>
      <Button variant={variant} busy={isBusy} onClick={() => run(async () => onPress())}>
        {action}
      </Button>
    </li>
  );
}

function LeaveDialog({ me, workspace, onClose }: LeavingProps & { onClose: () => void }) {
  const { isBusy, run } = useTask();
  async function leave() {
    await send("DELETE", addressOf(identityPaths.member, { userId: me.user.id }));
    const url = addressOf(identityPaths.rejoinWorkspace, { id: workspace.id });
    leaveFor(nextOf(me, workspace), { text: `You have left ${workspace.name}`, url });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Leave ${workspace.name}?`}
      text={`What you made in it stays${mayInvite(workspace) ? ", but invitations, invite links and API tokens of yours end" : ""}. To come back later, somebody has to invite you.`}
      actions={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button variant="danger" busy={isBusy} onClick={() => run(leave)}>
            Leave workspace
          </Button>
        </>
      }
    />
  );
}

function DeleteDialog({ me, workspace, onClose }: LeavingProps & { onClose: () => void }) {
  const { isBusy, run } = useTask();
  const [typed, setTyped] = useState("");
  const formId = useId();
  const isNamed = typed.trim() === workspace.name;
  async function remove() {
    await send("DELETE", addressOf(identityPaths.workspace, { id: workspace.id }));
    const url = addressOf(identityPaths.restoreWorkspace, { id: workspace.id });
    leaveFor(nextOf(me, workspace), { text: `${workspace.name} is deleted`, url });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${workspace.name}?`}
      text={`Nobody finds it any more, and its links and tokens stop working. Its owners can bring it back for ${WORKSPACE_KEPT_MINUTES} minutes, in the menu of workspaces at the top; after that nothing of it is left.`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy} disabled={!isNamed}>
            Delete workspace
          </Button>
        </>
      }
    >
      <p className="text-sm text-fg-2">
        Export first what you need: everything that is in it, and who was a member here.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size={32} onClick={() => run(() => downloadWorkspace(workspace.slug))}>
          Export everything
        </Button>
        <Button size={32} onClick={() => run(() => downloadMembersLog({}, workspace.slug))}>
          Export the log of members
        </Button>
      </div>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && !isBusy) run(remove);
        }}
      >
        <TextField
          label={`Type ${workspace.name} to delete it`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Where a person is afterwards: another workspace of theirs, else the sample. */
function nextOf(me: Me, left: Workspace): Workspace | undefined {
  const others = me.workspaces.filter(({ id }) => id !== left.id);
  return others.find(({ isSample }) => !isSample) ?? others[0];
}
