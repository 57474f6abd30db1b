import * as z from "zod/mini";

/** A phrase of ours, named by its English words, in the language of its answer; values stand at its {0}, {1}. */
export interface Say {
  (phrase: string, ...values: readonly string[]): string;
  /** How numbers and names of countries are written; absent in English. */
  locale?: string | undefined;
}

/** What steps and cards of an answer say where it is not in English: each English phrase with what stands for it. */
export const WORDS_PART = "data-words";
export const CardWords = z.object({
  phrases: z.record(z.string(), z.string()),
  /** BCP 47; absent in older stored answers. */
  locale: z.optional(z.string()),
});
export type CardWords = z.infer<typeof CardWords>;

/** What stands around steps and cards, whatever was found. */
export const SHOWN = {
  creator: "Creator",
  creators: "Creators of this answer",
  of: "{0} of {1}",
  said: "You said",
  assumed: "I assumed {0}",
  assumedChip: "assumed",
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
  goesOn: "Change the plan, ask why, or add a limit",
  asksNext: "Ask something, or describe a campaign",
} as const;

const SLOT = /\{(\d)\}/u;

/** Says phrases as the words have them, and those that they do not have in English. */
export function sayWith({ phrases, locale }: CardWords): Say {
  const say = (phrase: string, ...values: readonly string[]) => {
    const said = Object.hasOwn(phrases, phrase) ? phrases[phrase] : phrase;
    return filled(said ?? phrase, values.length === 0 ? null : values).join("");
  };
  return Object.assign(say, { locale });
}

export const inEnglish = sayWith({ phrases: {} });

/** How the steps and cards of these parts speak. */
export function sayOf(parts: readonly { type: string }[]): Say {
  const words = parts.find(({ type }) => type === WORDS_PART);
  const data = words && "data" in words ? CardWords.safeParse(words.data).data : undefined;
  return data ? sayWith(data) : inEnglish;
}

/** The words around the slots of a phrase, with the values in their places; slots stay where there are none. */
export function filled<T>(phrase: string, values: readonly T[] | null): (string | T)[] {
  if (values === null) return [phrase];
  return phrase
    .split(SLOT)
    .map((piece, index) => (index % 2 === 0 ? piece : (values[Number(piece)] ?? "")))
    .filter((piece) => piece !== "");
}
