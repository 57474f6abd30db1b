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
  return { logger: new EventLogger(transport, "public-token-live-test"), calls };
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
