import { INVITATION_USES } from "@app/contract/identity/schemas";
import type { InvitationInput, NewInvitation } from "@app/contract/identity/schemas";
import { Copy, Wifi, WifiOff } from "lucide-react";
import { useState } from "react";
import { copyText } from "#/lib/clipboard.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import {
  createInvitation,
  useInvitations,
  useReachability,
} from "#/features/identity/settings/members/invitations.queries.ts";
import { INVITED_ROLES, ROLE_LABELS } from "./members.rules.ts";

const OPTIONS = INVITED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Makes and copies an invite link, and says whether it opens elsewhere. */
export function InviteLinkPanel() {
  const [role, setRole] = useState<InvitationInput["role"]>("member");
  const [made, setMade] = useState<NewInvitation | null>(null);
  const { isBusy, run } = useTask();
  const { data } = useInvitations(true);
  // What was revoked meanwhile is not shown any more, let alone copied.
  const link = data && made && data.items.some(({ id }) => id === made.id) ? made : null;

  async function copyLink() {
    const copied = link?.role === role ? link : await createInvitation({ role, maxUses: INVITATION_USES });
    setMade(copied);
    await copyText(copied.url, "Invite link copied");
  }
  return (
    <Panel title="Invite link">
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
    </Panel>
  );
}

/** The same line on its own. */
export function ReachPanel() {
  return (
    <div className="rounded-lg border border-line bg-surface [&>*]:border-t-0">
      <ReachLine />
    </div>
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
