import type { SignInSetting, SignInValues } from "@app/contract/identity/sign-in/settings";
import { useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { toast } from "#/lib/toasts.ts";
import { changeSignIn } from "./sign-in.queries.ts";

/** Changes what is set at once, and keeps why a change was refused. */
export function useSignInChange(seen: SignInSetting) {
  const [problem, setProblem] = useState<string | null>(null);

  async function save(change: Partial<SignInValues>) {
    setProblem(null);
    try {
      if (await changeSignIn(seen, change)) toast("Saved");
    } catch (error) {
      setProblem(refusalText(error));
    }
  }
  return { problem, change: (values: Partial<SignInValues>) => void save(values) };
}

// One field is changed at a time: its refusal needs no name before it.
function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong. Try again.";
  return Object.values(error.fields)[0] ?? error.problem.detail;
}
