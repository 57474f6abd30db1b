import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { links } from "#/features/identity/sign-in/landings/links.ts";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { hasPasskeys } from "#/features/identity/client/passkey-support.ts";
import { passkeyProblem } from "#/features/identity/sign-in/passkeys/passkeys.rules.ts";
import { homeOf, useLinkForm } from "#/features/identity/sign-in/landings/use-link-form.ts";
import { focusFirst } from "#/features/identity/sign-in/focus.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import { offers } from "#/features/identity/sign-in/offer/offered.ts";
import { OutsideWays } from "#/features/identity/sign-in/outside/OutsideWays.tsx";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { invitePath } from "./invited.rules.ts";
import type { FormProps } from "./InviteLanding.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { waysOf } from "./join-ways.tsx";

interface JoinFormProps extends FormProps {
  project: Project;
  invited: string | null;
  /** The name, as it was typed before. */
  typed: string;
  onStep: (step: ReactNode, name?: string) => void;
  onKnown: () => void;
}

// A browser that makes no passkey says so in words of its own.
const failureOf: typeof formFailure = (error, fields) =>
  error instanceof DOMException ? { fields: {}, form: passkeyProblem(error) } : formFailure(error, fields);

/** Somebody new makes an account in one of the ways that are on, and joins with it. */
export function JoinForm({ token, onRefused, project, invited, typed, onStep, onKnown }: JoinFormProps) {
  const hasPassword = offers(project, "passwords");
  const isMailed = offers(project, "magic_links", "email_codes");
  const hasPasskey = offers(project, "passkeys") && hasPasskeys();
  const [asked, setAsked] = useState("password");
  const { values, control, field, problem, busy, submit } = useLinkForm({
    initial: { name: typed, email: invited ?? "", password: "" },
    onRefused,
    async use(client, form) {
      setAsked("password");
      return homeOf((await links(client).join({ token, ...form })).workspace_slug);
    },
    failureOf,
  });
  useEffect(focusFirst, []);
  const others = waysOf({ token, project, hasPasskey, onStep });

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => (hasPassword ? submit(event) : event.preventDefault())}
        className="flex flex-col gap-4"
      >
        {(hasPassword || hasPasskey) && (
          <TextField label="Your name" autoComplete="name" {...field("name")} />
        )}
        {(hasPassword || isMailed) && (
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            readOnly={invited !== null}
            {...field("email")}
          />
        )}
        {hasPassword && <NewPassword {...control("password")} email={values.email} />}
        <FormProblem text={problem} />
        {hasPassword && (
          <Button
            type="submit"
            variant="primary"
            size={44}
            busy={busy && asked === "password"}
            paused={busy}
            className="mt-1 w-full"
          >
            Make account and join
          </Button>
        )}
        <OtherWays
          ways={others}
          isBesidePassword={hasPassword}
          asked={busy ? asked : null}
          busy={busy}
          onPress={(event, { key, go }) => {
            setAsked(key);
            submit(event, go);
          }}
        />
      </form>
      {project.oauth_providers.length > 0 && (
        <OutsideWays
          providers={project.oauth_providers}
          hasOneTap={false}
          hasWallets={false}
          isBelow={hasPassword || others.length > 0}
          to={invitePath({ token })}
        />
      )}
      <button type="button" onClick={onKnown} className={`${LINK_CLASS} mt-6 h-6`}>
        I have an account already
      </button>
    </>
  );
}
