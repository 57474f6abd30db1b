import { call } from "../herald/calls.ts";
import type { Place } from "../herald/calls.ts";

/** How many things a workspace keeps that a conversation could make, change or remove. */
export interface Stored {
  collections: number;
  campaigns: number;
  creators: number;
}

export async function storedIn(place: Place): Promise<Stored> {
  const [collections, campaigns, creators] = await Promise.all([
    call(place, "GET", "/api/v1/collections?limit=1"),
    call(place, "GET", "/api/v1/campaigns?limit=1"),
    call(place, "POST", "/api/v1/creators/search", { limit: 1 }),
  ]);
  return {
    collections: Number(collections["total"]),
    campaigns: Number(campaigns["total"]),
    creators: Number(creators["creators"]),
  };
}
