import { USUAL_BODIES } from "@app/contract/identity/texts";
import type { TextSetting } from "@app/contract/identity/texts";
import { expect, test } from "vitest";
import { bodyFor, headersPlaceholder, toDraft, toInput } from "./texts.rules.ts";

const SEEN: TextSetting = {
  channel: "sms",
  way: "settings",
  isUsed: true,
  address: "https://sms.example.org/send",
  format: "json",
  body: USUAL_BODIES.json,
  headerNames: ["Authorization"],
  isUnreadable: false,
  version: 3,
};
const DRAFT = toDraft(SEEN);

test("empty headers keep those there are, others replace them, and the outbox keeps the service", () => {
  expect(toInput(DRAFT, SEEN)).not.toHaveProperty("headers");
  expect(toInput({ ...DRAFT, headers: "X: 1" }, SEEN)).toMatchObject({ headers: "X: 1" });
  expect(toInput({ ...DRAFT, way: "outbox", address: "half", headers: "X: 1" }, SEEN)).toEqual({
    isUsed: false,
    address: SEEN.address,
    format: "json",
    body: SEEN.body,
  });
});

test("a body that nobody changed follows the format", () => {
  expect(bodyFor("form", DRAFT)).toBe(USUAL_BODIES.form);
  expect(bodyFor("form", { ...DRAFT, body: "own" })).toBe("own");
});

test("what the field of the headers says follows the server", () => {
  expect(headersPlaceholder(DRAFT, SEEN)).toContain("Kept: Authorization");
  expect(headersPlaceholder({ ...DRAFT, address: "https://sms.example.org/v2" }, SEEN)).toContain("Kept");
  expect(headersPlaceholder({ ...DRAFT, address: "https://other.example.org" }, SEEN)).toContain("again");
  expect(headersPlaceholder(DRAFT, { ...SEEN, headerNames: [] })).toContain("Bearer");
});
