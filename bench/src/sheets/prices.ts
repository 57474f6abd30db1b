import type { Platform } from "@app/contract/platforms";
import type { Random } from "../../../server/src/sample/random.rules.ts";
import { BLANK, handle, headers, refused, says, sheet, spelled, titles, unknown } from "./cells.ts";
import { cast } from "./people.ts";
import { COINS, COUNTS, price } from "./spelling.ts";
import type { Cell, Format, Never, Sheet } from "./truth.ts";

const NO_GUESS: Never = {
  says: "Words and ranges become no amount, and no amount a currency that it does not name",
  fields: ["prices"],
};

/** Several currencies in one column, ranges, and words where an amount was asked for. */
export function mixedCurrencies(random: Random): Sheet {
  const people = cast(random, "cur", 14);
  const coins = [
    COINS.euroDash,
    COINS.dollar,
    COINS.pound,
    COINS.franc,
    COINS.real,
    COINS.zloty,
    COINS.euroCode,
  ];
  const words = ["auf Anfrage", "free product", "TBC", "depends on usage"];
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const coin = coins[index];
    const word = words[index - coins.length];
    const amount = (): Cell => {
      if (coin) return spelled(key, "instagram.prices", price(random, coin, "post"));
      if (word !== undefined) return refused(key, "instagram.prices", word, "no amount is named");
      if (index === 11) return unknown("-");
      if (index === 12) {
        const range = { amount: 120_000, upTo: 150_000, currency: "EUR", format: "post" } as const;
        return says(key, "instagram.prices", "€1.2k-1.5k", range);
      }
      // The title says what an amount without a sign is in.
      return spelled(key, "instagram.prices", price(random, COINS.bare, "post"));
    };
    return [
      handle(person, "instagram", `instagram.com/${person.handles.instagram}`),
      index === 4
        ? refused(key, "instagram.followers", "12k-15k", "a range is no count")
        : spelled(key, "instagram.followers", COUNTS.k(random)),
      amount(),
      index % 2 ? BLANK : says(key, "email", person.email),
    ];
  });
  return sheet({
    name: "mixed-currencies",
    kind: "people",
    people,
    rows: [
      titles("Rates per static post. All prices in USD unless stated otherwise"),
      headers("Profile|Followers|Rate per post|Contact"),
      ...rows,
    ],
    never: [NO_GUESS],
  });
}

const SOLD: readonly { platform: Platform; word: string; sold: readonly (readonly [string, Format])[] }[] = [
  {
    platform: "instagram",
    word: "IG",
    sold: [
      ["1x Reel", "reel"],
      ["Story set (3 frames)", "story"],
      ["Carousel", "carousel"],
      ["Feed post", "post"],
    ],
  },
  { platform: "tiktok", word: "TT", sold: [["TikTok video", "video"]] },
  {
    platform: "youtube",
    word: "YT",
    sold: [
      ["60s integration", "integration"],
      ["Short", "short"],
      ["Dedicated video", "video"],
    ],
  },
];

/** A rate card in long form: a row for each creator, platform and format, with its terms. */
export function rateCard(random: Random): Sheet {
  const people = cast(random, "rat", 4, ["instagram", "tiktok", "youtube"]);
  const rows = people.flatMap((person) =>
    SOLD.flatMap(({ platform, word, sold }) =>
      sold.map(([label, format]): Cell[] => {
        const { key } = person;
        const usageMonths = random.whole(1, 12);
        const exclusivityMonths = random.whole(0, 3);
        const vat = random.chance(0.5) ? "included" : "excluded";
        const terms = { usageMonths, exclusivityMonths, vat } as const;
        const { text, value } = price(random, COINS.bareEuro, format, terms);
        const path = `${platform}.prices`;
        return [
          handle(person, platform),
          says(key, `${platform}.platform`, word, platform),
          says(key, path, label, value),
          says(key, path, text, value),
          says(key, path, "EUR", value),
          says(key, path, `${usageMonths} months`, value),
          says(key, path, exclusivityMonths ? `${exclusivityMonths} mo.` : "none", value),
          says(key, path, vat === "included" ? "incl." : "excl.", value),
        ];
      }),
    ),
  );
  const head = headers("Creator|Platform|Deliverable|Rate|Currency|Usage|Exclusivity|VAT");
  return sheet({ name: "rate-card", kind: "people", people, rows: [head, ...rows], never: [NO_GUESS] });
}
