import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("a long table has a row for each group of an audience", () => {
  const reading = read(
    [
      "Handle;Platform;Dimension;Group;Share",
      "@ana;Instagram;Country;Germany;61 %",
      "@ana;Instagram;Country;Atlantis;5 %",
      "@ana;Instagram;Gender;female;70 %",
      "@ana;Instagram;Gender;nonbinary;1 %",
      "@ana;Instagram;Age;18-24;40 %",
      "@ana;Instagram;Age;65+;4 %",
      "@ana;Instagram;Age;old;4 %",
      "@ana;Instagram;Country;Spain;most",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "handle | platform | choice | text | text",
    "instagram ana {audience: {ages: {18-24: 40, 65+: 4}, countries: {DE: 61}, genders: {female: 70}}}",
    "line 3, Dimension, “Country”: No share of a country, gender or age group",
    "line 3, Group, “Atlantis”: No share of a country, gender or age group",
    "line 3, Share, “5 %”: No share of a country, gender or age group",
    "line 5, Dimension, “Gender”: No share of a country, gender or age group",
    "line 5, Group, “nonbinary”: No share of a country, gender or age group",
    "line 5, Share, “1 %”: No share of a country, gender or age group",
    "line 8, Dimension, “Age”: No share of a country, gender or age group",
    "line 8, Group, “old”: No share of a country, gender or age group",
    "line 8, Share, “4 %”: No share of a country, gender or age group",
    "line 9, Dimension, “Country”: No share of a country, gender or age group",
    "line 9, Group, “Spain”: No share of a country, gender or age group",
    "line 9, Share, “most”: No share of a country, gender or age group",
  ]);
});

test("a wide table has a column for each group of an audience", () => {
  const reading = read(
    [
      "Handle;Platform;Audience DE (%);Audience Spain;Women %;Männlich;18-24;F 25-34;55+;Audience country 1;Share 1;Top country;Share;Followers",
      "@ana;Instagram;40;10 %;60 %;40 %;30 %;20 %;5 %;Germany;41 %;Spain;11 %;900",
      "@ben;Instagram;30;11 %;61 %;39 %;31 %;21 %;6 %;France;42 %;Japan;12 %;800",
      "@cid;Instagram;20;12 %;62 %;38 %;32 %;22 %;7 %;Italy;;Poland 13 %;;700",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | audienceCountry | audienceCountry | audienceFemale | audienceMale | audienceAge | text | audienceAge | audienceCountry | audienceCountry | audienceCountry | audienceCountry | followers",
    'instagram ana {audience: {ages: {18-24: 30, 55+: 5}, countries: {DE: 41, ES: 11}, genders: {female: 60, male: 40}}, followers: 900, own: {F 25-34: {kind: "text", value: "20 %"}}}',
    'instagram ben {audience: {ages: {18-24: 31, 55+: 6}, countries: {DE: 30, ES: 11, FR: 42, JP: 12}, genders: {female: 61, male: 39}}, followers: 800, own: {F 25-34: {kind: "text", value: "21 %"}}}',
    'instagram cid {audience: {ages: {18-24: 32, 55+: 7}, countries: {DE: 20, ES: 12, PL: 13}, genders: {female: 62, male: 38}, topCountry: "IT"}, followers: 700, own: {F 25-34: {kind: "text", value: "22 %"}}}',
  ]);
});

test("cells of an audience list several groups", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;Audience country;Audience gender;Audience age;Notes",
      "@ana;Instagram;900;Germany 40 %, Spain (20,5 %) and more;70 % female, 30 % male;18-24: 45%, 25–34 30,5 %;x",
      "@ben;Instagram;800;Spain, Portugal;F 70 / M 30;18-24 45%;y",
      "@cid;Instagram;700;Spain, Germany 9%|France 8%;60;18-24;z",
      "@dora;Instagram;600;Atlantis 9 %;mostly;25-34: 50 %;z",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | audienceCountry | text | audienceAge | notes",
    'instagram ana {audience: {ages: {18-24: 45, 25-34: 30.5}, countries: {DE: 40, ES: 20.5}}, followers: 900, notes: "x", own: {Audience gender: {kind: "text", value: "70 % female, 30 % male"}}}',
    'instagram ben {audience: {ages: {18-24: 45}, topCountry: "ES"}, followers: 800, notes: "y", own: {Audience country: {kind: "text", value: "Spain, Portugal"}, Audience gender: {kind: "text", value: "F 70 / M 30"}}}',
    'instagram cid {audience: {countries: {DE: 9, FR: 8}}, followers: 700, notes: "z", own: {Audience country: {kind: "text", value: "Spain, Germany 9%|France 8%"}, Audience gender: {kind: "text", value: "60"}}}',
    'instagram dora {audience: {ages: {25-34: 50}}, followers: 600, notes: "z", own: {Audience gender: {kind: "text", value: "mostly"}}}',
    "line 4, Audience age: “18-24” is no share of an age group. It stays NA.",
    "line 5, Audience country: “Atlantis 9 %” is no country. It stays NA.",
    "line 4, Audience age, “18-24”: “18-24” is no share of an age group. It stays NA.",
    "line 5, Audience country, “Atlantis 9 %”: “Atlantis 9 %” is no country. It stays NA.",
    'audienceCountry? Is “Audience country” the audience country? 3 of 4 filled cells read as one. The other one stays NA. ["Germany 40 %, Spain (20,5 %) and more", "Spain, Portugal", "Spain, Germany 9%|France 8%"]',
  ]);
});

test("numbered countries with their shares are the audience, and never where a creator lives", () => {
  const reading = read(
    [
      "Compte Instagram;Pays 1;% pays 1;Pays 2;% pays 2;Femmes %;13-17;18-24;E-mail",
      "@ana;France;41;Suisse;12;70;5;30;a@mail.example",
      "@ben;Allemagne;61;France;9;40;4;20;b@mail.example",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ values }) => [values.audience?.countries, values.country])).toEqual([
    [{ FR: 41, CH: 12 }, undefined],
    [{ DE: 61, FR: 9 }, undefined],
  ]);
  expect([reading.kind, reading.notUsed]).toEqual(["audience", []]);
});
