import { knownDevice } from "./device-marks.rules.ts";
import type { MarkedPerson } from "./device-marks.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";

/**
 * Whoever is signed in as a person, or was on this device, knows that the account exists: what strangers ask for and
 * try does not keep them from theirs.
 * @returns the name to count them by; null for a stranger.
 */
export async function knownCaller(
  { sessions, pepper }: { sessions: SessionsService; pepper: string },
  device: Device,
  person: MarkedPerson | null,
): Promise<string | null> {
  const session = await sessions.find(device.token);
  if (!person) return null;
  const name = knownDevice(pepper, device.marks, person);
  if (name !== null) return `${name} ${person.userId}`;
  return session?.userId === person.userId ? person.userId : null;
}
