import type { Mode } from "./use-discovery-state.ts";

/** What an empty question asks for. */
export const EVERYBODY = "creators";

/** What each way of searching is asked, and with which words. */
export const MODE_WORDS: Readonly<Record<Mode, { label: string; placeholder: string; hint: string }>> = {
  prompt: {
    label: "Describe the creators",
    placeholder:
      "Describe them as you would to a colleague: topic, place, size, audience, price, what to leave out",
    hint: "In one of seven languages. You see how each word was read before you rely on it.",
  },
  reels: {
    label: "Words or hashtags of a reel",
    placeholder: "Words of the caption or hashtags: morning routine, #unboxing, over 10k views",
    hint: "Captions and hashtags are searched, not the picture.",
  },
  brands: {
    label: "Handle of a brand",
    placeholder: "The handle of a brand: @kornherz",
    hint: "Finds the creators whose posts name the brand.",
  },
};
