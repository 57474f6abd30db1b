import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";
import { ownHeader, readOwnHeader, uniqueName } from "./own-columns.ts";

test("what was chosen in earlier tables of this kind is followed, where its header stands alone", () => {
  const reading = read(
    [
      "Handle;Platform;Foo;Bar;Bar;Baz;Qux;Two",
      "@ana;Instagram;hello;x;y;5;secret;7",
      "@ben;Instagram;there;x;y;6;hidden;8",
    ].join("\n"),
    {
      mapping: [
        { index: 5, field: "auto" },
        { header: " TWO ", field: "avgLikes" },
      ],
      remembered: [
        {
          header: "foo",
          field: "notes",
          platform: null,
          kind: "creators",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
        {
          header: "bar",
          field: "notes",
          platform: null,
          kind: "creators",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
        {
          header: "baz",
          field: "followers",
          platform: "tiktok",
          kind: "creators",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
        {
          header: "handle",
          field: "caption",
          platform: null,
          kind: "posts",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
        {
          header: "qux",
          field: "ignore",
          platform: null,
          kind: "creators",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
        {
          header: "two",
          field: "followers",
          platform: null,
          kind: "creators",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
        {
          header: "platform",
          field: "caption",
          platform: null,
          kind: "creators",
          chosenAt: "2026-01-01T00:00:00.000Z",
        },
      ],
    },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes | text | text | number | – | avgLikes",
    'instagram ana {avgLikes: 7, notes: "hello", own: {Bar 2: {kind: "text", value: "y"}, Bar: {kind: "text", value: "x"}, Baz: {kind: "number", value: 5}}}',
    'instagram ben {avgLikes: 8, notes: "there", own: {Bar 2: {kind: "text", value: "y"}, Bar: {kind: "text", value: "x"}, Baz: {kind: "number", value: 6}}}',
    "line 2, Qux, “secret”: You left this column out",
    "line 3, Qux, “hidden”: You left this column out",
  ]);
});

test("what a person says of a table of orders and of an audience is followed", () => {
  const reading = read(
    [
      "Order;Code;Total;Who;Link;Mail",
      "#1;A10;5 €;@ana;instagram.com/ana;a@x.example",
      "#2;A10;6 €;@ben;instagram.com/ben;b@x.example",
    ].join("\n"),
    {
      kind: "orders",
      mapping: [
        { header: "Who", field: "handle" },
        { header: "Link", field: "profile" },
        { header: "Mail", field: "ignore" },
      ],
    },
  );

  expect(whole(reading)).toEqual([
    "orders: You said what the rows are.",
    "order | code | amount | handle | url | –",
    'instagram ana {url: "https://instagram.com/ana"}',
    'instagram ben {url: "https://instagram.com/ben"}',
    '{amount: {amount: 5, currency: "EUR"}, code: "A10", creator: "@ana", fields: {}, handle: "ana", line: 2, order: "#1", part: 0, platform: "instagram"}',
    '{amount: {amount: 6, currency: "EUR"}, code: "A10", creator: "@ben", fields: {}, handle: "ben", line: 3, order: "#2", part: 0, platform: "instagram"}',
    "line 2, Mail, “a@x.example”: You left this column out",
    "line 3, Mail, “b@x.example”: You left this column out",
  ]);
});

test("shares of men and women stand in cells of both, in columns of either and in words", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;Uomini;Audience maschile;Men %;Mann Audience;Audience of France;Share in Italy followers;Audience Foo;Top audience land",
      "@ana;Instagram;100;40 %;41 %;42 %;43 %;10 %;11 %;12 %;Spain",
      "@ben;Instagram;200;30 %;31 %;32 %;33 %;20 %;21 %;22 %;Japan",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | audienceMale | text | text | text | audienceCountry | audienceCountry | text | audienceCountry",
    'instagram ana {audience: {countries: {FR: 10, IT: 11}, genders: {male: 40}, topCountry: "ES"}, followers: 100, own: {Audience Foo: {kind: "text", value: "12 %"}, Audience maschile: {kind: "text", value: "41 %"}, Mann Audience: {kind: "text", value: "43 %"}, Men %: {kind: "text", value: "42 %"}}}',
    'instagram ben {audience: {countries: {FR: 20, IT: 21}, genders: {male: 30}, topCountry: "JP"}, followers: 200, own: {Audience Foo: {kind: "text", value: "22 %"}, Audience maschile: {kind: "text", value: "31 %"}, Mann Audience: {kind: "text", value: "33 %"}, Men %: {kind: "text", value: "32 %"}}}',
  ]);
});

test("a column of shares behind a column of countries is of them, and no other is", () => {
  const reading = read(
    [
      "Handle;Platform;Audience country 1;Share;Audience country 2;;Audience country 3;Pct;Audience country 4;ER;Audience country 5;Spend share",
      "@ana;Instagram;Spain;40 %;Italy;30 %;Japan;20 %;Peru;5 %;France;500 €",
      "@ben;Instagram;Spain;41 %;Italy;31 %;Japan;21 %;Peru;6 %;France;600 €",
      "@cid;Instagram;Atlantis;42 %;;32 %;Japan;;Peru;7 %;France;700 €",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | audienceCountry | text | audienceCountry | audienceCountry | audienceCountry | audienceCountry | audienceCountry | engagementRate | audienceCountry | money",
    'instagram ana {audience: {countries: {IT: 30, JP: 20}, topCountry: "ES"}, engagementRate: 5, own: {Share: {kind: "text", value: "40 %"}, Spend share: {kind: "money", value: {amount: 500, currency: "EUR"}}}}',
    'instagram ben {audience: {countries: {IT: 31, JP: 21}, topCountry: "ES"}, engagementRate: 6, own: {Share: {kind: "text", value: "41 %"}, Spend share: {kind: "money", value: {amount: 600, currency: "EUR"}}}}',
    'instagram cid {engagementRate: 7, own: {Share: {kind: "text", value: "42 %"}, Spend share: {kind: "money", value: {amount: 700, currency: "EUR"}}}}',
    "line 2, Audience country 4: “Peru” says no share. It stays NA.",
    "line 2, Audience country 5: “France” says no share. It stays NA.",
    "line 3, Audience country 4: “Peru” says no share. It stays NA.",
    "line 3, Audience country 5: “France” says no share. It stays NA.",
    "line 4, Audience country 1: “Atlantis” is no country. It stays NA.",
    "line 4, Column 6: “32 %” is no country. It stays NA.",
    "line 4, Audience country 3: “Japan” says no share. It stays NA.",
    "line 4, Audience country 4: “Peru” says no share. It stays NA.",
    "line 4, Audience country 5: “France” says no share. It stays NA.",
    "line 2, Audience country 4, “Peru”: “Peru” says no share. It stays NA.",
    "line 2, Audience country 5, “France”: “France” says no share. It stays NA.",
    "line 3, Audience country 4, “Peru”: “Peru” says no share. It stays NA.",
    "line 3, Audience country 5, “France”: “France” says no share. It stays NA.",
    "line 4, Audience country 1, “Atlantis”: “Atlantis” is no country. It stays NA.",
    "line 4, Column 6, “32 %”: “32 %” is no country. It stays NA.",
    "line 4, Audience country 3, “Japan”: “Japan” says no share. It stays NA.",
    "line 4, Audience country 4, “Peru”: “Peru” says no share. It stays NA.",
    "line 4, Audience country 5, “France”: “France” says no share. It stays NA.",
    'audienceCountry? Is “Audience country 1” the audience country? 2 of 3 filled cells read as one. The other one stays NA. ["Spain", "Atlantis"]',
  ]);
});

test("an own field keeps its kind from table to table, and the money that its header names", () => {
  const reading = read(
    [
      "Handle;Platform;Since (own field: date);Fee left (own field: money);Mood (own field: choice);Memo (own field: text);Size (own field: number);Odd (own field: colour);Deposit USD;Rest (own field: text)",
      "@ana;Instagram;14.03.2026;5 €;good;hello;1.234;red;10;",
      "@ben;Instagram;soon;lots;bad;none;12 %;blue;11;",
      "@cid;Instagram;;;none;n/a;007;green;some;",
      "@dora;Instagram;;7;;;1234567890123;red;12;",
      "@emil;Instagram;;;;;1,5;red;13;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | date | money | choice | text | number | text | money | –",
    'instagram ana {own: {Deposit USD: {kind: "money", value: {amount: 10, currency: "USD"}}, Fee left: {kind: "money", value: {amount: 5, currency: "EUR"}}, Memo: {kind: "text", value: "hello"}, Mood: {kind: "choice", value: "good"}, Odd (own field: colour): {kind: "text", value: "red"}, Since: {kind: "date", value: "2026-03-14"}, Size: {kind: "number", value: 1234}}}',
    'instagram ben {own: {Deposit USD: {kind: "money", value: {amount: 11, currency: "USD"}}, Fee left: {kind: "text", value: "lots"}, Memo: {kind: "text", value: "none"}, Mood: {kind: "choice", value: "bad"}, Odd (own field: colour): {kind: "text", value: "blue"}, Since: {kind: "text", value: "soon"}, Size: {kind: "text", value: "12 %"}}}',
    'instagram cid {own: {Deposit USD: {kind: "text", value: "some"}, Mood: {kind: "choice", value: "none"}, Odd (own field: colour): {kind: "text", value: "green"}, Size: {kind: "text", value: "007"}}}',
    'instagram dora {own: {Deposit USD: {kind: "money", value: {amount: 12, currency: "USD"}}, Fee left: {kind: "money", value: {amount: 7}}, Odd (own field: colour): {kind: "text", value: "red"}, Size: {kind: "text", value: "1234567890123"}}}',
    'instagram emil {own: {Deposit USD: {kind: "money", value: {amount: 13, currency: "USD"}}, Odd (own field: colour): {kind: "text", value: "red"}, Size: {kind: "number", value: 1.5}}}',
    "line 4, Memo (own field: text), “n/a”: Says that the value is not known",
  ]);
});

test("a column that numbers the rows is left out, and numbers that another system gave are kept", () => {
  const reading = read(
    [
      "No.;ID;Handle;Platform;Pos;#",
      "1;10023456;@ana;Instagram;A;#1",
      "2;10023457;@ben;Instagram;B;2.",
      "3;10023458;@cid;Instagram;;3)",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "– | number | handle | platform | text | –",
    'instagram ana {own: {ID: {kind: "number", value: 10023456}, Pos: {kind: "text", value: "A"}}}',
    'instagram ben {own: {ID: {kind: "number", value: 10023457}, Pos: {kind: "text", value: "B"}}}',
    'instagram cid {own: {ID: {kind: "number", value: 10023458}}}',
    "line 2, No., “1”: Only numbers the rows",
    "line 2, #, “#1”: Only numbers the rows",
    "line 3, No., “2”: Only numbers the rows",
    "line 3, #, “2.”: Only numbers the rows",
    "line 4, No., “3”: Only numbers the rows",
    "line 4, #, “3)”: Only numbers the rows",
  ]);
});

test("choices are few short words that repeat", () => {
  const reading = read(
    [
      "Handle;Platform;Team;Alone;Long",
      "@ana;Instagram;red;x;aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "@ben;Instagram;blue;x;b",
      "@cid;Instagram;red;;aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "@dora;Instagram;blue;;b",
      "@emil;Instagram;red;;aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "@finn;Instagram;blue;;b",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | choice | text | text",
    'instagram ana {own: {Alone: {kind: "text", value: "x"}, Long: {kind: "text", value: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}, Team: {kind: "choice", value: "red"}}}',
    'instagram ben {own: {Alone: {kind: "text", value: "x"}, Long: {kind: "text", value: "b"}, Team: {kind: "choice", value: "blue"}}}',
    'instagram cid {own: {Long: {kind: "text", value: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}, Team: {kind: "choice", value: "red"}}}',
    'instagram dora {own: {Long: {kind: "text", value: "b"}, Team: {kind: "choice", value: "blue"}}}',
    'instagram emil {own: {Long: {kind: "text", value: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}, Team: {kind: "choice", value: "red"}}}',
    'instagram finn {own: {Long: {kind: "text", value: "b"}, Team: {kind: "choice", value: "blue"}}}',
  ]);
});

test("more than half of the cells different are no choices", () => {
  const reading = read(
    [
      "Handle;Platform;Team;Half",
      "@ana;Instagram;r;r",
      "@ben;Instagram;b;b",
      "@cid;Instagram;g;g",
      "@dora;Instagram;y;r",
      "@emil;Instagram;r;b",
      "@finn;Instagram;b;g",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | text | choice",
    'instagram ana {own: {Half: {kind: "choice", value: "r"}, Team: {kind: "text", value: "r"}}}',
    'instagram ben {own: {Half: {kind: "choice", value: "b"}, Team: {kind: "text", value: "b"}}}',
    'instagram cid {own: {Half: {kind: "choice", value: "g"}, Team: {kind: "text", value: "g"}}}',
    'instagram dora {own: {Half: {kind: "choice", value: "r"}, Team: {kind: "text", value: "y"}}}',
    'instagram emil {own: {Half: {kind: "choice", value: "b"}, Team: {kind: "text", value: "r"}}}',
    'instagram finn {own: {Half: {kind: "choice", value: "g"}, Team: {kind: "text", value: "b"}}}',
  ]);
});

test("a number, a name and a platform in front of handles leave the handles theirs", () => {
  const reading = read(
    [
      "Creator name;Channel name;IG;TikTok;Link to profile;Subs",
      "Ana Lima;anatube;12.5K;@ana.tt;https://www.tiktok.com/@ana.tt;5K",
      "Ben Ivo;bentube;900;@ben.tt;https://www.tiktok.com/@ben.tt;6K",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle | followers instagram | handle tiktok | url | followers",
    'tiktok ana.tt {followers: 5000, name: "Ana Lima", own: {IG: {kind: "text", value: "12.5K"}}, url: "https://www.tiktok.com/@ana.tt"}',
    'tiktok ben.tt {followers: 6000, name: "Ben Ivo", own: {IG: {kind: "text", value: "900"}}, url: "https://www.tiktok.com/@ben.tt"}',
    "line 2, Channel name, “anatube”: The account beside it is another one than “anatube”, and counts",
    "line 3, Channel name, “bentube”: The account beside it is another one than “bentube”, and counts",
    'followers? “IG” looks like followers 2 of 2 filled cells read as one. ["12.5K", "900"]',
  ]);
});

test("addresses of profiles are found under any header, and a header of something else is told", () => {
  const reading = read(
    [
      "Name;City;Notes;Account",
      "Ana;https://www.instagram.com/ana;hi;ana",
      "Ben;https://www.instagram.com/ben;ho;ben",
      "Cid;https://www.instagram.com/cid;hu;cid2",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | url | notes | handle",
    'instagram ana {name: "Ana", notes: "hi", url: "https://www.instagram.com/ana"}',
    'instagram ben {name: "Ben", notes: "ho", url: "https://www.instagram.com/ben"}',
    'instagram cid {name: "Cid", notes: "hu", url: "https://www.instagram.com/cid"}',
    "line 4, Account, “cid2”: The account beside it is another one than “cid2”, and counts",
    'url? “City” looks like profile link 3 of 3 filled cells read as one. ["https://www.instagram.com/ana", "https://www.instagram.com/ben", "https://www.instagram.com/cid"]',
  ]);
});

test("posts are no prices, and numbers under a platform are what it counts", () => {
  const reading = read(
    [
      "Name;Handle;Instagram;YouTube integration;TikTok story;Reel name",
      "Ana;@ana;1200;500;300;x",
      "Ben;@ben;1300;600;400;y",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "name | handle | followers instagram | price youtube | price tiktok | text",
    'instagram ana {followers: 1200, name: "Ana", own: {Reel name: {kind: "text", value: "x"}, TikTok story: {kind: "text", value: "300"}, YouTube integration: {kind: "text", value: "500"}}}',
    'instagram ben {followers: 1300, name: "Ben", own: {Reel name: {kind: "text", value: "y"}, TikTok story: {kind: "text", value: "400"}, YouTube integration: {kind: "text", value: "600"}}}',
    'followers? “Instagram” looks like followers 2 of 2 filled cells read as one. ["1200", "1300"]',
  ]);
});

test("figures that stand behind one account only, or twice behind one, are nobody's", () => {
  const reading = read(
    [
      "Instagram;Followers;Views;TikTok;Views;Views;Price;Price",
      "@ana;100;5;@ana.tt;6;7;10 €;20 €",
      "@ben;200;8;@ben.tt;9;1;30 €;40 €",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | followers | avgViews | handle tiktok | number | number | price | price",
    'instagram ana {avgViews: 5, followers: 100, own: {Views 2: {kind: "number", value: 7}, Views: {kind: "number", value: 6}}, price: {amount: 10, currency: "EUR"}, prices: [{amount: 10, currency: "EUR"}, {amount: 20, currency: "EUR"}]}',
    'tiktok ana.tt {own: {Views 2: {kind: "number", value: 7}, Views: {kind: "number", value: 6}}}',
    'instagram ben {avgViews: 8, followers: 200, own: {Views 2: {kind: "number", value: 1}, Views: {kind: "number", value: 9}}, price: {amount: 30, currency: "EUR"}, prices: [{amount: 30, currency: "EUR"}, {amount: 40, currency: "EUR"}]}',
    'tiktok ben.tt {own: {Views 2: {kind: "number", value: 1}, Views: {kind: "number", value: 9}}}',
    'followers? Of which account is “Followers”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["100", "200"]',
    'avgViews? Of which account is “Views”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["5", "8"]',
    'price? Of which account is “Price”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["10 €", "30 €"]',
    'price? Of which account is “Price”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["20 €", "40 €"]',
  ]);
});

test("a cell that no format has is told under its row, a currency without price is refused", () => {
  const reading = read(
    [
      "Handle;Platform;Name;Reel price;Currency;Verified;Phone",
      "@ana;Instagram;@ana;;EUR;yes;2026-03-14",
      "@ben;Instagram;b.com/x;5 €;odd;no;12-34",
      "@cid;Instagram;Cid @home;6 €;USD;perhaps;1 2 3",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | name | price | currency | verified | text",
    'instagram ana {own: {Name: {kind: "text", value: "@ana"}, Phone: {kind: "text", value: "2026-03-14"}}, verified: true}',
    'instagram ben {own: {Name: {kind: "text", value: "b.com/x"}, Phone: {kind: "text", value: "12-34"}}, price: {amount: 5, currency: "EUR", per: "reel"}, prices: [{amount: 5, currency: "EUR", format: "reel"}], verified: false}',
    'instagram cid {name: "Cid @home", own: {Phone: {kind: "text", value: "1 2 3"}}, price: {amount: 6, currency: "EUR", per: "reel"}, prices: [{amount: 6, currency: "EUR", format: "reel"}]}',
    "line 4, Verified: “perhaps” is no yes or no. It stays NA.",
    "line 2, Currency, “EUR”: There is no price in this row that it could belong to",
    "line 3, Currency, “odd”: “odd” is no currency",
    "line 4, Verified, “perhaps”: “perhaps” is no yes or no. It stays NA.",
    'name? Is “Name” the name? 3 of 3 filled cells read as one. ["@ana", "b.com/x", "Cid @home"]',
    'currency? Is “Currency” the currency? 3 of 3 filled cells read as one. ["EUR", "odd", "USD"]',
    'verified? Is “Verified” the verified? 2 of 3 filled cells read as one. The other one stays NA. ["yes", "no", "perhaps"]',
  ]);
});

test("a platform of its own in a header counts before the platform of the row", () => {
  const reading = read(
    [
      "Platform;Handle;TikTok;City",
      "Instagram;@ana;@ana.tt;Bonn",
      "YouTube;@mytube;same;Kiel",
      "Instagram;@ben;https://www.youtube.com/@ben;Köln",
      ";@cid;;Rom",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "platform | handle | url tiktok | city",
    'instagram ana {city: "bonn", country: "DE", inferred: ["country"]}',
    'tiktok ana.tt {city: "bonn", country: "DE", inferred: ["country"]}',
    'youtube mytube {city: "kiel", country: "DE", inferred: ["country"]}',
    'tiktok mytube {city: "kiel", country: "DE", inferred: ["country"]}',
    'youtube ben {city: "cologne", country: "DE", inferred: ["country"], url: "https://www.youtube.com/@ben"}',
    'instagram cid {city: "rome", country: "IT", inferred: ["country"]}',
  ]);
});

test("an own field keeps its name, and a column of the same name gets another one", () => {
  const reading = read(
    "Handle;Platform;Size (own field: text);Size\n@ana;Instagram;38;tall\n@ben;Instagram;39;short",
  );

  expect(reading.accounts[0]?.values.own).toEqual({
    Size: { kind: "text", value: "38" },
    "Size 2": { kind: "text", value: "tall" },
  });
});

test("a header that goes on behind the kind of an own field is none of ours", () => {
  const { columns } = read("Handle;Platform;Size (own field: number) old\n@ana;Instagram;big");

  expect(columns[2]?.own).toEqual({ name: "Size (own field: number) old", kind: "text" });
});

test.each([
  ["date", "14.03.2026", "soon", "2026-03-14"],
  ["number", "1.5", "much", 1.5],
  ["money", "5 €", "little", { amount: 5, currency: "EUR" }],
])("a cell that is no %s stays the text that it is in a column of them", (kind, cell, other, value) => {
  const reading = read(
    `Handle;Platform;It (own field: ${kind})\n@ana;Instagram;${cell}\n@ben;Instagram;${other}`,
  );

  expect(reading.accounts.map(({ values }) => values.own)).toEqual([
    { It: { kind, value } },
    { It: { kind: "text", value: other } },
  ]);
});

const kindOf = (cell: string) =>
  read(`Handle;Platform;Thing\n@ana;Instagram;${cell}\n@ben;Instagram;${cell}`).columns[2]?.own?.kind;

test("numbers have up to twelve digits, no zero in front and no per cent; longer ones are names of things", () => {
  expect(["123456789012", "1234567890123", "012", "0", "5"].map(kindOf)).toEqual([
    "number",
    "text",
    "text",
    "number",
    "number",
  ]);
});

test.each([
  ["14.03.2026 07:14", "text"],
  ["14.03.2026 00:00", "date"],
  ["14.03.2026 0:00", "date"],
  ["14.03.2026 10:00", "text"],
  ["14.03.2026", "date"],
])("days with an hour are kept as they are written: %s", (cell, kind) => {
  expect(read(`Handle;Platform;Thing\n@ana;Instagram;${cell}`).columns[2]?.own?.kind).toBe(kind);
});

test("the header of an own field is read again as it was written", () => {
  const own = { name: "Size (EU)", kind: "choice" } as const;

  expect([ownHeader(own), readOwnHeader(ownHeader(own))]).toEqual(["Size (EU) (own field: choice)", own]);
  expect(["Size", "Size (own field: colour)", " (own field: text)"].map(readOwnHeader)).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ["Size", "", [], "Size"],
  ["Size", "Shoes", [], "Size"],
  ["", "", [], "Column 3"],
  ["Size", "Shoes", ["Size"], "Shoes Size"],
  ["Size", "", ["Size"], "Size 2"],
  ["Size", "Shoes", ["Size", "Shoes Size", "Shoes Size 2"], "Shoes Size 3"],
])("“%s” below “%s” beside %j is called “%s”", (header, group, taken, name) => {
  expect(uniqueName({ header, group, index: 2 }, new Set(taken))).toBe(name);
});
