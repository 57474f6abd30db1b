import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { Note } from "#/ui/feedback/Note.tsx";
import { SignInMethodsLink } from "./SignInMethodsLink.tsx";

/** What signing in from outside would take from whoever has proved no address yet. */
export function ProveAddress({ email }: { email: string }) {
  if (useHostedProvider() !== null) return null;
  return (
    <div role="status">
      <Note kind="warn">
        Nobody has proved yet that {email} is yours. If you come back by a mail or by a provider before you
        do, also by a new password that is mailed, all that you set up ends: password, invitations, API tokens
        and share links; and whoever came into a workspace of yours by your links is out of it, its other
        owners too. <SignInMethodsLink text="Verify it in Settings" /> first, and all of it stays.
      </Note>
    </div>
  );
}
