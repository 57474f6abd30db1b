import * as z from "zod/mini";
import { ListQuery, listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";

/** Why two creators may be one person: same e-mail, link in the bio or handle elsewhere, or one row of a table. */
const MergeReason = z.enum(["email", "link", "handle", "row"]);

/** `open` asks; `joined` and `apart` are what a person answered, and both can be taken back. */
const MergeState = z.enum(["open", "joined", "apart"]);

const MergeSide = z.object({
  creatorId: z.uuid(),
  name: z.nullable(z.string()),
  accounts: z.array(z.object({ platform: Platform, handle: z.string() })),
});

/** Two creators that may be one. */
export const MergeProposal = z.object({
  id: z.uuid(),
  reason: MergeReason,
  state: MergeState,
  /** Once joined, the first is the creator that stayed, and the second what was joined to it. */
  creators: z.tuple([MergeSide, MergeSide]),
  answeredAt: z.nullable(z.string()),
});
export type MergeProposal = z.infer<typeof MergeProposal>;

export const MergeProposalQuery = z.extend(ListQuery, {
  /** Only those of one creator, also the ones that were answered; without it the open ones of all. */
  creatorId: z.optional(z.uuid("Name a creator by its id")),
});
export type MergeProposalQuery = z.infer<typeof MergeProposalQuery>;

export const MergeProposals = listOf(MergeProposal);
export type MergeProposals = z.infer<typeof MergeProposals>;

/** `open` takes an answer back: what was joined becomes two creators again. */
export const MergeAnswer = z.object({
  state: z.enum(["joined", "apart", "open"], "Answer joined, apart or open"),
});
export type MergeAnswer = z.infer<typeof MergeAnswer>;

export const mergePaths = {
  all: "/api/v1/merge-proposals",
  answer: "/api/v1/merge-proposals/:id/answer",
} as const;
