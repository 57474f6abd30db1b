import type { CampaignDeal } from "./deals.ts";

/** What makes a post one of a campaign. Days are yyyy-mm-dd, both included. */
export interface CampaignMarks {
  id: string;
  handles: readonly string[];
  hashtags: readonly string[];
  startsOn: string | null;
  endsOn: string | null;
}

/** What is read of a post to tell whose it is. */
interface MarkedPost {
  /** The campaign that it is attached to; null for none. */
  campaignId: string | null;
  /** Whether it is known, or has to be chosen by a person, to which campaign it belongs. */
  isPlaced: boolean;
  postedAt: Date | null;
  mentions: readonly string[];
  hashtags: readonly string[];
}

/**
 * The posts that belong to a campaign: those that are attached to it; of those that nothing places, the ones within its days
 * that name at least one of its handles or hashtags. Without days none of these can be told apart.
 */
export function postsOfCampaign<Post extends MarkedPost>(
  posts: readonly Post[],
  marks: CampaignMarks,
  dayOf: (moment: Date) => string,
): Post[] {
  const { startsOn, endsOn } = marks;
  const handles = new Set(marks.handles.map((handle) => handle.toLowerCase()));
  const hashtags = new Set(marks.hashtags.map((hashtag) => hashtag.toLowerCase()));
  return posts.filter((post) => {
    if (post.isPlaced) return post.campaignId === marks.id;
    if (post.postedAt === null || startsOn === null || endsOn === null) return false;
    const day = dayOf(post.postedAt);
    const named =
      post.mentions.some((mention) => handles.has(mention.toLowerCase())) ||
      post.hashtags.some((hashtag) => hashtags.has(hashtag.toLowerCase()));
    return named && day >= startsOn && day <= endsOn;
  });
}

/** The deals of several campaigns; a post that names two of them stays with the first, so that it counts once. */
export function dealsTogether(deals: readonly CampaignDeal[]): CampaignDeal[] {
  const counted = new Set<string>();
  return deals.map((deal) => {
    const posts = deal.posts.filter(({ id }) => !counted.has(id));
    for (const { id } of posts) counted.add(id);
    return { ...deal, posts };
  });
}
