import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { MailSetting, MailTest } from "@app/contract/identity/mail";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MailPanel } from "./MailPanel.tsx";

const NONE: MailSetting = {
  way: "outbox",
  isUsed: false,
  host: "",
  port: 587,
  security: "starttls",
  user: "",
  fromAddress: "",
  fromName: "Herald",
  hasPassword: false,
  isUnreadable: false,
  version: 0,
};
const SET: MailSetting = {
  ...NONE,
  way: "settings",
  isUsed: true,
  host: "smtp.fern.com",
  user: "herald",
  fromAddress: "herald@fern.com",
  hasPassword: true,
  version: 1,
};

let sent: { method: string; url: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(stored: MailSetting, tested?: MailTest) {
  let held = stored;
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    if (method !== "GET")
      sent.push({ method, url, body: typeof body === "string" ? JSON.parse(body) : null });
    if (url.endsWith("/test")) return Promise.resolve(Response.json(tested));
    if (method === "PUT") held = SET;
    return Promise.resolve(Response.json(held));
  });
  const root = createRootRoute({ component: MailPanel });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("without a mail server it says what that means, and asks for nothing", async () => {
  show(NONE);

  await screen.findByText(/reach nobody by themselves/u);
  expect(screen.queryByLabelText("Name of the server")).toBeNull();
  expect(screen.queryByRole("button", { name: "Send me one now" })).toBeNull();
});

test("a mail server is filled in and saved, with the port that goes with its security", async () => {
  show(NONE);

  fireEvent.change(await screen.findByLabelText("Who sends mails"), { target: { value: "server" } });
  type("Name of the server", " smtp.fern.com ");
  type("Security", "smtps");
  type("User name", "herald");
  type("Password", "orchard-7");
  type("From address", "herald@fern.com");
  fireEvent.click(screen.getByRole("button", { name: "Save mail server" }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: "PUT",
    url: "/api/v1/mail",
    body: {
      isUsed: true,
      host: "smtp.fern.com",
      port: 465,
      security: "smtps",
      user: "herald",
      password: "orchard-7",
      fromAddress: "herald@fern.com",
      fromName: "Herald",
      version: 0,
    },
  });
});

test("what is wrong stands at its field, and nothing is sent", async () => {
  show(SET);

  await screen.findByLabelText("Name of the server");
  type("Name of the server", "smtp://fern.com");
  type("Port", "many");
  type("From address", "herald");
  fireEvent.click(screen.getByRole("button", { name: "Save mail server" }));

  await screen.findByText("Only its name or address, such as smtp.example.org");
  screen.getByText("Enter a port, such as 587");
  screen.getByText("Enter an address, such as herald@example.org");
  expect(sent).toEqual([]);
});

test("a kept password is not shown, stays when nothing is typed, and is asked for again for another server", async () => {
  show(SET);

  const password = await screen.findByLabelText<HTMLInputElement>("Password");
  expect([password.value, password.placeholder]).toEqual(["", "One is kept. Type another one to replace it"]);
  type("Name of the server", "mail.elm.com");
  expect(password.placeholder).toContain("Enter it again");
  type("From name", "Fern");
  fireEvent.click(screen.getByRole("button", { name: "Save mail server" }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty("password");
});

test("who has mails wait again keeps the server as it was", async () => {
  show(SET);

  await screen.findByLabelText("Name of the server");
  type("Name of the server", "half typed");
  fireEvent.change(screen.getByLabelText("Who sends mails"), { target: { value: "outbox" } });
  fireEvent.click(screen.getByRole("button", { name: "Save mail server" }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ isUsed: false, host: "smtp.fern.com", user: "herald" });
  expect(sent[0]?.body).not.toHaveProperty("password");
});

test("what the environment says is shown and not changed, and can be tried", async () => {
  show({ ...SET, way: "environment", version: 0 }, { to: "maya@fern.com", isSent: true, failure: null });

  await screen.findByText(/SMTP_URL is set in the environment/u);
  for (const label of ["Name of the server", "Port", "User name", "Password", "From address", "From name"])
    expect(screen.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>("Security").disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Save mail server" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send me one now" }));

  await screen.findByText("maya@fern.com");
  expect(screen.getByRole("status").textContent).toContain("has taken a mail to maya@fern.com");
});

test("a mail that was not sent says why", async () => {
  const failure = "smtp.fern.com:587 wants a login first. Enter a user name and a password.";
  show(SET, { to: "maya@fern.com", isSent: false, failure });

  fireEvent.click(await screen.findByRole("button", { name: "Send me one now" }));

  expect(await screen.findByText(failure)).toBeTruthy();
});

test("a setting that cannot be opened any more says so", async () => {
  show({ ...NONE, isUnreadable: true, version: 3 });

  expect(await screen.findByText(/cannot be read any more/u)).toBeTruthy();
});
