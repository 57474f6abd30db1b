import { splitHandles } from "@app/contract/handles";
import type { BrandProfile, BrandProfileInput } from "@app/contract/settings/schemas";

/** What the form holds: lists of handles as one line of text. */
export interface BrandProfileDraft {
  handles: string;
  sells: string;
  markets: string[];
  languages: string[];
  rivals: string;
}

export function toDraft(profile: BrandProfile): BrandProfileDraft {
  const { markets, languages, sells } = profile;
  return {
    handles: joinHandles(profile.handles),
    sells,
    markets,
    languages,
    rivals: joinHandles(profile.rivals),
  };
}

function joinHandles(handles: readonly string[]): string {
  return handles.map((handle) => `@${handle}`).join(", ");
}

export function toInput(draft: BrandProfileDraft): BrandProfileInput {
  return { ...draft, handles: distinctHandles(draft.handles), rivals: distinctHandles(draft.rivals) };
}

function distinctHandles(text: string): string[] {
  return [...new Set(splitHandles(text))];
}
