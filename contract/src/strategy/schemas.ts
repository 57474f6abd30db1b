import * as z from "zod/mini";
import { SearchedListQuery, listOf } from "../paging.ts";
import { BriefText } from "../prices.ts";
import { CardWords } from "./answers/phrases.ts";
import { Attachment } from "./attachments/schemas.ts";
import { PlanStatus, ShownPlan } from "./plan.ts";
import { Money } from "../money.ts";
import { Version, Versioned } from "../versions.ts";

/** Longest message to Strategy AI, in characters. Chosen by us: a brief of two pages. */
export const MESSAGE_MAX = 8000;
export const THREAD_TITLE_MAX = 120;

/** Version of the stored form of messages; raised when the form changes. */
export const MESSAGE_SCHEMA = 1;

export const ThreadTitle = z
  .string("Give the thread a name")
  .check(
    z.trim(),
    z.minLength(1, "Give the thread a name"),
    z.maxLength(THREAD_TITLE_MAX, `At most ${THREAD_TITLE_MAX} characters`),
  );

export const Thread = z.object({
  id: z.uuid(),
  title: BriefText,
  /** The plan made in it; null until there is one. */
  strategyId: z.nullable(z.uuid()),
  /** Kept on top of the list. */
  pinned: z.boolean(),
  /** Put away: only a list of archived threads has it. */
  archived: z.boolean(),
  /** Of its title and of the two above. */
  version: Version,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Thread = z.infer<typeof Thread>;

/** Pinned ones, then those last used. */
export const ThreadList = listOf(Thread);
export type ThreadList = z.infer<typeof ThreadList>;

export const THREAD_SHELVES = ["open", "archived"] as const;
/** `q`: every word stands in the title, or in one message. */
export const ThreadListQuery = z.extend(SearchedListQuery, {
  shelf: z._default(z.enum(THREAD_SHELVES), "open"),
});
export type ThreadListQuery = z.infer<typeof ThreadListQuery>;

/** A message in parts: text, tool calls with their results, figures. Parts are those of the stream. */
export const ThreadMessage = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  parts: z.array(z.looseObject({ type: z.string() })),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

export const ThreadDetail = z.object({
  ...Thread.shape,
  messages: z.array(ThreadMessage),
  /** Whether an answer is being written right now; it can be followed at `/stream`. */
  isAnswering: z.boolean(),
});
export type ThreadDetail = z.infer<typeof ThreadDetail>;

export const ThreadInput = z.object({ title: z.optional(ThreadTitle) });
export type ThreadInput = z.infer<typeof ThreadInput>;
/** `keeps`: with how many of its first messages, and the plan as it stood after them, a thread goes on apart. */
export const ThreadFork = z.strictObject({
  keeps: z.int("Say how many messages are kept").check(z.minimum(0, "At least 0 messages")),
});
export type ThreadFork = z.infer<typeof ThreadFork>;
export const ThreadChange = z.extend(Versioned, {
  title: z.optional(ThreadTitle),
  pinned: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
});
export type ThreadChange = z.infer<typeof ThreadChange>;

/** All that a person may send: words, the text of a file with or without them, an answer to an approval or a proposal. */
export const MessageInput = z.union([
  z.strictObject({
    text: z.string().check(z.trim(), z.maxLength(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`)),
    attachment: Attachment,
  }),
  z.strictObject({
    text: z
      .string("Write what you want to plan")
      .check(
        z.trim(),
        z.minLength(1, "Write what you want to plan"),
        z.maxLength(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`),
      ),
  }),
  z.strictObject({ approvalId: z.string().check(z.minLength(1), z.maxLength(100)), approved: z.boolean() }),
  z.strictObject({ proposalId: z.string().check(z.minLength(1), z.maxLength(100)), apply: z.boolean() }),
]);
export type MessageInput = z.infer<typeof MessageInput>;

export const StrategyVersion = z.object({
  number: z.int(),
  /** What changed, in a few words. */
  summary: BriefText,
  status: PlanStatus,
  cost: z.nullable(Money),
  reach: z.nullable(z.int()),
  createdAt: z.string(),
});
export type StrategyVersion = z.infer<typeof StrategyVersion>;

/** A plan with all its versions; `plan` is that of `version`. */
export const Strategy = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  name: BriefText,
  version: z.int(),
  plan: ShownPlan,
  /** What stands for the phrases of its screen; absent where the version was said in English. */
  words: z.optional(CardWords),
  /** Newest first. */
  versions: z.array(StrategyVersion),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Strategy = z.infer<typeof Strategy>;

const StrategySummary = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  name: BriefText,
  version: z.int(),
  status: PlanStatus,
  updatedAt: z.string(),
});
export const StrategyList = listOf(StrategySummary);
export type StrategyList = z.infer<typeof StrategyList>;

export const StrategyInput = z.object({
  text: z
    .string("Write what you want to plan")
    .check(z.trim(), z.maxLength(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`)),
});
export type StrategyInput = z.infer<typeof StrategyInput>;

/** Saving asks first: without an approval the answer is one that waits. */
export const SaveInput = z.object({
  name: z.optional(ThreadTitle),
  approvalId: z.optional(z.uuid()),
});
export type SaveInput = z.infer<typeof SaveInput>;

export const SaveApproval = z.object({ approvalId: z.uuid(), summary: z.string() });
export type SaveApproval = z.infer<typeof SaveApproval>;

/** What was made of a plan. */
export const SavedPlan = z.object({
  kind: z.enum(["collection", "campaign"]),
  id: z.string(),
  name: z.string(),
  url: z.string(),
});
export type SavedPlan = z.infer<typeof SavedPlan>;

/** What to begin with: what is late, due and running, then briefs written from the workspace's own creators. */
export const Starters = z.object({ items: z.array(z.object({ title: z.string(), text: z.string() })) });
export type Starters = z.infer<typeof Starters>;
