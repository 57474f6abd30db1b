import type { Chunk } from "#/strategy/strategy.fixtures.ts";

export interface KnownCreator {
  handle: string;
  followers: number;
  engagementRate: number | null;
  /** Whole euros for a reel. */
  price: number | null;
  country: string;
  category: string;
}

const COUNTRIES = ["Germany", "France", "Spain", "Portugal", "India", ""];

/** Creators in six places, one of them unknown, with figures that differ and some that nobody knows. */
export const CREATORS: readonly KnownCreator[] = Array.from({ length: 41 }, (_, index) => ({
  handle: `maker${String.fromCodePoint(97 + (index % 26))}${index}`,
  followers: 5000 + ((index * 7919) % 40_000),
  engagementRate: index % 5 === 4 ? null : 1 + ((index * 37) % 60) / 10,
  price: index % 4 === 3 ? null : 100 + ((index * 53) % 400),
  country: COUNTRIES[index % COUNTRIES.length] ?? "",
  category: index % 2 === 0 ? "food" : "travel",
}));

/** As a person pastes it. */
export function creatorTable(): string {
  const rows = CREATORS.map(
    ({ handle, followers, engagementRate, price, country, category }) =>
      `${handle},instagram,${followers},${Math.round(followers * 0.2)},${engagementRate ?? ""},${country},${category},${price ?? ""}`,
  );
  return [
    "handle,platform,followers,avg views,engagement rate %,country,category,reel price (EUR)",
    ...rows,
  ].join("\n");
}

/** What a person reads of an answer, with its figures. */
export function told(chunks: readonly Chunk[]): string {
  return chunks
    .map((chunk) => {
      if (chunk.type === "text-delta") return String(chunk["delta"]);
      const data: unknown = chunk.type === "data-figure" ? chunk["data"] : null;
      return typeof data === "object" && data !== null && "value" in data ? String(data.value) : "";
    })
    .join("");
}
