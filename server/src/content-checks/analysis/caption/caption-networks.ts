import type { Network } from "@app/contract/content-checks/schemas";

/** How one network reads a caption. */
export interface NetworkRules {
  /** Characters of a handle, without the @, as the inside of a character class. */
  handleCharacters: string;
  handleMin: number;
  handleMax: number;
  /** Marks that end a sentence and never a handle. */
  handleTail: RegExp;
  /** Whether `#one#two` is two hashtags; X shows none. */
  joinedHashtags: boolean;
  /** Most mentions and hashtags of a caption; null when the network gives no figure. */
  mentionCap: number | null;
  hashtagCap: number | null;
  /** Where the caption is cut behind "more"; null when it is shown whole. */
  fold: { characters: number; lines: number } | null;
  source: string;
}

/** Measured on the app by many, published by none: the strictest of the figures seen. */
const FOLD = { characters: 125, lines: 3 };

/** Version 1, 2026-11. Lengths of YouTube and the fold are unverified and therefore data, not code. */
const NETWORK_RULES: Readonly<Record<Network, NetworkRules>> = {
  instagram: {
    handleCharacters: "A-Za-z0-9._",
    handleMin: 1,
    handleMax: 30,
    handleTail: /\.+$/u,
    joinedHashtags: true,
    mentionCap: 20,
    hashtagCap: 30,
    fold: FOLD,
    source: "Instagram content publishing limits; fold of 125 characters or 3 lines (unverified)",
  },
  tiktok: {
    handleCharacters: "A-Za-z0-9._",
    handleMin: 2,
    handleMax: 24,
    handleTail: /\.+$/u,
    joinedHashtags: true,
    mentionCap: null,
    hashtagCap: null,
    fold: FOLD,
    source: "TikTok username rules; fold as on Instagram (unverified)",
  },
  youtube: {
    handleCharacters: "\\p{L}\\p{M}\\p{N}_.·-",
    handleMin: 3,
    handleMax: 30,
    handleTail: /[.·-]+$/u,
    joinedHashtags: true,
    mentionCap: null,
    hashtagCap: 60,
    fold: FOLD,
    source: "YouTube handle and hashtag rules; fold as on Instagram (unverified)",
  },
  x: {
    handleCharacters: "A-Za-z0-9_",
    handleMin: 1,
    handleMax: 20,
    handleTail: /$^/u,
    joinedHashtags: false,
    mentionCap: null,
    hashtagCap: null,
    fold: null,
    source: "twitter-text conformance suite (Apache-2.0)",
  },
};

/** Without a network the widest of the common rules holds: Instagram's. */
export function networkRules(network: Network | undefined): NetworkRules {
  return NETWORK_RULES[network ?? "instagram"];
}
