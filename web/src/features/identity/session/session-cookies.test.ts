import { expect, test } from "vitest";
import { data, signedInAnswer, userAnswer } from "#/features/identity/client/client.fixtures.ts";
import { SessionCookies } from "./session-cookies.ts";
import { KEY, openTab, renewed, signIn, startFreshEachTime } from "./session.fixtures.ts";

startFreshEachTime();

const withTokens = () => data({ ...signedInAnswer(), session_token: "opaque", session_jwt: "a.b.c" });

test("in script mode the tokens are cookies as the hosted provider names them", async () => {
  const browser = openTab(withTokens, { mode: "script" });

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

test("where only a second factor is missing, nobody is signed in and the session's cookies go", async () => {
  const browser = openTab(withTokens, { mode: "script" });
  await signIn(browser);
  browser.answerWith(() =>
    data({
      user_id: "user-live-1",
      session: null,
      session_token: "",
      session_jwt: "",
      intermediate_session_token: "between",
    }),
  );

  await signIn(browser);
  const between = [document.cookie, browser.session.state.get(), localStorage.getItem(KEY)];
  browser.answerWith(withTokens);
  await signIn(browser);

  expect(between).toEqual(["stytch_intermediate_session_token=between", { status: "second-factor" }, "null"]);
  expect(document.cookie).toBe("stytch_session=opaque; stytch_session_jwt=a.b.c");
  expect(browser.session.state.get()).toMatchObject({ status: "signed-in" });
});

test("a tab where nobody is signed in leaves the second step that another tab waits for", async () => {
  document.cookie = "stytch_intermediate_session_token=between";
  const other = openTab(withTokens, { mode: "script" });
  const opened = document.cookie;
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "null" }));
  const told = document.cookie;
  await other.session.logOut();

  expect([opened, told]).toEqual(Array(2).fill("stytch_intermediate_session_token=between"));
  expect(document.cookie).toBe("");
});

test("in script mode session and person are mirrored as the hosted provider's own client does it", async () => {
  const user = userAnswer();
  const browser = openTab(() => data({ ...signedInAnswer(), session_token: "opaque", user }), {
    mode: "script",
  });

  await signIn(browser);

  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({
    session: {
      user_id: "user-live-1",
      session_id: "session-live-1",
      expires_at: "2026-12-21T09:00:00Z",
    },
    user,
  });
  expect(openTab(renewed, { mode: "script" }).session.state.get()).toMatchObject({
    status: "signed-in",
    session: { sessionId: "session-live-1" },
  });
});

test("cookies have the names and the place that were asked for", () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return "";
    },
    set cookie(value: string) {
      written.push(value);
    },
  };

  new SessionCookies(page, "script", false, {
    opaqueTokenCookieName: "mine",
    jwtCookieName: "mine_jwt",
    path: "/app",
    domain: "brand.com",
  }).write({
    session: "opaque",
    jwt: "a.b.c",
    intermediate: "",
    expiresAt: new Date("2026-12-21T09:00:00Z"),
  });

  expect(written).toEqual([
    "mine=opaque; Path=/app; Domain=brand.com; Expires=Mon, 21 Dec 2026 09:00:00 GMT; SameSite=Lax",
    "mine_jwt=a.b.c; Path=/app; Domain=brand.com; Expires=Mon, 21 Dec 2026 09:00:00 GMT; SameSite=Lax",
  ]);
});

test("where the server keeps the tokens, the options of cookies name none", () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return "herald_signed_in=1; mine=kept";
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  const cookies = new SessionCookies(page, "httponly", false, { jwtCookieName: "mine", path: "/app" });

  cookies.write({ session: "", jwt: "", intermediate: "", expiresAt: new Date("2026-12-21T09:00:00Z") });
  cookies.clear();

  expect(written).toEqual(["herald_signed_in=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax"]);
});

test.each(["opaqueTokenCookieName", "jwtCookieName", "istCookieName", "path", "domain"])(
  "a cookie option that is no text is refused: %s",
  (name) => {
    expect(() => new SessionCookies(document, "script", false, { [name]: 7 })).toThrow(
      `Invalid call to identity client\n${name} must be a string.`,
    );
  },
);
