import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitBody } from "./body-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a usual body has ten seconds", () => {
  const { raw } = received({});

  vi.advanceTimersByTime(9_999);
  expect(raw.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(raw.destroy).toHaveBeenCalledOnce();
});

test("a body that came whole in time ends nothing later", () => {
  const { raw } = received({});

  vi.advanceTimersByTime(9_999);
  raw.emit("end");
  vi.advanceTimersByTime(60_000);
  expect(raw.destroy).not.toHaveBeenCalled();
});

test("a slow body may take hours while it goes on, and thirty seconds of silence", () => {
  const { raw } = received({ slowBody: true });

  for (let minute = 0; minute < 120; minute += 1) {
    raw.socket.bytesRead += 1;
    vi.advanceTimersByTime(29_999);
  }
  expect(raw.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(raw.destroy).toHaveBeenCalled();
});

test("what still comes of an answered body is thrown away for a second", () => {
  const { raw, answer } = received({ slowBody: true });

  answer.emit("finish");
  vi.advanceTimersByTime(999);
  expect(raw.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(raw.destroy).toHaveBeenCalledOnce();
});

test("a body that was read whole keeps its connection for the next request", () => {
  const { raw, answer } = received({});

  raw.complete = true;
  raw.emit("end");
  answer.emit("finish");
  vi.advanceTimersByTime(60_000);
  expect(raw.destroy).not.toHaveBeenCalled();
});

test("a request without a body has no limit", () => {
  const { raw } = received({ length: "0" });

  vi.advanceTimersByTime(3_600_000);
  expect(raw.destroy).not.toHaveBeenCalled();
});

/** A request whose body has begun to come. */
function received({ slowBody = false, length = "100" }: { slowBody?: boolean; length?: string }) {
  const raw = Object.assign(new EventEmitter(), {
    complete: false,
    socket: { bytesRead: 1 },
    destroy: vi.fn<() => void>(),
  });
  const answer = new EventEmitter();
  limitBody(
    { headers: { "content-length": length }, routeOptions: { config: { slowBody } }, raw },
    { raw: answer },
    () => undefined,
  );
  return { raw, answer };
}
