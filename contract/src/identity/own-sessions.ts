import * as z from "zod/mini";
import { listOf } from "../paging.ts";

/** A browser or program in which a person is signed in. */
export const OwnSession = z.object({
  id: z.uuid(),
  /** In plain words, such as "Firefox on Windows"; null where it did not say what it is. */
  device: z.nullable(z.string()),
  /** The part of its address that a network shares, such as "203.0.113.x", or "this machine"; empty where none is known. */
  network: z.string(),
  startedAt: z.iso.datetime(),
  /** Within half a minute. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;
/** What ends with all other sessions of a person. */
export const EndOthersQuery = z.object({
  /** The API tokens that they made, too: a token outlives the session that it was made in. */
  tokens: z._default(z.stringbool({ error: "Say true or false" }), false),
});
export type EndOthersQuery = z.infer<typeof EndOthersQuery>;
/** The one that was used last comes first. */
export const OwnSessionList = listOf(OwnSession);
export type OwnSessionList = z.infer<typeof OwnSessionList>;
