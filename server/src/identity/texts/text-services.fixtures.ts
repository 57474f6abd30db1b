import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { onTestFinished } from "vitest";

export interface TextServer {
  address: string;
  /** What was asked of it, in order. */
  calls: { headers: Record<string, unknown>; body: string }[];
}

/** A service on this machine that takes messages; how it answers is the test's. */
export async function textServer(
  answer: { status: number; said?: string; location?: string; isSilent?: true } = { status: 200 },
): Promise<TextServer> {
  const calls: TextServer["calls"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      calls.push({ headers: { ...request.headers, method: request.method }, body });
      if (answer.isSilent) return;
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end(answer.said ?? "");
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: await listening(server), calls };
}

/** Where nobody listens any more. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  const address = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return address;
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("It listens on no port");
  return `http://127.0.0.1:${place.port}/send`;
}
