import { UsageError } from "./errors.ts";
import { isRecord } from "./shapes.ts";

const isText = (value: unknown) => typeof value === "string";
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const KINDS = {
  string: [isText, "a string"],
  number: [(value: unknown) => typeof value === "number", "a number"],
  boolean: [(value: unknown) => typeof value === "boolean", "a boolean"],
  object: [isRecord, "an object"],
  strings: [isTexts, "an array of strings"],
} as const;
type Kind = keyof typeof KINDS;

/**
 * Checks the arguments of a call before it is sent, in the order given; the first wrong one is named.
 * @throws UsageError "Invalid call to …\n… must be a string." (specification section 5).
 */
export function requireTypes(
  call: string,
  args: Readonly<Record<string, readonly [kind: Kind | `optional ${Kind}`, value: unknown]>>,
): void {
  for (const [name, [kind, value]] of Object.entries(args)) {
    const [isRight, words] = KINDS[kindOf(kind)];
    if (value === undefined && kind.startsWith("optional ")) continue;
    if (!isRight(value)) throw new UsageError(`Invalid call to ${call}\n${name} must be ${words}.`);
  }
}

function kindOf(kind: Kind | `optional ${Kind}`): Kind {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left is the kind
  return kind.replace("optional ", "") as Kind;
}
