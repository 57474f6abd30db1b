import { PASSWORD_MIN } from "@app/contract/identity/limits";
import { useEffect, useState } from "react";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { PasswordField } from "./PasswordField.tsx";

const ASK_AFTER_MS = 400;
const WORDS = ["Guessed at once", "Easy to guess", "Nearly good enough", "Good", "Very good"] as const;

interface NewPasswordProps {
  value: string;
  onChange: (value: string) => void;
  email?: string | undefined;
  error?: string | undefined;
  startsFocused?: boolean;
}

/** A password to be set, with the server's judgement while it is typed. */
export function NewPassword({ value, onChange, email, error, startsFocused = false }: NewPasswordProps) {
  const length = useMinimumLength();
  const advice = useAdvice(value, email, length);
  return (
    <PasswordField
      label="New password"
      value={value}
      onChange={onChange}
      autoComplete="new-password"
      startsFocused={startsFocused}
      error={error}
      hint={
        <span role="status">{advice ?? `At least ${length} characters; a few unrelated words are best`}</span>
      }
    />
  );
}

/** As this server asks for; the usual one until it has answered. */
function useMinimumLength(): number {
  const [length, setLength] = useState<number>(PASSWORD_MIN);
  useEffect(() => {
    void getProject().then(
      ({ password_policy: policy }) => setLength(policy.minimum_length),
      () => undefined,
    );
  }, []);
  return length;
}

function useAdvice(password: string, email: string | undefined, length: number): string | null {
  const [advice, setAdvice] = useState<{ password: string; text: string } | null>(null);
  useEffect(() => {
    if (password.length < length) return undefined;
    let isGone = false;
    async function ask() {
      try {
        const { client } = await getIdentity();
        const { valid_password, score, feedback } = await passwords(client).strength(password, email);
        const words = WORDS[score] ?? WORDS[0];
        const why = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(" ");
        if (!isGone) setAdvice({ password, text: valid_password ? words : `${words}. ${why}`.trim() });
      } catch {
        // Without advice the server still judges when the form is sent.
      }
    }
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [password, email, length]);
  return advice?.password === password ? advice.text : null;
}
