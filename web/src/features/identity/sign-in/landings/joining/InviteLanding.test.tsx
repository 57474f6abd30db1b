import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  data,
  forgetSession,
  signedInAnswer,
  userAnswer,
} from "#/features/identity/client/client.fixtures.ts";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

beforeEach(() => {
  // The client and the session are made once per page.
  vi.resetModules();
  const browserKeys = Object.assign(() => undefined, { parseRequestOptionsFromJSON: () => ({}) });
  vi.stubGlobal("PublicKeyCredential", browserKeys);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetSession();
});

/** The page of an invite link, of a server that offers these ways. @returns what it asks of the server. */
async function open(
  methods: readonly string[],
  { email = null, slug = null }: { email?: string | null; slug?: string | null } = {},
) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (input: string, init: RequestInit = {}) => {
    const path = input.replace("/sdk/v1", "");
    if (path === "/projects/current")
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    if (path.startsWith("/projects/bootstrap/"))
      return Promise.resolve(
        data({
          sign_in_methods: methods,
          oauth_providers: methods.includes("oauth") ? [{ id: "acme", name: "Acme" }] : [],
        }),
      );
    if (path === "/invitations/check")
      return Promise.resolve(
        data({ workspace_name: "Fernhollow", role: "member", email, workspace_slug: slug }),
      );
    if (path === "/sessions/authenticate") return Promise.resolve(data(signedInAnswer()));
    if (path === "/users/me") return Promise.resolve(data(userAnswer()));
    if (path !== "/events")
      sent.push({ path, body: typeof init.body === "string" ? JSON.parse(init.body) : {} });
    return Promise.resolve(data({ method_id: "email-live-1" }));
  });
  const { InviteLanding } = await import("./InviteLanding.tsx");
  render(<InviteLanding token="t0ken" />);
  await screen.findByRole("heading", { name: "Join Fernhollow" });
  return sent;
}

const labels = () =>
  screen
    .getAllByRole("textbox")
    .map((field) => document.querySelector(`label[for="${field.id}"]`)?.textContent);

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(await screen.findByRole("button", { name }));
  });
}

test.each([
  [["passwords"], ["Your name", "E-mail"], ["Make account and join"]],
  [["magic_links"], ["E-mail"], ["Send me a link"]],
  [
    ["email_codes", "passkeys"],
    ["Your name", "E-mail"],
    ["Send me a code", "Make a passkey"],
  ],
  [["passkeys"], ["Your name"], ["Make a passkey"]],
  [["magic_links", "oauth"], ["E-mail"], ["Send me a link", "Continue with Acme"]],
])("with the ways %j somebody new is asked for %j and offered %j", async (methods, fields, buttons) => {
  await open(methods);

  const offered = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(labels()).toEqual(fields);
  expect(offered.filter(Boolean)).toEqual([...buttons, "I have an account already"]);
});

test("a code and a link are asked for with the invitation and the name, to go on with it", async () => {
  const sent = await open(["magic_links", "email_codes", "passkeys"]);
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ida Moor" } });
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "ida@fern.com" } });

  await press("Send me a code");
  await screen.findByText(/a code is on its way/);
  await press("Another e-mail");
  expect(screen.getByLabelText("Your name")).toHaveProperty("value", "Ida Moor");
  fireEvent.change(await screen.findByLabelText("E-mail"), { target: { value: "ida@fern.com" } });
  await press("Send me a link");
  await screen.findByText(/a link is on its way/);

  expect(sent[0]).toMatchObject({
    path: "/otps/email/login_or_create",
    body: { email: "ida@fern.com", invitation: { token: "t0ken", name: "Ida Moor" } },
  });
  expect(sent[1]).toMatchObject({
    path: "/magic_links/email/login_or_create",
    body: {
      invitation: { token: "t0ken" },
      login_magic_link_url: expect.stringContaining(encodeURIComponent("stytch_token_type=invite")),
    },
  });
});

test("a passkey is made for somebody who says their name", async () => {
  const sent = await open(["passkeys"]);

  await press("Make a passkey");

  await waitFor(() => expect(screen.getByText("Enter your name")).toBeDefined());
  expect(sent).toEqual([]);
});

test("a mailed invitation stands with its address, which cannot be another one", async () => {
  await open(["email_codes"], { email: "ida@fern.com" });

  expect(screen.getByLabelText("E-mail")).toMatchObject({ value: "ida@fern.com", readOnly: true });
});

/** As `open`, in a browser where Ana, ana@brand.com, is signed in. */
async function openSignedIn(invite: { email?: string | null; slug?: string | null } = {}) {
  document.cookie = "herald_signed_in=1";
  const sent = await open(["passwords"], invite);
  await screen.findByText(/You are signed in as/);
  return sent;
}

const ways = () => [...document.querySelectorAll("button, a")].map(({ textContent }) => textContent);

test.each([
  ["an open link", {}, ["Join as Ana", "Use another account"]],
  ["a mailed one for them", { email: "ana@brand.com" }, ["Join as Ana", "Use another account"]],
  ["a mailed one for somebody else", { email: "nora@brand.com" }, ["Use another account", "Go on as Ana"]],
  ["one of their own workspace", { slug: "fern" }, ["Open Fernhollow", "Use another account"]],
])("who is signed in and opens %s reads as whom, and is offered %j", async (_which, invite, offered) => {
  await openSignedIn(invite);

  expect(screen.getByText(/You are signed in as/).textContent).toContain("Ana, ana@brand.com");
  expect(ways()).toEqual(offered);
});

test("another account is used on the same page, once the first one is signed out", async () => {
  const sent = await openSignedIn();

  await press("Use another account");

  await screen.findByRole("button", { name: "Make account and join" });
  expect(sent.map(({ path }) => path)).toEqual(["/sessions/revoke"]);
});
