import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { ContentPiece } from "@app/contract/results/figures";
import type { ResultPost } from "@app/contract/results/posts";

type Creators = Campaign["creators"];

/**
 * The pieces of a campaign: each deliverable with the post that it became, if any, then posts that nobody had asked for.
 */
export function contentOf(
  { deliverables, creators }: Pick<Campaign, "deliverables" | "creators">,
  posts: readonly ResultPost[],
): ContentPiece[] {
  const left = Map.groupBy(posts, keyOf);
  const pieces = deliverables.map((deliverable): ContentPiece => {
    const post = (deliverable.live ? left.get(keyOf(deliverable))?.shift() : null) ?? null;
    return {
      creator: creatorNamed(creators, deliverable.creatorId),
      platform: deliverable.platform,
      format: deliverable.format,
      state: post ? "live" : stateOf(deliverable),
      deliverableId: deliverable.id,
      draft: deliverable.submissions.length === 0 ? null : deliverable.state,
      dueOn: deliverable.dueOn,
      liveOn: deliverable.liveOn ?? null,
      post,
    };
  });
  const more = [...left.values()].flat().map((post): ContentPiece => ({
    creator: post.creator,
    platform: post.platform,
    format: post.format,
    state: "live",
    deliverableId: null,
    draft: null,
    dueOn: null,
    post,
  }));
  return [...pieces, ...more];
}

/** The pieces whose draft says something of its day: what went live without one was never asked for. */
export function draftedPieces(deliverables: readonly Deliverable[]): Deliverable[] {
  return deliverables.filter(({ live, submissions }) => !live || submissions.length > 0);
}

function keyOf({
  creatorId,
  platform,
  format,
}: Pick<ResultPost, "creatorId" | "platform" | "format">): string {
  return `${creatorId} ${platform} ${format}`;
}

function stateOf({ submissions, state }: Deliverable): ContentPiece["state"] {
  if (submissions.length === 0) return "planned";
  return state === "approved" ? "approved" : "in review";
}

function creatorNamed(creators: Creators, id: string): ContentPiece["creator"] {
  const creator = creators.find(({ creatorId }) => creatorId === id);
  return creator ? { id, platform: creator.platform, handle: creator.handle, name: creator.name } : null;
}
