import { INVITATION_USES } from "@app/contract/identity/schemas";
import type { Invitation, InvitationInput, NewInvitation } from "@app/contract/identity/schemas";
import { Copy, Wifi, WifiOff } from "lucide-react";
import { useState } from "react";
import { copyText } from "#/lib/clipboard.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { createInvitation, revokeInvitation, useInvitations, useReachability } from "./identity.queries.ts";
import { INVITED_ROLES, invitationState, ROLE_LABELS } from "./members.rules.ts";

const OPTIONS = INVITED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Makes and copies an invite link; below it the links that still work, and whether they open elsewhere. */
export function InviteLinkPanel() {
  const [role, setRole] = useState<InvitationInput["role"]>("member");
  const [link, setLink] = useState<NewInvitation | null>(null);
  const { isBusy, run } = useTask();
  const list = useInvitations(true);
  const open = list.data?.items ?? [];

  async function copyLink() {
    const made = link?.role === role ? link : await createInvitation({ role, maxUses: INVITATION_USES });
    setLink(made);
    await copyText(made.url, "Invite link copied");
  }
  const revoke = async (invitation: Invitation) => {
    await revokeInvitation(invitation.id);
    if (link?.id === invitation.id) setLink(null);
  };

  return (
    <Panel
      title="Invite link"
      aside={open.length > 0 && <State kind="passed">{activeLinks(list.data?.total ?? 0)}</State>}
    >
      <div className="grid items-end gap-3 p-4 md:grid-cols-[minmax(0,1fr)_144px_auto]">
        <TextField
          label="Link"
          readOnly
          value={link?.url ?? ""}
          placeholder="Made when you copy it, and shown only then"
          onFocus={(event) => event.target.select()}
        />
        <Select label="Joins as" value={role} options={OPTIONS} onChange={setRole} />
        <Button
          variant="primary"
          className="h-10 max-md:h-11"
          busy={isBusy}
          icon={<Copy aria-hidden size={16} />}
          onClick={() => run(copyLink)}
        >
          Copy invite link
        </Button>
      </div>
      <ReachLine />
      {open.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {open.map((invitation) => (
            <OpenLink key={invitation.id} invitation={invitation} onRevoke={revoke} />
          ))}
        </ul>
      )}
      <ShowMore list={list} of="invite links" />
    </Panel>
  );
}

function activeLinks(count: number): string {
  return count === 1 ? "One link works" : `${count} links work`;
}

interface OpenLinkProps {
  invitation: Invitation;
  onRevoke: (invitation: Invitation) => Promise<void>;
}

function OpenLink({ invitation, onRevoke }: OpenLinkProps) {
  const timeZone = useTimeZone();
  const label = `${ROLE_LABELS[invitation.role]} link, ${invitationState(invitation, timeZone)}`;
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-sm">
      <span>
        <span className="font-medium">{ROLE_LABELS[invitation.role]}</span>{" "}
        <span className="text-fg-2">{invitationState(invitation, timeZone)}</span>
      </span>
      <button
        type="button"
        aria-label={`Revoke: ${label}`}
        // A refusal has shown its notification.
        onClick={() => void onRevoke(invitation).catch(() => undefined)}
        className="min-h-6 font-medium text-danger hover:underline"
      >
        Revoke
      </button>
    </li>
  );
}

function ReachLine() {
  const { data } = useReachability();
  if (!data) return null;
  const Icon = data.opensElsewhere ? Wifi : WifiOff;
  return (
    <div className="flex items-start gap-2 border-t border-line px-4 py-3 text-sm">
      <Icon
        aria-hidden
        size={16}
        className={data.opensElsewhere ? "mt-0.5 shrink-0 text-success" : "mt-0.5 shrink-0 text-warn"}
      />
      <div className="min-w-0">
        <p className="break-words">{data.note}</p>
        {data.steps.length > 0 && (
          <details className="mt-1">
            <summary className="cursor-pointer leading-6 font-medium text-brand-text">Change address</summary>
            <ol className="mt-1 list-decimal pl-5 break-words text-fg-2">
              {data.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </div>
  );
}
