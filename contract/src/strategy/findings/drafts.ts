import * as z from "zod/mini";
import { PriceText } from "../../prices.ts";
import { Sourced } from "./schemas.ts";

export const DRAFT_KINDS = [
  "mail",
  "message",
  "counter",
  "decline",
  "reminder",
  "subjects",
  "points",
  "hooks",
  "caption",
  "brief",
] as const;
export const DraftKind = z.enum(DRAFT_KINDS);
export type DraftKind = z.infer<typeof DraftKind>;

/** Languages in which drafts are written. */
export const DRAFT_LANGUAGES = ["en", "de", "fr", "es", "pt"] as const;
export const DraftLanguage = z.enum(DRAFT_LANGUAGES);
export type DraftLanguage = z.infer<typeof DraftLanguage>;

/** What filled a frame. */
export const DRAFT_SOURCES = ["question", "profile", "creator", "posts", "plan", "campaign", "rule"] as const;

/** What `write_draft` makes: a frame that a person finishes. Nothing of it is sent. */
export const Draft = z.extend(Sourced, {
  kind: DraftKind,
  language: DraftLanguage,
  handle: z.nullable(z.string()),
  /** Whether the workspace has the creator; true where none was named. */
  isKnown: z.boolean(),
  title: z.string(),
  text: PriceText,
  filledFrom: z.array(z.enum(DRAFT_SOURCES)),
  /** What stands in brackets, as words of the language. */
  blanks: z.array(z.string()),
});
export type Draft = z.infer<typeof Draft>;

/** What `write_one_page` makes of the plan of a thread: what a boss decides by, on one page. */
export const OnePage = z.extend(Sourced, {
  language: DraftLanguage,
  /** Null where the thread has no plan, or none that keeps all rules. */
  plan: z.nullable(z.object({ strategyId: z.string(), version: z.int(), name: z.string() })),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), lines: z.array(PriceText) })),
  pricesKnown: z.nullable(z.object({ known: z.int(), of: z.int() })),
});
export type OnePage = z.infer<typeof OnePage>;
