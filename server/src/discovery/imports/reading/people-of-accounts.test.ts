import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("accounts that rows of different people name are left out of both, and told", () => {
  const reading = read(
    [
      "Name;E-mail;Instagram;TikTok",
      "Ada Berg;ada@x.example;@ada;@agency",
      "Bo Cox;bo@x.example;@bo;@agency",
      "Cy Dun;cy@x.example;@cy;",
      "Cy Dun;cy2@x.example;@cy;@cy.tt",
      "Di Eck;di@x.example;@di;@di.tt",
      "Di Two;di@x.example;@di;@di.two",
      "Ed Fox;;@ed;",
      "Fa Gil;;@ed;",
      "Ed Fuchs;;@ed;",
      "G Hall;;@gi;",
      "H Ivar;;@gi;@gi.tt",
      "Jo;jo@x.example;@jo;@jo.tt",
      "Ka;ka@x.example;@jo;@jo.tt",
      ";la@x.example;@la;@la.tt",
      ";le@x.example;@la;",
      ";;@mo;",
      ";mo@x.example;@mo;",
      "Al X;;@nn;",
      "Bl X;;@nn;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | email | handle instagram | handle tiktok",
    'instagram ada {email: "ada@x.example", name: "Ada Berg"}',
    'instagram bo {email: "bo@x.example", name: "Bo Cox"}',
    'instagram cy {email: "cy2@x.example", name: "Cy Dun"}',
    'tiktok cy.tt {email: "cy2@x.example", name: "Cy Dun"}',
    'instagram di {email: "di@x.example", name: "Di Two"}',
    'tiktok di.tt {email: "di@x.example", name: "Di Two"}',
    'tiktok di.two {email: "di@x.example", name: "Di Two"}',
    'instagram ed {name: "Ed Fuchs"}',
    'instagram gi {name: "G Hall"}',
    'tiktok gi.tt {name: "H Ivar"}',
    'instagram jo {email: "ka@x.example", name: "Ka"}',
    'tiktok jo.tt {email: "ka@x.example", name: "Ka"}',
    'tiktok la.tt {email: "la@x.example"}',
    'instagram la {email: "le@x.example"}',
    'instagram mo {email: "mo@x.example"}',
    'instagram nn {name: "Al X"}',
    "line 9 is left out: “@ed” is the account of somebody else in line 8: say whose it is",
    "line 20 is left out: “@nn” is the account of somebody else in line 19: say whose it is",
    "line 2, TikTok, “@agency”: Line 3 names this account for somebody else: nothing says whose it is",
    "line 3, TikTok, “@agency”: Line 2 names this account for somebody else: nothing says whose it is",
    "line 4, E-mail, “cy@x.example”: Line 5 says something else of the same account, and the later line counts",
    "line 6, Name, “Di Eck”: Line 7 says something else of the same account, and the later line counts",
    "line 9, Name, “Fa Gil”: “@ed” is the account of somebody else in line 8: say whose it is",
    "line 9, Instagram, “@ed”: “@ed” is the account of somebody else in line 8: say whose it is",
    "line 8, Name, “Ed Fox”: Line 10 says something else of the same account, and the later line counts",
    "line 12, Instagram, “@gi”: Line 11 names this account for somebody else: nothing says whose it is",
    "line 13, Name, “Jo”: Line 14 says something else of the same account, and the later line counts",
    "line 13, E-mail, “jo@x.example”: Line 14 says something else of the same account, and the later line counts",
    "line 15, Instagram, “@la”: Line 16 names this account for somebody else: nothing says whose it is",
    "line 20, Name, “Bl X”: “@nn” is the account of somebody else in line 19: say whose it is",
    "line 20, Instagram, “@nn”: “@nn” is the account of somebody else in line 19: say whose it is",
    'handle? Whose are the accounts of “Instagram” that several rows name? These rows differ in name, mail or other accounts. They stay apart, and are left without it. ["@cy", "@di", "@ed"]',
    'handle? Whose are the accounts of “TikTok” that several rows name? These rows differ in name, mail or other accounts. They stay apart, and are left without it. ["@agency", "@jo.tt"]',
  ]);
});

test("a name alone, a mail alone or nothing tells rows of one account apart", () => {
  const reading = read(
    [
      "Name;E-mail;Handle;Platform",
      "Ada;ada@x.example;@one;Instagram",
      "Ada;other@x.example;@one;Instagram",
      "Bo;;@two;Instagram",
      "bo;bo@x.example;@two;Instagram",
      "Cy;cy@x.example;@three;Instagram",
      "Di;CY@x.example;@three;Instagram",
      "Ed;ed@x.example;@four;Instagram",
      ";el@x.example;@four;Instagram",
      "Fa;;@five;Instagram",
      "Gi;;@five;TikTok",
      "Ha;;@six;Instagram",
      "Jo;;@six;Instagram",
      "Jo;;@six;Instagram",
      "Ka;ka@x.example;@six;Instagram",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | email | handle | platform",
    'instagram one {email: "other@x.example", name: "Ada"}',
    'instagram two {email: "bo@x.example", name: "bo"}',
    'instagram three {email: "CY@x.example", name: "Di"}',
    'instagram four {email: "el@x.example", name: "Ed"}',
    'instagram five {name: "Fa"}',
    'tiktok five {name: "Gi"}',
    'instagram six {name: "Ha"}',
    "line 13 is left out: “@six” is the account of somebody else in line 12: say whose it is",
    "line 14 is left out: “@six” is the account of somebody else in line 12: say whose it is",
    "line 15 is left out: “@six” is the account of somebody else in line 12: say whose it is",
    "line 2, E-mail, “ada@x.example”: Line 3 says something else of the same account, and the later line counts",
    "line 4, Name, “Bo”: Line 5 says something else of the same account, and the later line counts",
    "line 6, Name, “Cy”: Line 7 says something else of the same account, and the later line counts",
    "line 6, E-mail, “cy@x.example”: Line 7 says something else of the same account, and the later line counts",
    "line 8, E-mail, “ed@x.example”: Line 9 says something else of the same account, and the later line counts",
    "line 13, Name, “Jo”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 13, Handle, “@six”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 13, Platform, “Instagram”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 14, Name, “Jo”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 14, Handle, “@six”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 14, Platform, “Instagram”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 15, Name, “Ka”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 15, E-mail, “ka@x.example”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 15, Handle, “@six”: “@six” is the account of somebody else in line 12: say whose it is",
    "line 15, Platform, “Instagram”: “@six” is the account of somebody else in line 12: say whose it is",
    'handle? Whose are the accounts of “Handle” that several rows name? These rows differ in name, mail or other accounts. They stay apart, and are left without it. ["@one", "@two", "@three"]',
  ]);
});

test("one account in a row of one person is settled once, whichever row names it first", () => {
  const reading = read(
    [
      "Name;Instagram;TikTok;YouTube",
      "Ada Berg;@ada;@club;",
      "Bo Cox;@bo;@club;@bo.yt",
      "Cy Dun;;@club;",
      "Di Eck;@di;;@di.yt",
      "Di Eck;@di;@di.tt;@di.yt",
      "Ed Fox;@ed;@club;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | handle tiktok | handle youtube",
    'instagram ada {name: "Ada Berg"}',
    'instagram bo {name: "Bo Cox"}',
    'youtube bo.yt {name: "Bo Cox"}',
    'tiktok club {name: "Cy Dun"}',
    'instagram di {name: "Di Eck"}',
    'youtube di.yt {name: "Di Eck"}',
    'tiktok di.tt {name: "Di Eck"}',
    'instagram ed {name: "Ed Fox"}',
    "line 2, TikTok, “@club”: Line 3 names this account for somebody else: nothing says whose it is",
    "line 3, TikTok, “@club”: Line 2 names this account for somebody else: nothing says whose it is",
    "line 7, TikTok, “@club”: Line 2 names this account for somebody else: nothing says whose it is",
    'handle? Whose are the accounts of “TikTok” that several rows name? These rows differ in name, mail or other accounts. They stay apart, and are left without it. ["@club"]',
  ]);
});
