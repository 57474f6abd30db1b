import { expect, test } from "vitest";
import { headerCurrency, isOrderHeader, namesAudience, readHeader, spaced } from "./headers.ts";
import { readHeaderUnit } from "./header-units.ts";

test.each([
  ["Price (EUR)", "EUR"],
  ["Preis in €", "EUR"],
  ["Rate $", "USD"],
  ["Reel CHF", "CHF"],
  ["Fee", null],
  ["Euro", "EUR"],
  ["Pounds", "GBP"],
])("the currency of a header: %s", (header, read) => {
  expect(headerCurrency(header)).toEqual(read);
});

test.each([
  ["Followers (k)", "k"],
  ["Followers in thousands", "k"],
  ["Follower (Tsd.)", "k"],
  ["Views (Mio)", "mio"],
  ["Followers", null],
  ["ER (%)", null],
  ["Price (k€)", "k"],
  ["Abonnés (milliers)", "k"],
  ["Followers (lakh)", " lakh"],
  ["kFollowers", null],
])("what the numbers below a header count: %s", (header, read) => {
  expect(readHeaderUnit(header)).toEqual(read);
});

test.each([
  ["#", true],
  ["No.", true],
  ["Nr", true],
  ["Rank", true],
  ["Pos.", true],
  ["ID", true],
  ["Handle", false],
  ["n°", true],
  ["S.No", true],
  ["Nr Handle", false],
  ["Order", false],
])("a header of running numbers: %s", (header, read) => {
  expect(isOrderHeader(header)).toEqual(read);
});

test.each([
  ["Audience", true],
  ["Followers DE", false],
  ["Publikum", true],
  ["Public", true],
  ["viewers", false],
  ["Female followers", true],
  ["Country", false],
])("a header of those who follow: %s", (header, read) => {
  expect(namesAudience(header)).toEqual(read);
});

test.each([
  ["avgViews_tt", "avg Views tt"],
  ["country1", "country 1"],
  ["ab1", "ab1"],
  ["URLLink", "URL Link"],
  ["LinkURL", "Link URL"],
  ["x2Y", "x2 Y"],
  ["min.fee", "min fee"],
  ["Ab_c d.e", "Ab c d.e"],
  ["TikTok", "TikTok"],
])("a header as programs write it is taken apart: %s", (header, words) => {
  expect(spaced(header)).toBe(words);
});

test.each(["audienceCity", "audienceLanguage", "audience_category", "Mgr WhatsApp"])(
  "%s names no field",
  (header) => {
    expect(readHeader(header).fields).toEqual([]);
  },
);
