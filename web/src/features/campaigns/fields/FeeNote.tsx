import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { feeWords } from "./fees.rules.ts";

/** Says of an amount that nobody has agreed on where it comes from. */
export function FeeNote({ creator }: { creator: CampaignCreator }) {
  const words = feeWords(creator);
  return words !== null && <span className="mt-0.5 block text-xs text-fg-2">{words}</span>;
}
