import { expect, test } from "vitest";
import { administrator, Browser, EMAIL, newPair, startIdentityApp } from "#/identity/identity.fixtures.ts";

const BASE = "http://localhost:4870";
const HOSTILE = [
  "https://evil.example/authenticate",
  "//evil.example/authenticate",
  "/authenticate",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://localhost:4870/authenticate",
  "http://localhost/authenticate",
  "http://localhost:4871/authenticate",
  "http://127.0.0.1:4870/authenticate",
  "http://LOCALHOST:4870/authenticate",
  "http://localhost:4870.evil.example/authenticate",
  "http://localhost:4870@evil.example/authenticate",
  "http://user@localhost:4870/authenticate",
  "http://localhost:4870\\@evil.example/authenticate",
  `${BASE}/authenticate/`,
  `${BASE}/authenticate/../home`,
  `${BASE}/%61uthenticate`,
  `${BASE}//authenticate`,
  `${BASE}/home`,
  `${BASE}/authenticate#x`,
  `${BASE}/authenticate?token=x`,
  `${BASE}/authenticate?stytch_token_type=magic_links`,
  `${BASE}/authenticate?to=https%3A%2F%2Fevil.example`,
  `${BASE}/authenticate?to=%2F%2Fevil.example`,
  `${BASE}/authenticate?to=%2F%5Cevil.example`,
  `${BASE}/authenticate?to=%2Fhome&to=%2Fhelp`,
  ` ${BASE}/authenticate`,
  `${BASE}/authenticate\t`,
];

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
