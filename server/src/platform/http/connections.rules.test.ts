import { EventEmitter } from "node:events";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connections } from "./connections.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one client holds 256 connections, and beyond that loses the one that was silent longest", () => {
  const server = watched();
  const sockets = Array.from({ length: 256 }, () => opened(server, "192.0.2.1"));

  vi.advanceTimersByTime(1000);
  expect(closedOf(sockets)).toEqual([]);

  const newest = opened(server, "192.0.2.1");
  vi.advanceTimersByTime(1000);
  expect(closedOf([...sockets, newest])).toEqual([0]);
});

test("all together hold 2,000 connections, and beyond that lose the one that was silent longest", () => {
  const server = watched();
  const sockets = Array.from({ length: 2000 }, (_, index) => opened(server, `192.0.2.${index % 10}`));

  vi.advanceTimersByTime(1000);
  expect(closedOf(sockets)).toEqual([]);

  const newest = opened(server, "192.0.2.11");
  vi.advanceTimersByTime(1000);
  expect(closedOf([...sockets, newest])).toEqual([0]);
});

test("whoever was heard last goes last", () => {
  const server = watched();
  const sockets = Array.from({ length: 256 }, () => opened(server, "192.0.2.1"));
  vi.advanceTimersByTime(1000);
  heard(sockets[0]);
  vi.advanceTimersByTime(1000);

  opened(server, "192.0.2.1");
  vi.advanceTimersByTime(1000);

  expect(closedOf(sockets)).toEqual([1]);
});

test("a client that takes nothing of its answer for half a minute is gone", () => {
  const server = watched();
  const [unread, taking, silent] = Array.from({ length: 3 }, () => opened(server, "192.0.2.1"));
  const sockets = [unread, taking, silent];
  for (const socket of [unread, taking]) set(socket, "writableLength", 1000);

  for (let second = 0; second < 29; second += 1) {
    vi.advanceTimersByTime(1000);
    heard(taking);
  }
  expect(closedOf(sockets)).toEqual([]);

  vi.advanceTimersByTime(3000);
  expect(closedOf(sockets)).toEqual([0]);
});

function watched(): EventEmitter {
  const server = new EventEmitter();
  new Connections([]).watch(server);
  return server;
}

/** A connection that never was on a wire, in the order in which they came. */
function opened(server: EventEmitter, address: string): Socket {
  const socket = new Socket();
  set(socket, "remoteAddress", address);
  server.emit("connection", socket);
  vi.advanceTimersByTime(1);
  return socket;
}

function heard(socket: Socket | undefined): void {
  set(socket, "bytesRead", (socket?.bytesRead ?? 0) + 1);
}

function set(socket: Socket | undefined, name: keyof Socket, value: unknown): void {
  if (socket) Object.defineProperty(socket, name, { value, configurable: true });
}

/** Which of them were closed. */
function closedOf(sockets: readonly (Socket | undefined)[]): number[] {
  return sockets.flatMap((socket, index) => (socket?.destroyed ? [index] : []));
}
