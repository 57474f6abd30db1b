import * as z from "zod/mini";

/** A phrase of ours, named by its English words, in the language of its answer; values stand at its {0}, {1}. */
export type Say = (phrase: string, ...values: readonly string[]) => string;

/** What steps and cards of an answer say where it is not in English: each English phrase with what stands for it. */
export const WORDS_PART = "data-words";
export const CardWords = z.object({ phrases: z.record(z.string(), z.string()) });
export type CardWords = z.infer<typeof CardWords>;

/** What stands around steps and cards, whatever was found. */
export const SHOWN = {
  creator: "Creator",
  creators: "Creators of this answer",
  of: "{0} of {1}",
  said: "You said",
  assumed: "I assumed {0}",
  told: "Remembered",
  overruled: "Not followed",
  ignore: "Ignore this time",
  running: "Running",
  stopped: "Stopped",
  done: "Done",
  failed: "Failed",
  denied: "Not done",
  open: "Open",
  removed: "Removed",
  copy: "Copy",
  copied: "Copied",
  print: "Print or PDF",
} as const;

const SLOT = /\{(\d)\}/u;

/** Says phrases as the words have them, and those that they do not have in English. */
export function sayWith(phrases: CardWords["phrases"]): Say {
  return (phrase, ...values) => {
    const said = Object.hasOwn(phrases, phrase) ? phrases[phrase] : phrase;
    return filled(said ?? phrase, values.length === 0 ? null : values).join("");
  };
}

export const inEnglish = sayWith({});

/** How the steps and cards of these parts speak. */
export function sayOf(parts: readonly { type: string }[]): Say {
  const words = parts.find(({ type }) => type === WORDS_PART);
  const data = words && "data" in words ? CardWords.safeParse(words.data).data : undefined;
  return data ? sayWith(data.phrases) : inEnglish;
}

/** The words around the slots of a phrase, with the values in their places; slots stay where there are none. */
export function filled<T>(phrase: string, values: readonly T[] | null): (string | T)[] {
  if (values === null) return [phrase];
  return phrase
    .split(SLOT)
    .map((piece, index) => (index % 2 === 0 ? piece : (values[Number(piece)] ?? "")))
    .filter((piece) => piece !== "");
}
