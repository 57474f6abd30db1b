import { LINK_MINUTES } from "@app/contract/identity/schemas";
import { ChevronLeft, Mail } from "lucide-react";
import { useState } from "react";
import type { SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { LINK_CLASS } from "./AuthFrame.tsx";
import { FormProblem } from "./FormProblem.tsx";
import { getIdentity } from "#/features/identity/identity.ts";
import { PasswordField } from "./PasswordField.tsx";
import { formFailure, NO_FAILURE } from "./sign-in.rules.ts";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";

interface MethodStepProps {
  email: string;
  onBack: () => void;
  onSent: (what: "link" | "reset") => void;
}

type Work = "password" | "link" | "reset";

/** Password, or a link by e-mail. */
export function MethodStep({ email, onBack, onSent }: MethodStepProps) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState(NO_FAILURE);
  const [work, setWork] = useState<Work | null>(null);

  async function run(what: Work, action: () => Promise<void>) {
    setWork(what);
    setFailure(NO_FAILURE);
    try {
      await action();
    } catch (error) {
      setFailure(formFailure(error, ["password"]));
    } finally {
      setWork(null);
    }
  }

  // The session's state leads on to the page that was asked for.
  const signIn = () =>
    run("password", async () => {
      if (password === "") return setFailure({ fields: { password: "Enter your password" }, form: null });
      const { client } = await getIdentity();
      await client.passwords.authenticate(email, password);
    });
  const sendLink = () =>
    run("link", async () => {
      const { client } = await getIdentity();
      await client.magicLinks.loginOrCreate(email, wantedPath());
      onSent("link");
    });
  const sendReset = () =>
    run("reset", async () => {
      const { client } = await getIdentity();
      await client.passwords.startReset(email);
      onSent("reset");
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void signIn();
  };

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
      <PasswordField
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        startsFocused
        error={failure.fields["password"]}
        onForgotten={() => void sendReset()}
      />
      <Button
        type="submit"
        variant="primary"
        size={44}
        busy={work === "password"}
        disabled={work !== null}
        className="mt-3 w-full"
      >
        Sign in
      </Button>
      <p className="mt-6 mb-4 flex items-center gap-3 text-sm text-fg-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or without a password
      </p>
      <Button
        size={44}
        icon={<Mail aria-hidden size={16} />}
        busy={work === "link"}
        disabled={work !== null}
        className="w-full"
        onClick={() => void sendLink()}
      >
        Send me a link
      </Button>
      <p className="mt-3 text-sm text-fg-2">Opens in this browser, works once, for {LINK_MINUTES} minutes.</p>
      <FormProblem text={failure.form} />
    </form>
  );
}
