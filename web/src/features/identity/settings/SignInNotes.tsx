import type { Me } from "@app/contract/identity/members/me";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { TOLD } from "#/features/identity/told.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { Note } from "#/ui/feedback/Note.tsx";

type Person = Pick<Me["user"], "id" | "hasPassword" | "unprovedEmail">;

/** What signing in has taken away in this tab, and what it would take from whoever has proved no address yet. */
export function SignInNotes({ user }: { user: Person }) {
  if (useHostedProvider() !== null) return null;
  return (
    <div className="flex flex-col gap-3" role="status">
      {user.unprovedEmail !== null && <ProveAddress email={user.unprovedEmail} />}
      {wasTold("first_proof", user.id) && <FirstProof hasPassword={user.hasPassword} />}
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
      share links; and whoever you let into a workspace that you own alone is out of it.{" "}
      <SignInMethods text="Verify it in Settings" /> first, and all of it stays.
    </Note>
  );
}

function FirstProof({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Note kind="warn">
      Nobody had proved this address before, so the name and the password that were set with it count no more;
      whoever was let into a workspace that you own alone is out of it, as the mail about it says.{" "}
      {!hasPassword && (
        <>
          Choose a new password in <SignInMethods />.
        </>
      )}
    </Note>
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
