import { expect, test } from "vitest";
import { oneTapRefusal, outsideRefusal } from "./outside-refusals.rules.ts";

test.each([
  ["script_not_loaded", /not reached/],
  ["opt_out_or_no_session", /not signed in at Google/],
  ["suppressed_by_user", /holds it back/],
  ["skipped", /was closed/],
  ["dismissed", /was closed/],
  ["invalid_client", /on this server/],
  ["missing_client_id", /on this server/],
  ["secure_http_required", /on this server/],
  ["unregistered_origin", /on this server/],
  ["browser_not_supported", /This browser/],
  ["unknown_reason", /This browser/],
  ["oauth_config_not_found", /not set up here/],
  ["oauth_denied", /did not let you through/],
  ["oauth_provider_unreachable", /does not answer/],
  ["oauth_state_not_found", /took too long/],
  ["too_many_requests", /too often/],
  ["of_a_later_google", /broke off/],
])("what Google's frame calls %s is a sentence", (reason, sentence) => {
  expect(oneTapRefusal(reason)).toMatch(sentence);
});

test("a refusal that nobody knows is told as the way that broke off", () => {
  expect(outsideRefusal("")).toMatch(/^The way over the provider broke off\. /);
});
