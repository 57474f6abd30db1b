import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventLogger } from "./events.ts";
import { data, startClient } from "./client.fixtures.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function startLogger(answer: () => Response | Promise<Response> = () => data({})) {
  const { transport, calls } = startClient(answer);
  const page = new EventTarget();
  const logger = new EventLogger(transport, page);
  return { logger, calls, page };
}

test("events are sent together after 800 ms, without a sign-in", async () => {
  const { logger, calls } = startLogger();
  logger.log("sdk_instance_instantiated");
  logger.log("call_failed", { call: "passwords.authenticate" });

  await vi.advanceTimersByTimeAsync(799);
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(1);

  expect(before).toBe(0);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: "/sdk/v1/events", method: "POST" });
  expect(calls[0]?.headers.get("authorization")).toBeNull();
  expect(Object.values(calls[0]?.body ?? {})).toMatchObject([
    { telemetry: { sdk: { identifier: "herald-web" } }, event: { event_name: "sdk_instance_instantiated" } },
    { event: { event_name: "call_failed", details: { call: "passwords.authenticate" } } },
  ]);
});

test("the fifteenth event sends at once, the sixteenth waits for the next batch", async () => {
  const { logger, calls } = startLogger();

  for (let event = 0; event < 16; event++) logger.log(`event ${event}`);
  const atOnce = calls.length;
  await vi.advanceTimersByTimeAsync(800);

  expect(atOnce).toBe(1);
  expect(calls.map(({ body }) => Object.keys(body ?? {}).length)).toEqual([15, 1]);
});

test("a batch that cannot be sent is dropped", async () => {
  const { logger, calls } = startLogger(() => Promise.reject(new TypeError("Failed to fetch")));

  logger.log("lost");
  await vi.advanceTimersByTimeAsync(5000);

  expect(calls).toHaveLength(1);
});

test("what waits is sent when the page goes, and nothing after it", async () => {
  const { logger, calls, page } = startLogger();
  logger.log("method_chosen", { method: "passwords" });

  page.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(5000);

  expect(calls).toMatchObject([{ keepalive: true, credentials: "omit" }]);
});

test.each([
  ["/passwords/authenticate", null, "authenticated", { method: "passwords" }],
  ["/passwords", null, "authenticated", { method: "passwords" }],
  ["/magic_links/email/login_or_create", null, "code_sent", { method: "magic_links" }],
  ["/otps/email/send/secondary", null, "code_sent", { method: "otps" }],
  ["/sessions/authenticate", null, "session_refreshed", { method: "sessions" }],
  ["/sessions/revoke", null, "signed_out", { method: "sessions" }],
  ["/webauthn/register", null, "factor_added", { method: "webauthn" }],
  ["/totps", null, "factor_added", { method: "totps" }],
  ["/users/emails/email-live-1", null, "factor_removed", { method: "emails" }],
  [
    "/totps/recover",
    "unable_to_authenticate_recovery_code",
    "failed",
    { method: "totps", what: "authenticated", error_type: "unable_to_authenticate_recovery_code" },
  ],
])("a call to %s that is answered with %s is the event %s", async (path, refused, name, details) => {
  const { logger, calls } = startLogger();

  logger.logCall(path, refused);
  await vi.advanceTimersByTimeAsync(800);

  expect(Object.values(calls[0]?.body ?? {})).toMatchObject([{ event: { event_name: name, details } }]);
});

test.each(["/users/me", "/passwords/strength_check", "/webauthn/register/start"])(
  "a call to %s is no event",
  async (path) => {
    const { logger, calls } = startLogger();

    logger.logCall(path, null);
    await vi.advanceTimersByTimeAsync(800);

    expect(calls).toEqual([]);
  },
);
