import { afterEach, expect, test, vi } from "vitest";
import { data, signedInAnswer } from "#/features/identity/client/client.fixtures.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(["httponly", "script"])(
  "a browser that keeps no cookies is told so in the mode %s, and nobody counts as signed in",
  async (mode) => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const current = { public_token: "public-token-live-test", session_cookies: mode };
    const tokens = mode === "script" ? { session_token: "opaque", session_jwt: "a.b.c" } : {};
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(data(path.endsWith("/current") ? current : { ...signedInAnswer(), ...tokens })),
    );
    const { getIdentity } = await import("#/features/identity/identity.ts");
    const { client, session } = await getIdentity();

    await expect(passwords(client).authenticate("ana@brand.com", "lantern")).rejects.toThrow(
      "This browser keeps no cookies for this address. Allow them, then sign in again.",
    );

    expect(session.state.get().status).toBe("signed-out");
    session.stop();
  },
);
