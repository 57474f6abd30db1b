import { expect, test, vi } from "vitest";
import { CarefulCalls, LOST_CALL, SUPERSEDED } from "./careful-calls.ts";
import { ProviderError } from "./client/errors.ts";
import { LostAnswers } from "./lost-answers.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";

const REFUSAL = {
  type: SUPERSEDED,
  message: "",
  status: 409,
  link: "",
  requestId: null,
  details: {},
  retryAfter: null,
};

function start(fails = false) {
  tabTexts.removeItem(LOST_CALL);
  const plain = { call: vi.fn<() => Promise<string>>(() => Promise.resolve("plain")) };
  const careful = { call: vi.fn<() => Promise<string>>(() => Promise.resolve("careful")) };
  const fetched = vi.fn<() => Promise<LostAnswers>>(() => {
    if (fails) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(
      new LostAnswers({
        transport: () => careful,
        storage: tabTexts,
        hasSession: () => true,
        refresh: () => Promise.resolve(),
      }),
    );
  });
  return { plain, fetched, calls: new CarefulCalls({ plain, storage: tabTexts, fetchLostAnswers: fetched }) };
}

test.each([
  ["GET", "/users/me", {}],
  ["POST", "/sessions/authenticate", {}],
  ["POST", "/magic_links/email/login_or_create", {}],
] as const)("%s %s goes as it is", async (method, path, kind) => {
  const { fetched, calls } = start();

  expect(await calls.call(method, path, {}, kind)).toBe("plain");
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["POST", "/passwords/authenticate", { isProof: true }],
  ["PUT", "/users/me", {}],
  ["DELETE", "/users/totps/totp-live-1", {}],
  ["POST", "/passwords/session/reset", {}],
  ["POST", "/totps/recovery_codes", {}],
] as const)("%s %s is sent with care", async (method, path, kind) => {
  expect(await start().calls.call(method, path, {}, kind)).toBe("careful");
});

test("so is everything while an answer is outstanding, and what a new token refused", async () => {
  const outstanding = start();
  tabTexts.setItem(LOST_CALL, "event-id-1");
  const superseded = start();
  superseded.plain.call.mockRejectedValueOnce(new ProviderError(REFUSAL));

  expect(await superseded.calls.call("GET", "/users/me")).toBe("careful");
  tabTexts.setItem(LOST_CALL, "event-id-1");
  expect(await outstanding.calls.call("GET", "/users/me")).toBe("careful");
});

test("without a connection the call itself says so", async () => {
  expect(await start(true).calls.call("PUT", "/users/me")).toBe("plain");
});
