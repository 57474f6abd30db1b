import * as z from "zod/mini";
import { Currency, Money } from "../../money.ts";
import { Versioned } from "../../versions.ts";
import { MODEL_FAILURES } from "./notices.ts";

/** Ways to speak to a model. The first is what Ollama, llama-server, LM Studio, vLLM, OpenRouter and OpenAI speak. */
export const MODEL_PROVIDERS = ["openai-compatible", "anthropic", "google"] as const;
export const ModelProvider = z.enum(MODEL_PROVIDERS, "Choose one of the kinds");
export type ModelProvider = z.infer<typeof ModelProvider>;

/** Where a kind answers unless another address is given; the first kind has no such place. */
export const MODEL_HOMES: Readonly<Record<ModelProvider, string | null>> = {
  "openai-compatible": null,
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

const ADDRESS_MAX = 500;
const NAME_MAX = 200;
const KEY_MAX = 1000;
const ADDRESS = "Write an address such as https://models.example/v1, without a question mark or a name in it";
/** A host by name or number, a port, a path. */
const ADDRESS_FORM = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\/[^\s?#]*)?$/iu;

const Address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(ADDRESS_MAX, `At most ${ADDRESS_MAX} characters`),
    z.regex(ADDRESS_FORM, ADDRESS),
  );

/** What of a model the environment may say; then the screen shows it and does not change it. */
export const MODEL_FIELDS = ["provider", "url", "name", "key"] as const;

/** Questions of a test that need no tool. */
export const RESTRAINT_QUESTIONS = 10;

/** What a test of an endpoint has found. */
export const ModelTest = z.object({
  /** UTC. */
  at: z.string(),
  /** Answers come in pieces. */
  streams: z.boolean(),
  /** Asks for one tool where it is needed. */
  oneCall: z.boolean(),
  /** Asks for two at once. */
  twoCalls: z.boolean(),
  /** Answers in a shape that is given. */
  jsonSchema: z.boolean(),
  /** Of ten questions that need no tool, how many it answered without one. */
  restraint: z.int().check(z.minimum(0), z.maximum(RESTRAINT_QUESTIONS)),
  /** Why the test ended early; null where it was made whole. */
  failure: z.nullable(z.enum(MODEL_FAILURES)),
});
export type ModelTest = z.infer<typeof ModelTest>;

/** What a model is used for: "unfit" for nothing, since it failed the test. */
export const ModelUse = z.enum(["off", "untested", "strong", "weak", "unfit"]);
export type ModelUse = z.infer<typeof ModelUse>;

/** Most tokens a month that can be allowed. */
const TOKENS_MAX = 1_000_000_000_000;
const PRICE_MAX = 1_000_000_000;
/** Millionths of a unit of the currency, for a million tokens: $0.075 is 75,000. */
const TokenPrice = z
  .int("Write a price")
  .check(z.minimum(0, "Not below zero"), z.maximum(PRICE_MAX, "Too large"));

/** Who may use the model, and how much. */
export const ModelRules = z.object({
  /** The role that is needed, with those above it. */
  usedBy: z.enum(["member", "admin", "owner"]),
  /** Tokens, read and written; null without a limit. */
  tokensPerMonth: z.nullable(
    z.int("Write a whole number").check(z.minimum(0, "Not below zero"), z.maximum(TOKENS_MAX, "Too large")),
  ),
  /** Null without a limit; it needs prices. */
  costPerMonth: z.nullable(Money),
  /** Null while nobody has said what tokens cost. */
  prices: z.nullable(
    z.object({ currency: Currency, input: TokenPrice, cached: TokenPrice, output: TokenPrice }),
  ),
});
export type ModelRules = z.infer<typeof ModelRules>;
export const ModelRulesChange = z.extend(ModelRules, Versioned.shape);
export type ModelRulesChange = z.infer<typeof ModelRulesChange>;

/** What was used since the first of the month, UTC. */
const ModelMonth = z.object({
  input: z.int(),
  cached: z.int(),
  output: z.int(),
  /** By the prices of now; null without prices. */
  cost: z.nullable(Money),
  isUsedUp: z.boolean(),
});

/** A model as it is set. Null is not set; the key never leaves the server. */
export const ModelSetting = z.extend(Versioned, {
  provider: z.nullable(ModelProvider),
  url: z.nullable(z.string()),
  name: z.nullable(z.string()),
  hasKey: z.boolean(),
  /** Said by the environment of the server. */
  fixed: z.array(z.enum(MODEL_FIELDS)),
  /** Why the assistant has no model yet, as a sentence; null once it has one. */
  missing: z.nullable(z.string()),
  /** Of this very model; null while it was not tested. */
  test: z.nullable(ModelTest),
  use: ModelUse,
  rules: ModelRules,
  month: ModelMonth,
});
export type ModelSetting = z.infer<typeof ModelSetting>;

/** Models that answer on this machine. */
export const ModelsFound = z.object({
  items: z.array(z.object({ program: z.string(), url: z.string(), models: z.array(z.string()) })),
});
export type ModelsFound = z.infer<typeof ModelsFound>;

/** A request as it would be sent, without the key. */
export const ModelRequest = z.object({
  url: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** JSON, laid out. */
  body: z.string(),
});
/** What is sent in the course of one answer, in order. */
export const ModelRequests = z.object({ items: z.array(ModelRequest) });
export type ModelRequests = z.infer<typeof ModelRequests>;

export const ModelInput = z.object({
  provider: z.nullable(ModelProvider),
  url: z.nullable(Address),
  name: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Write the name of the model"),
        z.maxLength(NAME_MAX, `At most ${NAME_MAX} characters`),
      ),
  ),
  /** A new key; null takes the kept one away, and without it the kept one stays. */
  key: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Write the key"),
          z.maxLength(KEY_MAX, `At most ${KEY_MAX} characters`),
        ),
    ),
  ),
});
export type ModelInput = z.infer<typeof ModelInput>;
export const ModelChange = z.extend(ModelInput, Versioned.shape);
export type ModelChange = z.infer<typeof ModelChange>;
