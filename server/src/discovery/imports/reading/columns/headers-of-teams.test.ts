import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

function fieldOf(header: string, cells: readonly [string, string]) {
  const rows = cells.map((cell, at) => `@nia.${at};12000;${cell}`);
  const { columns } = read([`Instagram;Followers;${header}`, ...rows].join("\n"));
  return columns[2]?.field ?? null;
}

test.each<[string, string, [string, string]]>([
  ["name", "Imię i nazwisko", ["Hania Sowa", "Igor Wilk"]],
  ["name", "Infuencer", ["Hania Sowa", "Igor Wilk"]],
  ["owner", "Chi lo segue", ["Sara", "Teo"]],
  ["owner", "Kto prowadzi", ["Ola", "Ewa"]],
  ["agency", "Manajemen", ["Bintang Mgmt", "Satu Talent"]],
  ["address", "Address for gifting", ["1 High St, Leeds", "2 Low Rd, York"]],
  ["phone", "Cel", ["55 1234 5678", "33 2222 1111"]],
  ["city", "Dove abita", ["Milano", "Roma"]],
  ["city", "Gdzie mieszka", ["Kraków", "Łódź"]],
  ["price", "Quanto chiede", ["800 €", "1.200 €"]],
  ["price", "Nos pide", ["800 €", "1.200 €"]],
  ["price", "Ile chce", ["800 zł", "1200 zł"]],
  ["price", "Ratecard", ["Rp 800.000", "Rp 1.200.000"]],
  ["price", "Cotización reel", ["$800 MXN", "$1,200 MXN"]],
  ["status", "Na jakim etapie", ["potwierdzona", "odmówiła"]],
  ["status", "¿En qué va?", ["ya quedó", "dijo que no"]],
  ["status", "Hangi aşamada", ["anlaştık", "reddetti"]],
  ["engagementRate", "Etk. oranı", ["3,1%", "4,2%"]],
  ["code", "Código", ["NIA10", "SAM10"]],
  ["lastDeal", "Last worked with us", ["3/14/25", "5/22/25"]],
])("a column is of the %s below “%s”", (field, header, cells) => {
  expect(fieldOf(header, cells)).toBe(field);
});

test("a first and a last name are one", () => {
  const { accounts } = read("First;Last;Instagram\nNia;Cole;@nia\nSam;Roe;@sam");

  expect(accounts.map(({ values }) => values.name)).toEqual(["Nia Cole", "Sam Roe"]);
});

test.each(["yes", "Y", "nein", "3/14/25", "May 2024"])("“%s” below “Worked with” is no brand", (cell) => {
  const { accounts } = read(
    `Instagram;Followers;Worked with\n@nia;12000;${cell}\n@sam;9000;Nordlicht\n@tom;800;Veganz`,
  );

  expect(accounts.map(({ values }) => values.brands)).toEqual([undefined, ["nordlicht"], ["veganz"]]);
  expect(accounts[0]?.values.own).toMatchObject({ "Worked with": { value: cell } });
});

test.each(["Kullanıcı adı", "Nazwa użytkownika", "Nome utente", "Nama pengguna", "Username"])(
  "“%s” below the merged names of two platforms is an account on each, with its own figures and prices",
  (header) => {
    const { accounts } = read(
      [
        ";INSTAGRAM;;;TIKTOK;",
        `Name;${header};Followers;Reels price;${header};Followers`,
        "Nia Cole;nia.ig;12.000;500 €;nia.tt;30.000",
        "Sam Roe;sam.ig;9.000;300 €;;",
      ].join("\n"),
    );

    expect(accounts.map(({ key, values }) => [key, values.followers, values.prices?.[0]?.amount])).toEqual([
      ["instagram nia.ig", 12_000, 500],
      ["tiktok nia.tt", 30_000, undefined],
      ["instagram sam.ig", 9000, 300],
    ]);
  },
);
