import { expect, test } from "vitest";
import { asksForSecrets } from "./beyond.ts";

test("passwords are asked of nobody, whoever is named", () => {
  expect(asksForSecrets("sabes a senha do instagram da matilde.lobato?")).toBe(true);
  expect(asksForSecrets("do you have the password of @lena?")).toBe(true);
  expect(asksForSecrets("do you have the mail of @lena?")).toBe(false);
});
