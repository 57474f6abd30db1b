import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import type { SignInSetting } from "@app/contract/identity/sign-in/settings";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SignInSettingsPanel } from "./SignInSettingsPanel.tsx";

const SETTING: SignInSetting = {
  methods: [...SIGN_IN_METHODS],
  passwordLengthMin: 8,
  passwordScoreMin: 3,
  captcha: "auto",
  telemetryMode: "OBSERVATION",
  signUpDomains: [],
  newWorkspaces: "everybody",
  fixed: {},
  slugPattern: "^[a-z]+$",
  providers: [],
  phoneChannels: ["sms"],
  version: 4,
};
const EVENTS = {
  days: 30,
  items: [
    { event: "sign_in_shown", method: "", count: 12 },
    { event: "method_chosen", method: "passwords", count: 5 },
    { event: "authenticated", method: "passwords", count: 4 },
    { event: "failed", method: "passwords", count: 1 },
  ],
};

let sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page before a server that keeps this setting; a change is answered as given, else with what was sent. */
function show(stored: SignInSetting, refusal?: object) {
  let held = stored;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    if (method === "GET") asked.push(url);
    if (url.includes("/sign-up"))
      return Promise.resolve(Response.json({ policy: "invited", isFixed: false, version: 0 }));
    if (url.includes("/identity-events")) return Promise.resolve(Response.json(EVENTS));
    if (method === "PATCH") {
      const change: object = JSON.parse(typeof body === "string" ? body : "{}");
      sent.push({ url, body: change });
      if (refusal) return Promise.resolve(Response.json(refusal, { status: 400 }));
      held = { ...held, ...change, version: held.version + 1 };
    }
    return Promise.resolve(Response.json(held));
  });
  const root = createRootRoute({ component: SignInSettingsPanel });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return asked;
}

async function saveDomains(value: string) {
  const field = await screen.findByLabelText("Domains of e-mails that may sign up");
  fireEvent.change(field, { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Save domains" }));
}

const toggle = async (name: string) => fireEvent.click(await screen.findByRole("switch", { name }));

test("a way in is switched off at once, over the version that was seen", async () => {
  show(SETTING);

  await toggle("Crypto wallets");

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    url: "/api/v1/sign-in",
    body: { methods: SIGN_IN_METHODS.filter((method) => method !== "crypto_wallets"), version: 4 },
  });
});

test("why the last way in stays is said in place, without the name of a field", async () => {
  const message = "Passwords: this is the last way in for Maya.";
  show(SETTING, {
    status: 400,
    code: "request.invalid",
    title: "Bad Request",
    detail: `methods: ${message}`,
    errors: [{ path: "methods", message }],
  });

  await toggle("Passwords");

  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole("switch", { name: "Passwords" }).getAttribute("aria-checked")).toBe("true");
});

test("what a way in still lacks stands beside it", async () => {
  show(SETTING);

  await screen.findByText(/OAUTH_PROVIDERS in the environment/);
  expect(screen.getAllByText(/Not shown until a service is set under Messages/)).toHaveLength(1);
});

test("what the environment decides is named and cannot be changed", async () => {
  show({ ...SETTING, fixed: { methods: "SIGN_IN_METHODS", passwordScoreMin: "PASSWORD_SCORE_MIN" } });

  await screen.findByText(/^SIGN_IN_METHODS is set in the environment/);
  screen.getByText(/^PASSWORD_SCORE_MIN is set in the environment/);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Passkeys" }).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>("How hard to guess").disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Fewest characters").disabled).toBe(false);
});

test("a length that is none is told at its field, and a right one is saved", async () => {
  show(SETTING);

  fireEvent.change(await screen.findByLabelText("Fewest characters"), { target: { value: "7" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rules" }));
  await screen.findByText("Choose a whole number from 8 to 64");
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText("Fewest characters"), { target: { value: "15" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rules" }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ passwordLengthMin: 15, passwordScoreMin: 3, version: 4 });
});

test("domains of e-mails are saved as they are read, and one that is none is told at the field", async () => {
  show(SETTING);

  await saveDomains("fern.com, fern");
  await screen.findByText(/^fern is not a domain\./);
  expect(sent).toEqual([]);
  await saveDomains("@Fern.com; studio.co  fern.com");

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ signUpDomains: ["fern.com", "studio.co"], version: 4 });
});

test("who may make workspaces is chosen at once", async () => {
  show(SETTING);

  fireEvent.click(await screen.findByRole("radio", { name: /^Server administrators/ }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ newWorkspaces: "administrators", version: 4 });
});

test("how sign-ins go stands in a table, for the days that are chosen", async () => {
  const asked = show(SETTING);

  const row = await screen.findByRole("row", { name: /Password/ });
  expect([...row.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual([
    "Password",
    "5",
    "0",
    "4",
    "1",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "7 days" }));

  await waitFor(() => expect(asked).toContain("/api/v1/identity-events?days=7"));
});
