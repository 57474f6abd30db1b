import { expect, test } from "vitest";
import { CallError, ProviderError, SchemaError } from "#/features/identity/client/errors.ts";
import { formFailure, linkProblem } from "./refusals.rules.ts";

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

test("what a refusal says of a field stands under the field, the rest above the button", () => {
  const schema = new SchemaError([{ dataPath: ".name", message: "Enter your name" }]);

  expect(formFailure(refused("weak_password", { password: "Longer" }), ["password"])).toEqual({
    fields: { password: "Failed. Longer" },
    form: null,
  });
  expect(
    formFailure(refused("bad_request", { email: "No address", name: "Too long" }), ["name", "email"]).fields,
  ).toEqual({ name: "Failed. Too long", email: "No address" });
  expect(formFailure(refused("unable_to_auth_password"), ["password"])).toEqual({
    fields: { password: "Failed. A sentence." },
    form: null,
  });
  expect(formFailure(refused("too_many_requests"), ["password"])).toEqual({
    fields: {},
    form: "Failed. A sentence.",
  });
  expect(formFailure(new CallError("Failed", { cause: schema }), ["name"]).fields).toEqual({
    name: "Failed. Enter your name",
  });
});

test("what a program says of a request is told in words, with a way on", () => {
  const schema = new SchemaError([
    { dataPath: ".email", message: "should be string" },
    { dataPath: ".minutes", message: "should be number" },
  ]);
  const failed = new CallError("Failed to create password.", { cause: schema });

  expect(formFailure(failed, ["email"]).fields).toEqual({
    email: "Failed to create password. This should be string. Load the page again and try once more.",
  });
  expect(formFailure(failed, ["name"]).form).toBe(
    "Failed to create password. The server does not take this: email (should be string), minutes (should be number). Load the page again and try once more.",
  );
  expect(formFailure(refused("captcha_required"), ["password"]).form).toBe(
    "Failed. The server asks for some arithmetic before a try, which this browser did not get done. Load the page again and try once more.",
  );
});

test("a refused link says why, and another failure is no problem of the link", () => {
  const until = "2026-11-21T09:10:00Z";

  expect(linkProblem(refused("unable_to_auth_magic_link", { reason: "expired", until }))).toMatchObject({
    reason: "expired",
    until,
  });
  for (const reason of ["unknown", "withdrawn"])
    expect(linkProblem(refused("unable_to_auth_magic_link", { reason }))).toMatchObject({ reason });
  expect(linkProblem(refused("pkce_mismatch"))).toMatchObject({ reason: "other-browser" });
  expect(linkProblem(refused("weak_password"))).toBeNull();
  expect(linkProblem(new TypeError("Failed to fetch"))).toBeNull();
});
