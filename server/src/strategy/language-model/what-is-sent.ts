import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Prompt,
} from "@ai-sdk/provider";
import type { ModelRequests } from "@app/contract/strategy/language-model/schemas";
import { asSchema } from "ai";
import type * as z from "zod/mini";
import { TOOLS } from "#/strategy/assistant/tools.ts";
import { connect } from "#/strategy/language-model/connection/connect.ts";
import type { ModelEndpoint } from "#/strategy/language-model/connection/endpoint.ts";
import { offeredTools } from "#/strategy/language-model/answering/offered-tools.ts";
import { promptView } from "#/strategy/language-model/answering/prompt-view.ts";

const QUESTION = "Which creators do we have in Lisbon?";
const CALL = { toolCallId: "m1-0", toolName: "find_creators" };
/** Of an invented creator: nobody's data is shown here. */
const RESULT = {
  asOf: "2026-01-01T09:00:00.000Z",
  sources: ["Creators of this workspace"],
  filters: { city: "Lisbon" },
  total: 1,
  rows: [
    {
      creatorId: "00000000-0000-4000-8000-000000000000",
      platform: "instagram",
      handle: "invented.creator",
      name: "An invented creator",
      followers: 20_000,
      engagementRate: 3.4,
      price: { amount: 90_000, currency: "EUR", per: "reel" },
      country: "PT",
      city: "Lisbon",
    },
  ],
};

const TOOL_NOTES: [string, { description: string; input: z.ZodMiniType }][] = Object.entries(TOOLS);

/** The requests of one answer, as the connection would send them. They are made for real and stopped before the wire. */
export async function whatIsSent(endpoint: ModelEndpoint): Promise<ModelRequests> {
  const asked: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text: QUESTION }] }];
  const answered: LanguageModelV4Prompt = [
    ...asked,
    {
      role: "assistant",
      content: [{ type: "tool-call", ...CALL, input: { filters: RESULT.filters, limit: 10 } }],
    },
    { role: "tool", content: [{ type: "tool-result", ...CALL, output: { type: "json", value: RESULT } }] },
  ];
  const items: ModelRequests["items"] = [];
  const model = await connect(endpoint, (input, init) => {
    items.push(requestOf(String(input instanceof Request ? input.url : input), init, endpoint.key));
    return Promise.reject(new TypeError("Not sent"));
  });
  const tools = offeredTools(await functionTools());
  for (const prompt of [asked, answered]) await stopped(model, { prompt: promptView(prompt).prompt, tools });
  return { items };
}

async function stopped(model: LanguageModelV4, options: LanguageModelV4CallOptions): Promise<void> {
  try {
    await model.doStream(options);
  } catch {
    // It was stopped before the wire, as it should be.
  }
}

async function functionTools(): Promise<LanguageModelV4FunctionTool[]> {
  return Promise.all(
    TOOL_NOTES.map(async ([name, { description, input }]) => ({
      type: "function" as const,
      name,
      description,
      inputSchema: await asSchema(input).jsonSchema,
    })),
  );
}

function requestOf(
  url: string,
  init: RequestInit | undefined,
  key: string | null,
): ModelRequests["items"][number] {
  const headers = [...new Headers(init?.headers)].map(([name, value]) => ({
    name,
    value: key !== null && value.includes(key) ? value.replace(key, "••••") : value,
  }));
  const body = typeof init?.body === "string" ? JSON.stringify(JSON.parse(init.body), null, 2) : "";
  return { url, headers, body };
}
