import { failureSentence } from "@app/contract/strategy/language-model/notice-words";
import type { ModelFailure } from "@app/contract/strategy/language-model/notices";
import { MODEL_HOMES, RESTRAINT_QUESTIONS } from "@app/contract/strategy/language-model/schemas";
import type {
  ModelInput,
  ModelProvider,
  ModelSetting,
  ModelTest,
  ModelUse,
} from "@app/contract/strategy/language-model/schemas";

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

/** What the model is used for, because of its test. */
export const USES: Readonly<Record<ModelUse, string>> = {
  off: "There is no model.",
  untested:
    "It was not tested yet. Until then it works like a strong model, behind the same checks of everything it writes.",
  strong:
    "A strong model: it answers questions with Herald’s tools. Orders stay with the built-in planner, and what the model wants changed is a proposal.",
  weak: "A small model: it only sorts what the built-in planner did not understand, and the planner answers.",
  unfit:
    "It is not used: it can neither call tools with restraint nor answer in a given shape. The built-in planner answers.",
};

/** Each thing that a test looks at, with what it found. */
export function testRows(test: ModelTest): { label: string; isMet: boolean; text: string }[] {
  return [
    { label: "Answers come in pieces", ...yes(test.streams) },
    { label: "Calls a tool where one is needed", ...yes(test.oneCall) },
    { label: "Calls two at once", ...yes(test.twoCalls) },
    { label: "Answers in a given shape (JSON schema)", ...yes(test.jsonSchema) },
    {
      label: "Calls no tool where none is needed",
      isMet: test.restraint >= RESTRAINT_QUESTIONS - 2,
      text: `${test.restraint} of ${RESTRAINT_QUESTIONS}`,
    },
  ];
}

/** Why a test ended early. */
export function failureText(failure: ModelFailure): string {
  return failureSentence({ failure, language: "en" });
}

function yes(isMet: boolean) {
  return { isMet, text: isMet ? "Yes" : "No" };
}
