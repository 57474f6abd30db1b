import * as z from "zod/mini";
import { BriefText } from "../../prices.ts";

/** The part of a message that asks whether a change is meant. It keeps no version; an answer to it may. */
export const PROPOSAL_PART = "data-proposal";

/**
 * A change that was read and not made. `text` is what was written; whoever answers sends only the id, and the change is
 * taken from here.
 */
export const Proposal = z.object({
  id: z.string(),
  /** "keep" keeps what was only tried out; "remember" keeps `text` for plans from then on, word for word. */
  kind: z.enum(["plan", "change", "keep", "remember"]),
  text: BriefText,
  summary: BriefText,
  /** The plan it was read against: it holds for that one only. Null where there was none, and to remember. */
  version: z.nullable(z.int()),
  state: z.enum(["open", "applied", "declined"]),
  language: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;
