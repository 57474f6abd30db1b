import { expect, test } from "vitest";
import { administrator, Browser, EMAIL, newPair, startIdentityApp } from "#/identity/identity.fixtures.ts";
import { HOSTILE } from "./redirects.fixtures.ts";

test.each([
  ["/magic_links/email/login_or_create", "login_magic_link_url"],
  ["/magic_links/email/login_or_create", "signup_magic_link_url"],
  ["/magic_links/email/send/primary", "login_magic_link_url"],
  ["/passwords/email/reset/start", "reset_password_redirect_url"],
  ["/passwords/email/reset/start", "login_redirect_url"],
])(
  "security 19: %s mails no link for a hostile %s, to known and unknown addresses alike",
  async (path, name) => {
    const app = await startIdentityApp({ SIGN_UP: "open" });
    await administrator(app);
    const passed: string[] = [];
    for (const [index, hostile] of HOSTILE.entries()) {
      if (index % 12 === 0) app.clock.advance(60_000);
      for (const email of [EMAIL, "nobody@fern.com"]) {
        const body = { email, code_challenge: newPair().challenge, [name]: hostile };
        const { json } = await new Browser(app).call("POST", path, body);
        if (json.error_type !== "no_match_for_provided_magic_link_url") {
          passed.push(`${hostile}: ${json.error_type}`);
        }
      }
    }

    expect(passed).toEqual([]);
    expect(await app.identity.outbox.lines()).toEqual([]);
  },
);
