import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import type { ContentPiece } from "@app/contract/results/figures";
import type { ResultPost } from "@app/contract/results/posts";
import { isOut } from "./ahead.rules.ts";

type Creators = Campaign["creators"];

/**
 * The pieces of a campaign: each deliverable with the post that it became, if any, then posts that nobody had asked for.
 * A post without a day, or with one to come, stands there without being live.
 */
export function contentOf(
  { deliverables, creators }: Pick<Campaign, "deliverables" | "creators">,
  posts: readonly ResultPost[],
  now: Date,
): ContentPiece[] {
  const out = Map.groupBy(
    posts.filter((post) => isOut(post, now)),
    keyOf,
  );
  const waiting = Map.groupBy(
    posts.filter((post) => !isOut(post, now)),
    keyOf,
  );
  const pieces = deliverables.map((deliverable): ContentPiece => {
    const left = deliverable.live ? out : waiting;
    const post = left.get(keyOf(deliverable))?.shift() ?? null;
    return {
      creator: creatorNamed(creators, deliverable.creatorId),
      platform: deliverable.platform,
      format: deliverable.format,
      state: post && deliverable.live ? "live" : stateOf(deliverable),
      deliverableId: deliverable.id,
      draft: deliverable.submissions.length === 0 ? null : deliverable.state,
      dueOn: deliverable.dueOn,
      liveOn: deliverable.liveOn ?? null,
      post,
    };
  });
  const more = [...out.values(), ...waiting.values()].flat().map((post): ContentPiece => ({
    creator: post.creator,
    platform: post.platform,
    format: post.format,
    state: isOut(post, now) ? "live" : "planned",
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
