import { expect, test } from "vitest";
import { CallError, ProviderError, SchemaError } from "#/features/identity/client/errors.ts";
import { emailProblem, formFailure, linkProblem, nextPath } from "./sign-in.rules.ts";

function refused(type: string, details: Record<string, string> = {}): CallError {
  const failure = {
    status: 401,
    type,
    message: "A sentence.",
    link: "",
    requestId: null,
    details,
    retryAfter: null,
  };
  return new CallError("Failed", { cause: new ProviderError(failure) });
}

test.each([
  ["/collections/7?workspace=fern", "/collections/7?workspace=fern"],
  ["//evil.example", "/home"],
  ["https://evil.example", "/home"],
  ["/\\evil.example", "/home"],
  ["/signin?to=/x", "/home"],
  ["/authenticate/", "/home"],
  ["/demo", "/home"],
  ["/", "/home"],
  [null, "/home"],
])("sign-in that was asked for %s leads on to %s", (asked, path) => {
  expect(nextPath(asked)).toBe(path);
});

test("an address is judged without spaces around it and in any letters", async () => {
  expect(await emailProblem("  Ana@Brand.COM ", "specification")).toBeNull();
  expect(await emailProblem("anna@studio.agency", "specification")).toContain("EMAIL_PATTERN=any");
  expect(await emailProblem("anna@studio.agency", "any")).toBeNull();
});

test("what a refusal says of a field stands under the field, the rest above the button", () => {
  const schema = new SchemaError([{ dataPath: ".name", message: "Enter your name" }]);

  expect(formFailure(refused("weak_password", { password: "Longer" }), ["password"])).toEqual({
    fields: { password: "Longer" },
    form: null,
  });
  expect(formFailure(refused("unable_to_auth_password"), ["password"])).toEqual({
    fields: { password: "A sentence." },
    form: null,
  });
  expect(formFailure(refused("too_many_requests"), ["password"])).toEqual({
    fields: {},
    form: "A sentence.",
  });
  expect(formFailure(new CallError("Failed", { cause: schema }), ["name"]).fields).toEqual({
    name: "Enter your name",
  });
});

test("a refused link says why, and another failure is no problem of the link", () => {
  const until = "2026-11-21T09:10:00Z";

  expect(linkProblem(refused("unable_to_auth_magic_link", { reason: "expired", until }))).toEqual({
    reason: "expired",
    until,
  });
  expect(linkProblem(refused("unable_to_auth_magic_link", { reason: "unknown" }))).toEqual({
    reason: "unknown",
  });
  expect(linkProblem(refused("pkce_mismatch"))).toEqual({ reason: "other-browser" });
  expect(linkProblem(refused("weak_password"))).toBeNull();
  expect(linkProblem(new TypeError("Failed to fetch"))).toBeNull();
});
