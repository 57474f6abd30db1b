import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";

beforeEach(() => {
  // The client and the session are made once per page.
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** The sign-in page of a server that offers these ways; the ways that were counted as chosen. */
async function open(methods: readonly string[], more: object = {}): Promise<string[]> {
  const chosen: string[] = [];
  vi.stubGlobal("fetch", (input: string, init: RequestInit = {}) => {
    const path = input.replace("/sdk/v1", "");
    if (path === "/projects/current")
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    if (path.startsWith("/projects/bootstrap/"))
      return Promise.resolve(data({ sign_up: "invited", sign_in_methods: methods, ...more }));
    if (path === "/events") {
      const batch: { event: { event_name: string; details: { method: string } } }[] = JSON.parse(
        typeof init.body === "string" ? init.body : "[]",
      );
      for (const { event } of batch)
        if (event.event_name === "method_chosen") chosen.push(event.details.method);
    }
    return Promise.resolve(data({ method_id: "email-live-1" }));
  });
  const { SignInPage } = await import("#/features/identity/sign-in/SignInPage.tsx");
  render(<SignInPage />);
  await screen.findByText(/New here/);
  return chosen;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(await screen.findByRole("button", { name }));
  });
}

async function enterEmail(): Promise<void> {
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "ana@brand.com" } });
  await press("Continue");
  await screen.findByText("ana@brand.com");
}

const shown = () =>
  ["Sign in", "Send me a link", "Send me a code"].filter((name) => screen.queryByRole("button", { name }));

test.each([
  [["passwords"], ["Sign in"]],
  [["magic_links"], ["Send me a link"]],
  [["email_codes", "passkeys"], ["Send me a code"]],
  [
    ["passwords", "email_codes"],
    ["Sign in", "Send me a code"],
  ],
  [[], ["Sign in", "Send me a link", "Send me a code"]],
])("of the ways %j those are shown for an address", async (methods, buttons) => {
  await open(methods);

  await enterEmail();

  expect(shown()).toEqual(buttons);
  expect(screen.queryByText("or without a password") !== null).toBe(
    buttons.includes("Sign in") && buttons.length > 1,
  );
});

test("where no way begins with an address none is asked for", async () => {
  await open(["passkeys", "crypto_wallets"]);

  expect(screen.queryByLabelText("E-mail")).toBeNull();
});

test("where links are switched off nobody new is told to ask for one", async () => {
  await open(["passwords"], { sign_up: "open" });

  expect(screen.getByText("New here? Any way in makes your account.")).toBeDefined();
});

test.each([
  ["Send me a link", "magic_links"],
  ["Send me a code", "otps"],
])("%s is counted as chosen: %s", async (button, method) => {
  const chosen = await open([]);
  await enterEmail();

  await press(button);

  await waitFor(() => expect(chosen).toEqual([method]), { timeout: 3000 });
});

const isLost = () => document.activeElement === document.body;

test.each([
  ["Send me a link", "magic_links"],
  ["Send me a code", "otps"],
])(
  "the focus is never lost on the way: to the address and on, to what %s leads to, and back",
  async (button, method) => {
    const chosen = await open(["magic_links", "email_codes"]);
    await enterEmail();
    await waitFor(() => expect(isLost()).toBe(false));
    await press(button);
    await screen.findByText(/is on its way/);
    await waitFor(() => expect(isLost()).toBe(false));
    await press("Another e-mail");
    await screen.findByLabelText("E-mail");
    await waitFor(() => expect(isLost()).toBe(false));
    // What was chosen is told before the next test listens.
    await waitFor(() => expect(chosen).toEqual([method]), { timeout: 3000 });
  },
);

test("a password that is tried is counted as chosen", async () => {
  const chosen = await open([]);
  await enterEmail();

  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "lantern" } });
  await press("Sign in");

  await waitFor(() => expect(chosen).toEqual(["passwords"]), { timeout: 3000 });
});

test.each([
  [["magic_links", "passkeys"], ["Send a new link"], "Sign in another way"],
  [["passwords"], [], "Sign in with a password"],
])("a link that failed leads on by %j", async (methods, buttons, way) => {
  await open(methods);
  cleanup();
  const { LinkFailed } = await import("#/features/identity/sign-in/landings/LinkFailed.tsx");
  render(<LinkFailed problem={{ reason: "unknown" }} />);

  await screen.findByRole("link", { name: way });
  await waitFor(() =>
    expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons),
  );
});
