import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { CreatorsCompared, CreatorsFound, PriceOfCreator } from "@app/contract/strategy/findings/schemas";
import { WorkFound } from "@app/contract/strategy/findings/work-findings";
import { CreatorExplanation } from "@app/contract/strategy/tools";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { saysSheFirst } from "#/strategy/brief/money/whom.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import type { ReadAct } from "#/strategy/acts/read-act.ts";
import { handlesIn } from "./answers/handles-in.ts";
import { attachedIn } from "./attached.ts";
import type { Finding } from "./planner-answers.ts";
import { readMeasured } from "./questions/read-asked.ts";
import {
  boundsThem,
  boundsThoseOnly,
  leanOf,
  pointsAtThem,
  saysOnlyOfThem,
  saysTogether,
} from "./questions/talk.ts";
import type { CreatorQuestion, Talk, Turn } from "./questions/talk.ts";
import talkWords from "./questions/talk-words.json" with { type: "json" };
import { withoutSlips } from "./questions/slips.ts";
import { resultsAfter } from "./results-so-far.ts";

/** What was said and found so far, message by message. */
export function turnsOf(prompt: LanguageModelV4Prompt): Turn[] {
  const starts = prompt.flatMap(({ role }, index) => (role === "user" ? [index] : []));
  return starts.map((start, index) => {
    const turn = prompt.slice(start, starts[index + 1]);
    const [said] = turn;
    const text =
      said?.role === "user"
        ? said.content.map((part) => (part.type === "text" ? part.text : "")).join(" ")
        : "";
    return { text, found: resultsAfter(turn, 0) };
  });
}

const LEAD = new RegExp(`^\\s*(?:${wordsListed(talkWords.lead)}[\\s,.:;!…-]+)+`, "u");

/** A question without the interjection before it: "ok, fine. who is in Dublin?" */
export function withoutLead(text: string): string {
  const lead = LEAD.exec(foldInPlace(text.normalize("NFC")))?.[0].length ?? 0;
  const rest = text.normalize("NFC").slice(lead);
  return lead > 0 && readAct(rest).act === "question" ? rest : text;
}

const SAVE_THAT = new RegExp(
  `^\\s*(?:${anyListed("ok, okay, please, bitte, and, und, et, y, e, aur")}[\\s,]+)*${anyListed("save, keep, store, remember, merk dir, speicher, speichere, retiens, enregistre, sauvegarde, recuerda, guarda, lembra, lembre, salva, yaad rakho, yaad rakhna, save karo")}\\s*,?\\s+${anyListed("that, dass, que, ki")}\\s+`,
  "u",
);

/** "Save that he costs 3900 now": what somebody asks is told, whatever is to be done with it. */
export function toldToSave(text: string): string {
  const plain = text.normalize("NFC");
  const said = SAVE_THAT.exec(foldInPlace(plain))?.[0] ?? "";
  const rest = plain.slice(said.length);
  return said !== "" && /\d/u.test(rest) && (saysSheFirst(rest) || rest.startsWith("@")) ? rest : text;
}

/** A question with its words of asking as they were meant; nothing else is touched. */
export function asMeant(text: string): string {
  const repaired = withoutSlips(text);
  return repaired !== text && readAct(repaired).act === "question" ? repaired : text;
}

/** Which question about creators a message asks; null for none. */
export function creatorQuestion(text: string): CreatorQuestion | null {
  const { act, kind } = readAct(text);
  return act === "question" ? asCreatorQuestion(kind) : null;
}

export function asCreatorQuestion(kind: string): CreatorQuestion | null {
  return kind === "count" || kind === "find" || kind === "top" || kind === "average" ? kind : null;
}

/** Remarks that a few words are often taken for. */
const POLITE: ReadonlySet<string> = new Set(["thanks", "greeting", "opinion"]);

/**
 * What a message is where it leans on the question before: "and in Graz?" asks the same again, whatever its few words
 * look like. What is an order for certain stays one.
 */
export function leaningAct(
  act: ReadAct,
  { text, talk, hasPlan }: { text: string; talk: Talk | null; hasPlan: boolean },
): ReadAct {
  const lean = talk && leanOf(text, talk);
  if (!talk || !lean) return act;
  if (saysTogether(text) && talk.isJust && !hasPlan)
    return { act: "question", kind: "average", language: act.language };
  const isEllipsis = lean === "again" || lean === "only";
  // Without a plan there is nothing that "women only" could change; a number may be a budget.
  const isOfThem =
    boundsThoseOnly(text, talk) || (!hasPlan && (pointsAtThem(text) || boundsThem(text, talk)));
  if (act.act === "order" && !isOfThem && (hasPlan || !isEllipsis || /\p{N}/u.test(text))) return act;
  const isNew = isEllipsis || readMeasured(text).measure !== null;
  const isPlain = (isNew && POLITE.has(act.kind)) || (isEllipsis && saysOnlyOfThem(text));
  if (act.act === "remark" && !text.includes("?") && !isPlain) return act;
  if (hasPlan && act.act !== "question" && !text.includes("?") && !boundsThoseOnly(text, talk)) return act;
  const { language } = act;
  // "And the five smallest" is nothing but an order by a figure, of those who were just told of.
  const { measure: ranked, isRanked: isOrder, rest } = readMeasured(text);
  if (talk.isJust && isOrder && ranked !== null && rest === "")
    return { act: "question", kind: "top", language };
  const own = act.act === "question" ? asCreatorQuestion(act.kind) : null;
  if (isEllipsis) return { act: "question", kind: talk.kind, language };
  const isMean = readMeasured(text).isAveraged && readMeasured(text).measure !== null;
  // "Unme se cricket wale" reads as nothing that is known here, and points at those who were listed.
  const isBeyond = act.act === "question" && act.kind === "out_of_reach" && pointsAtThem(text);
  if (own === null && act.act === "question" && !isMean && !isBeyond) return act;
  const { measure, isRanked, isAveraged } = readMeasured(text);
  const measured = isAveraged ? "average" : measure !== null || isRanked ? "top" : "find";
  return { act: "question", kind: isAveraged ? "average" : (own ?? measured), language };
}

/** Of whom "she" would be: who was named last, or comes first of those that an answer listed. */
export function personOf(turns: readonly Turn[]): string | null {
  for (const { text, found } of turns.toReversed()) {
    const listed = firstOf(found);
    const named = handlesIn(text).at(-1) ?? plainHandleIn(text);
    if (listed ?? named) return named ?? listed;
  }
  return null;
}

/** What a message wanted to try on the plan; null where it tried nothing, or nothing came of it. */
export function triedIn(turn: Turn | undefined): string | null {
  return turn?.found.some(({ tool }) => tool === "what_if") ? turn.text : null;
}

/** A handle without its @: "vroni.hufnagl asks 950". */
function plainHandleIn(text: string): string | null {
  const words =
    text
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}@/._-])\p{L}{2,}[._]\p{L}[\p{L}\p{N}_]*(?![\p{L}\p{N}@/._-]*@)/gu) ?? [];
  return words.findLast((word) => !ADDRESS_END.test(word)) ?? null;
}

const ADDRESS_END = /\.(?:com|de|fr|es|pt|in|net|org|io|co|uk|eu|test|example)$/u;

function firstOf(found: readonly Finding[]): string | null {
  for (const { output } of found.toReversed()) {
    const listed = CreatorsFound.safeParse(output).data;
    if (listed && (listed.by !== null || listed.rows.length === 1)) return listed.rows[0]?.handle ?? null;
    const work = WorkFound.safeParse(output).data;
    if (work?.person) return work.person.handle;
    if (work && (work.order !== null || work.rows.length === 1)) return work.rows[0]?.handle ?? null;
    const one = CreatorExplanation.safeParse(output).data ?? PriceOfCreator.safeParse(output).data;
    if (one) return one.handle;
    const compared = CreatorsCompared.safeParse(output).data;
    if (compared?.rows.length === 1) return compared.rows[0]?.handle ?? null;
  }
  return null;
}

export function lastSaid(prompt: LanguageModelV4Prompt): number {
  return prompt.findLastIndex(({ role }) => role === "user");
}

export function holdsPlan(message: LanguageModelV4Prompt[number]): boolean {
  return (
    message.role === "tool" &&
    message.content.some(
      (part) =>
        part.type === "tool-result" && (part.toolName === "optimise_plan" || part.toolName === "change_plan"),
    )
  );
}

/** What a person said in one message. */
interface Said {
  text: string;
  /** It holds the text of a file, which stands before the person's own words. */
  isFile: boolean;
}

export function saidBetween(prompt: LanguageModelV4Prompt, from: number, to: number): Said[] {
  return prompt.slice(from + 1, to + 1).flatMap((message) => {
    if (message.role !== "user") return [];
    const texts = message.content.map((part) => (part.type === "text" ? part.text : ""));
    const files = texts.flatMap((text) => attachedIn(text) ?? []);
    const words = texts.filter((text) => attachedIn(text) === null).join(" ");
    const text =
      files.length === 0 ? words : [...files, words].filter((one) => one.trim() !== "").join(".\n");
    return [{ text, isFile: files.length > 0 }];
  });
}

/** Everything that was said before the last message. */
export function textBefore(said: readonly Said[]): string {
  const before = said.slice(0, -1).map(({ text }) => text);
  return before.join("\n");
}

/** A conversation up to the first of two questions, and up to the second, with the results that each has found. */
export interface Apart {
  first: LanguageModelV4Prompt;
  /** `ids`: of the results that the first has used. */
  second: (ids: ReadonlySet<string>) => LanguageModelV4Prompt;
}

/** Two questions of the last message as if they had been asked one after another. */
export function askedApart(prompt: LanguageModelV4Prompt, [one, other]: readonly [string, string]): Apart {
  const last = lastSaid(prompt);
  const [before, after] = [prompt.slice(0, last), prompt.slice(last + 1)];
  return {
    first: [...before, saying(one), ...after],
    second: (ids) => [
      ...before,
      saying(one),
      ...resultsIn(after, (id) => ids.has(id)),
      saying(other),
      ...resultsIn(after, (id) => !ids.has(id)),
    ],
  };
}

function saying(text: string): LanguageModelV4Prompt[number] {
  return { role: "user", content: [{ type: "text", text }] };
}

/** The calls and results of some ids, in order. */
function resultsIn(messages: LanguageModelV4Prompt, isOne: (id: string) => boolean): LanguageModelV4Prompt {
  return messages.flatMap((message): LanguageModelV4Prompt => {
    if (message.role === "assistant")
      return [
        {
          ...message,
          content: message.content.filter((part) => part.type === "tool-call" && isOne(part.toolCallId)),
        },
      ];
    if (message.role === "tool")
      return [
        {
          ...message,
          content: message.content.filter((part) => part.type === "tool-result" && isOne(part.toolCallId)),
        },
      ];
    return [];
  });
}
