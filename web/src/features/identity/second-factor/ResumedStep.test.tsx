import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, forgetSession, refusal, signedInData } from "#/features/identity/client/client.fixtures.ts";

const PASSWORD = "quiet harbour lanterns 42";
const HALF_COOKIE = "stytch_intermediate_session_token";
const NOON = new Date("2026-11-30T12:00:00Z");

type Mode = "httponly" | "script";
interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let left: string[] = [];
let sent: Sent[] = [];
let proved: (tokens: object) => Response = signedInData;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  left = [];
  sent = [];
  proved = signedInData;
});

afterEach(() => {
  leavePage();
  vi.useRealTimers();
  forgetSession();
  sessionStorage.clear();
  for (const name of ["stytch_session", HALF_COOKIE])
    document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  window.history.replaceState(null, "", "/");
});

function leavePage(): void {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.resetModules();
}

function answer(path: string, mode: Mode): Response {
  if (path === "/projects/current")
    return data({ public_token: "public-token-live-test", session_cookies: mode });
  if (path.startsWith("/projects/bootstrap/"))
    return data({
      email_pattern: "specification",
      sign_in_methods: ["passwords", "magic_links", "email_codes"],
    });
  if (path === "/otps/email/login_or_create") return data({ method_id: "method-live-1" });
  if (path.startsWith("/totps/")) return proved(mode === "script" ? { session_token: "whole" } : {});
  if (!/authenticate$|\/reset$/u.test(path)) return data({});
  const intermediate_session_token = mode === "script" ? "between" : "";
  const tokens = { session: null, session_token: "", session_jwt: "" };
  return data({ user_id: "user-live-1", ...tokens, intermediate_session_token });
}

const replace = (url: string) => left.push(url);

/** Loads an address of the app, as if for the first time; where the page leads on to is noted. */
async function load(address: string, mode: Mode): Promise<void> {
  leavePage();
  window.history.replaceState(null, "", address);
  vi.stubGlobal("fetch", (input: string, { body = "" }: RequestInit = {}) => {
    const path = input.replace("/sdk/v1", "");
    const given: unknown = typeof body === "string" && body !== "" ? JSON.parse(body) : {};
    sent.push({ path, body: { ...(typeof given === "object" ? given : {}) } });
    return Promise.resolve(answer(path, mode));
  });
  const real = window;
  const { origin, href, search, pathname, hostname, protocol } = real.location;
  const location = { origin, href, search, pathname, hostname, protocol, replace };
  const staying = {
    get(_target: object, name: string | symbol) {
      if (name === "location") return location;
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  };
  vi.stubGlobal("window", new Proxy({}, staying));
  const { fetchSurfaces } = await import("#/ui/overlays/late-overlay.tsx");
  await fetchSurfaces();
  const { SignInPage } = await import("#/features/identity/sign-in/SignInPage.tsx");
  const { AuthenticatePage } = await import("#/features/identity/sign-in/landings/AuthenticatePage.tsx");
  render(address.startsWith("/signin") ? <SignInPage /> : <AuthenticatePage />);
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await act(async () => {
    fireEvent.click(button);
  });
}

const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function givePassword(): Promise<void> {
  await fill("E-mail", "maya@fernhollow.com");
  await press("Continue");
  await fill("Password", PASSWORD);
  await press("Sign in");
}

async function chooseNewPassword(): Promise<void> {
  await fill("New password", PASSWORD);
  await press("Save and sign in");
}

const asked = () => screen.findByRole("dialog", { name: "One more step" });
const resumed = () => screen.findByRole("heading", { level: 1, name: "One more step" });
const proofs = () => sent.filter(({ path }) => /authenticate$|\/reset$|totps/u.test(path));

async function giveCode(): Promise<void> {
  fireEvent.paste(await screen.findByRole("textbox", { name: "Code of the app" }), {
    clipboardData: { getData: () => "123456" },
  });
}

const OAUTH = "/authenticate?to=%2Freports%2F7&stytch_token_type=oauth&token=t0ken";
const LINK = "/authenticate?to=%2Freports%2F7&stytch_token_type=magic_links&token=t0ken";
const RESET = "/authenticate?stytch_token_type=reset_password&token=t0ken";

test.each<[string, string, () => Promise<void>, string, string, Mode]>([
  [
    "a password",
    "/signin?to=%2Freports%2F7",
    givePassword,
    "/passwords/authenticate",
    "/reports/7",
    "httponly",
  ],
  [
    "a password",
    "/signin?to=%2Freports%2F7",
    givePassword,
    "/passwords/authenticate",
    "/reports/7",
    "script",
  ],
  ["a provider", OAUTH, async () => {}, "/oauth/authenticate", "/reports/7", "httponly"],
  ["a provider", OAUTH, async () => {}, "/oauth/authenticate", "/reports/7", "script"],
  ["a link", LINK, async () => {}, "/magic_links/authenticate", "/reports/7", "httponly"],
  ["a link", LINK, async () => {}, "/magic_links/authenticate", "/reports/7", "script"],
  ["a reset", RESET, chooseNewPassword, "/passwords/email/reset", "/home", "httponly"],
  ["a reset", RESET, chooseNewPassword, "/passwords/email/reset", "/home", "script"],
])(
  "after %s a page that is loaded again goes on with the second step",
  async (_, address, begin, call, to, mode) => {
    await load(address, mode);
    await begin();
    await asked();
    vi.setSystemTime(NOON.getTime() + 9 * 60_000);

    await load(address, mode);
    await resumed();
    await giveCode();

    await waitFor(() => expect(left).toEqual([to]));
    expect(proofs().map(({ path }) => path)).toEqual([call, "/totps/authenticate"]);
    expect(proofs().at(-1)?.body["intermediate_session_token"]).toBe(
      mode === "script" ? "between" : undefined,
    );
  },
);

test.each([OAUTH, LINK])("whoever closes the question goes on in the page: %s", async (address) => {
  await load(address, "httponly");
  fireEvent.keyDown(await asked(), { key: "Escape" });

  await resumed();
  await giveCode();

  await waitFor(() => expect(left).toEqual(["/reports/7"]));
});

test("after ten minutes the first step is asked for again", async () => {
  await load("/signin", "httponly");
  await givePassword();
  await asked();
  vi.setSystemTime(NOON.getTime() + 10 * 60_000);

  await load("/signin", "httponly");
  expect(await screen.findByText("Too much time has passed since the first step.")).toBeTruthy();
  await press("Sign in from the beginning");

  expect(await screen.findByLabelText("E-mail")).toBeTruthy();
});

async function askForCode(): Promise<void> {
  await load("/signin?to=%2Freports%2F7", "httponly");
  await fill("E-mail", "maya@fernhollow.com");
  await press("Continue");
  await press("Send me a code");
  await screen.findByRole("heading", { level: 1, name: "Check your e-mail" });
}

test("a page that is loaded again goes on waiting for the code that was sent, while that lives", async () => {
  await askForCode();
  vi.setSystemTime(NOON.getTime() + 9 * 60_000);

  await load("/signin", "httponly");
  fireEvent.paste(await screen.findByRole("textbox", { name: "Six-digit code" }), {
    clipboardData: { getData: () => "407123" },
  });

  await asked();
  expect(screen.getByText("maya@fernhollow.com")).toBeTruthy();
  expect(proofs().at(-1)).toMatchObject({
    path: "/otps/authenticate",
    body: { token: "407123", method_id: "method-live-1" },
  });
});

test.each(["{}", "no JSON", '{"channel":"pigeon","to":"maya@fernhollow.com","methodId":"1"}'])(
  "a note that is no code, %s, leads to the second step, and not to a broken page",
  async (what) => {
    sessionStorage.setItem(
      "herald_half_signed_in",
      `${NOON.getTime() + 60_000} http://localhost/signin ${what}`,
    );

    await load("/signin", "httponly");

    expect(await resumed()).toBeTruthy();
  },
);

test("whoever goes back to another e-mail is not led to the code again", async () => {
  await askForCode();
  await press("Another e-mail");

  await load("/signin", "httponly");

  expect(await screen.findByLabelText("E-mail")).toBeTruthy();
});

test("another link in the same tab is not taken for the one before", async () => {
  await load(LINK, "httponly");
  await asked();

  await load(`${LINK}2`, "httponly");
  await asked();

  expect(proofs().map(({ body }) => body["token"])).toEqual(["t0ken", "t0ken2"]);
});

test("what the server says has ended is not gone on with", async () => {
  await load("/signin", "httponly");
  await givePassword();
  await asked();
  proved = () => refusal(401, "unable_to_auth_intermediate_session", { message: "It was finished already." });
  await giveCode();
  expect(await screen.findByText(/It was finished already/u)).toBeTruthy();

  await load("/signin", "httponly");

  expect(await screen.findByLabelText("E-mail")).toBeTruthy();
});

test("whoever begins again is not half signed in any more", async () => {
  await load(OAUTH, "httponly");
  await asked();
  await load(OAUTH, "httponly");
  await resumed();

  await press("Sign in from the beginning");

  await waitFor(() => expect(left).toEqual(["/signin?to=%2Freports%2F7"]));
  expect(sent.map(({ path }) => path)).toContain("/sessions/revoke");
  await load("/signin", "httponly");
  expect(await screen.findByLabelText("E-mail")).toBeTruthy();
});
