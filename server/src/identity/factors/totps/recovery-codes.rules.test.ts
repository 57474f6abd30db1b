import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.rules.ts";

const BITS_WITHOUT_SLOW_HASH = 112;

test("security 16: a recovery code holds at least 112 random bits, so a fast hash is enough", () => {
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
  const signs = new Set(codes.join("").replaceAll("-", ""));
  const lengths = new Set(codes.map((code) => code.replaceAll("-", "").length));

  const [length = 0] = lengths;
  expect(lengths.size).toBe(1);
  expect(new Set(codes).size).toBe(codes.length);
  expect(length * Math.log2(signs.size)).toBeGreaterThanOrEqual(BITS_WITHOUT_SLOW_HASH);
});

test("security 16: however a code is typed, the same SHA-256 stands for it", () => {
  const [code = ""] = newRecoveryCodes();

  const typed = [code, code.toUpperCase(), code.replaceAll("-", " "), code.replaceAll("0", "O")];

  expect(new Set(typed.map(hashRecoveryCode))).toEqual(new Set([hashRecoveryCode(code)]));
  expect(hashRecoveryCode(code)).toMatch(/^[0-9a-f]{64}$/u);
});
