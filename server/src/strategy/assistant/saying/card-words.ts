import { inEnglish, SHOWN, WORDS_PART } from "@app/contract/strategy/answers/phrases";
import type { CardWords, Say } from "@app/contract/strategy/answers/phrases";
import { cardTextsOf } from "@app/contract/strategy/answers/card-text";
import { briefRows, queryRows } from "@app/contract/strategy/answers/step-details";
import { summaryOf, titleOf } from "@app/contract/strategy/answers/steps";
import { keepingWords, noteOf, toldPricesOf, toldText } from "@app/contract/strategy/answers/told-text";
import { PlanCard } from "@app/contract/strategy/tools";
import type { UIMessageChunk } from "ai";
import type { Language } from "#/strategy/acts/act.ts";
import { phrasesOf } from "./card-phrases.ts";
import { localeOf } from "./local.ts";
import { reasonIn } from "./reasons.ts";

/** One part, which grows with each step. */
const PART_ID = "words";

/** Puts into an answer what its steps and cards say, and how they write numbers, where it is not in English. */
export function withCardWords(
  chunks: ReadableStream<UIMessageChunk>,
  language: Language,
): ReadableStream<UIMessageChunk> {
  if (language === "en") return chunks;
  const phrases = phrasesOf(language) ?? {};
  const locale = localeOf(language);
  const names = new Map<string, string>();
  const said = new Map<string, string>();
  let isTold = false;
  const learn = (name: string, output: unknown) => {
    const before = isTold ? said.size : -1;
    isTold = true;
    for (const phrase of phrasesSaid(name, output)) {
      const own = Object.hasOwn(phrases, phrase) ? phrases[phrase] : reasonIn(phrase, language);
      if (own && own !== phrase) said.set(phrase, own);
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
          const data: CardWords = { phrases: Object.fromEntries(said), locale };
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
  for (const { why } of PlanCard.safeParse(output).data?.assumptions ?? []) say(why);
  const tool = { key: "", name, state: "done" as const, output, errorText: null };
  titleOf(tool, say);
  if (output === undefined) return said;
  summaryOf(tool, say);
  if (name === "parse_query") queryRows(output, say);
  if (name === "parse_brief") briefRows(output, say);
  const part = { type: `tool-${name}`, output };
  cardTextsOf([part], true, say);
  for (const told of toldPricesOf([part])) {
    toldText(told, say);
    noteOf(told, say);
    for (const as of ["price", "note"] as const)
      for (const isKept of [true, false]) keepingWords(as, isKept, say);
  }
  return said;
}
