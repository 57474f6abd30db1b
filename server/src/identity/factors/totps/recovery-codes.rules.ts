import { createHash, randomBytes } from "node:crypto";

/** Letters and digits that are not taken for one another: 32, so that each of a byte's values falls on one as often. */
const SIGNS = "abcdefghjkmnpqrstvwxyz0123456789";
const GROUP = 4;
const GROUPS = 6;
const RECOVERY_CODES = 10;

/** Ten codes, each of 120 random bits: so many need no slow hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join("-"));
}

/** The only form in which a code is stored, however a person typed it. */
export function hashRecoveryCode(typed: string): string {
  const written = typed.toLowerCase().replaceAll("o", "0").replaceAll(/[il]/gu, "1");
  return createHash("sha256")
    .update(written.replaceAll(/[^a-z0-9]/gu, ""))
    .digest("hex");
}

function newGroup(): string {
  return Array.from(randomBytes(GROUP), (byte) => SIGNS[byte % SIGNS.length]).join("");
}
