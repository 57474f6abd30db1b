import { MODEL_HOMES } from "@app/contract/strategy/language-model/schemas";
import type { MODEL_FIELDS, ModelProvider } from "@app/contract/strategy/language-model/schemas";
import type { Config } from "#/platform/config/config.ts";

/** A model that can be asked. */
export interface ModelEndpoint {
  provider: ModelProvider;
  /** Up to the version, without a slash at the end. */
  url: string;
  name: string;
  key: string | null;
}

/** What a server administrator has set; null is not set. */
export interface StoredModel {
  provider: ModelProvider | null;
  url: string | null;
  name: string | null;
  key: string | null;
  /** As `keyPlace` says it. */
  keyFor: string | null;
}

interface ModelInForce {
  provider: ModelProvider | null;
  url: string | null;
  name: string | null;
  key: string | null;
  fixed: (typeof MODEL_FIELDS)[number][];
  /** Null while something is missing, which `missing` says. */
  endpoint: ModelEndpoint | null;
  missing: string | null;
}

const NOTHING = "There is no model. The built-in planner answers, and nothing leaves this machine.";

/** The environment goes before the screen, field by field. */
export function modelInForce(environment: Config["model"], stored: StoredModel): ModelInForce {
  const fixed = fixedBy(environment);
  const own = (field: "provider" | "url" | "name") => (fixed.includes(field) ? null : stored[field]);
  const url = environment.url ?? own("url");
  const assumed = url === null ? null : ("openai-compatible" as const);
  const provider =
    environment.provider ?? (fixed.includes("provider") ? assumed : (stored.provider ?? assumed));
  const name = environment.name ?? own("name");
  const address = provider && withoutSlash(url ?? MODEL_HOMES[provider]);
  const isOwnKey = provider !== null && address !== null && stored.keyFor === keyPlace(provider, address);
  const key = environment.key ?? (isOwnKey ? stored.key : null);
  const missing = missingOf(provider, address, name);
  const endpoint = provider && address && name ? { provider, url: address, name, key } : null;
  return { provider, url, name, key, fixed, endpoint, missing };
}

/**
 * Where a key may be sent. Whoever changes the address on screen gives the key again: a key that was typed for one place
 * is never sent to another.
 */
export function keyPlace(provider: ModelProvider, url: string): string {
  return `${provider} ${new URL(url).origin}`;
}

// A key of the environment goes where the environment says, else to the provider's own address.
function fixedBy(environment: Config["model"]): ModelInForce["fixed"] {
  const fields = ["provider", "url", "name", "key"] as const;
  const bound = environment.key !== null;
  return fields.filter(
    (field) =>
      environment[field] !== null ||
      (bound && (field === "provider" || field === "url")) ||
      // An address without a kind is one of the first kind.
      (field === "provider" && environment.url !== null),
  );
}

function missingOf(provider: ModelProvider | null, url: string | null, name: string | null): string | null {
  if (provider === null) return NOTHING;
  if (url === null) return "Say where the model is: the address, such as http://localhost:11434/v1.";
  return name === null ? "Say which model: its name, as the service calls it." : null;
}

function withoutSlash(url: string | null): string | null {
  return url === null ? null : url.replace(/\/+$/u, "");
}
