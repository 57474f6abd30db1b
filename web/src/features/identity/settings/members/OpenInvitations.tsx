import type { Invitation } from "@app/contract/identity/schemas";
import { identityPaths } from "@app/contract/identity/paths";
import { useEffect } from "react";
import { refresh } from "#/lib/api/cache.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Panel } from "#/ui/Panel.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import {
  mailAgain,
  revokeInvitation,
  useInvitations,
} from "#/features/identity/settings/members/invitations.queries.ts";
import { invitationState, ROLE_LABELS, undelivered } from "./members.rules.ts";

/** So often it is looked whether a mail has gone out. */
const LOOK_MS = 5000;
const ACTION = "min-h-6 font-medium hover:underline aria-disabled:text-fg-2";

/** The invitations and links that still work; nothing while there are none. */
export function OpenInvitations() {
  const list = useInvitations(true);
  const open = list.data?.items ?? [];
  const isWaiting = open.some(({ mail }) => mail === "waiting");
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refresh(identityPaths.invitations), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (open.length === 0) return null;
  return (
    <Panel title="Pending invitations">
      <ul className="divide-y divide-line">
        {open.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <ShowMore list={list} of="invitations" />
    </Panel>
  );
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const timeZone = useTimeZone();
  const { isBusy, run } = useTask();
  const { id, email } = invitation;
  const role = ROLE_LABELS[invitation.role];
  const state = invitationState(invitation, timeZone);
  const name = email ?? `${role} link`;
  const problem = undelivered(invitation);
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-60">
        <span className="font-medium break-all">{name}</span>{" "}
        <span className="text-fg-2">{email === null ? state : `${role}, ${state}`}</span>
        {problem !== "" && <span className="block text-danger">{problem}</span>}
      </span>
      <span className="flex gap-4">
        {email !== null && (
          <button
            type="button"
            aria-disabled={isBusy}
            aria-label={`Send again: ${email}`}
            onClick={() => !isBusy && run(() => mailAgain(id, email))}
            className={`${ACTION} text-brand-text`}
          >
            Send again
          </button>
        )}
        <button
          type="button"
          aria-label={`Revoke: ${name}, ${state}`}
          // A refusal has shown its notification.
          onClick={() => void revokeInvitation(invitation).catch(() => undefined)}
          className={`${ACTION} text-danger`}
        >
          Revoke
        </button>
      </span>
    </li>
  );
}
