import { once } from "node:events";
import { createServer } from "node:http";
import type { App } from "#/app.ts";
import type { Config } from "#/platform/config/config.ts";
import { HTTP_LIMITS } from "#/platform/http/connections.ts";
import { refuseUnread } from "#/platform/http/problems.ts";
import type { Shutdown } from "#/platform/shutdown.ts";

/** Not every machine has both families of addresses. */
const MISSING_FAMILY = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

/**
 * Listens where the settings say; on loopback in both families, whatever the name localhost means on this machine.
 * @returns the address at which this machine reaches it.
 * @throws with a sentence for people when the address or the port cannot be had.
 */
export async function listen({ http }: App, { host, port }: Config, shutdown: Shutdown): Promise<string> {
  try {
    await http.listen({ host: host ?? "127.0.0.1", port });
    if (host === null) await listenToo(http, port, shutdown);
  } catch (error) {
    throw new Error(refusal(codeOf(error), host, port), { cause: error });
  }
  const reachable = host === null || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

function refusal(code: string, host: string | null, port: number): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`;
  }
  if (code === "EACCES") return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (host === null) return `Herald cannot listen on port ${port} of this computer.`;
  return `HOST is ${host}, where Herald cannot listen. Set it to an address of this computer, or leave it empty.`;
}

async function listenToo(http: App["http"], port: number, shutdown: Shutdown): Promise<void> {
  const second = createServer(HTTP_LIMITS, (request, response) => http.routing(request, response));
  second.on("clientError", refuseUnread);
  http.connections.watch(second);
  await shutdown.add(() => {
    second.close();
    second.closeAllConnections();
  });
  try {
    await once(second.listen({ host: "::1", port }), "listening");
  } catch (error) {
    if (!MISSING_FAMILY.has(codeOf(error))) throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
