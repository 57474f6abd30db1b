import { expect, test } from "vitest";
import { emailWords } from "./email-words.rules.ts";

const ANA = { email: "ana@brand.com", verified: true };
const HOSTED = { hasProved: true, host: "login.brand.com" };

test("an address that is proved at a provider outside says so where another account of Herald has it", () => {
  expect(emailWords(ANA, { ...HOSTED, provedHere: ["ida@fern.com"] })).toContain("another account of Herald");
  expect(emailWords(ANA, { ...HOSTED, provedHere: ["ana@brand.com"] })).toContain("links and codes go to it");
  expect(emailWords(ANA, { ...HOSTED, host: null, provedHere: [] })).toContain("links and codes go to it");
});

test("what is not proved is to be verified, and removed only where another one is left", () => {
  const one = { ...ANA, verified: false };
  const known = { host: null, provedHere: [] };

  expect(emailWords(one, { ...known, hasProved: true })).toContain("remove it if it is not yours");
  expect(emailWords(one, { ...known, hasProved: false })).not.toContain("remove");
});
