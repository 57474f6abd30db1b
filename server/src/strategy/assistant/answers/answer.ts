import type { JSONValue } from "@ai-sdk/provider";
import type { WorkFigure } from "@app/contract/strategy/findings/work-findings";
import type { Language } from "#/strategy/acts/act.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import type { Talk } from "#/strategy/assistant/questions/talk.ts";
import type { WorkTalk } from "#/strategy/assistant/questions/work/work-talk.ts";
import type { ToolName } from "#/strategy/assistant/tools.ts";

/** What a message says, for whoever answers it. */
export interface Asked {
  text: string;
  /** Of the message, and so of the answer. */
  language: Language;
  hasPlan: boolean;
  /** Creators that it names, without @. */
  handles: readonly string[];
  /** The message before it; null for none. */
  before: string | null;
  /** The creator who was named last before it, without @; null for none. */
  spokenOf: string | null;
  /** The question about creators that was answered last; null where there is none. */
  talk: Talk | null;
  /** Which campaign and figure of it was spoken of last; null for none. */
  work: WorkTalk | null;
  /** The figure whose meaning was told just before; null for none. */
  metric: WorkFigure | null;
  /** Of whom "she" would be: named last, or listed first; without @. */
  person: string | null;
  /** The message before it told something of a creator. */
  isAfterFact?: boolean;
  /** What the message before it wanted to try; null where it tried nothing. */
  tried: string | null;
  /** It says what somebody asks, so that the price can be kept. */
  tellsPrice: boolean;
  /** What it tells of creators, with whom and of what in its place. */
  told: string;
  /** Everything said of a brief since the last plan, this message with it. */
  brief: string;
  /** A person has said that it is meant as it was read. */
  isMeant?: boolean;
}

export interface Call {
  tool: ToolName;
  input: Record<string, JSONValue>;
}

/** How one kind of message is answered: which tools it asks, and what is written of what they found. */
export interface Answer {
  /** What is asked next, from what was found so far; nothing when the answer can be written. */
  next: (asked: Asked, found: readonly Finding[]) => Call[];
  /** Pieces of text; figures stand in them as `[[call#path]]`. */
  write: (asked: Asked, found: readonly Finding[]) => string[];
}

/** An answer in words alone. */
export function saying(words: (asked: Asked) => string): Answer {
  return { next: () => [], write: (asked) => [words(asked)] };
}

/** An answer from one tool. Without an input there is nothing to ask it, and the writer says so. */
export function asking(
  tool: ToolName,
  input: (asked: Asked) => Call["input"] | null,
  write: Answer["write"],
): Answer {
  return {
    next: (asked, found) => {
      const given = found.some((finding) => finding.tool === tool) ? null : input(asked);
      return given ? [{ tool, input: given }] : [];
    },
    write,
  };
}

/** An answer, and the message as it is read for it. */
export interface Meant {
  answer: Answer;
  asked: Asked;
}

/** The answer to what a message means, whatever it was asked with. */
export function readAs({ answer, asked }: Meant): Answer {
  return {
    next: (_, found) => answer.next(asked, found),
    write: (_, found) => answer.write(asked, found),
  };
}
