import type { Me } from "@app/contract/identity/members/me";
import type { Workspace } from "@app/contract/identity/schemas";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { TOLD } from "#/features/identity/told.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { Note } from "#/ui/feedback/Note.tsx";
import { useMembers } from "./identity.queries.ts";

interface SignInNotesProps {
  user: Pick<Me["user"], "id" | "hasPassword" | "unprovedEmail">;
  workspace: Pick<Workspace, "name" | "role"> | null;
}

/** What signing in has taken away in this tab, and what it would take from whoever has proved no address yet. */
export function SignInNotes({ user, workspace }: SignInNotesProps) {
  if (useHostedProvider() !== null) return null;
  return (
    <div className="flex flex-col gap-3" role="status">
      {user.unprovedEmail !== null && <ProveAddress email={user.unprovedEmail} />}
      {wasTold("first_proof", user.id) && <FirstProof user={user} workspace={workspace} />}
      {wasTold("app_gone", user.id) && (
        <Note kind="warn">
          Your mailbox let you in, so your authenticator app and its recovery codes are gone. Set up another
          app in <SignInMethods />.
        </Note>
      )}
    </div>
  );
}

function ProveAddress({ email }: { email: string }) {
  return (
    <Note kind="warn">
      Nobody has proved yet that {email} is yours. If you come back by a mail or by a provider before you do,
      also by a new password that is mailed, all that you set up ends: password, invitations, API tokens and
      share links; and whoever came into a workspace of yours by your links is out of it, its other owners
      too. <SignInMethods text="Verify it in Settings" /> first, and all of it stays.
    </Note>
  );
}

function FirstProof({ user, workspace }: SignInNotesProps) {
  return (
    <Note kind="warn">
      Nobody had proved this address before, so the name and the password that were set with it count no more;
      whoever came into a workspace of yours by links of that account is out of it, its other owners too: the
      mail about it names them.{" "}
      {!user.hasPassword && (
        <>
          Choose a new password in <SignInMethods />.{" "}
        </>
      )}
      {workspace?.role === "reviewer" && (
        <>
          You are in {workspace.name} as reviewer; whoever owns it, whom the mail names, reads what you put
          here. If you do not know them, <Leave />.
        </>
      )}
      {workspace && workspace.role !== "reviewer" && <OfOthers userId={user.id} workspace={workspace} />}
    </Note>
  );
}

/** Whose workspace it is where somebody has let the account in before: its person may not know them. */
function OfOthers({ userId, workspace }: { userId: string; workspace: Pick<Workspace, "name" | "role"> }) {
  const { data } = useMembers();
  const owners = data?.items.filter((member) => member.role === "owner" && member.userId !== userId) ?? [];
  if (owners.length === 0) return null;
  const names = owners.map(({ name, email }) => [name, email].filter(Boolean).join(", ") || "somebody");
  return (
    <>
      You are in {workspace.name} as {workspace.role}; it belongs to {names.join("; ")}, who read what you put
      here. If you do not know them, <Leave />.
    </>
  );
}

function Leave() {
  return (
    <a href="/settings/workspace" className={LINK_CLASS}>
      leave it
    </a>
  );
}

function SignInMethods({ text = "Settings, Sign-in methods" }: { text?: string }) {
  return (
    <a href="/settings/sign-in-methods" className={LINK_CLASS}>
      {text}
    </a>
  );
}

/** Whether the sign-in in this tab took this away from the person with this id. */
function wasTold(what: "first_proof" | "app_gone", userId: string): boolean {
  const told = tabTexts.getItem(TOLD) ?? "";
  return told.startsWith(`${what} `) && told.endsWith(userId);
}
