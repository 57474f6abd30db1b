import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, userAnswer } from "#/features/identity/client/client.fixtures.ts";

beforeEach(() => {
  // The client is made once per page.
  vi.resetModules();
  vi.stubGlobal("fetch", (input: string) => {
    if (input.endsWith("/projects/current"))
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    return Promise.resolve(data({ oauth_providers: [{ id: "acme", name: "Acme" }] }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ACCOUNT = {
  oauth_user_registration_id: "oauth-user-live-1",
  provider_subject: "7",
  provider_type: "acme",
  email: "ana@acme.com",
  profile_picture_url: "",
  locale: "",
};

test.each([
  ["one account more", "0 acme", ["Acme connected: it signs you in from now on"]],
  ["none more", "1 acme", []],
])("whoever comes back from a provider with %s is told so", async (_what, waited, told) => {
  const { ConnectedAccountsSection } = await import("./ConnectedAccountsSection.tsx");
  const { useToasts } = await import("#/lib/toasts.ts");
  sessionStorage.setItem("herald_connecting", waited);
  const Toasts = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>);

  const user = userAnswer({ providers: [ACCOUNT] });
  render(
    <>
      <ConnectedAccountsSection user={user} />
      <Toasts />
    </>,
  );

  await screen.findByRole("button", { name: "Connect Acme" });
  await waitFor(() => expect(sessionStorage.getItem("herald_connecting")).toBeNull());
  expect(screen.queryAllByText(/connected:/u).map(({ textContent }) => textContent)).toEqual(told);
});
