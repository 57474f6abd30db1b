import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";
import { moneyOfTwoPlaces } from "./money-of-two-places.ts";
import { totalCap } from "./total-cap.ts";
import { twoCounts } from "./two-counts.ts";
import { twoPlatforms } from "./two-platforms.ts";

/**
 * Two statements of which a plan can keep only one: which of them holds is asked, and none falls away unsaid. The text is
 * as it was typed, with nothing taken out of it; what it states is known only later.
 */
export function contradictionsIn(text: BriefText): (stated: Stated) => Unread | null {
  const found = twoCounts(text) ?? twoPlatforms(text);
  const apart = moneyOfTwoPlaces(text);
  const capped = totalCap(text);
  return (stated) => found ?? apart(stated) ?? capped(stated);
}
