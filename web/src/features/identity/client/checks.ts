import { UsageError } from "./errors.ts";
import { isRecord } from "./shapes.ts";

const TEXT = "a string";
/** Like minutes, what is none, by its name in every call; it may be left out (specification section 5). */
const KINDS: Readonly<Record<string, string>> = {
  custom_scopes: "an array of strings",
  invitation: "an object",
  is_passkey: "a boolean",
  provider_params: "an object",
  signal: "an object",
  untrusted_metadata: "an object",
};

/**
 * Checks the arguments of a call before it is sent, in the order given; the first wrong one is named.
 * @throws UsageError "Invalid call to …\n… must be a string." (specification section 5).
 */
export function requireTypes(call: string, args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args)) {
    const kind = name.endsWith("_minutes") ? "a number" : KINDS[name];
    if ((kind && value === undefined) || kindOf(value) === (kind ?? TEXT)) continue;
    throw new UsageError(`Invalid call to ${call}\n${name} must be ${kind ?? TEXT}.`);
  }
}

function kindOf(value: unknown): string {
  if (isRecord(value)) return "an object";
  if (Array.isArray(value))
    return value.every((each) => typeof each === "string") ? "an array of strings" : "";
  return `a ${typeof value}`;
}
