import * as z from "zod/mini";
import { Versioned } from "../../versions.ts";

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
});
export type ModelSetting = z.infer<typeof ModelSetting>;

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
