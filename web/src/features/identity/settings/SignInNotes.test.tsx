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

const PERSON = { hasPassword: false, unprovedEmail: null };

test.each([
  ["first_proof", /the name and the password that were set with it count no more/u],
  ["app_gone", /your authenticator app and its recovery codes are gone/u],
])("who lost something by signing in, %s, reads it, and nobody else does", async (told, words) => {
  const { noteTold } = await import("#/features/identity/told.ts");
  const { SignInNotes } = await import("./SignInNotes.tsx");
  noteTold({ user_id: "user-live-7", told });

  const { rerender } = render(<SignInNotes user={{ ...PERSON, id: "7" }} />);
  const line = await screen.findByText(words);
  rerender(<SignInNotes user={{ ...PERSON, id: "8" }} />);

  expect(line.isConnected).toBe(false);
});

test("who has proved no address reads what coming back by a mail would end", async () => {
  const { SignInNotes } = await import("./SignInNotes.tsx");

  render(<SignInNotes user={{ ...PERSON, id: "7", unprovedEmail: "ida@fern.com" }} />);

  expect(await screen.findByText(/Nobody has proved yet that ida@fern.com is yours/u)).toBeTruthy();
});
