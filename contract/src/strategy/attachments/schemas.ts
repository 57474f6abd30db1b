import * as z from "zod/mini";
import { BriefText } from "../../prices.ts";

/** Largest file whose text is read. */
export const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024;

/** At this length its text is cut, in characters: as long as a message may be. */
export const ATTACHMENT_TEXT_MAX = 8000;

/** Longest name of a file that is kept beside its text. */
export const ATTACHMENT_NAME_MAX = 120;

/** Kinds of files, by the ends of their names. */
export const ATTACHMENT_ENDS = [".txt", ".md", ".docx", ".pdf", ".eml"] as const;

/** The part of a message that is the text of a file: data, whatever it says. */
export const ATTACHMENT_PART = "data-attachment";

const TOO_LARGE = "At most 10 MB. Send the pages that are the brief, or paste their text.";

export const AttachmentInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Send the name of the file"), z.maxLength(1000)),
  /** The bytes of the file. */
  base64: z.string().check(
    z.minLength(1, "The file is empty"),
    // A pattern of the whole would keep every one of fourteen million places in mind.
    z.refine((bytes) => !/[^A-Za-z0-9+/=]/.test(bytes), "Send the bytes of the file as base64"),
    z.maxLength(Math.ceil(ATTACHMENT_BYTES_MAX / 3) * 4, TOO_LARGE),
  ),
});
export type AttachmentInput = z.infer<typeof AttachmentInput>;

/** The text of a file, before anybody has said that it is to be used. Nothing of it is kept. */
export const AttachmentText = z.object({
  name: z.string(),
  text: BriefText,
  /** Of the whole file; more than are in `text` where it was cut. */
  characters: z.int(),
  isCut: z.boolean(),
  /** Files in a mail, by their names: they are not read. */
  notRead: z.array(z.string()),
});
export type AttachmentText = z.infer<typeof AttachmentText>;

/** What a person has read, and wants to be used. */
export const Attachment = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(ATTACHMENT_NAME_MAX)),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "There is no text to use"),
      z.maxLength(ATTACHMENT_TEXT_MAX, `At most ${ATTACHMENT_TEXT_MAX} characters`),
    ),
});
export type Attachment = z.infer<typeof Attachment>;
