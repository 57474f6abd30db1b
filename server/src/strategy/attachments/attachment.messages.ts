import * as z from "zod/mini";
import { ATTACHMENT_REFUSALS } from "./attachment-refusals.ts";

/** What the child says, a line each. */
export const AttachmentMessage = z.discriminatedUnion("type", [
  /** The program runs; whatever ends it from here on is the file or a limit. */
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("refused"), refusal: z.enum(ATTACHMENT_REFUSALS) }),
  z.object({
    type: z.literal("text"),
    text: z.string(),
    /** Of the whole file. */
    characters: z.int(),
    /** Files in a mail, by their names. */
    notRead: z.array(z.string()),
  }),
]);
export type AttachmentMessage = z.infer<typeof AttachmentMessage>;
