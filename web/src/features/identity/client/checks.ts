import { UsageError } from "./errors.ts";

type Kind = "string" | "number" | "object" | "boolean" | "optional string" | "optional object" | "strings";

const WORDS: Record<Kind, string> = {
  string: "a string",
  number: "a number",
  object: "an object",
  boolean: "a boolean",
  "optional string": "a string",
  "optional object": "an object",
  strings: "an array of strings",
};

/**
 * Checks the arguments of a call before it is sent, in the order given; the first wrong one is named.
 * @throws UsageError "Invalid call to …\n… must be a string." (specification section 5).
 */
export function requireTypes(call: string, args: Record<string, [Kind, unknown]>): void {
  for (const [name, [kind, value]] of Object.entries(args)) {
    if (!isKind(kind, value))
      throw new UsageError(`Invalid call to ${call}\n${name} must be ${WORDS[kind]}.`);
  }
}

function isKind(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "strings":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
    case "optional string":
      return value === undefined || typeof value === "string";
    case "optional object":
      return value === undefined || isKind("object", value);
    case "string":
    case "number":
    case "boolean":
      return typeof value === kind;
    default:
      return kind satisfies never;
  }
}
