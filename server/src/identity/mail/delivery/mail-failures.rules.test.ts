import { expect, test } from "vitest";
import { mailFailure } from "./mail-failures.rules.ts";

const ENDPOINT = {
  host: "mail.fern.com",
  port: 25,
  security: "none",
  user: "",
  password: null,
  fromAddress: "herald@fern.com",
  fromName: "Herald",
} as const;

test("a mail server that greets with a refusal is not taken for one without encryption", () => {
  const error = Object.assign(new Error("Invalid greeting. response=554 go away"), {
    code: "EPROTOCOL",
    responseCode: 554,
    response: "554 go away",
    command: "CONN",
  });

  expect(mailFailure(error, ENDPOINT)).toMatchObject({
    kind: "unknown",
    sentence: expect.stringMatching(/^The mail could not be handed to .* It said: “554 go away”$/u),
    isPassing: false,
  });
});

test("one that speaks TLS at once, or none, is told of as such", () => {
  const error = Object.assign(new Error("write EPROTO 00: wrong version number"), { code: "ESOCKET" });

  expect(mailFailure(error, { ...ENDPOINT, security: "smtps" }).kind).toBe("no-encryption");
});
