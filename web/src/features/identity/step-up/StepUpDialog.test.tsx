import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import {
  data,
  forgetSession,
  refusal,
  signedInData,
  userAnswer,
} from "#/features/identity/client/client.fixtures.ts";

const PASSWORD = { password_id: "password-live-1", requires_reset: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
  forgetSession();
});

/** The dialog before a provider that knows this person; what was sent, and how the question was answered. */
async function ask(user: OwnUser, answers: Record<string, () => Response> = {}) {
  const sent: string[] = [];
  const done = vi.fn<(isProved: boolean) => void>();
  vi.stubGlobal("fetch", (input: string) => {
    const path = input.replace("/sdk/v1", "");
    if (path === "/projects/current")
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    if (path === "/events") return Promise.resolve(data({}));
    sent.push(path);
    if (path === "/users/me") return Promise.resolve(data(user));
    return Promise.resolve(answers[path]?.() ?? refusal(404, "route_not_found"));
  });
  const { StepUpDialog } = await import("./StepUpDialog.tsx");
  const { fetchSurfaces } = await import("#/ui/overlays/late-overlay.tsx");
  await fetchSurfaces();
  render(<StepUpDialog onDone={done} />);
  await waitFor(() => expect(screen.queryByLabelText("Loading your ways to sign in")).toBeNull());
  return { sent, done };
}

test("the ways are those that the person has", async () => {
  await ask(userAnswer());

  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull();
  expect(screen.getByRole("button", { name: "Mail me a code" })).toBeDefined();
});

test("a wrong password is told at its field and ends nothing; the right one goes on", async () => {
  let isRight = false;
  const { done } = await ask(userAnswer({ password: PASSWORD }), {
    "/passwords/authenticate": () =>
      isRight ? signedInData() : refusal(401, "unable_to_auth_password", { message: "Not right." }),
  });

  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "wrong" } });
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText(
    "Failed to authenticate password. This is not your password. Try again, or have a code mailed to you.",
  );
  const before = done.mock.calls.length;
  isRight = true;
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(before).toBe(0);
});

test("an empty password is asked for before anything is sent", async () => {
  const { sent } = await ask(userAnswer({ password: PASSWORD }));

  fireEvent.click(screen.getByRole("button", { name: "Go on" }));

  await screen.findByText("Enter your password");
  expect(sent).toEqual(["/users/me"]);
});

test("a code is mailed to the verified address, and its sixth digit goes on", async () => {
  const user = userAnswer({
    emails: [
      { email_id: "email-live-2", email: "new@brand.com", verified: false },
      { email_id: "email-live-1", email: "ana@brand.com", verified: true },
    ],
  });
  const { sent, done } = await ask(user, {
    "/otps/email/send/primary": () => data({ method_id: "method-live-1" }),
    "/otps/authenticate": () => signedInData(),
  });

  fireEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
  await screen.findByText("ana@brand.com");
  fireEvent.change(screen.getByRole("textbox", { name: "Six-digit code" }), { target: { value: "407123" } });

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(sent).toEqual(["/users/me", "/otps/email/send/primary", "/otps/authenticate"]);
});

test("who has a phone alone gets a code there, and its sixth digit goes on", async () => {
  const phone_numbers = [{ phone_id: "phone-live-1", phone_number: "+4915123456789", verified: true }];
  const { sent, done } = await ask(userAnswer({ emails: [], phone_numbers }), {
    "/projects/bootstrap/public-token-live-test": () => data({ passcode_channels: ["email", "sms"] }),
    "/otps/sms/send/primary": () => data({ method_id: "method-live-1" }),
    "/otps/authenticate": () => signedInData(),
  });

  fireEvent.click(await screen.findByRole("button", { name: "Send me a code by SMS" }));
  await screen.findByText("+4915123456789");
  fireEvent.change(screen.getByRole("textbox", { name: "Six-digit code" }), { target: { value: "407123" } });

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(sent).toContain("/otps/sms/send/primary");
  expect(screen.queryByText(/^Nothing of yours/u)).toBeNull();
});

test("who has a wallet alone signs with it; where the browser has none, it says what helps", async () => {
  const crypto_wallets = [
    {
      crypto_wallet_id: "wallet-live-1",
      crypto_wallet_address: "0xab",
      crypto_wallet_type: "ethereum" as const,
      verified: true,
    },
  ];
  const answers = {
    "/projects/bootstrap/public-token-live-test": () =>
      data({ passcode_channels: ["email"], sign_in_methods: ["crypto_wallets"] }),
    "/crypto_wallets/authenticate/start/primary": () => data({ challenge: "Sign this" }),
    "/crypto_wallets/authenticate": () => signedInData(),
  };
  await ask(userAnswer({ emails: [], crypto_wallets }), answers);
  expect(
    await screen.findByText(/^Nothing of yours can be asked for here\. Sign out and in again/u),
  ).toBeDefined();
  cleanup();
  vi.stubGlobal("ethereum", { request: () => Promise.resolve(["0xab"]) });

  const { done } = await ask(userAnswer({ emails: [], crypto_wallets }), answers);
  fireEvent.click(screen.getByRole("button", { name: "Use an Ethereum wallet" }));

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
});

test("whoever closes it proves nothing", async () => {
  const { done } = await ask(userAnswer());

  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(done).toHaveBeenCalledWith(false);
});

test("who has an authenticator app is asked for its code, and for nothing else", async () => {
  const totps = [{ totp_id: "totp-live-1", verified: true }];
  const { sent, done } = await ask(userAnswer({ totps, password: PASSWORD }), {
    "/totps/authenticate": () => signedInData(),
  });

  expect(screen.queryByLabelText("Password")).toBeNull();
  fireEvent.paste(screen.getByRole("textbox", { name: "Code of the app" }), {
    clipboardData: { getData: () => "123456" },
  });

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(sent).toContain("/totps/authenticate");
});

test("who has an app and a passkey may use either", async () => {
  vi.stubGlobal(
    "PublicKeyCredential",
    class {
      static parseRequestOptionsFromJSON = (json: object) => json;
      toJSON = () => ({ id: "credential" });
    },
  );
  const passkey = {
    webauthn_registration_id: "webauthn-registration-live-1",
    domain: "localhost",
    user_agent: "",
    authenticator_type: "",
    verified: true,
    name: "Laptop",
  };
  const totps = [{ totp_id: "totp-live-1", verified: true }];
  const { sent, done } = await ask(userAnswer({ totps, webauthn_registrations: [passkey] }), {
    "/webauthn/authenticate/start/primary": () =>
      data({ public_key_credential_request_options: '{"challenge":"r"}' }),
    "/webauthn/authenticate": () => signedInData(),
  });
  const credentials = { get: () => Promise.resolve(new PublicKeyCredential()) };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { credentials }));

  expect(screen.getByRole("textbox", { name: "Code of the app" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Use a passkey" }));

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(sent).toContain("/webauthn/authenticate");
});

test("a recovery code stands in for the app", async () => {
  const totps = [{ totp_id: "totp-live-1", verified: true }];
  const { sent, done } = await ask(userAnswer({ totps }), {
    "/totps/recover": () => signedInData(),
  });

  fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText("Enter a recovery code");
  fireEvent.change(screen.getByLabelText("Recovery code"), { target: { value: "aaaa-bbbb" } });
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));

  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(sent).toContain("/totps/recover");
});
