import * as z from "zod/mini";
import { BriefText, PriceText } from "../../prices.ts";
import { Version, Versioned } from "../../versions.ts";

/** Longest fact, in characters. Chosen by us: one or two sentences. */
export const FACT_MAX = 300;

/** Most facts of a workspace: every plan reads all of them. Chosen by us. */
export const FACTS_MAX = 100;

const FactText = z
  .string("Write what is to be remembered")
  .check(
    z.trim(),
    z.minLength(1, "Write what is to be remembered"),
    z.maxLength(FACT_MAX, `At most ${FACT_MAX} characters`),
  );

/** What a team told Strategy AI and wants to hold from now on. */
export const RememberedFact = z.object({
  id: z.uuid(),
  /** As it was told. */
  text: BriefText,
  /** What every new plan follows of it, in words; null for a note, which no plan follows. */
  rule: z.nullable(PriceText),
  /** Who wrote it as it stands; null where nobody of that name is left. */
  toldBy: z.nullable(z.string()),
  toldAt: z.string(),
  version: Version,
});
export type RememberedFact = z.infer<typeof RememberedFact>;

/** All of them, the newest first. */
export const RememberedFacts = z.object({ items: z.array(RememberedFact) });
export type RememberedFacts = z.infer<typeof RememberedFacts>;

export const FactInput = z.object({ text: FactText });
export type FactInput = z.infer<typeof FactInput>;

export const FactChange = z.extend(Versioned, { text: FactText });
export type FactChange = z.infer<typeof FactChange>;

/** A fact that a plan follows, or would if its brief did not say otherwise. */
export const FactInUse = z.object({
  id: z.string(),
  text: BriefText,
  /** Day on which it was told, yyyy-mm-dd. */
  toldOn: z.string(),
});
export type FactInUse = z.infer<typeof FactInUse>;
