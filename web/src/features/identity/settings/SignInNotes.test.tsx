import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";

beforeEach(() => {
  // The client is made once per page.
  vi.resetModules();
  vi.stubGlobal("fetch", () =>
    Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" })),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

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
const PERSON = { hasPassword: false, unprovedEmail: null };

test.each([
  ["first_proof", /the name and the password that were set with it count no more/u],
  ["app_gone", /your authenticator app and its recovery codes are gone/u],
])("who lost something by signing in, %s, reads it, and nobody else does", async (told, words) => {
  const { noteTold } = await import("#/features/identity/told.ts");
  const { SignInNotes } = await import("./SignInNotes.tsx");
  noteTold({ user_id: "user-live-7", told });

  const { rerender } = render(<SignInNotes user={{ ...PERSON, id: "7" }} workspace={null} />);
  const line = await screen.findByText(words);
  rerender(<SignInNotes user={{ ...PERSON, id: "8" }} workspace={null} />);

  expect(line.isConnected).toBe(false);
});

test("who has proved no address reads what coming back by a mail would end", async () => {
  const { SignInNotes } = await import("./SignInNotes.tsx");

  render(<SignInNotes user={{ ...PERSON, id: "7", unprovedEmail: "ida@fern.com" }} workspace={null} />);

  expect(await screen.findByText(/Nobody has proved yet that ida@fern.com is yours/u)).toBeTruthy();
});

test("after a first proof in a workspace of others they are named, with the way out", async () => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.startsWith("/api/v1/members")
        ? Response.json({ items: [member("1", "owner"), member("2", "admin")], next: null, total: 2 })
        : data({ public_token: "public-token-live-test", session_cookies: "httponly" }),
    ),
  );
  const { noteTold } = await import("#/features/identity/told.ts");
  const { SignInNotes } = await import("./SignInNotes.tsx");
  noteTold({ user_id: "user-live-7", told: "first_proof" });

  render(<SignInNotes user={{ ...PERSON, id: "7" }} workspace={{ name: "My workspace", role: "admin" }} />);

  expect(
    await screen.findByText(/You are in My workspace as admin; it belongs to Mal, mal1@evil.com, who/u),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "leave it" })).toHaveProperty("pathname", "/settings/workspace");
});

test("a reviewer, to whom the members are not listed, is led to the mail that names the owners", async () => {
  const { noteTold } = await import("#/features/identity/told.ts");
  const { SignInNotes } = await import("./SignInNotes.tsx");
  noteTold({ user_id: "user-live-7", told: "first_proof" });

  render(<SignInNotes user={{ ...PERSON, id: "7" }} workspace={{ name: "Fern", role: "reviewer" }} />);

  expect(
    await screen.findByText(/You are in Fern as reviewer; whoever owns it, whom the mail names/u),
  ).toBeTruthy();
});
