import { expect, test } from "vitest";
import { fields, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.ts";

/** Who was found, with what is known of each. */
function people({ accounts }: Reading) {
  return accounts.map(({ platform, handle, values }) => ({ platform, handle, ...values }));
}

// Headers as docs/SOURCES.md names them; the people are invented.

test("a member list of Aspire: handles without marks, a channel by its address, an id that stays", () => {
  const reading =
    read(`email,uid,id,instagram,tiktok,youtube,pinterest,address1,address2,city,state,postalcode,country
ana@x.example,ana-01,12345678910,ana.lopez,anatok,https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv,anapins,1 Market St,APT 2,Austin,Texas,02134,United States
ben@x.example,ben-02,12345678911,ben_b,,,,9 Elm Rd,,Boston,Massachusetts,02108,United States`);

  expect(people(reading)).toMatchObject([
    { platform: "youtube", handle: "UCabcdefghijklmnopqrstuv", email: "ana@x.example", country: "US" },
    { platform: "instagram", handle: "ana.lopez", city: "austin", email: "ana@x.example" },
    { platform: "tiktok", handle: "anatok" },
    {
      platform: "instagram",
      handle: "ben_b",
      own: { id: { value: 12_345_678_911 }, postalcode: { kind: "text", value: "02108" } },
    },
  ]);
  expect(reading.cells).toMatchObject({ ignored: 0, refused: 0 });
});

test("a list for Upfluence: the name of the person, not of the profile, and where parcels go", () => {
  const reading =
    read(`influencer_id,media_url,profile_name,first_name,last_name,phone_number,email,shipping_address.line1,shipping_address.line2,shipping_address.zipcode,shipping_address.city,shipping_address.state,shipping_address.country_code,merge_fields
991,https://www.instagram.com/ana.lopez/,Ana's World,Ana,Lopez,+34600111222,ana@x.example,Calle 1,,08001,Barcelona,,ES,vip
992,https://www.tiktok.com/@ben_b,benb,Ben,Bauer,+49151112233,ben@x.example,Weg 2,,10115,Berlin,,DE,`);

  expect(people(reading)).toMatchObject([
    {
      platform: "instagram",
      handle: "ana.lopez",
      name: "Ana Lopez",
      country: "ES",
      city: "barcelona",
      phone: "+34600111222",
      own: { profile_name: { value: "Ana's World" }, merge_fields: { value: "vip" } },
    },
    { platform: "tiktok", handle: "ben_b", name: "Ben Bauer", country: "DE", city: "berlin" },
  ]);
  expect(reading.cells).toMatchObject({ ignored: 0, refused: 0 });
});

test("a list for CreatorIQ: first and last name, a column for each social account, countries in full", () => {
  const reading = read(`First Name,Last Name,Email,Country,Instagram,TikTok,YouTube
Ana,Lopez,ana@x.example,Spain,ana.lopez,anatok,
Ben,Bauer,ben@x.example,Germany,https://www.instagram.com/ben_b/,,https://www.youtube.com/@benbauer`);

  expect(people(reading)).toMatchObject([
    { platform: "instagram", handle: "ana.lopez", name: "Ana Lopez", country: "ES" },
    { platform: "tiktok", handle: "anatok", name: "Ana Lopez" },
    { platform: "instagram", handle: "ben_b", name: "Ben Bauer", country: "DE" },
    { platform: "youtube", handle: "benbauer" },
  ]);
});

test("a search tool's export: the handle is told from the name, rates are per cent, shares are the audience's", () => {
  const reading =
    read(`Username,Full Name,Profile URL,Followers,Engagement Rate,Fake Followers,Audience Female,Audience 18-24,Audience Country 1,Audience Country 1 %,Audience Country 2,Audience Country 2 %
ana.lopez,Ana Lopez,https://www.instagram.com/ana.lopez/,84200,2.31,12.5,71.2,32.1,Spain,55.2,Mexico,12.3
ben_b,Ben Bauer,https://www.instagram.com/ben_b/,8400,0.91,8,33,21,Germany,71,Austria,9`);

  expect(fields(reading).slice(0, 5)).toEqual(["handle", "name", "url", "followers", "engagementRate"]);
  expect(people(reading)).toMatchObject([
    {
      handle: "ana.lopez",
      name: "Ana Lopez",
      engagementRate: 2.31,
      audience: { genders: { female: 71.2 }, ages: { "18-24": 32.1 }, countries: { ES: 55.2, MX: 12.3 } },
      own: { "Fake Followers": { value: 12.5 } },
    },
    { handle: "ben_b", name: "Ben Bauer", engagementRate: 0.91 },
  ]);
});

test("a currency of a price that cannot be read is listed with it; rights, taxes and kind of post are kept as written", () => {
  const reading = read(
    "Publisher Name,Instagram Account,Rate,Rate Currency,Usage,VAT,Deliverable\nAna,@ana,on request,USD,3 months,incl,Reel\nBen,@ben,400,EUR,1 month,excl,Story",
  );

  expect(reading.accounts.map(({ values }) => values.prices?.length)).toEqual([undefined, 1]);
  expect(reading.notUsed.map(({ line, column, value }) => `${line} ${column}: ${value}`)).toEqual([
    "2 Rate: on request",
    "2 Rate Currency: USD",
  ]);
  expect(reading.accounts[0]?.values.own).toEqual({
    Usage: { kind: "text", value: "3 months" },
    VAT: { kind: "text", value: "incl" },
    Deliverable: { kind: "text", value: "Reel" },
  });
});

test("the currency of a payment, an order or a fee that cannot be read is kept as it is written", () => {
  expect(
    keptOf(
      "Invoice,Creator,Platform,Gross,Currency,Due\nR1,@a,Instagram,tbd,USD,2026-01-02\nR2,@a,Instagram,500,EUR,2026-01-02",
    ),
  ).toMatchObject([{ Gross: "tbd", Currency: "USD" }, {}]);
  expect(keptOf("Order,Code,Amount,Currency,Date\n1,ANA,,USD,2026-01-02\n2,ANA,20,USD,2026-01-02")).toEqual([
    { Currency: "USD" },
    {},
  ]);
});

function keptOf(text: string) {
  return read(text).records.map((record) => record.fields);
}
