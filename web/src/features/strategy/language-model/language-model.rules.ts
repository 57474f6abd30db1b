import type { ModelInput, ModelProvider, ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { MODEL_HOMES } from "@app/contract/strategy/language-model/schemas";

export const KINDS: readonly { value: ModelProvider | "none"; label: string }[] = [
  { value: "none", label: "No model" },
  {
    value: "openai-compatible",
    label: "OpenAI-compatible: Ollama, llama-server, LM Studio, vLLM, OpenRouter, OpenAI",
  },
  { value: "anthropic", label: "Anthropic" },
  { value: "google", label: "Google" },
];

export interface ModelDraft {
  provider: ModelProvider | "none";
  url: string;
  name: string;
  /** What was typed: the kept key is never shown. */
  key: string;
}

export function toDraft({ provider, url, name }: ModelSetting): ModelDraft {
  return { provider: provider ?? "none", url: url ?? "", name: name ?? "", key: "" };
}

/** What is saved. An empty key keeps the one there is; without a model there is none. */
export function toInput({ provider, url, name, key }: ModelDraft): ModelInput {
  if (provider === "none") return { provider: null, url: null, name: null, key: null };
  return {
    provider,
    url: url.trim() === "" ? null : url,
    name: name.trim() === "" ? null : name,
    ...(key.trim() !== "" && { key }),
  };
}

const VARIABLES = { provider: "MODEL_PROVIDER", url: "MODEL_URL", name: "MODEL_NAME", key: "MODEL_KEY" };

/** What the environment of the server holds, as a sentence; null for nothing. */
export function fixedText(fixed: ModelSetting["fixed"]): string | null {
  if (fixed.length === 0) return null;
  const names = fixed.map((field) => VARIABLES[field]);
  return `The environment of the server decides ${names.join(", ")}: what stands there is changed there.`;
}

/** What may be left empty for the address. */
export function addressHint(provider: ModelProvider | "none"): string {
  const home = provider === "none" ? null : MODEL_HOMES[provider];
  return home === null ? "Up to the version, such as http://localhost:11434/v1" : `Empty: ${home}`;
}

/** Whether words and figures would go over a wire that others can read. */
export function isOpenWire(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);
}
