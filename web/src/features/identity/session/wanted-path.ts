import { nextPath } from "#/features/identity/sign-in/sign-in.rules.ts";

/** The page that was asked for, from the address of the sign-in screen. */
export function wantedPath(): string {
  return nextPath(new URLSearchParams(window.location.search).get("to"));
}
