import * as z from "zod/mini";

/** Figures of a post, as its platform counts them. */
export const POST_FIGURES = [
  "views",
  "impressions",
  "reach",
  "likes",
  "comments",
  "saves",
  "shares",
  "clicks",
] as const;
export const PostFigureName = z.enum(POST_FIGURES);
export type PostFigureName = z.infer<typeof PostFigureName>;

export const POST_FIGURE_LABELS: Readonly<Record<PostFigureName, string>> = {
  views: "Views",
  impressions: "Impressions",
  reach: "Reach",
  likes: "Likes",
  comments: "Comments",
  saves: "Saves",
  shares: "Shares",
  clicks: "Clicks",
};
