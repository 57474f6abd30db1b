import * as z from "zod/mini";
import { Version, Versioned } from "../versions.ts";

/** Longest list, in characters: some 400 lines. Chosen by us. */
export const DAY_LIST_MAX = 20_000;

const DayList = z
  .string()
  .check(z.maxLength(DAY_LIST_MAX, `At most ${DAY_LIST_MAX.toLocaleString("en-GB")} characters in one list`));

/** Lists as they were pasted: one day or range a line, with its name. */
export const PostingDaysInput = z.object({
  /** No piece of a plan goes live on these. */
  quietDays: DayList,
  /** Said at the pieces of a plan on these. */
  schoolHolidays: DayList,
});
export type PostingDaysInput = z.infer<typeof PostingDaysInput>;
export const PostingDaysChange = z.extend(PostingDaysInput, Versioned.shape);
export type PostingDaysChange = z.infer<typeof PostingDaysChange>;

/** What was understood of a list, and what was not; nothing of its text is dropped. */
export const ReadDays = z.object({
  /** First and last day, yyyy-mm-dd. */
  days: z.array(z.object({ from: z.string(), to: z.string(), name: z.string() })),
  unread: z.array(z.object({ line: z.int(), text: z.string(), why: z.string() })),
});
export type ReadDays = z.infer<typeof ReadDays>;

export const PostingDays = z.object({
  ...PostingDaysInput.shape,
  read: z.object({ quietDays: ReadDays, schoolHolidays: ReadDays }),
  /** Null until somebody has saved it. */
  updatedAt: z.nullable(z.iso.datetime()),
  version: Version,
});
export type PostingDays = z.infer<typeof PostingDays>;
