import { expect, test } from "vitest";
import { fields, read } from "#/discovery/imports/reading/reading.fixtures.ts";

const fieldsBelow = (headers: string, ...rows: string[]) =>
  fields(
    read([`Handle;Platform;${headers}`, ...rows.map((row) => `@ana;Instagram;${row}`)].join("\n")),
  ).slice(2);

test.each<[string, string, string, (string | null)[]]>([
  ["plain numbers before short ones", "Followers;Followers", "13.8M;13812345", [null, "followers"]],
  ["the first of two that say the same", "Followers;Followers", "5000;5000", ["followers", null]],
  ["the fuller one", "Email;E-mail", ";a@x.example", [null, "email"]],
  ["those of different platforms", "IG followers;TikTok followers", "5000;6000", ["followers", "followers"]],
  ["all prices", "Reel price;Story price", "500 €;200 €", ["price", "price"]],
  ["all notes", "Notes;Remarks", "hello;there", ["notes", "notes"]],
  ["all tags", "Tags;Labels", "a;b", ["tags", "tags"]],
  ["all brands", "Brands;Sponsors", "Veganz;Oatly", ["brands", "brands"]],
  ["all topics", "Niche;Topic", "food;vegan", ["category", "category"]],
  ["the parts of a name", "First name;Last name", "Ana;Berg", ["name", "name"]],
  ["the parts before the whole", "Name;First name;Last name", "Ana Berg;Ana;Berg", [null, "name", "name"]],
  [
    "the whole where the parts are empty",
    "Name;First name;Last name",
    "Ana Berg;;",
    ["name", "name", "name"],
  ],
  ["parts in other languages", "Vorname;Nachname", "Ana;Berg", ["name", "name"]],
])("of columns of one meaning these count: %s", (_what, headers, row, said) => {
  expect(fieldsBelow(headers, row)).toEqual(said);
});

test("columns of one meaning of which no row has two all count, but those that say something of their row", () => {
  expect(fieldsBelow("Followers;Abonnés", "5000;", ";6000")).toEqual(["followers", "followers"]);
  expect(fieldsBelow("Followers;Abonnés", "5000;", "7000;6000")).toEqual(["followers", null]);
  expect(fieldsBelow("Currency;Devise", "EUR;", ";CHF")).toEqual(["currency", null]);
});

const nameBelow = (headers: string) =>
  read(`Handle;Platform;${headers}\n@ana;Instagram;Ana;Berg`).accounts[0]?.values.name;

test.each([
  "Prénom;Nom",
  "Nom;Prénom",
  "PRENOM;NOM",
  "Prénom du créateur;Nom de famille",
  "Nombre;Apellidos",
  "Apellido;Nombre",
  "Nome;Cognome",
  "Nome;Sobrenome",
  "Name;Vorname",
  "Vorname;Name",
  "Vorname;Familienname",
  "First name;Surname",
  "Forename;Surname",
  "firstName;lastName",
  "Ad;Soyad",
  "Voornaam;Achternaam",
])("both parts of a name make one, the given name first: %s", (headers) => {
  const isFamilyFirst = /^(?:Nom;|Apellido;|Name;)/u.test(headers);

  const reading = read(
    `Handle;Platform;${headers}\n@ana;Instagram;${isFamilyFirst ? "Berg;Ana" : "Ana;Berg"}`,
  );

  expect(reading.accounts[0]?.values).toMatchObject({ name: "Ana Berg" });
  expect(reading.accounts[0]?.values.own).toBeUndefined();
});

test.each(["Prénom", "Apellidos", "Cognome", "Surname", "Vorname", "Nombre", "Sobrenome", "Forename"])(
  "a part of a name that stands alone is the name: %s",
  (header) => {
    const reading = read(`Handle;Platform;${header}\n@ana;Instagram;Ana`);

    expect(reading.accounts[0]?.values.name).toBe("Ana");
  },
);

test("whole names beside first names are the name", () => {
  const reading = read(
    "Handle;Platform;Name;Vorname\n@ana;Instagram;Ana Berg;Ana\n@ben;Instagram;Ben Tal;Ben",
  );

  expect(reading.accounts.map(({ values }) => values.name)).toEqual(["Ana Berg", "Ben Tal"]);
});

test("first and last names make the name", () => {
  const headers =
    "First name;Last name, first-name;last-name, Given name;Family name, Vorname;Nachname, Given-name;Sur name";

  expect(headers.split(", ").map((pair) => [pair, nameBelow(pair)])).toEqual(
    headers.split(", ").map((pair) => [pair, "Ana Berg"]),
  );
});
