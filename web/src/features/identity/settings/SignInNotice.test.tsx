import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";

const ME = {
  user: { id: "7", hasPassword: false },
  currentWorkspace: null,
  preferences: { notice: "first_proof" },
} as const;
const member = (id: string, role: string) => ({
  userId: `00000000-0000-4000-8000-00000000000${id}`,
  name: "Mal",
  email: `mal${id}@evil.com`,
  role,
  isServerAdministrator: false,
  isLastOwner: false,
  openLinks: 0,
  openInvitations: 0,
  joinedByOpenLink: false,
  version: 1,
  lastSeenAt: null,
  joinedAt: "2026-11-30T12:00:00Z",
});

beforeEach(() => {
  // The client is made once per page.
  vi.resetModules();
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.startsWith("/api/v1/members")
        ? Response.json({ items: [member("1", "owner"), member("2", "admin")], next: null, total: 2 })
        : data({ public_token: "public-token-live-test", session_cookies: "httponly" }),
    ),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["first_proof", /the name and the password that were set with it count no more/u],
  ["app_gone", /your authenticator app and its recovery codes are gone/u],
] as const)("who lost something by signing in, %s, reads it", async (notice, words) => {
  const { SignInNotice } = await import("./SignInNotice.tsx");

  render(<SignInNotice me={{ ...ME, preferences: { notice } }} />);

  expect(await screen.findByText(words)).toBeTruthy();
});

test("what was read is put away at the server", async () => {
  const changePreferences = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.doMock("#/lib/api/me.ts", () => ({ changePreferences }));
  const { SignInNotice } = await import("./SignInNotice.tsx");
  render(<SignInNotice me={{ ...ME, preferences: { notice: "app_gone" } }} />);

  fireEvent.click(screen.getByRole("button", { name: "Got it" }));

  expect(changePreferences).toHaveBeenCalledWith({ notice: null });
  vi.doUnmock("#/lib/api/me.ts");
});

test("who has proved no address reads what coming back by a mail would end", async () => {
  const { ProveAddress } = await import("./ProveAddress.tsx");

  render(<ProveAddress email="ida@fern.com" />);

  expect(await screen.findByText(/Nobody has proved yet that ida@fern.com is yours/u)).toBeTruthy();
});

test("after a first proof in a workspace of others they are named, with the way out", async () => {
  const { SignInNotice } = await import("./SignInNotice.tsx");
  const workspace = { name: "My workspace", role: "admin" } as const;

  render(<SignInNotice me={{ ...ME, currentWorkspace: workspace }} />);

  expect(
    await screen.findByText(/You are in My workspace as admin; it belongs to Mal, mal1@evil.com, who/u),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "leave it" })).toHaveProperty("pathname", "/settings/workspace");
});

test("a reviewer, to whom the members are not listed, is led to the mail that names the owners", async () => {
  const { SignInNotice } = await import("./SignInNotice.tsx");
  const workspace = { name: "Fern", role: "reviewer" } as const;

  render(<SignInNotice me={{ ...ME, currentWorkspace: workspace }} />);

  expect(
    await screen.findByText(/You are in Fern as reviewer; whoever owns it, whom the mail names/u),
  ).toBeTruthy();
});
