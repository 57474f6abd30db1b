import { FigureSource } from "@app/contract/figures";
import { CardText } from "@app/contract/strategy/answers/card-text";
import * as z from "zod/mini";

/** A word of a sentence, or a figure in it that opens its source. */
const Piece = z.object({ text: z.string(), source: z.nullable(FigureSource) });
export type Piece = z.infer<typeof Piece>;

export const SaidThen = z.object({
  by: z.enum(["person", "assistant"]),
  paragraphs: z.array(z.array(Piece)),
  /** The text of a file that the person used. */
  file: z.nullable(z.object({ name: z.string(), text: z.string() })),
  cards: z.array(CardText),
  /** What was asked back and what became of it, and words of a model that nobody checked. */
  beside: z.array(z.string()),
});
export type SaidThen = z.infer<typeof SaidThen>;

export const PlanThen = z.object({
  name: z.string(),
  version: z.int(),
  /** Where and when: "Germany", "1 Dec 2026–24 Dec 2026". */
  of: z.array(z.string()),
  figures: z.array(
    z.object({ label: z.string(), value: z.string(), note: z.string(), source: z.nullable(FigureSource) }),
  ),
  tables: z.array(CardText),
  /** What is not kept, not understood, not known or taken for granted, as sentences. */
  open: z.array(z.string()),
});
export type PlanThen = z.infer<typeof PlanThen>;

/** A thread as it was when a link to it was made: texts alone, as they are shown. */
export const ThreadSnapshot = z.object({
  title: z.string(),
  takenAt: z.string(),
  timeZone: z.string(),
  pricesHidden: z.boolean(),
  said: z.array(SaidThen),
  plan: z.nullable(PlanThen),
});
export type ThreadSnapshot = z.infer<typeof ThreadSnapshot>;
