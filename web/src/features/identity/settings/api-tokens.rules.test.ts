import type { ApiToken } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import { tokenPowers } from "./api-tokens.rules.ts";

test.each<[ApiToken["scopes"], ApiToken["role"], string]>([
  [["read"], "viewer", "Read only"],
  [["read", "write"], "member", "Read and write"],
  [["read", "write"], "viewer", "Read only, since its maker is viewer"],
  [["read", "write"], "reviewer", "Content checks only, since its maker is reviewer"],
  [["read"], null, "Works no more, since its maker may not read all"],
])("a token for %o that acts as %s: %s", (scopes, role, powers) => {
  expect(tokenPowers({ scopes, role })).toBe(powers);
});
