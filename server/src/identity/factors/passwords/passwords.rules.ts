import { parseOptions } from "@node-rs/argon2";

/** What making a hash costs: memory in KiB, passes over it, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with 19 MiB, two passes, one lane (OWASP password storage, first choice). */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Decided once, here: composed and compatible forms of a character are the same password. */
export function normalisePassword(password: string): string {
  return password.normalize("NFKC");
}

/** Whether a stored hash cost less to make than one does now. */
export function isWeaker(hash: string, now: HashCost): boolean {
  const { memoryCost, timeCost } = parseOptions(hash);
  return memoryCost < now.memoryCost || timeCost < now.timeCost;
}
