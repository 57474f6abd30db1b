import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { Connections } from "#/platform/http/connections.ts";
import { createHttp } from "#/platform/http/http.ts";
import type { Http } from "#/platform/http/http.ts";
import { createLog } from "#/platform/log.ts";
import { byLength } from "#/acceptance/test-length.fixtures.ts";

const SLOW = 120_000;
/** Well beyond the limit; all of them took a quarter of a minute on a busy machine. */
const SILENT = byLength({ short: 600, long: 2000 });
const AN_ADDRESS = 256;
const ANSWERED_WITHIN_MS = 1000;
const HOST = "host: localhost:4870\r\n";

test(
  "silent connections of one client hold 256, and /livez answers under a second throughout",
  async () => {
    const { http, port } = await listening([]);
    // Asked at the same time by the same process: what it needs as well is the machine's, not the server's.
    const calm = (await listening([])).port;
    const times: number[] = [];
    const ask = async () => {
      const [flooded, other] = await Promise.all([timeOfAnswer(port), timeOfAnswer(calm)]);
      times.push(flooded - other);
    };

    for (let count = 0; count < SILENT; count += 1) {
      knock(port);
      if (count % 100 === 99) await ask();
    }
    await expect.poll(() => openOf(http), { timeout: 10_000 }).toBeLessThanOrEqual(AN_ADDRESS);
    await ask();

    expect(Math.max(...times)).toBeLessThan(ANSWERED_WITHIN_MS);
    await expect.poll(() => openOf(http), { timeout: 15_000 }).toBe(0);
  },
  SLOW,
);

test("beyond the limit the connection that was silent longest goes, never the newest", async () => {
  const port = await limited({ address: 3, total: 10 }, []);
  const first = await opened(port);
  await delay(50);
  const second = await opened(port);
  await delay(50);
  first.write("GET /");
  await delay(50);
  const third = await opened(port);

  const fourth = await opened(port);

  await expect.poll(() => second.closed).toBe(true);
  expect([first, third, fourth].map(({ closed }) => closed)).toEqual([false, false, false]);
});

test("a connection whose answer is under way outlives those that ask nothing", async () => {
  const port = await limited({ address: 2, total: 10 }, []);
  const asking = await opened(port);
  asking.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
  await delay(100);
  const silent = await opened(port);

  const newest = await opened(port);

  await expect.poll(() => silent.closed).toBe(true);
  expect([asking.closed, newest.closed]).toEqual([false, false]);
});

test("a trusted proxy comes for many, and is held by the limit of all alone", async () => {
  const port = await limited({ address: 2, total: 4 }, ["loopback"]);
  const sockets: Socket[] = [];
  for (let count = 0; count < 4; count += 1) sockets.push(await opened(port));
  await delay(200);
  const before = sockets.map(({ closed }) => closed);

  const [first] = sockets;
  if (!first) throw new Error("There are sockets");
  await Promise.all([closing(first), opened(port)]);

  expect(before).toEqual([false, false, false, false]);
  expect(sockets.slice(1).map(({ closed }) => closed)).toEqual([false, false, false]);
});

test("a connection that asks nothing more is kept longer than proxies keep theirs, and closed then", async () => {
  const { http, port } = await listening([]);
  expect(http.server.keepAliveTimeout).toBeGreaterThan(60_000);
  http.server.keepAliveTimeout = 2000;
  const socket = await opened(port);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => (heard += String(text)));
  socket.write(`GET /livez HTTP/1.1\r\n${HOST}\r\n`);
  await expect.poll(() => heard).toContain("HTTP/1.1 200");
  const answered = performance.now();

  await closing(socket);

  // Timers round: a little less than the limit is the limit.
  expect(performance.now() - answered).toBeGreaterThan(1900);
});

test("a body that was refused and goes on all the same loses its connection", async () => {
  const { port } = await listening([]);
  const socket = await opened(port);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => (heard += String(text)));
  socket.write(`POST /api/v1/nothing HTTP/1.1\r\n${HOST}content-length: 1000000\r\n\r\n`);
  const sending = setInterval(() => socket.write("x"), 50);
  onTestFinished(() => clearInterval(sending));

  await closing(socket);

  // Whoever is still sending when the connection ends may lose the answer on its way.
  expect(heard).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
});

test("a short body that comes after its refusal leaves the connection open for the next request", async () => {
  const { port } = await listening([]);
  const socket = await opened(port);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => (heard += String(text)));

  socket.write(`POST /api/v1/nothing HTTP/1.1\r\n${HOST}content-length: 2\r\n\r\n`);
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 4/);
  socket.write(`{}GET /livez HTTP/1.1\r\n${HOST}\r\n`);

  await expect.poll(() => heard).toContain("HTTP/1.1 200");
});

async function listening(trustedProxy: string[]): Promise<{ http: Http; port: number }> {
  const http = createHttp({
    baseUrl: "http://localhost:4870",
    trustedProxy,
    authenticator: { authenticate: () => Promise.resolve(null), requireFresh: () => Promise.resolve() },
    log: createLog("silent"),
  });
  http.get("/livez", { config: { access: "everybody" } }, () => ({ ok: true }));
  onTestFinished(() => http.close());
  return { http, port: Number(new URL(await http.listen({ port: 0, host: "127.0.0.1" })).port) };
}

/** A bare server that answers nothing. */
async function limited(limits: { address: number; total: number }, trusted: string[]): Promise<number> {
  const server = createServer(() => undefined);
  new Connections(trusted, limits).watch(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on a port");
  return address.port;
}

function knock(port: number): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket.resume();
}

async function opened(port: number): Promise<Socket> {
  const socket = knock(port);
  await once(socket, "connect");
  // The server has taken it, too.
  await delay(50);
  return socket;
}

/** However it ends: `once` would take a reset for a failure. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("close", () => resolve());
  });
}

async function timeOfAnswer(port: number): Promise<number> {
  const began = performance.now();
  const asked = request({ port, host: "127.0.0.1", path: "/livez", agent: false });
  const answered = once(asked, "response");
  asked.end();
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  await once(response, "end");
  return performance.now() - began;
}

function openOf(http: Http): Promise<number> {
  return new Promise((resolve, reject) => {
    http.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
