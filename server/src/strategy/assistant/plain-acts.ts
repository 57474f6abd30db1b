import type { ReadAct } from "#/strategy/acts/read-act.ts";
import { isWholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { asksForSecrets } from "./questions/abilities/beyond.ts";
import { asListing } from "./questions/listing.ts";
import { asksRule } from "./questions/rule-answers.ts";

/** What a message asks by its plain words, whatever else it may look like; null where they do not tell. */
export function plainlyAsked(text: string): "out_of_reach" | "rule" | null {
  if (asksForSecrets(text)) return "out_of_reach";
  return asksRule(text) && !isWholeBrief(text) ? "rule" : null;
}

/** "Beauty, France, under 20k followers" asks for a list, unless it goes on with a brief. */
export function withList(act: ReadAct, text: string, isSaying: boolean): ReadAct {
  return isSaying ? act : asListing(act, text);
}
