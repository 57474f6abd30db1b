import { ATTACHMENT_TEXT_MAX } from "@app/contract/strategy/attachments/schemas";
import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import type { AttachmentMessage } from "./attachment.messages.ts";
import type { AttachmentRefusal } from "./attachment-refusals.ts";
import { decoded, textOfHtml, tidied } from "./plain-text.ts";

// Runs alone in its own process and reads the file from its standard input: a hostile one can only end this process.
// Word: what reads it, "text", "document", "pdf" or "mail". The library of a kind is loaded only for that kind.

/** A brief is shorter; a longer file costs time for nothing. Chosen by us. */
const PAGES_MAX = 60;
/** Files in a mail that are named. */
const NAMES_MAX = 10;

interface Found {
  text: string;
  notRead?: string[];
}

class Refused extends Error {
  readonly refusal: AttachmentRefusal;

  constructor(refusal: AttachmentRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const READERS: Readonly<Record<string, (bytes: Buffer) => Promise<Found>>> = {
  text: (bytes) => Promise.resolve({ text: decoded(bytes) }),
  document: readDocument,
  pdf: readPdf,
  mail: readMail,
};

say({ type: "ready" });
await answer(process.argv[2] ?? "", await buffer(process.stdin));

async function answer(kind: string, bytes: Buffer): Promise<void> {
  try {
    const read = READERS[kind];
    if (!read) throw new Refused("other");
    const { text: found, notRead = [] } = await read(bytes);
    const text = tidied(found);
    if (!/\p{L}/u.test(text)) throw new Refused(kind === "pdf" ? "scan" : "empty");
    say({ type: "text", text: text.slice(0, ATTACHMENT_TEXT_MAX), characters: text.length, notRead });
  } catch (error) {
    say({ type: "refused", refusal: error instanceof Refused ? error.refusal : "damaged" });
  }
}

/** The words of a document; nothing of its pictures, its links or what else it refers to. */
async function readDocument(bytes: Buffer): Promise<Found> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  return { text: value };
}

async function readPdf(bytes: Buffer): Promise<Found> {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    throw new Refused(error instanceof Error && error.name === "PasswordException" ? "locked" : "damaged");
  });
  if (pdf.numPages > PAGES_MAX) throw new Refused("too_large");
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
    page.cleanup();
  }
  return { text: pages.join("\n\n") };
}

/** Subject and words of a mail; its own files are named and not read. */
async function readMail(bytes: Buffer): Promise<Found> {
  const { default: PostalMime } = await import("postal-mime");
  const { subject, text, html, attachments } = await PostalMime.parse(bytes);
  const words = text !== undefined && text.trim() !== "" ? text : textOfHtml(html ?? "");
  if (words.trim() === "" && attachments.length > 0) throw new Refused("no_text");
  const notRead = attachments.slice(0, NAMES_MAX).map(({ filename }) => filename ?? "a file without a name");
  return { text: [subject ?? "", words].join("\n\n"), notRead };
}

function say(message: AttachmentMessage): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}
