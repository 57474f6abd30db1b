import { expect, test } from "vitest";
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

test("an address is judged without spaces around it and in any letters", () => {
  expect(checkedEmail("  Ana@Brand.COM ", "specification")).toBe("ana@brand.com");
  expect(checkedEmail("anna@studio.agency", "any")).toBe("anna@studio.agency");
});

test("one that is refused says what to do about it", () => {
  const email: unknown = expect.stringContaining("EMAIL_PATTERN=any");

  expect(() => checkedEmail("anna@studio.agency", "specification")).toThrow(
    expect.objectContaining({ fields: { email } }),
  );
});
