import type { ContentRules, Network, Orientation } from "@app/contract/content-checks";
import { normaliseHandle, splitHashtags } from "@app/contract/handles";

/** A brief as it is typed; an empty field asks for nothing. */
export interface BriefDraft {
  platform: Network | "";
  market: string;
  isPaid: "" | "yes" | "no";
  handles: string;
  hashtags: string;
  orientation: Orientation | "";
  min: string;
  max: string;
}

export const EMPTY_BRIEF: BriefDraft = {
  platform: "",
  market: "",
  isPaid: "",
  handles: "",
  hashtags: "",
  orientation: "",
  min: "",
  max: "",
};

/** The rules that a brief asks for; what is empty is left out. */
export function rulesOf(brief: BriefDraft): ContentRules {
  const handles = brief.handles
    .split(/[\s,]+/u)
    .map(normaliseHandle)
    .filter(Boolean);
  const hashtags = splitHashtags(brief.hashtags);
  const min = secondsOf(brief.min);
  const max = secondsOf(brief.max);
  return {
    ...(brief.platform !== "" && { platform: brief.platform }),
    ...(brief.market !== "" && { market: brief.market }),
    ...(brief.isPaid !== "" && { materialConnection: brief.isPaid === "yes" }),
    ...(handles.length > 0 && { handles }),
    ...(hashtags.length > 0 && { hashtags }),
    ...(brief.orientation !== "" && { orientation: brief.orientation }),
    ...((min !== null || max !== null) && {
      duration: { ...(min !== null && { min }), ...(max !== null && { max }) },
    }),
  };
}

/** The rules as they would have been typed. */
export function draftOf(rules: ContentRules): BriefDraft {
  const { materialConnection, duration } = rules;
  return {
    platform: rules.platform ?? "",
    market: rules.market ?? "",
    isPaid: materialConnection === undefined ? "" : materialConnection ? "yes" : "no",
    handles: (rules.handles ?? []).map((handle) => `@${normaliseHandle(handle)}`).join(" "),
    hashtags: (rules.hashtags ?? [])
      .flatMap(splitHashtags)
      .map((tag) => `#${tag}`)
      .join(" "),
    orientation: rules.orientation ?? "",
    min: duration?.min?.toString() ?? "",
    max: duration?.max?.toString() ?? "",
  };
}

function secondsOf(text: string): number | null {
  const seconds = Number(text.replace(",", "."));
  return text.trim() !== "" && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
