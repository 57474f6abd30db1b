import { archiveRefusal, containerOf } from "#/platform/isolation/archive-refusal.ts";

/** Why a workbook is not read, as far as it can be told before or while it is. */
export const WORKBOOK_REFUSALS = [
  "old",
  "binary",
  "open_document",
  "numbers",
  "locked",
  "too_large",
  "scattered",
  "unsafe",
  "damaged",
  "too_heavy",
] as const;
export type WorkbookRefusal = (typeof WORKBOOK_REFUSALS)[number];

/** What a file of bytes is: a workbook that may be opened, one that is refused, or none. */
type WorkbookKind = { kind: "none" } | { kind: "workbook" } | { kind: "refused"; refusal: WorkbookRefusal };

/** Largest workbook that is opened, unpacked. A larger one would cost the child more memory than it has. */
const UNPACKED_MAX = 20 * 1024 * 1024;
const PICTURE = /^xl\/media\/[^/]+$/u;

/** What is inside of archives that people take for workbooks, by an entry that only those have. */
const INSIDES: readonly [RegExp, WorkbookKind][] = [
  [/^xl\/workbook\.bin$/iu, refused("binary")],
  [/^xl\/.*\.xml$/iu, { kind: "workbook" }],
  [/^Index\/.*\.iwa$|^Index\.zip$/u, refused("numbers")],
  [/^content\.xml$/u, refused("open_document")],
];

/** Looks at the first bytes and at the directory of an archive; nothing is unpacked. */
export function lookAtWorkbook(bytes: Uint8Array): WorkbookKind {
  const container = containerOf(bytes);
  if (container.kind === "old") return refused(container.isEncrypted ? "locked" : "old");
  if (container.kind === "none") return { kind: "none" };
  const { entries } = container;
  if (entries === null) return refused("damaged");
  const inside = INSIDES.find(([name]) => entries.some((entry) => name.test(entry.name)))?.[1];
  if (inside?.kind !== "workbook") return inside ?? { kind: "none" };
  const refusal = archiveRefusal(entries, { unpackedMax: UNPACKED_MAX, pictures: PICTURE });
  return refusal === null ? inside : refused(refusal);
}

function refused(refusal: WorkbookRefusal): WorkbookKind {
  return { kind: "refused", refusal };
}
