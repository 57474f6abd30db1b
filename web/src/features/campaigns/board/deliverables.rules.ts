import { countedPieces } from "@app/contract/campaigns/piece-labels";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { CheckCounts } from "@app/contract/content-checks/reviews";
import { plural } from "#/lib/format.ts";
import type { StateKind } from "#/ui/feedback/State.tsx";
import type { BoardCard } from "#/features/campaigns/campaigns.rules.ts";

export interface StateWords {
  kind: StateKind;
  text: string;
  /** The answers that the text counts. */
  counted?: readonly CheckCounts[];
}

/** "2 reels, 1 story", or that nothing is owed. */
export function piecesOf(deliverables: readonly Deliverable[]): string {
  return countedPieces(deliverables) || "No deliverables";
}

/** Where one deliverable stands, in words. */
export function deliverableWords(piece: Deliverable): StateWords {
  if (piece.live) return { kind: "passed", text: "Live" };
  if (piece.late) return { kind: "failed", text: "Late, no draft yet" };
  if (piece.state === "waiting") return { kind: "waiting", text: "No draft" };
  if (piece.state === "approved") return { kind: "passed", text: "Approved" };
  if (piece.state === "checking") return { kind: "running", text: "Checking" };
  if (piece.state === "needs-work") return { kind: "warn", text: "Needs work" };
  const check = piece.submissions[0]?.check;
  if (!check) return { kind: "none", text: "Not checked" };
  if (check.state === "refused") return { kind: "failed", text: "File cannot be read" };
  if (check.state === "failed") return { kind: "failed", text: "Could not be checked" };
  if (check.failed > 0) return { kind: "failed", text: plural(check.failed, "problem"), counted: [check] };
  const unchecked = check.unknown - (check.notAsked ?? 0);
  return unchecked > 0
    ? { kind: "none", text: `${unchecked} could not be checked`, counted: [check] }
    : { kind: "passed", text: "No problem" };
}

/** Where a creator stands: the most urgent of the deliverables speaks. */
export function cardState({ deliverables, late }: BoardCard): StateWords {
  if (deliverables.length === 0) return { kind: "none", text: "Nothing owed" };
  const owed = deliverables.filter((piece) => !piece.live);
  if (owed.length === 0) return { kind: "passed", text: "Live" };
  const checks = owed.flatMap((piece) => piece.submissions[0]?.check ?? []);
  const failed = checks.reduce((sum, check) => sum + check.failed, 0);
  const failedText = plural(failed, "problem");
  if (late && failed === 0) return { kind: "failed", text: "Late" };
  if (late) return { kind: "failed", text: `Late, ${failedText}`, counted: checks };
  if (failed > 0) return { kind: "failed", text: failedText, counted: checks };
  const open = owed.find((piece) => piece.state !== "approved" && piece.state !== "waiting");
  if (open) return deliverableWords(open);
  const approved = owed.filter((piece) => piece.state === "approved").length;
  if (approved === owed.length) return { kind: "passed", text: "Approved" };
  return {
    kind: "waiting",
    text: approved > 0 ? `${approved} of ${owed.length} approved` : "No draft",
  };
}
