import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("the header is found below titles and notes, in whatever line of the first fifteen it stands", () => {
  const reading = read(
    [
      "Creators 2026;;;",
      ";;;",
      "prepared by Max;;5 May;",
      "Handle;Platform;Followers;Price (EUR)",
      "@ana;Instagram;100;500",
      "",
      "@ben;TikTok;200;600;past;the end",
      "@cid;TikTok",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | price | text | text",
    'instagram ana {followers: 100, price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR"}]}',
    'tiktok ben {followers: 200, own: {Column 5: {kind: "text", value: "past"}, Column 6: {kind: "text", value: "the end"}}, price: {amount: 600, currency: "EUR"}, prices: [{amount: 600, currency: "EUR"}]}',
    "tiktok cid {}",
    "line 1 is left out: Title above the table",
    "line 2 is left out: Empty row",
    "line 3 is left out: Title above the table",
  ]);
});

test("blocks below a header of their own are brought into the columns of the first one", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;City",
      "@ana;Instagram;100;Bonn",
      "City;Handle;Network;E-mail;Shoe",
      "Kiel;@ben;TikTok;ben@x.example;38",
      "Handle;Handle;Followers;;Notes",
      "@cid;@dora;300;stray;hi",
      "Handle;Platform",
      "@emil;YouTube",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | city | – | email | number | name | notes",
    'instagram ana {city: "bonn", country: "DE", followers: 100, inferred: ["country"]}',
    'tiktok ben {city: "kiel", country: "DE", email: "ben@x.example", inferred: ["country"], own: {Shoe: {kind: "number", value: 38}}}',
    'tiktok cid {followers: 300, notes: "hi", own: {Handle: {kind: "text", value: "@dora"}}}',
    "youtube emil {}",
    "line 3 is left out: Heading inside the table",
    "line 5 is left out: Heading inside the table",
    "line 7 is left out: Heading inside the table",
    "line 3, Handle, “Handle”: Heading inside the table",
    "line 3, Platform, “Network”: Heading inside the table",
    "line 3, City, “City”: Heading inside the table",
    "line 3, E-mail, “E-mail”: Heading inside the table",
    "line 3, Shoe, “Shoe”: Heading inside the table",
    "line 5, Handle, “Handle”: Heading inside the table",
    "line 5, Followers, “Followers”: Heading inside the table",
    "line 5, Handle, “Handle”: Heading inside the table",
    "line 5, Notes, “Notes”: Heading inside the table",
    "line 6, Column 10, “stray”: Stands past the last column that is read",
    "line 7, Handle, “Handle”: Heading inside the table",
    "line 7, Platform, “Platform”: Heading inside the table",
  ]);
});

test("a line of merged cells above the headers is their group, a sentence is a title", () => {
  const reading = read(
    [
      "all prices are in euros and without VAT;;;;;",
      ";;Audience;;Prices (EUR);",
      "Handle;Platform;Women;Men;Reel;Story",
      "@ana;Instagram;60 %;40 %;500;200",
      "@ben;Instagram;61 %;39 %;600;300",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | audienceFemale | audienceMale | price | price",
    'instagram ana {audience: {genders: {female: 60, male: 40}}, price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel", vat: "excluded"}, {amount: 200, currency: "EUR", format: "story", vat: "excluded"}]}',
    'instagram ben {audience: {genders: {female: 61, male: 39}}, price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel", vat: "excluded"}, {amount: 300, currency: "EUR", format: "story", vat: "excluded"}]}',
    "line 1 is left out: Title above the table",
    "line 2 is left out: Title above the table",
  ]);
});

test("a text of one column is a list of accounts, several on a line", () => {
  const reading = read(
    [
      "@ana",
      "@ben, @cid",
      "https://instagram.com/dora https://tiktok.com/@emil",
      "@finn and @gil",
      "just words here",
      "hal.x",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "handle",
    "instagram ana {}",
    "instagram ben {}",
    "instagram cid {}",
    'instagram dora {url: "https://instagram.com/dora"}',
    'tiktok emil {url: "https://tiktok.com/@emil"}',
    "instagram finn {}",
    "instagram gil {}",
    "instagram hal.x {}",
    "line 5 is left out: “just words here” is no handle or address",
    "line 5, Column 1, “just words here”: “just words here” is no handle or address",
  ]);
});

test("a list of accounts in several cells of a line is one account each", () => {
  const reading = read(["@ana;@ben;hal.x", "@cid;https://tiktok.com/@dora;"].join("\n"), {
    platform: "instagram",
  });

  expect(whole(reading)).toEqual([
    "handle",
    "instagram ana {}",
    "instagram ben {}",
    "instagram hal.x {}",
    "instagram cid {}",
    'tiktok dora {url: "https://tiktok.com/@dora"}',
  ]);
});

test("quoted cells hold delimiters, quotes and line breaks", () => {
  const reading = read(
    [
      "Handle,Platform,Notes,Bio",
      '@ana,Instagram,"one, two","she said ""hi"""',
      '@ben,Instagram,"line one',
      'line two",x',
      '@cid,TikTok,plain "word" here,y',
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes | bio",
    'instagram ana {bio: "she said \\"hi\\"", notes: "one, two"}',
    'instagram ben {bio: "x", notes: "line one\\nline two"}',
    'tiktok cid {bio: "y", notes: "plain \\"word\\" here"}',
  ]);
});

test("a first line may name the delimiter", () => {
  const reading = read(
    ["sep=|", "Handle|Platform|Notes", "@ana|Instagram|a;b;c", "@ben|TikTok|d,e,f"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes",
    'instagram ana {notes: "a;b;c"}',
    'tiktok ben {notes: "d,e,f"}',
  ]);
});

test("tabs, semicolons, commas and bars part cells, whichever most lines agree on", () => {
  const reading = read(
    ["Handle\tPlatform\tNotes", "@ana\tInstagram\ta, b; c | d", "@ben\tTikTok\te, f; g | h"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes",
    'instagram ana {notes: "a, b; c | d"}',
    'tiktok ben {notes: "e, f; g | h"}',
  ]);
});

test("lines that end early or late still show their delimiter", () => {
  const reading = read(
    [
      "Handle|Platform|Notes|City",
      "@ana|Instagram",
      "@ben|TikTok|x",
      "@cid|YouTube|y|Bonn|z",
      "@dora|YouTube|y|Bonn|z|a",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes | city | text | text",
    "instagram ana {}",
    'tiktok ben {notes: "x"}',
    'youtube cid {city: "bonn", country: "DE", inferred: ["country"], notes: "y", own: {Column 5: {kind: "text", value: "z"}}}',
    'youtube dora {city: "bonn", country: "DE", inferred: ["country"], notes: "y", own: {Column 5: {kind: "text", value: "z"}, Column 6: {kind: "text", value: "a"}}}',
  ]);
});

test("a city that may be in several countries is asked about, the one of most rows first, and answers are followed", () => {
  const reading = read(
    [
      "Handle;Platform;City",
      "@a;Instagram;Valencia",
      "@b;Instagram;Cordoba",
      "@c;Instagram;Cordoba",
      "@d;Instagram;San Jose",
    ].join("\n"),
    {
      cities: [
        { city: "Valencia", country: "ES" },
        { city: "San Jose", country: "unknown" },
        { city: "Paris-Plage", country: "FR" },
      ],
    },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | city",
    'instagram a {city: "valencia", country: "ES"}',
    'instagram b {city: "cordoba"}',
    'instagram c {city: "cordoba"}',
    'instagram d {city: "san jose"}',
    '{city: "Cordoba", countries: ["ES", "AR", "MX"], rows: 2}',
    '{answer: "ES", city: "Valencia", countries: ["ES", "VE", "US"], rows: 1}',
    '{answer: "unknown", city: "San Jose", countries: ["US", "CR", "PH"], rows: 1}',
    '{answer: "FR", city: "Paris Plage", countries: [], rows: 0}',
  ]);
});

test("platforms come from the file's name, the headers, or whoever chose one", () => {
  const reading = read(["Handle;Followers;Shop", "ana;100;a", "ben;200;b"].join("\n"), {
    fileName: "insta_list.csv",
  });

  expect(whole(reading)).toEqual([
    "handle | followers | text",
    'instagram ana {followers: 100, own: {Shop: {kind: "text", value: "a"}}}',
    'instagram ben {followers: 200, own: {Shop: {kind: "text", value: "b"}}}',
  ]);
});

test("the one platform that the headers mention is that of the handles", () => {
  const reading = read(["Handle;TikTok followers;Shop", "ana;100;a", "ben;200;b"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle | followers tiktok | text",
    'tiktok ana {followers: 100, own: {Shop: {kind: "text", value: "a"}}}',
    'tiktok ben {followers: 200, own: {Shop: {kind: "text", value: "b"}}}',
  ]);
});
