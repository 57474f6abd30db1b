import { formatWord } from "@app/contract/strategy/pieces";
import { platformLabel } from "@app/contract/platforms";
import type { Brief, PlanPick, Unmet } from "@app/contract/strategy/plan";
import { tierOf } from "@app/contract/discovery/tiers";
import type { Candidate } from "./candidate.ts";
import { countryName } from "#/language/places/countries.ts";
import { languageName } from "#/language/places/languages.ts";
import { regionName } from "#/language/places/regions.ts";
import { languagesOf } from "./plan-rules.ts";
import { insteadOf } from "./prices/formats.ts";
import { andList } from "#/strategy/brief/wording.ts";
import { cityName } from "@app/contract/place-names";
import { categoryWord } from "#/strategy/brief/slot-words.ts";

/** One of several values that were asked for, and how a creator of the plan has it. */
interface Asked {
  values: readonly string[] | undefined;
  say: (value: string) => string;
  of: (candidate: Candidate) => readonly (string | null | undefined)[];
}

interface Chosen {
  pick: PlanPick;
  candidate: Candidate;
}

/** Formats that a platform of the plan does not have: "stories on TikTok", and what the plan has there instead. */
function formatsOfOthers(asked: readonly string[], chosen: readonly Chosen[]): Unmet[] {
  return [...new Set(asked)].flatMap((format) => {
    const without = chosen.filter(({ pick }) => !pick.deliverables.some((made) => made.format === format));
    const platforms = new Set(without.map(({ pick }) => pick.platform));
    return [...platforms].flatMap((platform) => {
      const instead = insteadOf(platform, format);
      if (instead === null) return [];
      const [label, words] = [platformLabel(platform), formatWord(format, 2)];
      const made = new Set(
        without
          .filter(({ pick }) => pick.platform === platform)
          .flatMap(({ pick }) => pick.deliverables.map((piece) => formatWord(piece.format, 2))),
      );
      return [
        {
          words: `${words} on ${label}`,
          why: `${label} has no ${words}. The plan counts and prices ${andList([...made])} there.`,
        },
      ];
    });
  });
}

/** More values are named by one word, such as Europe, and nobody asks for each of them. Chosen by us. */
const NAMED_MAX = 6;

/** What was asked for beside other values and that nobody in the plan is: "TikTok", where all are on Instagram. */
export function unmetWishes(
  { filters = {}, formats = [], deliverables }: Brief,
  chosen: readonly Chosen[],
): Unmet[] {
  if (chosen.length === 0) return [];
  const asked: Asked[] = [
    { values: filters.platform, say: platformLabel, of: ({ platform }) => [platform] },
    { values: filters.country, say: countryName, of: ({ country }) => [country] },
    { values: filters.region, say: regionName, of: ({ region }) => [region] },
    { values: filters.city, say: cityName, of: ({ city }) => [city] },
    { values: filters.tier, say: (tier) => tier, of: ({ followers }) => [tierOf(followers)] },
    { values: filters.language, say: languageName, of: languagesOf },
    { values: filters.category, say: categoryWord, of: ({ categories }) => categories },
  ];
  const missing = asked.flatMap(({ values = [], say, of }) => {
    if (values.length < 2 || values.length > NAMED_MAX) return [];
    const had = new Set(chosen.flatMap(({ candidate }) => of(candidate)));
    return values.filter((value) => !had.has(value)).map(say);
  });
  const made = new Set(chosen.flatMap(({ pick }) => pick.deliverables.map(({ format }) => format)));
  const isNowhere = (format: string) => chosen.every(({ pick }) => insteadOf(pick.platform, format) !== null);
  const unmade = formats.filter((format) => format !== "post" && !made.has(format) && !isNowhere(format));
  return [
    ...formatsOfOthers([...deliverables.map(({ format }) => format), ...formats], chosen),
    ...missing.map((words) => ({
      words,
      why: "You named it beside others, and the best plan has nobody of it. To have some all the same, say how many, such as “at least 2”.",
    })),
    ...unmade.map((words) => ({
      words,
      why: "No piece of the plan is of this kind. Say what each creator makes, such as “2 reels each”.",
    })),
  ];
}
