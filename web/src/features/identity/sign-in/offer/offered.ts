import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import type { Project } from "#/features/identity/client/calls/project.ts";

/** Whether this server offers one of these ways in; one that names none offers whatever there is. */
export function offers({ sign_in_methods: offered }: Project, ...methods: SignInMethod[]): boolean {
  return offered.length === 0 || methods.some((method) => offered.includes(method));
}
