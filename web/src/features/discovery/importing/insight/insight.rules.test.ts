import type { ImportInsight } from "@app/contract/discovery/import-insight";
import { expect, test } from "vitest";
import {
  briefOf,
  countryName,
  filledFinding,
  filledPoints,
  leaderFinding,
  noneText,
  spreadFinding,
  spreadMeasure,
  spreadPoints,
  topicName,
  valuePoints,
} from "./insight.rules.ts";

const SOURCE = { metric: "", label: "", definition: "", inputs: [], sample: null, asOf: null, source: null };
const SPREAD = {
  creators: 998,
  median: 3_400_000,
  middle: { from: 2_100_000, to: 8_400_000 },
  bars: [{ from: 1_000_000, to: 2_000_000, creators: 998 }],
  source: SOURCE,
};
const COUNTRIES = {
  values: [
    { value: "BR", creators: 30 },
    { value: "IN", creators: 20 },
  ],
  known: 60,
  source: SOURCE,
};

function insightOf(known: Partial<ImportInsight> = {}): ImportInsight {
  return {
    creators: { value: 1_000, source: SOURCE },
    duplicates: { value: 0, source: SOURCE },
    withoutEmail: { value: 1_000, source: SOURCE },
    price: null,
    followers: SPREAD,
    views: null,
    countries: COUNTRIES,
    topics: { values: [{ value: "music", creators: 40 }], known: 50, source: SOURCE },
    filled: {
      fields: [
        { field: "name", label: "Name", creators: 1_000 },
        { field: "country", label: "Country", creators: 60 },
        { field: "email", label: "E-mail", creators: 0 },
        { field: "price", label: "Price", creators: 0 },
      ],
      source: SOURCE,
    },
    platforms: [{ platform: "instagram", creators: 1_000 }],
    ...known,
  };
}

test("a spread is told by its middle half, its median and how many are known", () => {
  expect(spreadFinding(SPREAD, "followers")).toBe("Half of them have 2.1M–8.4M followers");
  expect(spreadMeasure(SPREAD, 1_000)).toBe(
    "Known for 998 of 1,000. Median 3.4M. The band is the middle half.",
  );
  expect(spreadPoints(SPREAD)).toEqual([{ label: "1M–2M", value: 998 }]);
});

test("a list is told by what leads it, in parts of those that have a value", () => {
  expect(leaderFinding(COUNTRIES, countryName)).toBe("Brazil leads with 50%");
  expect(valuePoints(COUNTRIES, countryName)[1]).toEqual({ label: "India", value: 20, note: "33%" });
  expect(leaderFinding(insightOf().topics, topicName)).toBe("Music alone");
});

test("what nobody has is no bar, and is said in one line", () => {
  const { points, none } = filledPoints(insightOf());

  expect(points.map(({ label, note }) => [label, note])).toEqual([
    ["Name", "100%"],
    ["Country", "6%"],
  ]);
  expect(noneText(none, 1_000)).toBe("E-mail, price: none of these 1,000.");
  expect(filledFinding(insightOf())).toBe("1 of 2 values is known for everybody");
});

test("a brief is begun with what most rows have, and with less where they say less", () => {
  const bare = { countries: { ...COUNTRIES, values: [] }, topics: { ...COUNTRIES, values: [] } };

  expect(briefOf(insightOf(), "EUR")).toBe(
    "A launch in Brazil with music creators on Instagram, four weeks, budget €10,000",
  );
  expect(briefOf(insightOf(bare), "EUR")).toBe(
    "A launch with creators on Instagram, four weeks, budget €10,000",
  );
});
