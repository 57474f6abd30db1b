import { mayInvite, useMe } from "#/lib/api/me.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { InviteByMail } from "./InviteByMail.tsx";
import { InviteLinkPanel } from "./InviteLinkPanel.tsx";
import { useMembers } from "#/features/identity/settings/identity.queries.ts";
import { MembersLog } from "./MembersLog.tsx";
import { OpenInvitations } from "./OpenInvitations.tsx";
import { PeoplePanel } from "./PeoplePanel.tsx";

/** Settings, Members: who is invited, the people of the workspace, and for admins who came and went. */
export function MembersPanel() {
  const { data: me } = useMe();
  const list = useMembers();
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data || !me) return <ListSkeleton rows={4} label="Loading the members" />;
  const workspace = me.currentWorkspace;
  const role = workspace?.role ?? "viewer";
  const isAdmin = role === "owner" || role === "admin";
  return (
    <>
      {workspace && mayInvite(workspace) && (
        <>
          <InviteByMail slug={workspace.slug} />
          <InviteLinkPanel />
          <OpenInvitations />
        </>
      )}
      <PeoplePanel
        members={data.items}
        ownId={me.user.id}
        ownRole={role}
        seesServer={me.isServerAdministrator}
        workspace={{ viewersSeePrices: workspace?.viewersSeePrices ?? false }}
        more={<ShowMore list={list} of="people" />}
      />
      {isAdmin && <MembersLog people={data.items} slug={workspace?.slug ?? ""} />}
    </>
  );
}
