import { identityPaths } from "@app/contract/identity/paths";
import { SignUpSetting } from "@app/contract/identity/schemas";
import type { SignUpPolicy } from "@app/contract/identity/schemas";
import { SignInSetting } from "@app/contract/identity/sign-in/settings";
import type { SignInValues } from "@app/contract/identity/sign-in/settings";
import { IdentityEvents } from "@app/contract/identity/telemetry";
import type { EventDays } from "@app/contract/identity/telemetry";
import { withQuery } from "@app/contract/paths";
import { useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { sendEdit } from "#/lib/edits/edits.ts";
import { SIGN_IN_WORDS } from "./sign-in-words.ts";

export function useSignUp() {
  return useRead(identityPaths.signUp, SignUpSetting);
}

/** Answers whether the policy holds now. */
export async function changeSignUp(seen: SignUpSetting, policy: SignUpPolicy): Promise<boolean> {
  const edit = { change: { policy }, seen, words: SIGN_IN_WORDS };
  const changed = await sendEdit("PUT", identityPaths.signUp, edit, SignUpSetting);
  if (changed) await keepAnswer(identityPaths.signUp, changed);
  else await refresh(identityPaths.signUp);
  return changed !== null;
}

export function useSignIn() {
  return useRead(identityPaths.signIn, SignInSetting);
}

/** Over the setting as it was `seen`. @returns null when what somebody else saved meanwhile is kept. @throws ApiError, which the caller shows. */
export async function changeSignIn(
  seen: SignInSetting,
  change: Partial<SignInValues>,
): Promise<SignInSetting | null> {
  const changed = await sendEdit(
    "PATCH",
    identityPaths.signIn,
    { change, seen, words: SIGN_IN_WORDS },
    SignInSetting,
    { quiet: true },
  );
  if (changed) await keepAnswer(identityPaths.signIn, changed);
  else await refresh(identityPaths.signIn);
  return changed;
}

/** How often what happened on the way to a sign-in, in the last so many days. */
export function useIdentityEvents(days: EventDays) {
  return useRead(withQuery(identityPaths.identityEvents, { days }), IdentityEvents, {
    keepPreviousData: true,
  });
}
