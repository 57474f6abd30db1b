import { GUIDELINES_MAX } from "@app/contract/campaigns/schemas";
import type { Campaign, CampaignBrief } from "@app/contract/campaigns/schemas";
import { formatLabel } from "@app/contract/campaigns/piece-labels";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";
import { splitHashtags } from "@app/contract/handles";
import type { DisputedField } from "#/lib/edits/edit-conflicts.ts";
import { inWords, isSame, rebase } from "#/lib/edits/edits.rules.ts";
import type { FieldWords } from "#/lib/edits/edits.rules.ts";

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
    targetReturn: brief.targetReturn,
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

/** A brief as it is stored, with its version. */
export interface StoredBrief {
  brief: CampaignBrief;
  version: number;
}

export function storedBrief(campaign: Campaign): StoredBrief {
  return { brief: toBrief(toForm(campaign)), version: campaign.version };
}

/** The form on top of what somebody else stored since `base`; null where both changed the same field. */
export function rebaseForm(form: DraftForm, base: CampaignBrief, theirs: CampaignBrief): DraftForm | null {
  const mine = toBrief(form);
  if (rebase(mine, base, { ...theirs }).disputed.length > 0) return null;
  const own = BRIEF_FIELDS.filter((field) => !isSame(mine[field], base[field]));
  return { ...toForm(theirs), ...Object.fromEntries(own.map((field) => [field, form[field]])) };
}

/** Where one's own brief and theirs differ, in words. */
export function disputedFields(form: DraftForm, theirs: CampaignBrief): DisputedField[] {
  const mine = toBrief(form);
  const differing = BRIEF_FIELDS.filter((field) => !isSame(mine[field], theirs[field]));
  return inWords(differing, { yours: readable(mine), theirs: readable(theirs), words: BRIEF_WORDS });
}

const BRIEF_WORDS: Readonly<Record<keyof CampaignBrief, FieldWords>> = {
  name: "Name",
  goal: "Goal",
  brand: "Brand",
  startsOn: "First day",
  endsOn: "Last day",
  markets: "Markets",
  lines: "Deliverables",
  guidelines: "Guidelines",
  handles: "Handles to tag",
  hashtags: "Hashtags",
  disclosure: {
    label: "Disclosure",
    words: { market: "Country", materialConnection: "Paid or given the product" },
  },
  budget: "Budget",
  targetReturn: "Target return",
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record that names every field
const BRIEF_FIELDS = Object.keys(BRIEF_WORDS) as (keyof CampaignBrief)[];

function readable(brief: CampaignBrief): Readonly<Record<keyof CampaignBrief, unknown>> {
  return { ...brief, lines: brief.lines.map(lineText) };
}

function lineText(line: DeliverableLine): string {
  const { count, platform, format, per, durationMin, durationMax, dueOn } = line;
  const parts = [
    `${count} ${formatLabel(platform, format, count)}${per === "creator" ? " from each creator" : ""}`,
    durationMin !== null && `at least ${durationMin} s`,
    durationMax !== null && `at most ${durationMax} s`,
    dueOn !== null && `due ${dueOn}`,
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/** What to do with a copy that this browser kept when the campaign is opened again. */
export type Reunion =
  | { kind: "stored" }
  /** Nobody changed the stored one since: go on with the copy and save it. */
  | { kind: "resume"; form: DraftForm }
  /** Both changed: the person chooses. */
  | { kind: "conflict"; copy: LocalCopy };

export function reunite(stored: Campaign, copy: LocalCopy | null): Reunion {
  if (!copy || sameBrief(toBrief(copy.form), stored)) return { kind: "stored" };
  return copy.version === stored.version ? { kind: "resume", form: copy.form } : { kind: "conflict", copy };
}

function sameBrief(a: CampaignBrief, b: CampaignBrief): boolean {
  return JSON.stringify(toForm(a)) === JSON.stringify(toForm(b));
}
