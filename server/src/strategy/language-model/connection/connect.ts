import type { LanguageModelV4 } from "@ai-sdk/provider";
import { guardedFetch } from "#/platform/guarded-fetch.ts";
import type { ModelEndpoint } from "./endpoint.ts";

/** A service that asks for no key is given this word, so that no key of the environment is looked for. */
const NO_KEY = "none";

const OPENAI = "api.openai.com";

/**
 * The one module that knows the packages of the providers. Addresses and keys are always given: these packages would
 * else look into the environment, and a model named by a string would go to somebody else's gateway. A package is loaded
 * when its provider is first spoken to.
 */
export async function connect(
  endpoint: ModelEndpoint,
  fetch = guardedFetch(endpoint.url, "The model"),
): Promise<LanguageModelV4> {
  const { provider, url: baseURL, name, key } = endpoint;
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL, apiKey: key ?? NO_KEY, fetch })(name);
  }
  if (provider === "google") {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({ baseURL, apiKey: key ?? NO_KEY, fetch })(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
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
