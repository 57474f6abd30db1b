import type { Me } from "@app/contract/identity/members/me";
import type { Workspace } from "@app/contract/identity/schemas";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { changePreferences } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { useMembers } from "./identity.queries.ts";
import { SignInMethodsLink } from "./SignInMethodsLink.tsx";

interface Person {
  user: Pick<Me["user"], "id" | "hasPassword">;
  workspace: Pick<Workspace, "name" | "role"> | null;
}

interface Told {
  user: Person["user"];
  currentWorkspace: Person["workspace"];
  preferences: Pick<Me["preferences"], "notice">;
}

/** What a sign-in has taken away, above whatever page comes first, until the person puts it away. */
export function SignInNotice({ me: { user, currentWorkspace: workspace, preferences } }: { me: Told }) {
  return (
    <div className="px-4 pt-4 md:px-6 print:hidden" role="status">
      <Note kind="warn">
        {preferences.notice === "first_proof" ? (
          <FirstProof user={user} workspace={workspace} />
        ) : (
          <AppGone />
        )}
        <div className="mt-2">
          <Button size={32} onClick={putAway}>
            Got it
          </Button>
        </div>
      </Note>
    </div>
  );
}

// Where the server refuses, the notice comes back by itself.
function putAway(): void {
  changePreferences({ notice: null }).catch(() => undefined);
}

function AppGone() {
  return (
    <>
      Your mailbox let you in, so your authenticator app and its recovery codes are gone. Set up another app
      in <SignInMethodsLink />.
    </>
  );
}

function FirstProof({ user, workspace }: Person) {
  return (
    <>
      Nobody had proved your address before, so the name and the password that were set with it count no more;
      whoever came into a workspace of yours by links of that account is out of it, its other owners too: the
      mail about it names them.{" "}
      {!user.hasPassword && (
        <>
          Choose a new password in <SignInMethodsLink />.{" "}
        </>
      )}
      {workspace?.role === "reviewer" && (
        <>
          You are in {workspace.name} as reviewer; whoever owns it, whom the mail names, reads what you put
          here. If you do not know them, <Leave />.
        </>
      )}
      {workspace && workspace.role !== "reviewer" && <OfOthers userId={user.id} workspace={workspace} />}
    </>
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
