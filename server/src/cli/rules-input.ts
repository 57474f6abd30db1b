import { ContentRules } from "@app/contract/content-checks";
import { invalidInput } from "#/platform/errors.ts";

/** The rules of a check as a program gives them. @throws `request.invalid` with the key that is wrong. */
export function parseRules(value: unknown): ContentRules {
  const parsed = ContentRules.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidInput(issue?.path.join(".") ?? "", issue?.message ?? "These rules cannot be read.");
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
