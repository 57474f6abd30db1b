import * as z from "zod/mini";

const ASK_FOR_VERSION = "Send the version of what you changed, as it was answered";
/** What the database counts to. */
const VERSION_MAX = 2 ** 31 - 1;

/**
 * Counts the edits of a stored thing. Every answer that shows the thing has it, every PUT and PATCH sends it back: what
 * was edited meanwhile is then told, and never overwritten unseen.
 */
export const Version = z
  .int(ASK_FOR_VERSION)
  .check(z.minimum(0, ASK_FOR_VERSION), z.maximum(VERSION_MAX, ASK_FOR_VERSION));

/** Of whatever was just made. */
export const FIRST_VERSION = 1;

/** What has a version: 0 for a setting that nobody has saved yet. */
export const Versioned = z.object({ version: Version });
export type Versioned = z.infer<typeof Versioned>;

/** Codes of the two refusals that every edit may meet. */
export const VERSION_MISSING = "platform.version_missing";
export const EDITED_MEANWHILE = "platform.edited_meanwhile";

/** What `platform.edited_meanwhile` holds: the fields that were sent, the same fields as they are stored, and the version to send next. */
export const EditConflict = z.object({
  yours: z.record(z.string(), z.unknown()),
  theirs: z.record(z.string(), z.unknown()),
  version: Version,
});
export type EditConflict = z.infer<typeof EditConflict>;
