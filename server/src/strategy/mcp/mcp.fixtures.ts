import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientBefore } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportBefore } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { onTestFinished } from "vitest";
import * as z from "zod/mini";
import type { Person, TestApp } from "#/acceptance/test-app.fixtures.ts";

const HOST = "localhost:4870";
const NAME = { name: "test", version: "1" };

/** Server and clients speak without a socket. */
export const ON = { env: { MCP: "on" } };
/** Clients of this year's protocol and of the one before. */
export const CLIENTS = ["client 2", "sdk 1"] as const;

const Tool = z.object({
  name: z.string(),
  outputSchema: z.optional(z.unknown()),
  annotations: z.optional(z.object({ readOnlyHint: z.optional(z.boolean()) })),
});
const Called = z.object({
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.optional(z.record(z.string(), z.unknown())),
  isError: z.optional(z.boolean()),
});

/** A first plan on a busy machine may take longer than the minute after which both clients give up by themselves. */
const PATIENT = { timeout: 300_000 };

/** A program that speaks the protocol. */
export interface Program {
  tools(): Promise<z.infer<typeof Tool>[]>;
  call(name: string, input?: Record<string, unknown>): Promise<z.infer<typeof Called>>;
}

/** A token of the person's workspace. */
export async function tokenOf(person: Person, scopes: readonly ("read" | "write")[]): Promise<string> {
  const made = await person("POST", "/api/v1/api-tokens", { name: `Desk ${scopes.join(" ")}`, scopes });
  return made.json<{ token: string }>().token;
}

/** Sends a body to /mcp as it is. */
export function post(app: TestApp, headers: Record<string, string>, body: object = {}) {
  return app.http.inject({
    method: "POST",
    url: "/mcp",
    headers: { host: HOST, accept: "application/json, text/event-stream", ...headers },
    payload: body,
  });
}

/** Connects one of the two clients; it checks every result against the schema that was told. */
export async function connect(
  app: TestApp,
  token: string,
  kind: (typeof CLIENTS)[number] = "client 2",
): Promise<Program> {
  const url = new URL(`http://${HOST}/mcp`);
  const fetch = fetchOf(app, token);
  if (kind === "sdk 1") {
    const client = new ClientBefore(NAME);
    await client.connect(new TransportBefore(url, { fetch }));
    onTestFinished(() => client.close());
    return {
      tools: async () => z.array(Tool).parse((await client.listTools()).tools),
      call: async (name, input = {}) =>
        Called.parse(await client.callTool({ name, arguments: input }, undefined, PATIENT)),
    };
  }
  const client = new Client(NAME, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
  onTestFinished(() => client.close());
  return {
    tools: async () => z.array(Tool).parse((await client.listTools()).tools),
    call: async (name, input = {}) =>
      Called.parse(await client.callTool({ name, arguments: input }, PATIENT)),
  };
}

function fetchOf(app: TestApp, token: string) {
  return async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      host: HOST,
      authorization: `Bearer ${token}`,
    };
    const { method = "GET", body } = init;
    const answer = await app.http.inject({
      method: method === "POST" ? "POST" : method === "DELETE" ? "DELETE" : "GET",
      url: new URL(url).pathname,
      headers,
      ...(typeof body === "string" && { payload: body }),
    });
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const isEmpty = answer.statusCode === 202 || answer.statusCode === 204;
    return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers: given });
  };
}
