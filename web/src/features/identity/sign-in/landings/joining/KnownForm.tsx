import { links } from "#/features/identity/sign-in/landings/links.ts";
import { homeOf, useLinkForm } from "#/features/identity/sign-in/landings/use-link-form.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { PasswordField } from "#/features/identity/sign-in/PasswordField.tsx";
import { PersonFields } from "#/features/identity/sign-in/PersonFields.tsx";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { invitePath } from "./invited.rules.ts";
import type { FormProps } from "./InviteLanding.tsx";

interface KnownFormProps extends FormProps {
  invited: string | null;
  onNew: () => void;
}

/** Whoever has an account with a password joins with it; in another way they sign in first, and come back. */
export function KnownForm({ token, onRefused, invited, onNew }: KnownFormProps) {
  const { control, field, problem, busy, submit } = useLinkForm({
    initial: { name: "", email: invited ?? "", password: "" },
    onRefused,
    async use(client, { email, password }) {
      return homeOf((await links(client).join({ token, email, password })).workspace_slug);
    },
  });

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PersonFields field={field} isKnown isGiven={invited !== null} />
        <PasswordField {...control("password")} autoComplete="current-password" />
        <FormProblem text={problem} />
        <Button type="submit" variant="primary" size={44} busy={busy} className="mt-1 w-full">
          Sign in and join
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap gap-x-4 gap-y-2">
        <button type="button" onClick={onNew} className={`${LINK_CLASS} h-6`}>
          I have no account yet
        </button>
        <a
          href={`/signin?to=${encodeURIComponent(invitePath({ token }))}`}
          className={`${LINK_CLASS} leading-6`}
        >
          Sign in another way
        </a>
      </div>
    </>
  );
}
