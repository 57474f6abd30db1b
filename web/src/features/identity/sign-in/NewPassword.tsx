import { PASSWORD_MIN } from "@app/contract/identity/limits";
import { useEffect, useState } from "react";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { Meter } from "#/ui/feedback/Meter.tsx";
import { PasswordField } from "./PasswordField.tsx";

const ASK_AFTER_MS = 400;
/** By the score, which is 0 to 4. */
const WORDS = ["Guessed at once", "Easy to guess", "Nearly good enough", "Good", "Very good"] as const;
const SCORE_MAX = 4;
/** Up to it, what is refused is far from good enough. */
const WEAK_MAX = 1;

interface Judgement {
  password: string;
  score: number;
  isGoodEnough: boolean;
  /** What the score means. */
  words: string;
  /** What would make it better; empty where it is good enough. */
  why: string;
}

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
  const judged = useJudgement(value, email, length);
  return (
    <PasswordField
      label="New password"
      value={value}
      onChange={onChange}
      autoComplete="new-password"
      startsFocused={startsFocused}
      error={error}
      meter={<Strength judged={judged} />}
      hint={
        <span role="status">
          {judged ? adviceOf(judged) : `At least ${length} characters; a few unrelated words are best`}
        </span>
      }
    />
  );
}

/** The bar stands from the beginning, so that nothing moves once it fills. */
function Strength({ judged }: { judged: Judgement | null }) {
  const tone = judged && judged.score > WEAK_MAX ? "warn" : "danger";
  return (
    <Meter
      label="Strength of the password"
      // What is guessed at once is no empty bar: it was judged.
      value={judged && Math.max(1, judged.score)}
      max={SCORE_MAX}
      tone={judged?.isGoodEnough ? "success" : tone}
      text={judged?.words ?? "Not judged yet"}
    />
  );
}

function adviceOf({ words, why }: Judgement): string {
  return why === "" ? words : `${words}. ${why}`;
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

function useJudgement(password: string, email: string | undefined, length: number): Judgement | null {
  const [judged, setJudged] = useState<Judgement | null>(null);
  useEffect(() => {
    if (password.length < length) return undefined;
    let isGone = false;
    async function ask() {
      try {
        const { client } = await getIdentity();
        const { valid_password, score, feedback } = await passwords(client).strength(password, email);
        const words = WORDS[score] ?? WORDS[0];
        const why = valid_password ? [] : [feedback.warning, ...feedback.suggestions].filter(Boolean);
        if (!isGone) setJudged({ password, score, isGoodEnough: valid_password, words, why: why.join(" ") });
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
  return judged?.password === password ? judged : null;
}
