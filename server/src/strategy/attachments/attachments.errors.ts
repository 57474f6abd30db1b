import { AppError } from "#/platform/errors.ts";
import type { AttachmentRefusal } from "./attachment-refusals.ts";

const PASTE = "Copy its text and paste it into the box instead.";

const REFUSED: Readonly<Record<AttachmentRefusal, string>> = {
  old: `This is a document of an old program (.doc), which is not read. Save it as .docx or PDF. Or: ${PASTE.toLowerCase()}`,
  other: `Only .txt, .md, .docx, .pdf and .eml are read. Save the brief as one of these. Or: ${PASTE.toLowerCase()}`,
  locked: `This file is protected by a password. Save it without one. Or: ${PASTE.toLowerCase()}`,
  scan: "There are no letters in this PDF: it is a scan or pictures. Run it through text recognition, or type what matters into the box.",
  empty: "There is no text in this file. Send another one, or type the brief into the box.",
  no_text: "This mail has no text of its own, only files. Send the file that is the brief.",
  too_large: `This file is too long: at most 60 pages, and 20 MB unpacked. Send the pages that are the brief. Or: ${PASTE.toLowerCase()}`,
  unsafe: `This file is packed in a way that office programs do not use, so it was not opened. Save it anew. Or: ${PASTE.toLowerCase()}`,
  damaged: `This file is damaged or incomplete. Open it in its program and save it anew. Or: ${PASTE.toLowerCase()}`,
  too_heavy: `This file takes too much memory or time to read. Save it as .txt. Or: ${PASTE.toLowerCase()}`,
};

export const unreadableAttachment = (refusal: AttachmentRefusal) =>
  new AppError({
    code: "strategy.unreadable_attachment",
    status: refusal === "too_large" || refusal === "too_heavy" ? 413 : 422,
    detail: REFUSED[refusal],
  });

/** The program that reads files ended before it had begun: nothing is said about the file. */
export const readerNotStarted = (cause?: unknown) =>
  new AppError({
    code: "strategy.reader_not_started",
    status: 503,
    detail:
      "The program that reads files could not be started. Try again in a moment, or paste the text; ./herald doctor tells more.",
    retryAfter: 10,
    cause,
  });
