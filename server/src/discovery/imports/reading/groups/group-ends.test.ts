import { expect, test } from "vitest";
import { endLastGroup } from "./group-ends.ts";

const ended = (groups: string, headers: string) =>
  endLastGroup(groups.split(";"), headers.split(";")).join(";");

test.each([
  [
    "the last platform heads what the others head, and no notes",
    ";IG;IG;TT;TT;TT;TT",
    "Name;Handle;Followers;Handle;Followers;Notes;Owner",
    ";IG;IG;TT;TT;;",
  ],
  [
    "in other words as well",
    ";IG;IG;YT;YT;YT",
    "Name;Handle;Followers;Handle;Subscribers;Notes",
    ";IG;IG;YT;YT;",
  ],
  ["in words that are no field", ";IG;IG;YT;YT;YT", "Name;Handle;Mood;Handle;Mood;Rating", ";IG;IG;YT;YT;"],
  [
    "what a video costs is asked by the account before",
    ";IG;IG;YT;YT;YT;YT",
    "Name;Handle;Followers;Handle;Followers;Video price;Notes",
    ";IG;IG;YT;YT;YT;",
  ],
  ["one platform heads all behind it", ";IG;IG;IG", "Name;Handle;Followers;Notes", ";IG;IG;IG"],
  [
    "other groups reach as far as they do",
    ";IG;IG;Prices;Prices",
    "Name;Handle;Followers;Handle;Notes",
    ";IG;IG;Prices;",
  ],
  [
    "where the last platform heads nothing that others head, it heads all",
    ";IG;TT;TT",
    "Name;Handle;Rating;Notes",
    ";IG;TT;TT",
  ],
  ["columns without a header are not alike", ";IG;IG;TT;TT", "Name;Handle;;Handle;", ";IG;IG;TT;"],
  [
    "prices reach to what is none",
    "Prices;Prices;Prices;Prices;Prices",
    "Reel;TikTok;MwSt;Status;Alter",
    "Prices;Prices;Prices;;",
  ],
  [
    "a further group of prices reaches anew",
    "Prices;Prices;Rates;Rates",
    "Reel;Status;Story;24h",
    "Prices;;Rates;Rates",
  ],
  [
    "what prices are told with is theirs",
    "Prices;Prices;Prices;Prices;Prices;Prices;Prices;Prices",
    "Reel;Price;Currency;Format;Usage;Exclusivity;Handle;Notes",
    "Prices;Prices;Prices;Prices;Prices;Prices;Prices;",
  ],
  ["a first column that is no price may stand below them", "Prices;Prices", "Status;Reel", "Prices;Prices"],
  ["without groups there are none", ";;", "Name;Handle;Notes", ";;"],
])("of merged cells above headers: %s", (_what, groups, headers, said) => {
  expect(ended(groups, headers)).toBe(said);
});
