/** Shares in percent; an absent group is unknown. */
export interface Audience {
  countries?: Record<string, number>;
  genders?: { female: number; male: number };
  ages?: Record<string, number>;
}

/** Where the value of each column comes from. */
export type Provenance = Record<string, { source: "sample"; asOf: string; sample?: number }>;

/** Rows as the tables hold them; times are ISO texts. They cross to the database as JSON. */
export interface CreatorRow {
  workspace_id: string;
  id: string;
  platform: string;
  handle: string;
  handle_key: string;
  name: string | null;
  bio: string | null;
  avatar_image_id: string | null;
  followers: number | null;
  engagement_rate: number | null;
  avg_views: number | null;
  avg_likes: number | null;
  avg_comments: number | null;
  median_views: number | null;
  posts_per_week: number | null;
  last_post_at: string | null;
  sponsor_share: number | null;
  country: string | null;
  region: string | null;
  city: string | null;
  language: string | null;
  gender: string | null;
  age: number | null;
  verified: boolean | null;
  account_type: string | null;
  fake_followers: number | null;
  email: string | null;
  categories: string[];
  brands: string[];
  keywords: string[];
  audience: Audience;
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
  tags: string[];
  source: "sample";
  provenance: Provenance;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface SnapshotRow {
  workspace_id: string;
  creator_id: string;
  month: string;
  followers: number | null;
  avg_views: number | null;
  engagement_rate: number | null;
}

export interface PostRow {
  workspace_id: string;
  id: string;
  creator_id: string;
  platform: string;
  format: string;
  caption: string;
  image_id: string | null;
  hashtags: string[];
  mentions: string[];
  brands: string[];
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  duration_s: number | null;
  sponsored: boolean;
  posted_at: string;
  source: "sample";
  version: number;
}
