import type { ServerOptions } from "node:http";
import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Socket } from "node:net";

/** Time limits that Node holds by itself. Silence before the headers ends after the first of them. */
export const HTTP_LIMITS = {
  headersTimeout: 5000,
  // Longer than proxies keep theirs (60 s): who closes first may cut off the request that comes in the same moment.
  keepAliveTimeout: 75_000,
  // It would hold for a whole server, and uploads take hours: each kind of body has a limit of its own.
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

const ADDRESS_MAX = 256;
const TOTAL_MAX = 2000;
/** Whoever has just come may not have been heard yet: nobody is chosen before this. */
const GRACE_MS = 25;
const LOOKED_AT_EVERY_MS = 1000;
/** A client that takes nothing of its answer for this long is gone. */
const UNREAD_ANSWER_MS = 30_000;
/** What "loopback", "linklocal" and "uniquelocal" mean in TRUSTED_PROXY, as for the forwarded headers. */
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

interface Connection {
  address: string;
  /** Requests whose answer is not whole yet. */
  underWay: number;
  /** Bytes that have come or were taken, when somebody last looked. */
  bytes: number;
  heardAt: number;
}

/**
 * Keeps one client, and all together, from holding every connection: beyond the limits the one that was silent longest
 * is closed, never the newest refused. A connection with a request under way goes only when all others have gone.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #trusted: BlockList;
  readonly #limits: { address: number; total: number };
  #isAwaited = false;

  /** @param trusted addresses of proxies, which come for many. */
  constructor(trusted: readonly string[], limits = { address: ADDRESS_MAX, total: TOTAL_MAX }) {
    this.#trusted = networksOf(trusted);
    this.#limits = limits;
  }

  /** Holds the limits for what comes to this server too. */
  watch(server: EventEmitter): void {
    server.on("connection", (socket: Socket) => this.#take(socket));
    server.on("request", (request: IncomingMessage, response: ServerResponse) =>
      this.#follow(request, response),
    );
    const looking = setInterval(() => this.#closeUnread(), LOOKED_AT_EVERY_MS).unref();
    server.on("close", () => clearInterval(looking));
  }

  #take(socket: Socket): void {
    const address = plain(socket.remoteAddress ?? "");
    this.#open.set(socket, { address, underWay: 0, bytes: 0, heardAt: performance.now() });
    socket.once("close", () => this.#open.delete(socket));
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    setTimeout(() => this.#closeSurplus(), GRACE_MS).unref();
  }

  #follow({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    connection.underWay += 1;
    connection.heardAt = performance.now();
    response.once("close", () => (connection.underWay -= 1));
  }

  #closeSurplus(): void {
    this.#isAwaited = false;
    this.#listen();
    const entries = [...this.#open];
    for (const [address, some] of Map.groupBy(entries, ([, connection]) => connection.address)) {
      if (!this.#isTrusted(address)) closeMostSilent(some, this.#limits.address);
    }
    closeMostSilent(
      entries.filter(([socket]) => !socket.destroyed),
      this.#limits.total,
    );
  }

  #closeUnread(): void {
    this.#listen();
    const before = performance.now() - UNREAD_ANSWER_MS;
    for (const [socket, { heardAt }] of this.#open) {
      if (socket.writableLength > 0 && heardAt < before) socket.destroy();
    }
  }

  #listen(): void {
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (bytes === connection.bytes) continue;
      connection.bytes = bytes;
      connection.heardAt = now;
    }
  }

  #isTrusted(address: string): boolean {
    const version = isIP(address);
    return version !== 0 && this.#trusted.check(address, version === 6 ? "ipv6" : "ipv4");
  }
}

function closeMostSilent(entries: readonly [Socket, Connection][], max: number): void {
  if (entries.length <= max) return;
  const bySilence = entries.toSorted(
    ([, left], [, right]) =>
      Math.sign(left.underWay) - Math.sign(right.underWay) || left.heardAt - right.heardAt,
  );
  for (const [socket] of bySilence.slice(0, entries.length - max)) socket.destroy();
}

function networksOf(names: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of names.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** An IPv4 address as such, also where the socket listens to both families. */
function plain(address: string): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice("::ffff:".length) : address;
}
