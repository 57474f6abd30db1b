import { inEnglish, SHOWN, WORDS_PART } from "@app/contract/strategy/answers/phrases";
import type { CardWords, Say } from "@app/contract/strategy/answers/phrases";
import { cardTextsOf } from "@app/contract/strategy/answers/card-text";
import { briefRows, queryRows } from "@app/contract/strategy/answers/step-details";
import { summaryOf, titleOf } from "@app/contract/strategy/answers/steps";
import type { UIMessageChunk } from "ai";
import type { Language } from "#/strategy/acts/act.ts";
import { phrasesOf } from "./card-phrases.ts";

/** One part, which grows with each step. */
const PART_ID = "words";

/** Puts into an answer what its steps and cards say, where it is in a language that has own words for it. */
export function withCardWords(
  chunks: ReadableStream<UIMessageChunk>,
  language: Language,
): ReadableStream<UIMessageChunk> {
  const phrases = phrasesOf(language);
  if (phrases === null) return chunks;
  const names = new Map<string, string>();
  const said = new Map<string, string>();
  const learn = (name: string, output: unknown) => {
    const before = said.size;
    for (const phrase of phrasesSaid(name, output)) {
      const own = Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined;
      if (own !== undefined && own !== phrase) said.set(phrase, own);
    }
    return said.size > before;
  };
  return chunks.pipeThrough(
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        if (chunk.type === "tool-input-available") names.set(chunk.toolCallId, chunk.toolName);
        const name = "toolCallId" in chunk ? names.get(chunk.toolCallId) : undefined;
        const output = chunk.type === "tool-output-available" ? chunk.output : undefined;
        if (name !== undefined && learn(name, output)) {
          const data: CardWords = { phrases: Object.fromEntries(said) };
          controller.enqueue({ type: WORDS_PART, id: PART_ID, data });
        }
        controller.enqueue(chunk);
      },
    }),
  );
}

/** Every phrase with which a step and its card are shown, told by showing them. */
function phrasesSaid(name: string, output: unknown): ReadonlySet<string> {
  const said = new Set<string>(Object.values(SHOWN));
  const say: Say = (phrase, ...values) => {
    said.add(phrase);
    return inEnglish(phrase, ...values);
  };
  const tool = { key: "", name, state: "done" as const, output, errorText: null };
  titleOf(tool, say);
  if (output === undefined) return said;
  summaryOf(tool, say);
  if (name === "parse_query") queryRows(output, say);
  if (name === "parse_brief") briefRows(output, say);
  const part = { type: `tool-${name}`, output };
  cardTextsOf([part], true, say);
  return said;
}
