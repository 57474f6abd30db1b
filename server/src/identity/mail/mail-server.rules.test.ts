import { expect, test } from "vitest";
import { endpointOfUrl } from "./mail-server.rules.ts";

const BASE = "https://herald.example.org";
const PLAIN = { user: "", password: null, fromAddress: "herald@herald.example.org", fromName: "Herald" };

test.each([
  ["smtps://mail.fern.com", { host: "mail.fern.com", port: 465, security: "smtps", ...PLAIN }],
  ["smtp://Mail.Fern.com", { host: "mail.fern.com", port: 587, security: "starttls", ...PLAIN }],
  ["smtp://mail.fern.com:2525", { host: "mail.fern.com", port: 2525, security: "starttls", ...PLAIN }],
  ["smtp://127.0.0.1:1025", { host: "127.0.0.1", port: 1025, security: "none", ...PLAIN }],
  ["smtp://[::1]", { host: "::1", port: 25, security: "none", ...PLAIN }],
  [
    "smtps://maya%40fern.com:a%2Fb%20100%25@mail.fern.com",
    {
      host: "mail.fern.com",
      port: 465,
      security: "smtps",
      user: "maya@fern.com",
      password: "a/b 100%",
      fromAddress: "maya@fern.com",
      fromName: "Herald",
    },
  ],
  [
    "smtps://apikey:100%@mail.fern.com?from=Fern %26 Hollow <post@fern.com>",
    {
      host: "mail.fern.com",
      port: 465,
      security: "smtps",
      user: "apikey",
      password: "100%",
      fromAddress: "post@fern.com",
      fromName: "Fern & Hollow",
    },
  ],
  [
    "smtps://mail.fern.com?from=post@fern.com",
    { host: "mail.fern.com", port: 465, security: "smtps", ...PLAIN, fromAddress: "post@fern.com" },
  ],
])("%s", (url, endpoint) => {
  expect(endpointOfUrl(url, BASE)).toEqual(endpoint);
});
