import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";

const ME = {
  user: { hasPassword: false },
  preferences: { notice: "first_proof" },
} as const;
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
});

test.each([
  ["first_proof", /the name and the password that were set with it count no more/u],
  ["address_freed", /Your address stood at another one, where nobody had proved it/u],
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

test("after a first proof every workspace of others is named, with who owns it and the way out", async () => {
  const { SignInNotice } = await import("./SignInNotice.tsx");
  const ownedByOthers = [
    { slug: "my-workspace", name: "My workspace", role: "admin", owners: ["Mal (mal@evil.com)"] },
    { slug: "fern", name: "Fern", role: "reviewer", owners: ["Moll (moll@evil.com)", "ida@fern.com"] },
  ] as const;

  render(
    <SignInNotice
      me={{ ...ME, ownedByOthers: ownedByOthers.map((at) => ({ ...at, owners: [...at.owners] })) }}
    />,
  );

  expect(
    screen.getByText(/You are in My workspace as admin; it belongs to Mal \(mal@evil.com\), who/u),
  ).toBeTruthy();
  expect(
    screen.getByText(/You are in Fern as reviewer; it belongs to Moll .*, ida@fern.com, who/u),
  ).toBeTruthy();
  const ways = screen.getAllByRole("link", { name: "leave it" });
  expect(ways.map((way) => way.getAttribute("href"))).toEqual([
    "/settings/workspace?workspace=my-workspace",
    "/settings/workspace?workspace=fern",
  ]);
});
