import { GUIDELINES_MAX } from "@app/contract/campaigns";
import type { Campaign, CampaignBrief } from "@app/contract/campaigns";
import { splitHashtags } from "@app/contract/handles";

/** What the wizard edits: the brief, with the hashtags as the text of their field and guidelines that may be empty yet. */
export interface DraftForm extends Omit<CampaignBrief, "hashtags"> {
  hashtags: string;
}

/** A form as it was left, with the version it was made from. */
export interface LocalCopy {
  form: DraftForm;
  /** Of the stored campaign; 0 for one that was never stored. */
  version: number;
  /** UTC. */
  changedAt: string;
}

export const UNTITLED = "Untitled campaign";
/** The name under which the copy of a campaign is kept that was not made yet. */
export const NEW_DRAFT = "new";

export function toForm(brief: CampaignBrief): DraftForm {
  return {
    name: brief.name,
    goal: brief.goal,
    brand: brief.brand,
    startsOn: brief.startsOn,
    endsOn: brief.endsOn,
    markets: brief.markets,
    lines: brief.lines,
    guidelines: brief.guidelines,
    handles: brief.handles,
    hashtags: brief.hashtags.map((hashtag) => `#${hashtag}`).join(" "),
    disclosure: brief.disclosure,
    budget: brief.budget,
  };
}

/** The form as a brief: empty guidelines dropped, hashtags split, a missing name replaced. */
export function toBrief(form: DraftForm): CampaignBrief {
  return {
    ...form,
    name: form.name.trim() === "" ? UNTITLED : form.name,
    guidelines: form.guidelines.map((line) => line.trim()).filter((line) => line !== ""),
    hashtags: splitHashtags(form.hashtags),
  };
}

/** "3 of 8"; at the limit what to do. */
export function guidelineCount(guidelines: readonly string[]): { text: string; isFull: boolean } {
  const isFull = guidelines.length >= GUIDELINES_MAX;
  return {
    text: isFull
      ? `${GUIDELINES_MAX} of ${GUIDELINES_MAX}, remove one to add`
      : `${guidelines.length} of ${GUIDELINES_MAX}`,
    isFull,
  };
}

/** What to do with a copy that this browser kept when the campaign is opened again. */
export type Reunion =
  | { kind: "stored" }
  /** Nobody changed the stored one since: go on with the copy and save it. */
  | { kind: "resume"; form: DraftForm }
  /** Both changed: the person chooses. */
  | { kind: "conflict"; form: DraftForm };

export function reunite(stored: Campaign, copy: LocalCopy | null): Reunion {
  if (!copy || sameBrief(toBrief(copy.form), stored)) return { kind: "stored" };
  return copy.version === stored.version
    ? { kind: "resume", form: copy.form }
    : { kind: "conflict", form: copy.form };
}

function sameBrief(a: CampaignBrief, b: CampaignBrief): boolean {
  return JSON.stringify(toForm(a)) === JSON.stringify(toForm(b));
}
