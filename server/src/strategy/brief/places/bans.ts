import type { BriefRule } from "@app/contract/strategy/plan";
import { slotText } from "#/strategy/brief/slot-words.ts";
import type { ListSlot } from "#/strategy/brief/slot-words.ts";
import { orList } from "#/strategy/brief/wording.ts";

type BannedSlot = Exclude<ListSlot, "platforms">;

const FIELDS: Readonly<Record<BannedSlot, BriefRule["field"]>> = {
  markets: "country",
  regions: "region",
  cities: "city",
  tiers: "tier",
  languages: "language",
};

/** "nobody in Austria": the rule that keeps out whoever is of one of these. */
export function banOf(slot: BannedSlot, values: readonly string[]): BriefRule {
  const label = slot === "tiers" ? `no ${orList(values)} creators` : `nobody ${slotText(slot, values)}`;
  return { label, field: FIELDS[slot], value: values.join("|"), of: "creators", min: null, max: 0 };
}
