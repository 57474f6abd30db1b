import type { DeliverableLine } from "./deliverables.ts";

/** A line of a brief: one reel of each creator on Instagram. */
export function lineOf(fields: Partial<DeliverableLine> = {}): DeliverableLine {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    platform: "instagram",
    format: "reel",
    count: 1,
    per: "creator",
    creatorIds: null,
    orientation: null,
    durationMin: null,
    durationMax: null,
    dueOn: null,
    ...fields,
  };
}
