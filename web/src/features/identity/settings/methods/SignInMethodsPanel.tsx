import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { EmailsSection } from "./EmailsSection.tsx";
import { PasskeysSection } from "./PasskeysSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { useOwnUser } from "./use-own-user.ts";

/** Settings, Sign-in methods: a section for each kind, which gets the own user and tells of no change itself. */
export function SignInMethodsPanel() {
  const { user, error, reload } = useOwnUser();
  if (error !== null && !user) return <ErrorState error={error} onRetry={() => void reload()} />;
  if (!user) return <ListSkeleton rows={4} label="Loading your ways to sign in" />;
  return (
    <>
      <EmailsSection user={user} />
      <PasswordSection user={user} />
      <PasskeysSection user={user} />
    </>
  );
}
