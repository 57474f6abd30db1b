import { withScheme } from "#/language/media/post-links.ts";
import { holdsOffensiveWord } from "#/language/people/offensive-words.ts";
import { fold, wordKey } from "#/language/fold.ts";

/** Longest code: what a listener can keep in mind and a buyer types on a phone. Chosen by us. */
const CODE_MAX = 16;
const CAMPAIGN_PART = 6;
/** Stands for a name that has no usable letters. */
const NAMELESS = "CREATOR";
/** Digits that no letter looks like: 0, 1, 2, 5 and 8 are read as O, I, Z, S and B. */
const DIGITS = ["3", "4", "6", "7", "9"];

interface Named {
  handle: string;
  campaign: string;
}

/**
 * A discount code that says whose it is: letters of the handle, then of the campaign's first word, and digits only where
 * that is taken. No digit looks like a letter, and no offensive word stands in it.
 */
export function makeCode({ handle, campaign }: Named, isTaken: (code: string) => boolean): string {
  const [first = ""] = campaign.trim().split(/\s+/u);
  const end = lettersOf(first).slice(0, CAMPAIGN_PART);
  const name = lettersOf(handle).slice(0, CODE_MAX - end.length);
  const names = [name, NAMELESS].filter((part) => part !== "");
  const stems = names.flatMap((part) => [`${part}${end}`, part]).filter((stem) => !holdsOffensiveWord(stem));
  for (const stem of stems) {
    if (!isTaken(stem)) return stem;
    const numbered = firstNumbered(stem.slice(0, CODE_MAX - 3), isTaken);
    if (numbered !== null) return numbered;
  }
  throw new Error("No code is left for this creator");
}

/** With up to three digits, the shortest first. */
function firstNumbered(stem: string, isTaken: (code: string) => boolean): string | null {
  let endings = [""];
  for (let length = 1; length <= 3; length += 1) {
    endings = endings.flatMap((ending) => DIGITS.map((digit) => `${ending}${digit}`));
    const free = endings.find((ending) => !isTaken(`${stem}${ending}`));
    if (free !== undefined) return `${stem}${free}`;
  }
  return null;
}

/** Capital letters from A to Z; those with a sign lose it, and all else is left out. */
function lettersOf(text: string): string {
  return fold(text)
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, "");
}

/**
 * The landing page with UTM parameters in place of any it had: the platform is the source, the campaign's name the
 * campaign, the code the content. It leads where it says, without a stop in between.
 */
export function trackedLink(
  landingUrl: string,
  { platform, campaign, code }: { platform: string; campaign: string; code: string },
): string {
  const url = new URL(withScheme(landingUrl));
  url.searchParams.set("utm_source", platform);
  url.searchParams.set("utm_medium", "influencer");
  url.searchParams.set("utm_campaign", slugOf(campaign));
  url.searchParams.set("utm_content", code);
  return url.toString();
}

function slugOf(text: string): string {
  return wordKey(text).replaceAll(" ", "-");
}

/** The code that a tracked link carries; null for another link. */
export function codeInLink(link: string): string | null {
  const address = withScheme(link);
  if (!URL.canParse(address)) return null;
  const { searchParams } = new URL(address);
  return searchParams.get("utm_medium") === "influencer" ? searchParams.get("utm_content") : null;
}
