import { refusalOf, sentenceOf } from "#/features/identity/client/errors.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { AuthenticatorSection } from "./AuthenticatorSection.tsx";
import { ConnectedAccountsSection } from "./ConnectedAccountsSection.tsx";
import { EmailsSection } from "./EmailsSection.tsx";
import { PasskeysSection } from "./PasskeysSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { PhonesSection } from "./PhonesSection.tsx";
import { WalletsSection } from "./WalletsSection.tsx";
import { useOwnUser } from "./use-own-user.ts";

/** Settings, Sign-in methods: a section for each kind, which gets the own user and tells of no change itself. */
export function SignInMethodsPanel() {
  const { user, error, reload } = useOwnUser();
  if (error !== null && !user) return <ErrorState error={toShow(error)} onRetry={() => void reload()} />;
  if (!user) return <ListSkeleton rows={4} label="Loading your ways to sign in" />;
  return (
    <>
      <EmailsSection user={user} />
      <PasswordSection user={user} />
      <PasskeysSection user={user} />
      <PhonesSection user={user} />
      <AuthenticatorSection user={user} />
      <ConnectedAccountsSection user={user} />
      <WalletsSection user={user} />
    </>
  );
}

/** A failure of the provider as screens show those of the product's interface. */
function toShow(failure: unknown): ApiError {
  const { status = 0, requestId = null } = refusalOf(failure) ?? {};
  return new ApiError({ status, code: null, title: "", detail: sentenceOf(failure), errors: [] }, requestId);
}
