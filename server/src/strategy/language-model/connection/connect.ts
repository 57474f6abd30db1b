import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { guardedFetch } from "#/platform/guarded-fetch.ts";
import type { ModelEndpoint } from "./endpoint.ts";

/** A service that asks for no key is given this word, so that no key of the environment is looked for. */
const NO_KEY = "none";

const OPENAI = "api.openai.com";

/**
 * The one module that knows the packages of the providers. Addresses and keys are always given: these packages would
 * else look into the environment, and a model named by a string would go to somebody else's gateway.
 */
export function connect(
  endpoint: ModelEndpoint,
  fetch = guardedFetch(endpoint.url, "The model"),
): LanguageModelV4 {
  const { provider, url: baseURL, name, key } = endpoint;
  if (provider === "anthropic") return createAnthropic({ baseURL, apiKey: key ?? NO_KEY, fetch })(name);
  if (provider === "google") return createGoogle({ baseURL, apiKey: key ?? NO_KEY, fetch })(name);
  return createOpenAICompatible({
    name: "model",
    baseURL,
    ...(key !== null && { apiKey: key }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(new URL(baseURL).hostname === OPENAI && { transformRequestBody: forOpenAi }),
    fetch,
  }).chatModel(name);
}

/** The service that the format is named after has renamed the limit of an answer, and refuses the old name. */
function forOpenAi({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}
