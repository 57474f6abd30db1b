import type { JSONSchema7, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { fold } from "#/language/fold.ts";
import { actWith, KINDS } from "#/strategy/acts/act.ts";
import type { Act, Kind } from "#/strategy/acts/act.ts";
import * as z from "zod/mini";
import { KIND_NOTES, SORTING } from "./instructions.ts";

/** What a small model has made of a message that the built-in reading could not place. */
export interface Sorted {
  act: Act;
  /** The message in plain words; null where it stays as it is. */
  sentence: string | null;
}

const Choice = z.object({ kind: z.enum(KINDS), sentence: z.optional(z.nullable(z.string())) });
/** Longest sentence in plain words, in characters. Chosen by us. */
const SENTENCE_MAX = 300;
/** Room for a model that thinks aloud. */
const ANSWER_TOKENS_MAX = 1500;

const CHOICE_SCHEMA: JSONSchema7 = {
  type: "object",
  properties: {
    kind: { type: "string", enum: [...KINDS] },
    sentence: { type: "string" },
  },
  required: ["kind", "sentence"],
  additionalProperties: false,
};

/** What is asked of a small model. */
export function choiceRequest(text: string, hasPlan: boolean): LanguageModelV4CallOptions {
  const kinds = Object.entries(KIND_NOTES).map(([kind, note]) => `- ${kind}: ${note}`);
  const state = hasPlan ? "There is a plan in this thread." : "There is no plan in this thread yet.";
  return {
    prompt: [
      { role: "system", content: `${SORTING}\n${kinds.join("\n")}` },
      { role: "user", content: [{ type: "text", text: `${state}\nThe message:\n${text}` }] },
    ],
    responseFormat: { type: "json", name: "choice", schema: CHOICE_SCHEMA },
    maxOutputTokens: ANSWER_TOKENS_MAX,
  };
}

/**
 * Reads a choice; null where it is none. What a model takes for an order is in doubt all the same: it becomes a proposal.
 * A sentence that says a number or a handle that the message has not is not used.
 */
export function readChoice(answer: string, text: string): Sorted | null {
  const choice = Choice.safeParse(parsed(answer)).data;
  if (!choice) return null;
  const said = choice.sentence?.trim() ?? "";
  const isUsable = said !== "" && said.length <= SENTENCE_MAX && addsNothing(said, text);
  const sentence = isUsable ? said : null;
  return { act: inDoubt(choice.kind, sentence !== null), sentence };
}

function inDoubt(kind: Kind, isRestated: boolean): Act {
  const act = actWith(kind);
  if (act.act !== "order") return act;
  // A brief in a model's words is shown before it is planned.
  return { act: "doubt", kind: kind === "plan" && isRestated ? "wish" : kind };
}

const TOKEN = /@?[\p{L}\p{N}][\p{L}\p{N}._]*[\p{L}\p{N}_]|\p{N}/gu;

function addsNothing(sentence: string, text: string): boolean {
  const own = new Set(marked(text));
  return marked(sentence).every((token) => own.has(token));
}

/** What must not be made up: handles, and whatever has a digit in it. */
function marked(text: string): string[] {
  return (fold(text).match(TOKEN) ?? []).filter((token) => token.startsWith("@") || /\p{N}/u.test(token));
}

// Small models like to put JSON into a fence, or a word before it.
function parsed(answer: string): unknown {
  const json = /\{[\s\S]*\}/u.exec(answer)?.[0] ?? "";
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
