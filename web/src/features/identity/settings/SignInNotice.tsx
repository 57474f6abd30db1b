import type { Me } from "@app/contract/identity/members/me";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { changePreferences } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { SignInMethodsLink } from "./SignInMethodsLink.tsx";

interface Told {
  user: Pick<Me["user"], "hasPassword">;
  preferences: Pick<Me["preferences"], "notice">;
  ownedByOthers?: Me["ownedByOthers"];
}

/** What a sign-in has taken away, above whatever page comes first, until the person puts it away. */
export function SignInNotice({ me }: { me: Told }) {
  return (
    <div className="px-4 pt-4 md:px-6 print:hidden" role="status">
      <Note kind="warn">
        {me.preferences.notice === "first_proof" && <FirstProof {...me} />}
        {me.preferences.notice === "app_gone" && <AppGone />}
        {me.preferences.notice === "address_freed" && <AddressFreed />}
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

function AddressFreed() {
  return (
    <>
      This is a new account. Your address stood at another one, where nobody had proved it; that one goes on
      without it. If it is yours, what you look for is there: sign out, and sign in to it with its other
      address. If you know of none, somebody else had used your address.
    </>
  );
}

function FirstProof({ user, ownedByOthers = [] }: Told) {
  const hasPasswords = useHostedProvider() === null;
  return (
    <>
      Nobody had proved your address before, so the name and the password that were set with it count no more;
      whoever came into a workspace of yours by links of that account is out of it, its other owners too: the
      mail about it names them.{" "}
      {hasPasswords && !user.hasPassword && (
        <>
          Choose a new password in <SignInMethodsLink />.
        </>
      )}
      {/* Their person may not know who let the account in before. */}
      {ownedByOthers.length > 0 && (
        <ul className="max-h-60 overflow-y-auto [overflow-wrap:anywhere]">
          {ownedByOthers.map(({ slug, name, role, owners }) => (
            <li key={slug} className="mt-2">
              You are in {name} as {role}; it belongs to {owners.join(", ")}, who read what you put there. If
              you do not know them,{" "}
              <a href={`/settings/workspace?workspace=${slug}`} className={LINK_CLASS}>
                leave it
              </a>
              .
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
