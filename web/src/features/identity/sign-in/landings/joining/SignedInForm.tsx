import type { OwnUser } from "#/features/identity/client/answers.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { useOwnUser } from "#/features/identity/settings/methods/use-own-user.ts";
import { LinkProgress } from "#/features/identity/sign-in/landings/LinkProgress.tsx";
import { links } from "#/features/identity/sign-in/landings/links.ts";
import { homeOf, useLinkForm } from "#/features/identity/sign-in/landings/use-link-form.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import type { FormProps, Invite } from "./InviteLanding.tsx";
import { isFor, personOf } from "./invited.rules.ts";

const WIDE = "w-full min-w-0";

/** An invitation opened by somebody who is signed in: who that is, and the way to join as somebody else. */
export function SignedInForm({ invite, ...form }: FormProps & { invite: Invite }) {
  const { user, error } = useOwnUser();
  if (!user && error === null) return <LinkProgress title="Checking the link" text="This takes a moment." />;
  const { workspace_slug: slug, workspace_name: workspace, email } = invite;
  if (typeof slug === "string") {
    return (
      <div className="flex flex-col gap-3">
        <SignedInAs user={user} more="You are a member already." />
        <a href={homeOf(slug)} className={`${buttonClass("primary", 44)} ${WIDE}`}>
          <span className="truncate">Open {workspace}</span>
        </a>
        <OtherAccount variant="secondary" />
      </div>
    );
  }
  if (user && !isFor(email, user)) {
    return (
      <div className="flex flex-col gap-3">
        <SignedInAs user={user} more={`Nobody but ${email} can use this invitation.`} />
        <OtherAccount variant="primary" />
        <a href="/home" className={`${buttonClass("secondary", 44)} ${WIDE}`}>
          <span className="truncate">Go on as {personOf(user).name}</span>
        </a>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <SignedInAs user={user} />
      <JoinAs {...form} user={user} />
      <OtherAccount variant="secondary" />
    </div>
  );
}

function SignedInAs({ user, more = "" }: { user: OwnUser | null; more?: string }) {
  if (!user) return more === "" ? null : <p className="break-words">{more}</p>;
  const { name, address } = personOf(user);
  return (
    <p className="break-words">
      You are signed in as <span className="font-medium">{name}</span>
      {address !== null && `, ${address}`}. {more}
    </p>
  );
}

function JoinAs({ token, onRefused, user }: FormProps & { user: OwnUser | null }) {
  const { problem, busy, submit } = useLinkForm({
    initial: {},
    onRefused,
    use: async (client) => homeOf((await links(client).join({ token })).workspace_slug),
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" size={44} busy={busy} className={WIDE}>
        <span className="truncate">
          {user ? `Join as ${personOf(user).name}` : "Join with the account signed in here"}
        </span>
      </Button>
    </form>
  );
}

/** Signs out; the page then shows the form for whoever is not signed in. */
function OtherAccount({ variant }: { variant: "primary" | "secondary" }) {
  const { state, submit } = useSending((error) => ({ fields: {}, form: sentenceOf(error) }));
  return (
    <>
      <FormProblem text={state.form} />
      <Button
        variant={variant}
        size={44}
        busy={state.busy}
        className={WIDE}
        onClick={(event) => submit(event, async () => (await getIdentity()).session.logOut())}
      >
        Use another account
      </Button>
    </>
  );
}
