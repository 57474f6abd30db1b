import { ContentRules, DurationRule, lengthsInOrder } from "@app/contract/content-checks/schemas";
import * as z from "zod/mini";
import { invalidInput } from "#/platform/errors.ts";

// A rule with a slip in its name would else be one that nobody checks.
const Rules = z
  .strictObject({ ...ContentRules.shape, duration: z.optional(z.strictObject(DurationRule.shape)) })
  .check(lengthsInOrder);

/** The rules of a check as a program gives them. @throws `request.invalid` with the key that is wrong. */
export function parseRules(value: unknown): ContentRules {
  const parsed = Rules.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") throw unknownRule(issue.path, issue.keys);
  throw invalidInput(issue?.path.join(".") ?? "", issue?.message ?? "These rules cannot be read.");
}

function unknownRule(path: readonly PropertyKey[], keys: readonly string[]) {
  const allowed = Object.keys(path.length === 0 ? Rules.shape : DurationRule.shape);
  return invalidInput(
    [...path, keys[0] ?? ""].join("."),
    `There is no such rule. Allowed here are ${allowed.join(", ")}.`,
  );
}

/** The rules in a JSON file. */
export function parseRulesFile(content: Buffer): ContentRules {
  try {
    return parseRules(JSON.parse(content.toString("utf8")));
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidInput("rules", "The file of rules is not JSON.");
    throw error;
  }
}
