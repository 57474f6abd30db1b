import { expect, test } from "vitest";
import { keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

function told(text: string): [number, string, string][] {
  return read(text).notUsed.map(({ line, column, reason }) => [line, column, reason]);
}

test("a word that says there is no account makes none, in whatever language", () => {
  const words = [
    "keine",
    "aucune",
    "nenhum",
    "hesap yok",
    "TBA",
    "deaktiviert",
    "nahi hai",
    "nein",
    "por confirmar",
  ];
  for (const word of words) {
    const table = `Name,Instagram,YouTube\nAda Berg,@ada.b,${word}\nBo Cox,@bo.cox,${word}\nCy Dun,,@cy`;
    expect({ word, keys: keys(read(table)), told: told(table) }).toEqual({
      word,
      keys: ["instagram ada.b", "instagram bo.cox", "youtube cy"],
      told: [
        [2, "YouTube", "Says that there is no account"],
        [3, "YouTube", "Says that there is no account"],
      ],
    });
  }
});

test("“the same” is the handle beside it, and no account where none stands there", () => {
  expect(
    keys(read("Name,Instagram,TikTok\nAda,@ada.b,ditto\nBo,@bo.cox,igual\nCy,,dasselbe\nDi,@di,@di.tt")),
  ).toEqual([
    "instagram ada.b",
    "tiktok ada.b",
    "instagram bo.cox",
    "tiktok bo.cox",
    "instagram di",
    "tiktok di.tt",
  ]);
});

test("an account that rows of different people share joins nobody, and is told", () => {
  const table = [
    "Name,E-mail,Instagram,TikTok,Status",
    "Ada Berg,ada@x.example,@ada.b,agency.lux,do not contact",
    "Bo Cox,bo@x.example,@bo.cox,agency.lux,contacted",
  ].join("\n");
  const reading = read(table);

  expect(reading.accounts.map(({ key, values }) => [key, values.name, values.status])).toEqual([
    ["instagram ada.b", "Ada Berg", "do_not_contact"],
    ["instagram bo.cox", "Bo Cox", "contacted"],
  ]);
  expect(told(table)).toEqual([
    [2, "TikTok", "Line 3 names this account for somebody else: nothing says whose it is"],
    [3, "TikTok", "Line 2 names this account for somebody else: nothing says whose it is"],
  ]);
  expect(reading.doubtful).toMatchObject([{ header: "TikTok", examples: ["agency.lux"] }]);
});

test("two people under one handle alone stay apart: the later row is left out and told", () => {
  const reading = read("Name,Instagram\nAda Berg,@shared\nBo Cox,@shared\nAda B. Berg,@shared");

  expect(reading.accounts.map(({ key, values }) => [key, values.name])).toEqual([
    ["instagram shared", "Ada B. Berg"],
  ]);
  expect(reasons(reading)).toEqual([
    [3, "“@shared” is the account of somebody else in line 2: say whose it is"],
  ]);
});

test("rows of one person are joined by an account, and no later row lifts “do not contact”", () => {
  const reading = read(
    "Name,Instagram,TikTok,Status\nAda Berg,@ada.b,,do not contact\nAda Berg,@ada.b,@ada.tt,contacted",
  );

  expect(reading.accounts.map(({ key, values }) => [key, values.status])).toEqual([
    ["instagram ada.b", "do_not_contact"],
    ["tiktok ada.tt", "do_not_contact"],
  ]);
  expect(reading.notUsed).toMatchObject([
    { line: 3, column: "Status", reason: "Line 2 says not to contact this creator, and that stays" },
  ]);
});
