import type { Caller } from "#/platform/http/caller.ts";
import { peopleOnly } from "#/identity/identity.errors.ts";

/** The id of the person who asks. @throws `identity.people_only` for a token, a command and a visitor. */
export function requirePerson(caller: Caller): string {
  if (caller.via !== "session" || caller.userId === null) throw peopleOnly();
  return caller.userId;
}

/** A person, or a command of this machine. @throws `identity.people_only` for tokens and visitors. */
export function requireNoToken(caller: Caller): void {
  if (caller.via === "token" || caller.via === "demo") throw peopleOnly();
}
