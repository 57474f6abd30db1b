import type { ContentRules, Network, Orientation } from "@app/contract/content-checks/schemas";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { normaliseHandle, splitHandles, splitHashtags } from "@app/contract/handles";

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

const NO_SECONDS = "Enter seconds, such as 15 or 2.5";

/** The rules that a brief asks for; what is empty is left out. */
export function rulesOf(brief: BriefDraft): ContentRules {
  const handles = splitHandles(brief.handles);
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

/** What is wrong with the lengths as they are typed; empty where nothing is. */
export function lengthFaults(brief: BriefDraft): { min?: string; max?: string } {
  const min = secondsOf(brief.min);
  const max = secondsOf(brief.max);
  const isReversed = min !== null && max !== null && max < min;
  return {
    ...(min === null && brief.min.trim() !== "" && { min: NO_SECONDS }),
    ...(max === null && brief.max.trim() !== "" && { max: NO_SECONDS }),
    ...(isReversed && { max: "This is below the shortest length" }),
  };
}

/** The brief as it is sent. @throws InvalidInput for lengths that make no sense. */
export function checkedRules(brief: BriefDraft): ContentRules {
  const faults = lengthFaults(brief);
  if (Object.keys(faults).length > 0) throw new InvalidInput({ ...faults });
  return rulesOf(brief);
}

function secondsOf(text: string): number | null {
  const seconds = Number(text.replace(",", "."));
  return text.trim() !== "" && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
