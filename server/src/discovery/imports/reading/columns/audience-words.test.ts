import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

/** What a column of shares is under this header, and whose shares. */
function readAs(header: string, cells = ["40 %", "30 %", "20 %"]): string {
  const rows = cells.map((cell, index) => `@ana${index};Instagram;100;${cell}`);
  const column = read([`Handle;Platform;Followers;${header}`, ...rows].join("\n")).columns[3];
  return [column?.field, column?.audience].filter((said) => typeof said === "string").join(" ");
}

test.each([
  [
    "audienceMale",
    "male, men, Männer, männlich, Männer %, Männer (%), male %, male(%), hommes, hombres, homens, uomini, male audience, men audience, man audience, Männer Zielgruppe, homme audience, hommes public, hombre audiencia, homens audience, uomini audience, maschi audience, maschile pubblico",
  ],
  ["audienceFemale", "female, women, Frauen"],
  [
    "audienceCountry DE",
    "Audience DE (%), audience de, DE followers, audience of DE, audience Germany, Germany followers",
  ],
  ["audienceCountry CI", "audiencia Costa de Marfil"],
  [
    "audienceCountry ES",
    "público de España, Público España, público de (España), audience Spain, audience de España",
  ],
  [
    "audienceCountry JP",
    "Audience: Japan, Audience Japan 1, Audience #1 Japan, audience - Japan, audience Japan., top audience Japan share, audience percent Japan, audience percentage Japan, audience pct Japan, audience anteil Japan, audience geo Japan, audience location Japan, instagram audience Japan, IG audience Japan, insta followers Japan, tiktok audience Japan, TT audience Japan, YouTube audience Japan, YT audience Japan, audience country Japan, audience countries Japan, audience pays Japan, audience país Japan, der audience Japan, audience from Japan, followers in Japan, follower aus Japan, Zielgruppe Land Japan, Publikum Japan, public Japan, publico Japan, pubblico Japan, audiencia Japan, viewer Japan, viewers Japan, top viewers Japan",
  ],
  ["", "man, male x, x male, Japan, audience Foo, mañana, republic Japan, unfollowers Japan"],
])("“%s” is what a column of shares says under these headers: %s", (said, headers) => {
  const all = headers.split(", ");

  expect(all.map((header) => [header, readAs(header)])).toEqual(all.map((header) => [header, said]));
});

function sharesIn(count: number): string[] {
  return Array.from({ length: 10 }, (_cell, index) => (index < count ? "40 %" : "x"));
}

test("under such a header seven in ten cells must be shares", () => {
  expect([readAs("audience Japan", sharesIn(7)), readAs("audience Japan", sharesIn(6))]).toEqual([
    "audienceCountry JP",
    "",
  ]);
});

const behindCountry = (header: string) =>
  read(`Handle;Platform;Audience country;${header}\n@ana;Instagram;Germany;Spain\n@ben;Instagram;Italy;Japan`)
    .columns[3]?.field;

test.each([
  "2nd country, 1st country, 3rd country, 4th country, second country, third country, fourth country, zweit country, zweites country, dritt country, drittes country, 2e pays, 3e pays, segundo país, segunda country, tercer país, tercero country, tercera country, Country 3, Country #2, country 2",
])("behind the first country of an audience these are the next ones: %s", (headers) => {
  const all = headers.split(", ");

  expect(all.map((header) => [header, behindCountry(header)])).toEqual(
    all.map((header) => [header, "audienceCountry"]),
  );
  expect(["country", "seconds country", "birth country"].map(behindCountry)).toEqual([
    "country",
    "country",
    "country",
  ]);
});

const kindOf = (header: string) =>
  read(`Handle;Platform;${header};25-34;35-44\n@ana;Instagram;40 %;30 %;20 %\n@ben;Instagram;4 %;3 %;2 %`)
    .kind;

test.each([
  "f 18-24, m 18-24, w 18-24, male 18-24, female 18-24, F.18-24, m18-24, female18-24, F 18 - 24, m 18 – 24 %, 18-24, 18 - 24, 18–24, 18 – 24 %, 18-24%, 55+, 55 +, F 55+",
])("a table of such columns is of audiences: %s", (headers) => {
  const all = headers.split(", ");

  expect(all.map((header) => [header, kindOf(header)])).toEqual(all.map((header) => [header, "audience"]));
  expect(["x 18-24 y", "Size 18-24 cm", "8-4", "Mood"].map(kindOf)).toEqual([
    "creators",
    "creators",
    "creators",
    "creators",
  ]);
});

test.each([
  "Top cities",
  "Cities (top 3)",
  "Ciudades principales",
  "Principais cidades",
  "Città principali",
  "Villes principales",
])("below “%s” stands where those who follow live, and not the creator", (header) => {
  const { accounts, columns } = read(
    `Instagram;Followers;${header}\n@nia;12000;Lyon, Paris\n@sam;9000;Porto`,
  );

  expect(columns[2]?.field).toBeNull();
  expect(accounts.map(({ values: { city } }) => city)).toEqual([undefined, undefined]);
});
