import { PASSCODE_MINUTES } from "@app/contract/identity/limits";
import { createHmac, randomInt } from "node:crypto";
import { invalidInput } from "#/platform/errors.ts";
import { sameText } from "#/identity/sessions/secrets.rules.ts";

/** Wrong tries that a code bears. */
export const PASSCODE_TRIES = 5;

/** Six digits, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The only form in which a code is stored: without the pepper nobody can try all of them against it. */
export function hashCode(pepper: string, id: string, code: string): Buffer {
  return createHmac("sha256", pepper).update(`passcode\n${id}\n${code}`).digest();
}

/** Whether a code as a person typed it is the one of the hash. */
export function isCode(typed: string, stored: Buffer, secret: { pepper: string; id: string }): boolean {
  const code = typed.replaceAll(/[\s-]/gu, "");
  return sameText(hashCode(secret.pepper, secret.id, code).toString("hex"), stored.toString("hex"));
}

/** @throws `request.invalid` */
export function requirePasscodeMinutes(minutes = PASSCODE_MINUTES): number {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= PASSCODE_MINUTES) return minutes;
  throw invalidInput("expiration_minutes", `Codes work for 1 to ${PASSCODE_MINUTES} minutes here`);
}
