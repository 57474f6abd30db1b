import * as z from "zod/mini";
import { listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";

const OBJECTIONS_MAX = 10_000;
const TEXT_MAX = 1_000_000;
const TEXT_WORDS = "Enter handles, links to profiles or e-mail addresses, one a line";

/** Somebody who asked not to be stored. Who it is cannot be read back: only a keyed hash is kept. */
export const Objection = z.object({
  id: z.uuid(),
  kind: z.enum(["account", "email"]),
  /** Null for an e-mail address, and for a handle that holds on every platform. */
  platform: z.nullable(Platform),
  addedAt: z.string(),
  addedBy: z.nullable(z.string()),
});
export type Objection = z.infer<typeof Objection>;

export const Objections = listOf(Objection);
export type Objections = z.infer<typeof Objections>;

/** One a line: "@handle", "tiktok: handle", the address of a profile, or an e-mail address. */
export const ObjectionInput = z.object({
  text: z.string(TEXT_WORDS).check(
    z.trim(),
    z.minLength(1, TEXT_WORDS),
    z.maxLength(TEXT_MAX, `At most ${TEXT_MAX} characters`),
    z.refine((text) => text.split("\n").length <= OBJECTIONS_MAX, `At most ${OBJECTIONS_MAX} lines`),
  ),
});
export type ObjectionInput = z.infer<typeof ObjectionInput>;

export const ObjectionsAdded = z.object({
  added: z.int(),
  /** Those that were there already. */
  known: z.int(),
  /** Lines that are neither a handle nor an address. */
  unread: z.array(z.object({ line: z.int(), text: z.string() })),
  /** Creators who are stored and whom the lines name: refused from now on, and still there until they are erased. */
  stored: z.array(z.object({ id: z.uuid(), platform: Platform, handle: z.string() })),
  /** Rows of removed imports that named them; what these held is gone. */
  emptied: z.int(),
});
export type ObjectionsAdded = z.infer<typeof ObjectionsAdded>;

const TRUE_OR_FALSE = "Enter true or false";

export const ErasureQuery = z.object({
  /** Also keeps the creator out from now on. */
  objection: z._default(z.stringbool({ error: TRUE_OR_FALSE }), true),
});
export type ErasureQuery = z.infer<typeof ErasureQuery>;

/** What was erased, by table, and in how many other rows the creator was named. */
export const CreatorErased = z.object({
  id: z.uuid(),
  deleted: z.record(z.string(), z.int()),
  redacted: z.record(z.string(), z.int()),
  pictures: z.int(),
  objections: z.int(),
});
export type CreatorErased = z.infer<typeof CreatorErased>;

/** All that is stored of a creator: every row, by table, and where else the creator is named. */
export const CreatorRecord = z.object({
  creatorId: z.uuid(),
  exportedAt: z.string(),
  rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  mentions: z.record(z.string(), z.int()),
});
export type CreatorRecord = z.infer<typeof CreatorRecord>;

export const privacyPaths = {
  objections: "/api/v1/objections",
  objection: "/api/v1/objections/:id",
  record: "/api/v1/creators/:id/record",
} as const;
