import type { Brief } from "@app/contract/strategy/plan";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";

/** Part of an audience that is of the brief's gender and age, as a fraction. */
export function targetShare(
  brief: Brief,
  audience: Candidate["audience"],
  category: string | null,
  values: ModelValues,
): number {
  const { gender, age } = brief.audience;
  return Math.max(
    0.01,
    (gender === null ? 1 : genderShare(gender, audience.female ?? values.women(category))) *
      (age === null ? 1 : ageShare(audience.ages ?? values.ages(), age)),
  );
}

/** Whether the audience that the brief asks for is known of a candidate. */
export function knowsAudience(brief: Brief, { audience }: Candidate): boolean {
  const needsGender = brief.audience.gender !== null;
  const needsAge = brief.audience.age !== null;
  return (!needsGender || audience.female !== undefined) && (!needsAge || audience.ages !== undefined);
}

/** Part of a candidate's audience that lives in one of the countries of the plan, as a fraction. */
export function countryShare(
  candidate: Candidate,
  country: string,
  countries: readonly string[],
  values: ModelValues,
): number {
  const known = candidate.audience.countries?.[country];
  if (known !== undefined) return known / 100;
  if (candidate.country === null) return values.share("anywhereShare") / countries.length;
  if (candidate.country === country) return values.share("homeShare");
  return candidate.audience.countries === undefined ? values.share("abroadShare") : 0;
}

function genderShare(gender: "female" | "male", female: number): number {
  return (gender === "female" ? female : 100 - female) / 100;
}

function ageShare(
  ages: Readonly<Record<string, number>>,
  wanted: { min: number | null; max: number | null },
): number {
  let inside = 0;
  let total = 0;
  for (const [group, percent] of Object.entries(ages)) {
    const [from = 0, to = 99] = (group.match(/\d+/gu) ?? []).map(Number);
    const overlap = Math.min(to, wanted.max ?? 99) - Math.max(from, wanted.min ?? 0) + 1;
    inside += percent * Math.min(1, Math.max(0, overlap / (to - from + 1)));
    total += percent;
  }
  // Groups that a source leaves out hold the rest of the hundred.
  return inside / Math.max(100, total);
}
