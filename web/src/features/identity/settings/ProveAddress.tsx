import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { Note } from "#/ui/feedback/Note.tsx";

/** Of who set a password under an address that no mail has proved: whoever proves it from outside begins anew. */
export function ProveAddress({ email }: { email: string }) {
  if (useHostedProvider() !== null) return null;
  return (
    <Note kind="warn">
      Nobody has proved yet that {email} is yours. If you sign in by a mailed link or code, by a provider or
      by a new password that is mailed, all that you set up ends: password, invitations, API tokens and share
      links; and whoever you let into a workspace that you own alone is out of it.{" "}
      <a href="/settings/sign-in-methods" className={LINK_CLASS}>
        Verify it in Settings
      </a>{" "}
      first, and all of it stays.
    </Note>
  );
}
