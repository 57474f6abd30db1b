import type { MergeProposal } from "@app/contract/discovery/merging";
import { PLATFORM_LABELS } from "@app/contract/platforms";

export const REASONS: Readonly<Record<MergeProposal["reason"], string>> = {
  email: "same e-mail",
  link: "same link in the bio",
  handle: "same handle",
  row: "named in one row of an import",
};

type Side = MergeProposal["creators"][number];

/** "@lena on Instagram". */
export function nameOf({ accounts: [account], name }: Side): string {
  if (!account) return name ?? "a creator";
  return `@${account.handle} on ${PLATFORM_LABELS[account.platform]}`;
}
