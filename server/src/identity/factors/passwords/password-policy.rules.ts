import type { Strength } from "@app/contract/identity/provider";

/** What a password that is set must have; who has one already keeps it. */
export interface PasswordPolicy {
  lengthMin: number;
  /** Of zxcvbn, 0 (guessed at once) to 4. */
  scoreMin: number;
  /** How many of digits, small letters, capitals and other signs; none by default, since they make poor passwords. */
  kindsMin: number;
}

/** How the contract calls a policy: what asks for kinds of characters is `luds`. */
export function policyName({ kindsMin }: PasswordPolicy): Strength["strength_policy"] {
  return kindsMin > 0 ? "luds" : "zxcvbn";
}

/** Which kinds of characters a password has, and what it lacks under a policy. */
export function requirements(
  policy: PasswordPolicy,
  text: string,
): Strength["feedback"]["luds_requirements"] {
  const kinds = {
    has_digit: /\p{N}/u.test(text),
    has_lower_case: /\p{Ll}/u.test(text),
    has_upper_case: /\p{Lu}/u.test(text),
    has_symbol: /[^\p{L}\p{N}]/u.test(text),
  };
  return {
    ...kinds,
    missing_characters: Math.max(0, policy.lengthMin - text.length),
    missing_complexity: Math.max(0, policy.kindsMin - Object.values(kinds).filter(Boolean).length),
  };
}
