import type { Brief } from "@app/contract/strategy/plan";
import { completeBrief } from "./brief.ts";
import type { Stated } from "./stated.ts";

/** What briefs are read with in tests. */
export const CONTEXT = { today: "2026-11-21", currency: "EUR" };

/** A brief of which only this was said. */
export function briefOf(stated: Stated): Brief {
  return completeBrief(stated, CONTEXT).brief;
}
