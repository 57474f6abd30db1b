import { LINK_MINUTES } from "@app/contract/identity/limits";
import { ChevronLeft, Hash, Mail } from "lucide-react";
import { useState } from "react";
import { useFormState } from "#/lib/forms/form-state.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { Button } from "#/ui/Button.tsx";
import { LINK_CLASS } from "./link-class.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { chosen } from "./offer/chosen.ts";
import { offers } from "./offer/offered.ts";
import { PasswordField } from "./PasswordField.tsx";
import { formFailure } from "./refusals.rules.ts";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { magicLinks } from "#/features/identity/client/calls/magic-links.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";

interface MethodStepProps {
  email: string;
  project: Project;
  onBack: () => void;
  onSent: (what: "link" | "reset") => void;
  /** Sends a code by e-mail and goes on to where it is taken. */
  onCode: () => Promise<void>;
}

/** Password, or a link or a code by e-mail. */
export function MethodStep({ email, project, onBack, onSent, onCode }: MethodStepProps) {
  const [asked, setAsked] = useState<"password" | "link" | "code">("password");
  const { control, problem, busy, submit } = useFormState({ password: "" }, signIn, formFailure);

  // The session's state leads on to the page that was asked for.
  async function signIn({ password }: { password: string }) {
    setAsked("password");
    if (password === "") throw new InvalidInput({ password: "Enter your password" });
    await passwords(await chosen("passwords")).authenticate(email, password);
  }
  async function sendLink() {
    setAsked("link");
    await magicLinks(await chosen("magic_links")).loginOrCreate(email, { to: wantedPath() });
    onSent("link");
  }
  async function sendCode() {
    setAsked("code");
    await onCode();
  }
  async function sendReset() {
    await passwords(await chosen("passwords")).startReset(email);
    onSent("reset");
  }

  const hasPassword = offers(project, "passwords");
  const mailed = [
    { way: "link", method: "magic_links", text: "Send me a link", icon: Mail, send: sendLink },
    { way: "code", method: "email_codes", text: "Send me a code", icon: Hash, send: sendCode },
  ] as const;
  const offered = mailed.filter(({ method }) => offers(project, method));
  return (
    <form noValidate onSubmit={submit}>
      <button type="button" onClick={onBack} className={`${LINK_CLASS} mb-4 flex h-6 items-center gap-1.5`}>
        <ChevronLeft aria-hidden size={14} />
        Another e-mail
      </button>
      <h1 className="text-2xl font-semibold">Sign in to Herald</h1>
      <p className="mt-1 mb-6 break-words text-fg-2">
        As <span className="font-medium text-fg">{email}</span>
      </p>
      {/* Password managers look for the name beside the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="flex flex-col gap-3">
        {hasPassword && (
          <PasswordField
            {...control("password")}
            autoComplete="current-password"
            startsFocused
            onForgotten={(event) => submit(event, sendReset)}
          />
        )}
        <FormProblem text={problem} />
        {hasPassword && (
          <Button
            type="submit"
            variant="primary"
            size={44}
            busy={busy && asked === "password"}
            paused={busy}
            className="w-full"
          >
            Sign in
          </Button>
        )}
      </div>
      {hasPassword && offered.length > 0 && (
        <p className="mt-6 mb-4 flex items-center gap-3 text-sm text-fg-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or without a password
        </p>
      )}
      <div className={`grid gap-3 ${offered.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {offered.map(({ way, text, icon: Icon, send }) => (
          <Button
            key={way}
            size={44}
            icon={<Icon aria-hidden size={16} />}
            busy={busy && asked === way}
            paused={busy}
            onClick={(event) => submit(event, send)}
          >
            {text}
          </Button>
        ))}
      </div>
      {offered.length > 0 && (
        <p className="mt-3 text-sm text-fg-2">
          {offered.length > 1 ? "Either" : "It"} works in this browser, once, for {LINK_MINUTES} minutes.
        </p>
      )}
    </form>
  );
}
