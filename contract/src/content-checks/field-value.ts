import type { CheckField, CheckStatus } from "./schemas.ts";

/** The specification's value of a status: unknown stays null, and only `is_nsfw` is turned round. */
export function fieldValue(field: CheckField, status: CheckStatus): boolean | null {
  if (status === "unknown") return null;
  return (status === "pass") !== (field === "is_nsfw");
}
