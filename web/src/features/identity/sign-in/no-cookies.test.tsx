import { expect, test, vi } from "vitest";
import { data, signedInAnswer } from "#/features/identity/client/client.fixtures.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { getIdentity } from "#/features/identity/identity.ts";

test("a browser that keeps no cookies is told so, and nobody counts as signed in", async () => {
  const current = { public_token: "public-token-live-test", session_cookies: "httponly" };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(data(path.endsWith("/current") ? current : signedInAnswer())),
  );
  const { client, session } = await getIdentity();

  await expect(passwords(client).authenticate("ana@brand.com", "lantern")).rejects.toThrow(
    "This browser keeps no cookies for this address. Allow them, then sign in again.",
  );

  expect(session.state.get().status).toBe("signed-out");
  session.stop();
  vi.unstubAllGlobals();
});
