import { expect, test } from "vitest";
import { fields, read } from "#/discovery/imports/reading/reading.fixtures.ts";

/** What two columns of one meaning are found to be, below headers that say so. */
function found(headers: string, rows: readonly string[]): string {
  const text = [`IG;${headers}`, ...rows.map((row, at) => `@a${at};${row}`)].join("\n");
  return fields(read(text))
    .slice(1)
    .map((field) => field ?? "–")
    .join(" ");
}

test.each([
  [
    "plain numbers go before shortened ones",
    "Followers;Follower",
    ["13.8M;13800000", "1.2M;1200000"],
    "– followers",
  ],
  ["in either order", "Follower;Followers", ["13800000;13.8M", "1200000;1.2M"], "followers –"],
  ["the fuller one counts", "Followers;Follower", ["10;", "20;30", "40;50"], "followers –"],
  ["in either order as well", "Followers;Follower", ["10;20", ";30", "40;50"], "– followers"],
  ["of which no row has two, both count", "Followers;Follower", ["10;", ";30", "40;"], "followers followers"],
  ["an empty one is none", "Followers;Follower", [";5", ";30", ";6"], "– followers"],
  ["an empty one behind is none", "Country;Land", ["DE;", "AT;"], "country –"],
  ["of two empty ones the first counts", "Country;Land", [";", ";"], "country –"],
  ["countries of which no row has two", "Country;Land", ["DE;", ";AT"], "country country"],
  ["a platform is of its whole row", "Platform;Plattform", ["IG;", ";IG"], "platform –"],
  ["the header that says so counts", "Email;Manager mail", ["a@x.de;m@x.de", "b@x.de;n@x.de"], "email –"],
  ["wherever it stands", "Manager mail;Email", ["m@x.de;a@x.de", "n@x.de;b@x.de"], "– email"],
  ["notes are one below the other", "Notes;Bemerkung", ["good;fine", "bad;ok"], "notes notes"],
  ["tags are shared", "Tags;Labels", ["a;b", "c;d"], "tags tags"],
  ["topics are shared", "Category;Topic", ["Food;Beauty", "Music;Travel"], "category category"],
  ["brands are shared", "Brands;Sponsors", ["Nike;Adidas", "Puma;Asics"], "brands brands"],
  ["of two states the first counts", "Status;Stage", ["contacted;booked", "booked;contacted"], "status –"],
  ["of two cities the first counts", "City;Town", ["Rome;Bonn", "Bonn;Rome"], "city –"],
  ["all prices stay", "Reel price;Reel fee", ["500 €;600 €", "700 €;800 €"], "price price"],
  ["parts of a name go before the whole", "Name;First name;Last name", ["Ana G;Ana;Gil"], "– name name"],
  ["empty parts do not", "Name;First name;Last name", ["Ana G;;", "Ben O;;"], "name name name"],
  [
    "figures of two platforms are two",
    "TikTok;TT followers;IG followers",
    ["@t1;5;6"],
    "handle followers followers",
  ],
])("of columns that mean the same, %s", (_what, headers, rows, columns) => {
  expect(found(headers, rows)).toBe(columns);
});

test("of two columns of one meaning the one that a person chose counts", () => {
  const { accounts } = read("IG;Status;Stage\n@ana;contacted;booked", {
    mapping: [{ header: "Stage", field: "status" }],
  });

  expect(accounts[0]?.values.status).toBe("accepted");
});

test.each([
  "First name;Last name\n@ana;Ana;Gil",
  "Last name;First name\n@ana;Gil;Ana",
  "Nombre;Apellidos\n@ana;Ana;Gil",
])("the given name stands before the family's: %s", (text) => {
  expect(read(`IG;${text}`).accounts[0]?.values.name).toBe("Ana Gil");
});
