import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { data, forgetSession, refusal, signedInData } from "#/features/identity/client/client.fixtures.ts";

const EMAIL = "maya@fernhollow.com";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

type Answers = Record<string, (sent: Sent) => Response>;

let left: string[] = [];

beforeEach(() => {
  // The client and the session are made once per page.
  vi.resetModules();
  left = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetSession();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

/** Opens an address of the app with a provider that answers as given; where the page leads on to is noted. */
async function open(address: string, answers: Answers = {}, signUp = "invited"): Promise<Sent[]> {
  window.history.replaceState(null, "", address);
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (input: string, init: RequestInit = {}) => {
    const path = input.replace("/sdk/v1", "");
    if (path === "/projects/current") {
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    }
    if (path.startsWith("/projects/bootstrap/")) {
      return Promise.resolve(data({ email_pattern: "specification", sign_up: signUp }));
    }
    if (path === "/events") return Promise.resolve(data({}));
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : {};
    const call = { path, body: { ...(typeof body === "object" ? body : {}) } };
    sent.push(call);
    return Promise.resolve(answers[path]?.(call) ?? refusal(404, "route_not_found"));
  });
  vi.stubGlobal("window", windowThatStays());
  return sent;
}

// jsdom leads nowhere, and its location cannot be changed, so where the page wants to go is noted instead.
function windowThatStays(): object {
  const real = window;
  const { origin, href, search, pathname, hostname, protocol } = real.location;
  const location = {
    origin,
    href,
    search,
    pathname,
    hostname,
    protocol,
    replace: (url: string) => left.push(url),
  };
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === "location") return location;
        const value: unknown = Reflect.get(real, name);
        return typeof value === "function" ? value.bind(real) : value;
      },
    },
  );
}

async function openSignIn(address: string, answers: Answers = {}, signUp?: string): Promise<Sent[]> {
  const sent = await open(address, answers, signUp);
  const { SignInPage } = await import("./SignInPage.tsx");
  render(<SignInPage />);
  return sent;
}

async function openLink(address: string, answers: Answers = {}): Promise<Sent[]> {
  const sent = await open(address, answers);
  const { AuthenticatePage } = await import("./landings/AuthenticatePage.tsx");
  render(<AuthenticatePage />);
  return sent;
}

async function enterEmail(email = EMAIL): Promise<void> {
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: email } });
  await press("Continue");
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
}

test.each([
  ["closed", "New here? Accounts are made by whoever runs this server."],
  ["invited", "New here? Ask a colleague for an invite link."],
  ["open", "New here? Enter your e-mail, then ask for a link: it makes your account."],
])("where sign-up is %s a newcomer is told the way in", async (signUp, words) => {
  await openSignIn("/signin", {}, signUp);

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getAllByText(/^New here\?/)).toHaveLength(1);
});

test("whoever cannot sign in finds the command that lets them in again", async () => {
  await openSignIn("/signin");

  expect(screen.getByText("Cannot sign in?")).toBeTruthy();
  expect(screen.getByText(/\.\/herald admin-link prints a link/)).toBeTruthy();
});

test("the address comes first, and one outside the pattern is told of under the field", async () => {
  await openSignIn("/signin");

  await enterEmail("anna@studio.agency");

  expect(await screen.findByText(/2 to 4 letters, and agency has 6.*EMAIL_PATTERN=any/)).toBeTruthy();
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test.each([
  ["a mouse", true, false, true],
  ["a finger", false, false, false],
  ["a mouse, below why the session has ended", true, true, false],
])("whether the address has the focus at once: %s", async (_with, matches, hasEnded, hasFocus) => {
  vi.stubGlobal("matchMedia", (asked: string) => ({ matches: matches && asked === "(pointer: fine)" }));
  if (hasEnded) localStorage.setItem("herald_session_ended", "1");

  await openSignIn("/signin");

  expect(document.activeElement === screen.getByLabelText("E-mail")).toBe(hasFocus);
});

test("the first field of an administrator's link has the focus", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await openLink("/authenticate?stytch_token_type=setup&token=t0ken", {
    "/administrator_links/check": () =>
      data({ expires_at: "2026-11-21T09:30:00Z", workspace_name: "Northwind" }),
  });

  const name = await screen.findByLabelText("Your name");
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test("who is new is told nothing until it is known who may make an account here", async () => {
  await openSignIn("/signin");
  const atOnce = screen.queryByText(/New here/);

  expect(atOnce).toBeNull();
  expect(await screen.findByText("New here? Ask a colleague for an invite link.")).toBeTruthy();
});

test.each([
  ["the connection", "online"],
  ["the person", "visibilitychange"],
])(
  "a logout that the server has not heard of is told from here as soon as %s is back",
  async (_who, kind) => {
    localStorage.setItem("herald_revoke_pending", "1");
    let isUp = false;
    const revoke = () => (isUp ? data({}) : refusal(503, "service_unavailable"));
    const sent = await openSignIn("/signin", { "/sessions/revoke": revoke });
    await waitFor(() => expect(sent).toHaveLength(1));
    const kept = localStorage.getItem("herald_revoke_pending");
    isUp = true;
    window.dispatchEvent(new Event(kind));

    await waitFor(() => expect(localStorage.getItem("herald_revoke_pending")).toBeNull());
    expect(kept).toBe("1");
    expect(sent.length).toBeGreaterThan(1);
  },
);

test("a server that was away when this page came hears of the logout once it is reached", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem("herald_revoke_pending", "1");
  const sent = await open("/signin", { "/sessions/revoke": () => data({}) });
  const reachable = window.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { SignInPage } = await import("./SignInPage.tsx");
  render(<SignInPage />);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  const untold = sent.length;
  vi.stubGlobal("fetch", reachable);
  await act(() => vi.advanceTimersByTimeAsync(5000));

  expect([untold, localStorage.getItem("herald_revoke_pending")]).toEqual([0, null]);
  expect(sent.map(({ path }) => path)).toEqual(["/sessions/revoke"]);
});

test("signing in here tells the server of the logout first", async () => {
  localStorage.setItem("herald_revoke_pending", "1");
  let isUp = false;
  const sent = await openSignIn("/signin", {
    "/sessions/revoke": () => (isUp ? data({}) : refusal(503, "service_unavailable")),
    "/passwords/authenticate": () => signedInData(),
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  isUp = true;

  await enterEmail();
  fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "lantern harbour 42" } });
  await press("Sign in");

  await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/passwords/authenticate"));
  const paths = sent.map(({ path }) => path).filter((path) => /revoke|passwords/.test(path));
  expect(paths).toEqual(["/sessions/revoke", "/sessions/revoke", "/passwords/authenticate"]);
});

test("the right password leads on to the page that was asked for", async () => {
  const sent = await openSignIn("/signin?to=%2Freports%2F7", {
    "/passwords/authenticate": () => signedInData(),
  });
  await enterEmail(` ${EMAIL.toUpperCase()} `);

  fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "lantern" } });
  await press("Sign in");

  await waitFor(() => expect(left).toEqual(["/reports/7"]));
  expect(sent.at(-1)).toMatchObject({ body: { email: EMAIL, password: "lantern" } });
});

test("a wrong password is told of under its field, and the field keeps what was typed", async () => {
  await openSignIn("/signin", {
    "/passwords/authenticate": () =>
      refusal(401, "unable_to_auth_password", { message: "The e-mail or the password is not right." }),
  });
  await enterEmail();

  fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "wrong" } });
  await press("Sign in");

  expect(
    await screen.findByText("Failed to authenticate password. The e-mail or the password is not right."),
  ).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "wrong");
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(left).toEqual([]);
});

test("a link is asked for with the page to go on to, and the screen names no account", async () => {
  const sent = await openSignIn("/signin?to=%2Freports%2F7", {
    "/magic_links/email/login_or_create": () => data({}),
  });
  await enterEmail();

  await screen.findByLabelText("Password");
  await press("Send me a link");

  expect(await screen.findByRole("heading", { name: "Check your e-mail" })).toBeTruthy();
  expect(screen.getByText(/has an account here/)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({
    email: EMAIL,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    login_magic_link_url: expect.stringContaining("/authenticate?to=%2Freports%2F7"),
  });
});

test("where anybody may make an account, whoever has none is not told that nothing comes", async () => {
  await openSignIn("/signin", { "/magic_links/email/login_or_create": () => data({}) }, "open");
  await enterEmail();

  await screen.findByLabelText("Password");
  await press("Send me a link");

  expect(await screen.findByText(/has an account here or may make one, a link to sign in/)).toBeTruthy();
});

test("a forgotten password is one press away", async () => {
  const sent = await openSignIn("/signin", { "/passwords/email/reset/start": () => data({}) });
  await enterEmail();

  await screen.findByLabelText("Password");
  await press("Forgot it?");

  expect(await screen.findByText(/to choose a new password/)).toBeTruthy();
  expect(sent.at(-1)?.path).toBe("/passwords/email/reset/start");
});

test("opening a sign-in link signs in and leads on", async () => {
  const sent = await openLink("/authenticate?to=%2Freports%2F7&stytch_token_type=magic_links&token=t0ken", {
    "/magic_links/authenticate": () => signedInData(),
  });

  expect(screen.getByRole("heading", { name: "Signing you in" })).toBeTruthy();
  await waitFor(() => expect(left).toEqual(["/reports/7"]));
  expect(sent.filter(({ path }) => path === "/magic_links/authenticate")).toHaveLength(1);
});

test("an expired link says so and offers a new one", async () => {
  await openLink("/authenticate?stytch_token_type=magic_links&token=t0ken", {
    "/magic_links/authenticate": () =>
      refusal(401, "unable_to_auth_magic_link", {
        details: { reason: "expired", until: "2026-11-21T09:10:00Z" },
      }),
    "/magic_links/email/login_or_create": () => data({}),
  });

  expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: EMAIL } });
  await press("Send a new link");
  expect(await screen.findByText(/a new link is on its way/)).toBeTruthy();
});

test.each([
  ["/authenticate", "This link does not work"],
  ["/authenticate?stytch_token_type=nothing&token=x", "This link does not work"],
])("%s has a way on: %s", async (address, title) => {
  await openLink(address);

  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sign in with a password" })).toBeTruthy();
});

test("a link that was used leads to sign-in first, and asks for a new one after that", async () => {
  await openLink("/authenticate?stytch_token_type=magic_links&token=t0ken", {
    "/magic_links/authenticate": () =>
      refusal(401, "unable_to_auth_magic_link", { details: { reason: "used" } }),
  });

  const signIn = await screen.findByRole("link", { name: "Sign in" });
  const newLink = screen.getByRole("button", { name: "Send a new link" });
  expect(signIn.compareDocumentPosition(newLink)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a link of another browser says where it opens", async () => {
  await openLink("/authenticate?stytch_token_type=magic_links&token=t0ken", {
    "/magic_links/authenticate": () => refusal(400, "pkce_mismatch"),
  });

  expect(await screen.findByRole("heading", { name: "This link belongs to another browser" })).toBeTruthy();
});

test.each(["pkce_mismatch", "unable_to_auth_magic_link"])(
  "a link that proves an address is asked for anew in Settings, not here: %s",
  async (type) => {
    const to = encodeURIComponent("/settings/sign-in-methods?proved");
    await openLink(`/authenticate?stytch_token_type=magic_links&token=t0ken&to=${to}`, {
      "/magic_links/authenticate": () => refusal(400, type, { details: { reason: "expired" } }),
    });

    expect(await screen.findByText(/Where you are signed in, Settings, Sign-in methods/u)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send a new link" })).toBeNull();
  },
);

test.each([
  ["used", "This link was used"],
  ["withdrawn", "This link was withdrawn"],
  ["unknown", "This link does not work"],
])("nobody thinks up a password for a reset link that is %s", async (reason, title) => {
  const sent = await openLink("/authenticate?stytch_token_type=reset_password&token=t0ken", {
    "/passwords/email/reset/check": () => refusal(401, "unable_to_auth_magic_link", { details: { reason } }),
  });

  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.queryByLabelText("New password")).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ token: "t0ken" });
});

test("a new password that proves the address says first what ends with it", async () => {
  await openLink("/authenticate?stytch_token_type=reset_password&token=t0ken", {
    "/passwords/email/reset/check": () => data({ expires_at: "2026-11-21T09:30:00Z", is_first_proof: true }),
  });

  expect(await screen.findByText(/With a new password all ends that was set up so far/u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "sign in with it" })).toHaveProperty("pathname", "/signin");
});

test("a provider that cannot be asked about a reset link judges it when the form is sent", async () => {
  await openLink("/authenticate?stytch_token_type=reset_password&token=t0ken", {
    "/passwords/email/reset/check": () => refusal(404, "route_not_found"),
  });

  expect(await screen.findByLabelText("New password")).toBeTruthy();
});

test("the administrator's form names each field that is wrong, then leads to the first steps", async () => {
  let isRefused = true;
  const sent = await openLink("/authenticate?stytch_token_type=setup&token=t0ken", {
    "/administrator_links/check": () =>
      data({ expires_at: "2026-11-21T09:30:00Z", workspace_name: "Northwind" }),
    "/administrator_links/authenticate": () => {
      if (!isRefused) return signedInData({ workspace_slug: "north" });
      isRefused = false;
      return refusal(400, "weak_password", { details: { password: "Choose a longer one" } });
    },
  });
  expect(await screen.findByLabelText("Workspace name")).toHaveProperty("value", "Northwind");

  await press("Start");
  expect(await screen.findByText("Failed to set up. Choose a longer one")).toBeTruthy();
  await press("Start");

  await waitFor(() => expect(left).toEqual(["/home?workspace=north"]));
  expect(sent.at(-1)?.body).toMatchObject({ token: "t0ken", workspace_name: "Northwind" });
});
