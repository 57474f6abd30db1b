import { identityPaths } from "@app/contract/identity/paths";
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
import { record } from "#/features/identity/client/shapes.ts";

const LAPTOP = {
  webauthn_registration_id: "webauthn-registration-live-1",
  domain: "localhost",
  user_agent: "Firefox",
  authenticator_type: "platform",
  verified: true,
  name: "Work laptop",
};

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
  forgetSession();
});

/** The page before a provider that knows this person, and answers changes as given. */
async function show(
  user: OwnUser | (() => Response),
  answer: (sent: Sent) => Response = () => data({}),
  onUpdate?: (body: unknown) => void,
) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (input: string, { method = "GET", body }: RequestInit = {}) => {
    const path = input.replace("/sdk/v1", "");
    if (path === "/projects/current")
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    if (path.startsWith("/projects/bootstrap/"))
      return Promise.resolve(data({ email_pattern: "specification", sign_up: "invited" }));
    if (path === "/events" || path === identityPaths.me) return Promise.resolve(data({}));
    if (path === "/users/me") {
      if (method === "PUT" && typeof body === "string") onUpdate?.(JSON.parse(body));
      const answered = typeof user === "function" ? user() : data(user);
      return method === "GET" ? Promise.resolve(answered) : updatedBy(answered);
    }
    const call = { method, path, body: typeof body === "string" ? JSON.parse(body) : null };
    sent.push(call);
    return Promise.resolve(answer(call));
  });
  const { SignInMethodsPanel } = await import("./SignInMethodsPanel.tsx");
  const { fetchSurfaces } = await import("#/ui/overlays/late-overlay.tsx");
  await fetchSurfaces();
  render(<SignInMethodsPanel />);
  return sent;
}

// An update answers the user under a name of its own.
const updatedBy = async (answered: Response) => data({ __user: record(await answered.json())["data"] });

test("each way in is listed with what can be done about it", async () => {
  const emails = [
    { email_id: "email-live-1", email: "ana@brand.com", verified: true },
    { email_id: "email-live-2", email: "new@brand.com", verified: false },
  ];

  await show(userAnswer({ emails, webauthn_registrations: [LAPTOP] }));

  await screen.findByText("ana@brand.com");
  expect(screen.getAllByRole("button", { name: /^Verify/ }).map((each) => each.ariaLabel)).toEqual([
    "Verify new@brand.com",
  ]);
  expect(screen.getByRole("button", { name: "Remove Work laptop" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Rename Work laptop" })).toBeDefined();
  expect(screen.getByText(/You have none: you sign in by link or passkey/)).toBeDefined();
});

test("an address is added by a link to it", async () => {
  const sent = await show(userAnswer());

  fireEvent.change(await screen.findByLabelText("Another address"), { target: { value: "new@brand.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Add address" }));

  await screen.findByText(/the address is yours then/);
  expect(sent).toMatchObject([{ path: "/magic_links/email/send/primary", body: { email: "new@brand.com" } }]);
});

test("whose address is not verified gets a link to it before an app", async () => {
  const emails = [{ email_id: "email-live-1", email: "ana@brand.com", verified: false }];
  const sent = await show(userAnswer({ emails }));

  fireEvent.click(await screen.findByRole("button", { name: "Send a link to it" }));

  await screen.findByText(/Open it in this browser, then set up the app here/);
  expect(screen.queryByRole("button", { name: "Set up an app" })).toBeNull();
  expect(sent).toMatchObject([{ path: "/magic_links/email/send/primary", body: { email: "ana@brand.com" } }]);
});

test("an address that is none is told before anything is sent", async () => {
  const sent = await show(userAnswer());

  fireEvent.change(await screen.findByLabelText("Another address"), { target: { value: "new@brand" } });
  fireEvent.click(screen.getByRole("button", { name: "Add address" }));

  await waitFor(() => expect(screen.getByLabelText("Another address").ariaInvalid ?? "true").toBe("true"));
  expect(sent).toEqual([]);
});

test("a way in goes after a question, and the page shows what is left", async () => {
  const user = userAnswer({ webauthn_registrations: [LAPTOP] });
  const sent = await show(user, () => data({ __user: userAnswer() }));

  fireEvent.click(await screen.findByRole("button", { name: "Remove Work laptop" }));
  await screen.findByText("Remove Work laptop?");
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));

  await screen.findByText("No passkeys yet");
  expect(sent).toMatchObject([
    { method: "DELETE", path: "/users/webauthn_registrations/webauthn-registration-live-1" },
  ]);
});

test("what was removed in another tab meanwhile goes from the list", async () => {
  let isThere = true;
  const user = () => data(userAnswer({ webauthn_registrations: isThere ? [LAPTOP] : [] }));
  await show(user, () => {
    isThere = false;
    return refusal(404, "webauthn_registration_not_found");
  });

  fireEvent.click(await screen.findByRole("button", { name: "Remove Work laptop" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));

  await screen.findByText("No passkeys yet");
  expect(screen.queryByText("Remove Work laptop?")).toBeNull();
});

test("the last way in stays, and the dialog says why", async () => {
  await show(userAnswer(), () =>
    refusal(400, "cannot_delete_last_primary_factor", { message: "Add another way to sign in first." }),
  );

  fireEvent.click(await screen.findByRole("button", { name: "Remove ana@brand.com" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));

  expect(await screen.findByText("Failed to update user. Add another way to sign in first.")).toBeDefined();
});

test("a failure says why and can be tried again", async () => {
  let isUp = false;
  await show(() => (isUp ? data(userAnswer()) : refusal(503, "unavailable", { message: "Not now." })));

  await screen.findByText("This could not be loaded");
  isUp = true;
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));

  expect(await screen.findByText("ana@brand.com")).toBeDefined();
});

test("where the browser has no passkeys, it says so", async () => {
  await show(userAnswer());

  await screen.findByText(/This browser has no passkeys/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a passkey" }).disabled).toBe(true);
});

const APP = { totps: [{ totp_id: "totp-live-1", verified: true }] };
const UNSEEN = { untrusted_metadata: { recovery_codes_unseen: true, colour: "blue" } };

test("recovery codes that nobody has seen are told of, and those that were kept are not", async () => {
  await show(userAnswer({ ...APP, ...UNSEEN }));
  await screen.findByText(/You have never seen your recovery codes/);
  cleanup();
  await show(userAnswer(APP));

  await screen.findByText("Recovery codes");
  expect(screen.queryByText(/You have never seen/)).toBeNull();
});

test("new recovery codes count as unseen until somebody says that they are kept", async () => {
  let noted: Record<string, unknown> = { colour: "blue" };
  const notes: unknown[] = [];
  const sent = await show(
    () => data(userAnswer({ ...APP, untrusted_metadata: noted })),
    () => data({ totps: [{ recovery_codes: ["aaaa-bbbb"] }] }),
    (body) => {
      noted = record(record(body)["untrusted_metadata"]);
      notes.push(noted);
    },
  );

  fireEvent.click(await screen.findByRole("button", { name: "Make new ones" }));
  await screen.findByText("aaaa-bbbb");
  const whileOpen = screen.queryByText(/You have never seen/);
  fireEvent.click(screen.getByRole("button", { name: "I have kept them" }));

  await waitFor(() => expect(notes).toEqual([UNSEEN.untrusted_metadata, { colour: "blue" }]));
  expect(whileOpen).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(["/totps/recovery_codes"]);
});

const WALLET = {
  crypto_wallet_id: "crypto-wallet-live-1",
  crypto_wallet_address: "0x52908400098527886E0F7030069857D2E4169EE7",
  crypto_wallet_type: "ethereum",
  verified: true,
} as const;
const ACCOUNT = {
  oauth_user_registration_id: "oauth-user-live-1",
  provider_type: "github",
  provider_subject: "7",
  email: "ana@studio.co",
  profile_picture_url: "",
  locale: "",
};

test("connected accounts are told apart by the address that the provider names, else by its own name for them", async () => {
  const nameless = { ...ACCOUNT, oauth_user_registration_id: "oauth-user-live-2", email: "" };
  await show(userAnswer({ providers: [ACCOUNT, nameless] }), () => data({}));

  const accounts = (await screen.findAllByText(/^Account /)).map(({ textContent }) => textContent);
  expect(accounts).toEqual(["Account ana@studio.co", "Account 7"]);
});

test("the wallet of this browser is added by what it signs", async () => {
  const request = vi.fn<(asked: { method: string }) => Promise<unknown>>(({ method }) =>
    Promise.resolve(method === "personal_sign" ? "0x51" : [WALLET.crypto_wallet_address]),
  );
  vi.stubGlobal("ethereum", { request });
  const sent = await show(userAnswer(), ({ path }) =>
    path.includes("/start/") ? data({ challenge: "Sign me." }) : signedInData(),
  );

  fireEvent.click(await screen.findByRole("button", { name: "Add an Ethereum wallet" }));

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    path: "/crypto_wallets/authenticate",
    body: { crypto_wallet_address: WALLET.crypto_wallet_address, signature: "0x51" },
  });
});

test.each([
  ["a wallet", { crypto_wallets: [WALLET] }, "0x529084…169EE7", "/users/crypto_wallets/crypto-wallet-live-1"],
  ["a connected account", { providers: [ACCOUNT] }, "github", "/users/oauth/oauth-user-live-1"],
])("%s is taken away after a question", async (_what, change, name, path) => {
  const sent = await show(userAnswer(change), () => data({ __user: userAnswer() }));

  fireEvent.click(await screen.findByRole("button", { name: `Remove ${name}` }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: `Remove ${name}` })).toBeNull());
  expect(sent).toMatchObject([{ method: "DELETE", path }]);
});
