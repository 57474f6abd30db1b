import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { mutate, SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, forgetSession, refusal, userAnswer } from "./client/client.fixtures.ts";

const REASON = "Too many were asked for; try again in 40 s.";
const EMAIL = "ana@brand.com";
const LAPTOP = {
  webauthn_registration_id: "webauthn-registration-live-1",
  domain: "localhost",
  user_agent: "Firefox",
  authenticator_type: "platform",
  verified: true,
  name: "Work laptop",
};
const USER = userAnswer({
  password: { password_id: "password-live-1", requires_reset: false },
  webauthn_registrations: [LAPTOP],
});
const ORGANIZATION = {
  organization_id: "organization-live-1",
  organization_name: "Fern",
  organization_slug: "fern",
};
const ANSWERS: Record<string, object> = {
  "/projects/current": { public_token: "public-token-live-test", session_cookies: "httponly" },
  "/users/me": USER,
  "/events": {},
  "/b2b/organizations/search": { organization: ORGANIZATION },
  "/b2b/organizations/members/search": { member: null },
  "/passwords/strength_check": { valid_password: true, score: 4, feedback: { warning: "", suggestions: [] } },
  "/webauthn/register/start": { public_key_credential_creation_options: '{"challenge":"c"}' },
};
const BOOTSTRAP = { email_pattern: "specification", sign_up: "invited" };

beforeEach(() => {
  // The client and the session are made once per page.
  vi.resetModules();
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    credentials: { create: () => Promise.resolve(new FakeCredential()) },
  });
});

afterEach(async () => {
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
  vi.unstubAllGlobals();
  forgetSession();
  window.history.replaceState(null, "", "/");
});

class FakeCredential {
  static parseCreationOptionsFromJSON = (json: object) => json;
  static parseRequestOptionsFromJSON = (json: object) => json;
  toJSON = () => ({ id: "credential" });
}

/** Where a person meets the message, as they come to it. */
type Screen = () => Promise<void>;

const press = async (name: string) => {
  fireEvent.click(await screen.findByRole("button", { name }));
};

const type = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

async function open(page: ReactElement): Promise<void> {
  const { fetchSurfaces } = await import("#/ui/overlays/late-overlay.tsx");
  await fetchSurfaces();
  render(<SWRConfig value={{ dedupingInterval: 0 }}>{page}</SWRConfig>);
}

async function signInPage(): Promise<void> {
  const { SignInPage } = await import("./sign-in/SignInPage.tsx");
  await open(<SignInPage />);
  await type("E-mail", EMAIL);
  await press("Continue");
}

async function landing(kind: string): Promise<void> {
  window.history.replaceState(null, "", `/authenticate?stytch_token_type=${kind}&token=t0ken`);
  const { AuthenticatePage } = await import("./sign-in/landings/AuthenticatePage.tsx");
  await open(<AuthenticatePage />);
}

async function signInMethods(): Promise<void> {
  const { SignInMethodsPanel } = await import("./settings/methods/SignInMethodsPanel.tsx");
  await open(<SignInMethodsPanel />);
}

async function stepUp(): Promise<void> {
  const { StepUpDialog } = await import("./step-up/StepUpDialog.tsx");
  await open(<StepUpDialog onDone={() => undefined} />);
}

async function invitations(): Promise<void> {
  const { InviteByMail } = await import("./settings/members/InviteByMail.tsx");
  await open(<InviteByMail slug="fern" />);
  await type("E-mail addresses", "ida@fern.com");
}

async function newWorkspace(): Promise<void> {
  const { NewWorkspaceDialog } = await import("./settings/workspace/NewWorkspaceDialog.tsx");
  await open(<NewWorkspaceDialog onClose={() => undefined} />);
  await type("Name in links", "fern");
}

const withPassword = (label: string, before: Screen, button: string) => async () => {
  await before();
  await type(label, "seven copper kites 88");
  await press(button);
};
const andPress = (before: Screen, button: string) => async () => {
  await before();
  await press(button);
};

/**
 * The specification's §8, each message with a call that fails and the screen that says so. Not here, as no screen asks
 * for them: `passwords.create`; a revocation, whose failures are ignored; a refresh, which is tried again by itself.
 */
test.each<[message: string, call: string, Screen]>([
  ["Failed to send magic link", "/magic_links/email/login_or_create", andPress(signInPage, "Send me a link")],
  ["Failed to send one time passcode", "/otps/email/send/primary", andPress(stepUp, "Mail me a code")],
  ["Failed to authenticate token.", "/magic_links/authenticate", () => landing("magic_links")],
  [
    "Failed to authenticate password.",
    "/passwords/authenticate",
    withPassword("Password", signInPage, "Sign in"),
  ],
  ["Failed to authenticate password.", "/passwords/authenticate", withPassword("Password", stepUp, "Go on")],
  [
    "Failed to reset password.",
    "/passwords/email/reset",
    withPassword("New password", () => landing("reset_password"), "Save and sign in"),
  ],
  [
    "Failed to update user.",
    "/users/webauthn_registrations/webauthn-registration-live-1",
    andPress(andPress(signInMethods, "Remove Work laptop"), "Remove"),
  ],
  [
    "Failed to start WebAuthn registration",
    "/webauthn/register/start",
    andPress(signInMethods, "Add a passkey"),
  ],
  ["Failed to register WebAuthn device", "/webauthn/register", andPress(signInMethods, "Add a passkey")],
  ["Error searching for user", "/users/search", invitations],
  ["Error searching for member", "/b2b/organizations/members/search", invitations],
  ["Error searching slug", "/b2b/organizations/search", newWorkspace],
])("%s: when %s fails, its screen says so and why", async (message, call, openScreen) => {
  provide(call, () => refusal(429, "too_many_requests", { message: REASON }));

  await openScreen();

  expect(await screen.findByText(`${message.replace(/\.$/u, "")}. ${REASON}`)).toBeDefined();
});

test("a link that is refused is told with the message of its call, too", async () => {
  provide("/magic_links/authenticate", () =>
    refusal(401, "unable_to_auth_magic_link", { details: { reason: "used" } }),
  );

  await landing("magic_links");

  expect(
    await screen.findByText(
      "Failed to authenticate token. Each link works once. Sign in another way, or ask for a new one.",
    ),
  ).toBeDefined();
});

/** A provider that answers everything but one call. */
function provide(call: string, refuse: () => Response): void {
  vi.stubGlobal("fetch", (input: string) => {
    const path = new URL(input, "http://localhost").pathname.replace("/sdk/v1", "");
    if (path === call) return Promise.resolve(refuse());
    if (path.startsWith("/projects/bootstrap/")) return Promise.resolve(data(BOOTSTRAP));
    return Promise.resolve(data(ANSWERS[path] ?? {}));
  });
}
