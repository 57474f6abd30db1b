import { expect, test } from "vitest";
import { data, signedInAnswer } from "#/features/identity/client/client.fixtures.ts";
import { SessionCookies } from "./session-cookies.ts";
import { openTab, signIn, startFreshEachTime } from "./session.fixtures.ts";

startFreshEachTime();

test("in script mode the tokens are cookies as the hosted provider names them", async () => {
  const answer = { ...signedInAnswer(), session_token: "opaque", session_jwt: "a.b.c" };
  const browser = openTab(() => data(answer), { mode: "script" });

  await signIn(browser);
  const during = document.cookie;
  browser.session.forget();

  expect(during).toContain("stytch_session=opaque");
  expect(during).toContain("stytch_session_jwt=a.b.c");
  expect(document.cookie).toBe("");
});

test("an intermediate token alone is kept for ten minutes and the session's cookies go", () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return "stytch_session=opaque; stytch_session_jwt=a.b.c";
    },
    set cookie(value: string) {
      written.push(value);
    },
  };

  new SessionCookies(page, "script", true).write({
    session: "",
    jwt: "",
    intermediate: "between",
    expiresAt: new Date(),
  });

  expect(written).toEqual([
    "stytch_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure",
    "stytch_session_jwt=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure",
    "stytch_intermediate_session_token=between; Path=/; Expires=Sat, 21 Nov 2026 09:10:00 GMT; SameSite=Lax; Secure",
  ]);
});
