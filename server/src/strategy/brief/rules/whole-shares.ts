import { Filters } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";

/** Fields of which a share of the money leaves nobody else, once all shares come to the whole. */
const FIELDS = ["country", "platform", "city"] as const;
const WHOLE = 100;

/** "60 % Instagram, 40 % TikTok": nothing is left for other platforms, so these are all that there are. */
export function filtersOfWhole(rules: readonly BriefRule[]): Filters {
  return Filters.parse(
    Object.fromEntries(
      FIELDS.flatMap((field) => {
        const shares = rules.filter((rule) => rule.field === field && rule.of === "budget");
        const whole = shares.reduce((sum, { min, max }) => sum + ((min ?? 0) + (max ?? WHOLE)) / 2, 0);
        const isExact = shares.every(({ min, max }) => min !== null && max !== null);
        if (shares.length < 2 || !isExact || whole < WHOLE) return [];
        return [[field, [...new Set(shares.flatMap(({ value }) => value.split("|")))]]];
      }),
    ),
  );
}
