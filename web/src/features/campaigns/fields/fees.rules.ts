import { countsAsAsked, plannedFee } from "@app/contract/campaigns/budget";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import type { Money } from "@app/contract/money";
import { formatMoney } from "#/lib/format.ts";

/** What counts while no fee is agreed: what the plan reserves, else the known price for all pieces. */
export function suggestedFee(creator: CampaignCreator): Money | null {
  return creator.fee === null ? plannedFee(creator) : null;
}

/** What the amount in the field of a fee is, while nobody has agreed on one: "As asked, 2 × €260". */
export function feeWords(creator: CampaignCreator): string | null {
  if (creator.fee !== null) return null;
  const { askingPrice, asked, reserved } = creator;
  if (reserved) return reserved.isGuess ? "From the plan, a guess" : "From the plan";
  if (!countsAsAsked(creator) || !askingPrice || !asked) return null;
  const pieces = askingPrice.amount === 0 ? 1 : Math.round(asked.amount / askingPrice.amount);
  return pieces > 1 ? `As asked, ${pieces} × ${formatMoney(askingPrice)}` : "As asked";
}
