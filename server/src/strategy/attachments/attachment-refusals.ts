import { archiveRefusal, containerOf } from "#/platform/isolation/archive-refusal.ts";

/** Why the text of a file is not read, as far as it can be told before or while it is. */
export const ATTACHMENT_REFUSALS = [
  "old",
  "other",
  "locked",
  "scan",
  "empty",
  "no_text",
  "too_large",
  "unsafe",
  "damaged",
  "too_heavy",
] as const;
export type AttachmentRefusal = (typeof ATTACHMENT_REFUSALS)[number];

/** What reads the file. */
export type AttachmentKind = "text" | "document" | "pdf" | "mail";

/** Largest document that is opened, unpacked and without its pictures. Chosen by us: a hundred times a brief. */
const UNPACKED_MAX = 20 * 1024 * 1024;
const PICTURE = /^word\/media\/[^/]+$/u;
const PDF = Buffer.from("%PDF-");
/** A PDF may begin a little late. */
const PDF_WITHIN = 1024;

/** Looks at the name, the first bytes and the directory of an archive: what reads the file, or why nothing does. */
export function lookAtAttachment(
  name: string,
  bytes: Uint8Array,
): AttachmentKind | { refusal: AttachmentRefusal } {
  const container = containerOf(bytes);
  if (container.kind === "old") return { refusal: container.isEncrypted ? "locked" : "old" };
  if (container.kind === "archive") {
    const { entries } = container;
    if (entries === null) return { refusal: "damaged" };
    if (!entries.some((entry) => entry.name === "word/document.xml")) return { refusal: "other" };
    const refusal = archiveRefusal(entries, { unpackedMax: UNPACKED_MAX, pictures: PICTURE });
    return refusal === null ? "document" : { refusal };
  }
  if (Buffer.from(bytes.subarray(0, PDF_WITHIN)).includes(PDF)) return "pdf";
  if (/\.eml$/iu.test(name)) return "mail";
  if (/\.(?:txt|text|md|markdown)$/iu.test(name)) return "text";
  return { refusal: /\.(?:docx|pdf)$/iu.test(name) ? "damaged" : "other" };
}
