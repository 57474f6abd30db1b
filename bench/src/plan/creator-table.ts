import { normal, seeded } from "../../../server/src/strategy/plans/planning.fixtures.ts";

/** A table of creators whose views follow followers and whose prices follow views; some values are not known. */
export function creatorTable(count: number): string {
  const random = seeded(7);
  const rows = Array.from({ length: count }, (_, index) => {
    const platform = random() < 0.5 ? "instagram" : "tiktok";
    const followers = Math.round(Math.exp(10.3 + 1.3 * normal(random)));
    const views = Math.round(followers * 0.2 * Math.exp(0.6 * normal(random)));
    const price = Math.round(50 + (views / 1000) * 10 * Math.exp(0.4 * normal(random)));
    const category = ["fitness", "food", "vegan"][Math.floor(random() * 3)];
    const female = random() < 0.6 ? Math.round(100 * random()) : "";
    const known = random();
    return `creator.${index},${platform},${followers},${known < 0.8 ? views : ""},Germany,${category},${known < 0.75 ? price : ""},EUR,${female}`;
  });
  return [
    "handle,platform,followers,avg views,country,category,price,currency,female audience",
    ...rows,
  ].join("\n");
}
