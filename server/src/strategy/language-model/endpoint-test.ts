import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
} from "@ai-sdk/provider";
import type { ModelTest, ModelUse } from "@app/contract/strategy/language-model/schemas";
import * as z from "zod/mini";
import { failureOf } from "#/strategy/language-model/connection/failures.ts";
import { readStep } from "#/strategy/language-model/connection/read-step.ts";
import type { ModelStep, Patience, Usage } from "#/strategy/language-model/connection/read-step.ts";

/** Of ten questions that need no tool, so many have to be answered without one. Chosen by us. */
const RESTRAINT_MIN = 8;
/** Room for a model that thinks aloud. */
const TOKENS_MAX = 1500;

const COUNT_CREATORS: LanguageModelV4FunctionTool = {
  type: "function",
  name: "count_creators",
  description: "Counts the creators that live in a city.",
  inputSchema: {
    type: "object",
    properties: { city: { type: "string", description: "Name of the city" } },
    required: ["city"],
    additionalProperties: false,
  },
};
const LOOK_UP_RULE: LanguageModelV4FunctionTool = {
  type: "function",
  name: "look_up_rule",
  description: "Looks up the advertising rule of a country.",
  inputSchema: {
    type: "object",
    properties: { country: { type: "string" } },
    required: ["country"],
    additionalProperties: false,
  },
};
const SHAPE: JSONSchema7 = {
  type: "object",
  properties: { kind: { type: "string", enum: ["question", "order"] }, city: { type: "string" } },
  required: ["kind", "city"],
  additionalProperties: false,
};
const Shaped = z.object({ kind: z.literal("question"), city: z.string() });
const City = z.object({ city: z.string() });

/** Questions that need no tool. */
const NO_TOOL = [
  "Hello!",
  "Thanks, that helps.",
  "What can you do?",
  "Write a friendly opening line for a mail.",
  "What does “engagement rate” mean?",
  "How do you say “good morning” in French?",
  "I find the colour too dark.",
  "Is a reel a video or a picture?",
  "Give me another word for “advert”.",
  "Never mind, I was only thinking aloud.",
] as const;

/** Asks an endpoint what it can do, one after another. What it answers is measured, never shown. */
export async function testEndpoint(
  model: LanguageModelV4,
  {
    at,
    note,
    patience,
    abort,
  }: { at: string; note: (usage: Usage) => Promise<void>; patience?: Patience; abort: AbortSignal },
): Promise<ModelTest> {
  const test: ModelTest = {
    at,
    streams: false,
    oneCall: false,
    twoCalls: false,
    jsonSchema: false,
    restraint: 0,
    failure: null,
  };
  const ask = async (text: string, more: Partial<LanguageModelV4CallOptions> = {}): Promise<ModelStep> => {
    const step = await readStep(model, { ...requestOf(text), ...more, abortSignal: abort }, patience);
    await note(step.usage);
    return step;
  };
  const tools = [COUNT_CREATORS, LOOK_UP_RULE];
  try {
    test.streams = (await ask("Write two sentences about the sea.")).pieces > 1;
    test.oneCall = isCall(await ask("How many creators live in Lisbon?", { tools }), ["lisbon"]);
    test.twoCalls = isCall(await ask("How many creators live in Lisbon, and how many in Porto?", { tools }), [
      "lisbon",
      "porto",
    ]);
    test.jsonSchema = await isShaped(ask);
    for (const question of NO_TOOL) {
      const { calls } = await ask(question, { tools });
      if (calls.length === 0) test.restraint += 1;
    }
  } catch (error) {
    abort.throwIfAborted();
    test.failure = failureOf(error);
  }
  return test;
}

/** What a model is used for, by what its test has found. One that was not tested works behind the same checks. */
export function useOf(test: ModelTest | null): Exclude<ModelUse, "off"> {
  if (test === null) return "untested";
  const isWhole = test.failure === null;
  if (isWhole && test.streams && test.oneCall && test.restraint >= RESTRAINT_MIN) return "strong";
  return test.jsonSchema ? "weak" : "unfit";
}

function requestOf(text: string): LanguageModelV4CallOptions {
  return {
    prompt: [
      {
        role: "system",
        content:
          "You help a marketing team. Use a tool where a question needs one, several at once where they do not need each other; else answer in words.",
      },
      { role: "user", content: [{ type: "text", text }] },
    ],
    maxOutputTokens: TOKENS_MAX,
  };
}

function isCall({ calls }: ModelStep, cities: readonly string[]): boolean {
  const asked = calls.flatMap(({ name, input }) =>
    name === COUNT_CREATORS.name ? [City.safeParse(parsed(input)).data?.city.toLowerCase() ?? ""] : [""],
  );
  return asked.length === cities.length && cities.every((city) => asked.includes(city));
}

// A service that knows no shapes may refuse the question: that is an answer, too.
async function isShaped(
  ask: (text: string, more: Partial<LanguageModelV4CallOptions>) => Promise<ModelStep>,
) {
  try {
    const { text } = await ask("Sort this message and name its city: “How many creators live in Lisbon?”", {
      responseFormat: { type: "json", name: "sorted", schema: SHAPE },
    });
    return Shaped.safeParse(parsed(text)).success;
  } catch (error) {
    if (["refused", "broken", "runaway", "cut"].includes(failureOf(error))) return false;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
