import { parseOptions } from "@node-rs/argon2";

/** argon2id with 19 MiB, two passes, one lane (OWASP password storage, first choice). */
export const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Decided once, here: composed and compatible forms of a character are the same password. */
export function normalisePassword(password: string): string {
  return password.normalize("NFKC");
}

/** Whether a stored hash was made with weaker parameters than today's. */
export function needsRehash(hash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(hash);
  return memoryCost < HASH_PARAMETERS.memoryCost || timeCost < HASH_PARAMETERS.timeCost;
}
