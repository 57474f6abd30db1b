import { formatDate } from "../formats.ts";
import type { CampaignCreator } from "./creators.ts";
import type { Deliverable } from "./deliverables.ts";

/** What comes next with a creator, and where it is done. */
export interface NextAction {
  text: string;
  /** The content check to decide about; null where there is none. */
  checkId: string | null;
  /** The part of the campaign where it is done; null where it is done outside of Herald, or nothing is to do. */
  tab: "content" | "payments" | null;
}

type Piece = Pick<Deliverable, "creatorId" | "dueOn" | "liveOn" | "late" | "live" | "state" | "submissions">;

/**
 * The most urgent thing to do for a creator of a campaign; null when there is nothing to do any more. Of one that is over
 * drafts are still decided about and fees paid.
 */
export function nextAction(
  creator: Pick<CampaignCreator, "creatorId" | "stage" | "fee">,
  { deliverables, over }: { deliverables: readonly Piece[]; over: boolean },
): NextAction | null {
  const { stage, fee } = creator;
  if (stage === "declined" || stage === "paid") return null;
  const pieces = deliverables.filter((piece) => piece.creatorId === creator.creatorId && !piece.live);
  const draft = pieces.find(({ state }) => state === "in-review")?.submissions[0];
  if (draft) {
    return { text: `Review draft ${draft.version}`, checkId: draft.check?.id ?? null, tab: "content" };
  }
  if (stage === "live" && (over || pieces.length === 0)) {
    return { text: "Pay the fee", checkId: null, tab: "payments" };
  }
  if (over) return null;
  if (stage === "to-invite") return elsewhere("Send the invitation");
  if (stage === "invited") return elsewhere("Wait for an answer");
  if (fee === null && stage !== "live") return elsewhere("Agree on the fee");
  return nextOfPieces(pieces) ?? elsewhere(stage === "negotiating" ? "Get a yes" : "Say what is owed");
}

/** Of the pieces that are not live yet: a late draft, one to be done again, one to come, then the posts. */
function nextOfPieces(pieces: readonly Piece[]): NextAction | null {
  if (pieces.some(({ late }) => late)) return content("Ask for the late draft");
  if (pieces.some(({ state }) => state === "needs-work")) return content("Wait for the corrected draft");
  if (pieces.some(({ state }) => state === "checking")) return content("Wait for the checks");
  const waiting = pieces.filter(({ state }) => state === "waiting");
  if (waiting.length > 0)
    return content(
      withDay(
        "Draft due",
        waiting.map(({ dueOn }) => dueOn),
      ),
    );
  const approved = pieces.filter(({ state }) => state === "approved");
  if (approved.length === 0) return null;
  return content(
    withDay(
      "Post goes live",
      approved.map(({ liveOn }) => liveOn ?? null),
    ),
  );
}

function withDay(text: string, days: readonly (string | null)[]): string {
  const [first] = days.flatMap((day) => day ?? []).toSorted();
  return first === undefined ? text : `${text} ${formatDate(first, "UTC")}`;
}

function content(text: string): NextAction {
  return { text, checkId: null, tab: "content" };
}

function elsewhere(text: string): NextAction {
  return { text, checkId: null, tab: null };
}
