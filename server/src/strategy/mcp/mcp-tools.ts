import { ShownPlan } from "@app/contract/strategy/plan";
import { TOOL_TITLES } from "@app/contract/strategy/tool-titles";
import { WhatIf } from "@app/contract/strategy/tools";
import * as z from "zod/mini";
import { mayBeWithheld } from "#/platform/http/prices.ts";
import { isToolName, TOOLS } from "#/strategy/assistant/tools.ts";
import type { ToolName } from "#/strategy/assistant/tools.ts";

/** A tool of the registry as the protocol describes it. */
export interface DescribedTool {
  name: ToolName;
  title: string;
  description: string;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: Record<"readOnlyHint" | "destructiveHint" | "openWorldHint", boolean>;
}

type JsonSchema = Record<string, unknown> & { type: "object" };

/** What every tool takes besides: plans live in conversations. */
const InThread = z.object({
  thread: z.optional(z.uuid("Give the id of a conversation, as an earlier answer names it")),
});
const THREAD_NOTE = "Id of the conversation whose plan is meant, as an earlier answer names it.";
const THREAD_SCHEMA = { type: "string", format: "uuid", description: THREAD_NOTE };
/** Those that keep a version, though a chat needs no approval for them. */
const PLANNING: ReadonlySet<ToolName> = new Set(["optimise_plan", "change_plan"]);
/** What a draft shows: the plan without keeping it. Of all others it is only said where a person does it. */
const DRAFTS: Partial<Record<ToolName, z.ZodMiniType>> = { optimise_plan: ShownPlan, change_plan: WhatIf };

/** What they answer depends on single prices: even without an amount it would tell them, by asking often enough. */
const OF_PRICES: ReadonlySet<ToolName> = new Set([
  "optimise_plan",
  "change_plan",
  "what_if",
  "explain_creator",
  "price_of_creator",
]);
const ByPrice = z.object({ by: z.enum(["price", "cpm"]) });

/** Whether a call is for those only who see prices, as an order by price is everywhere. */
export function isOfPrices(name: ToolName, input: unknown): boolean {
  return OF_PRICES.has(name) || ByPrice.safeParse(input).success;
}

/** Whether a tool leaves something behind. */
export function keeps(name: ToolName): boolean {
  return TOOLS[name].effect === "write" || PLANNING.has(name);
}

/** What a tool answers: what it found; of one that keeps something, what it made or would make, and where it stands. */
export function answerSchema(name: ToolName): z.ZodMiniType {
  const { output } = TOOLS[name];
  if (!keeps(name)) return output;
  return z.object({
    isDraft: z.boolean(),
    made: z.nullable(output),
    draft: z.nullable(DRAFTS[name] ?? z.null()),
    thread: z.nullable(z.string()),
    /** Opens it in Herald. */
    link: z.string(),
  });
}

/** The conversation that a call names, and the input of the tool itself. @throws a `ZodError`. */
export function readInput(name: ToolName, input: unknown): { thread: string | null; input: unknown } {
  const { thread = null } = InThread.parse(input ?? {});
  return { thread, input: TOOLS[name].input.parse(input ?? {}) };
}

/** Every tool of the registry. */
export function describeTools(): DescribedTool[] {
  return Object.keys(TOOLS).filter(isToolName).map(describe);
}

function describe(name: ToolName): DescribedTool {
  const { description, input } = TOOLS[name];
  const own = jsonSchema(input, "input");
  const draft = keeps(name) ? " Where the token may not write, it answers a draft with a link." : "";
  return {
    name,
    title: TOOL_TITLES[name],
    description: `${description}${draft}`,
    inputSchema: { ...own, properties: { ...Object(own["properties"]), thread: THREAD_SCHEMA } },
    outputSchema: jsonSchema(answerSchema(name), "output"),
    annotations: { readOnlyHint: !keeps(name), destructiveHint: false, openWorldHint: false },
  };
}

function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    ...(io === "output" && { reused: "ref" as const }),
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: own }) => {
      // Whoever sees no prices is answered null in their place.
      if (io === "input" || !mayBeWithheld(zodSchema)) return;
      const kept = { ...own };
      for (const key of Object.keys(own)) Reflect.deleteProperty(own, key);
      own.anyOf = [kept, { type: "null" }];
    },
  });
  return { ...made, type: "object" };
}
