import { ListQuery } from "@app/contract/paging";
import { MCP_PATH, McpCallList, McpChange, McpSetting } from "@app/contract/strategy/mcp/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { Http } from "#/platform/http/http.ts";
import type { McpService } from "./mcp.service.ts";

const SERVER = { config: { access: "administrator of the server" } } as const;
const CHANGES_SERVER = { config: { ...SERVER.config, fresh: true } } as const;

/** The switch belongs to the server, the calls to a workspace. */
export function mcpRoutes(http: Http, mcp: McpService): void {
  http.route({
    method: ["GET", "POST", "DELETE"],
    url: MCP_PATH,
    exposeHeadRoute: false,
    config: { access: "token", isOff: async () => !(await mcp.isOn()) },
    schema: { hide: true, summary: "The tools of Strategy AI, by the Model Context Protocol" },
    handler: (request, reply) => answer(mcp, request, reply),
  });

  http.get(
    strategyPaths.mcp,
    {
      ...SERVER,
      schema: { summary: "Whether programs may use the tools of Strategy AI", response: { 200: McpSetting } },
    },
    ({ caller }) => mcp.read(caller),
  );

  http.put(
    strategyPaths.mcp,
    {
      ...CHANGES_SERVER,
      schema: {
        summary: "Switch the tools of Strategy AI for programs on or off",
        body: McpChange,
        response: { 200: McpSetting },
      },
    },
    ({ caller, body }) => mcp.change(caller, body),
  );

  http.get(
    strategyPaths.mcpCalls,
    {
      config: { access: "admin" },
      schema: {
        summary: "What programs called, newest first",
        querystring: ListQuery,
        response: { 200: McpCallList },
      },
    },
    ({ caller, query }) => mcp.calls(caller, query),
  );
}

async function answer(mcp: McpService, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  const asked = new Request(new URL(request.url, `http://${request.host}`), {
    method: request.method,
    headers: headersOf(request),
    ...(request.method === "POST" && { body: JSON.stringify(request.body ?? null) }),
    signal: left.signal,
  });
  // Loaded with the first call: it holds memory, and the switch is off at first.
  const { answerMcp } = await import("./mcp-server.ts");
  const answered = await answerMcp(mcp, request.caller, asked, request.body);
  for (const [name, value] of answered.headers) void reply.header(name, value);
  void reply.code(answered.status);
  return answered.body ? reply.send(Readable.fromWeb(answered.body)) : reply.send();
}

function headersOf({ headers }: FastifyRequest): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && name !== "content-length") kept.set(name, value);
  return kept;
}
