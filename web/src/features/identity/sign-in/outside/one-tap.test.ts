import { expect, test, vi } from "vitest";
import { data, failureOf, PUBLIC_TOKEN, startClient } from "#/features/identity/client/client.fixtures.ts";
import { PairStore } from "#/features/identity/client/pkce.ts";
import { prove } from "#/features/identity/proof-of-work.ts";
import { oneTap } from "./one-tap.ts";
import type { Frame } from "./one-tap.ts";

test("Google's frame is asked twice: for what Google says, then for the page to go to", async () => {
  const { core } = startClient(() => data({}));
  const asked: unknown[] = [];
  const frame = frameThat(({ method, args }) => {
    asked.push([method, args]);
    return method === "oneTapStart"
      ? { success: true, payload: { credential: "jwt", oauthCallbackId: "callback" } }
      : { success: true, payload: { redirect_url: "http://localhost:4870/authenticate?token=t" } };
  });

  const page = await oneTap(core).authenticate(frame, "/home");

  expect(page).toBe("http://localhost:4870/authenticate?token=t");
  expect(asked).toEqual([
    ["oneTapStart", { publicToken: PUBLIC_TOKEN }],
    [
      "oneTapSubmit",
      {
        credential: "jwt",
        oauthCallbackId: "callback",
        loginRedirectURL: `${window.location.origin}/authenticate?to=%2Fhome`,
        signupRedirectURL: `${window.location.origin}/authenticate?to=%2Fhome`,
        codeChallenge: new PairStore(core).read("oauth")?.code_challenge,
      },
    ],
  ]);
});

test("what Google's frame fails with is told by its name", async () => {
  const { core } = startClient(() => data({}));
  const frame = frameThat(() => ({ success: false, error: "oauth_config_not_found" }));

  expect(await failureOf(oneTap(core).authenticate(frame))).toMatchObject({
    message: "oauth_config_not_found",
  });
});

test("a proof is the challenge with a number whose hash begins with as many zero bits", async () => {
  const call = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ challenge: "c", zero_bits: 8 }));

  const { captcha_token: token = "", dfp_telemetry_id } = await prove({ call });

  expect(dfp_telemetry_id).toBe("c");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
  expect(token).toMatch(/^c\.\d+$/);
  expect(hash[0]).toBe(0);
});

interface Question {
  method: string;
  args: unknown;
}

function frameThat(answer: (question: Question) => object): Frame {
  return {
    postMessage: (question: Question, _origin?: unknown, [port]: Transferable[] = []) => {
      if (port instanceof MessagePort) port.postMessage(answer(question));
    },
  };
}
