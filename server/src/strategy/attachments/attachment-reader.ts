import type { AttachmentText } from "@app/contract/strategy/attachments/schemas";
import { ATTACHMENT_NAME_MAX, ATTACHMENT_TEXT_MAX } from "@app/contract/strategy/attachments/schemas";
import { join } from "node:path";
import { isolationLevel } from "#/platform/isolation/isolation.ts";
import { outputOfChild } from "#/platform/isolation/reading-child.ts";
import { limitTo } from "#/platform/limits/limit.ts";
import { lookAtAttachment } from "./attachment-refusals.ts";
import type { AttachmentKind } from "./attachment-refusals.ts";
import { AttachmentMessage } from "./attachment.messages.ts";
import { readerNotStarted, unreadableAttachment } from "./attachments.errors.ts";

const PROGRAM = join(import.meta.dirname, "attachment.child.ts");
/** All that the child may read of the machine; the file comes through its standard input. */
const READABLE = [
  "package.json",
  "contract",
  "server/package.json",
  "server/src/strategy/attachments",
  "server/src/platform/isolation",
  "node_modules",
];
/** A document of 20 MB unpacked needs half of it. */
const HEAP_MB = 512;
const READING_MS = 20_000;
/** Children at the same time; further files wait. */
const CHILDREN_MAX = 2;
/** JSON writes some characters as six, and UTF-8 as four bytes. */
const OUTPUT_MAX = ATTACHMENT_TEXT_MAX * 8 + 64 * 1024;

const limit = limitTo({ atOnce: CHILDREN_MAX });

/**
 * The text of a file, read in a process of its own that sees nothing of the machine but the program. Nothing is kept.
 * @throws `strategy.unreadable_attachment`, `strategy.reader_not_started`.
 */
export function readAttachment(
  fileName: string,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<AttachmentText> {
  const name = shortName(fileName);
  const kind = lookAtAttachment(fileName, bytes);
  if (typeof kind === "object") throw unreadableAttachment(kind.refusal);
  return limit(async () => {
    const [ready, answered] = messagesIn(await outputFor(kind, bytes, signal));
    if (ready?.type !== "ready") {
      isolationLevel.forget();
      throw readerNotStarted();
    }
    if (answered?.type === "refused") throw unreadableAttachment(answered.refusal);
    // A child that ended without a word was stopped by a limit or brought down by the file.
    if (answered?.type !== "text") throw unreadableAttachment("too_heavy");
    const { text, characters, notRead } = answered;
    return { name, text, characters, isCut: characters > text.length, notRead };
  });
}

function outputFor(kind: AttachmentKind, bytes: Uint8Array, signal?: AbortSignal): Promise<Buffer> {
  const child = {
    program: PROGRAM,
    words: [kind],
    readable: READABLE,
    heapMb: HEAP_MB,
    readingMs: READING_MS,
    outputMax: OUTPUT_MAX,
    notStarted: readerNotStarted,
    tooLong: () => unreadableAttachment("too_heavy"),
  };
  return outputOfChild(child, bytes, signal);
}

function messagesIn(output: Buffer): (AttachmentMessage | null)[] {
  return output
    .toString()
    .split("\n")
    .slice(0, 2)
    .map((line) => {
      try {
        return AttachmentMessage.parse(JSON.parse(line));
      } catch {
        return null;
      }
    });
}

/** Without folders, and its end kept. */
function shortName(fileName: string): string {
  const name = fileName.split(/[/\\]/u).at(-1)?.trim() ?? "";
  const plain = name === "" ? "file" : name;
  return plain.length <= ATTACHMENT_NAME_MAX ? plain : `…${plain.slice(1 - ATTACHMENT_NAME_MAX)}`;
}
