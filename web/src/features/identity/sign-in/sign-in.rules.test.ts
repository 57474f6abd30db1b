import { expect, test } from "vitest";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { nextPath } from "#/features/identity/session/wanted-path.ts";
import { checkedEmail } from "./sign-in.rules.ts";

test.each([
  ["/collections/7?workspace=fern", "/collections/7?workspace=fern"],
  ["//evil.example", "/home"],
  ["https://evil.example", "/home"],
  ["/\\evil.example", "/home"],
  ["/signin?to=/x", "/home"],
  ["/authenticate/", "/home"],
  ["/authenticate?stytch_token_type=magic_links&token=t", "/home"],
  ["/authenticate?stytch_token_type=invite&token=t", "/authenticate?stytch_token_type=invite&token=t"],
  ["/authenticate?stytch_token_type=setup&token=t", "/authenticate?stytch_token_type=setup&token=t"],
  ["/demo", "/home"],
  ["/", "/home"],
  [null, "/home"],
])("sign-in that was asked for %s leads on to %s", (asked, path) => {
  expect(nextPath(asked)).toBe(path);
});

test("an address is judged without spaces around it and in any letters", async () => {
  expect(await checkedEmail("  Ana@Brand.COM ", "specification")).toBe("ana@brand.com");
  expect(await checkedEmail("anna@studio.agency", "any")).toBe("anna@studio.agency");
  const refused = await checkedEmail("anna@studio.agency", "specification").catch((error: unknown) => error);
  expect(refused instanceof InvalidInput && refused.fields["email"]).toContain("EMAIL_PATTERN=any");
});
