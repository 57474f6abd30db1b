import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

function statusesBelow(header: string, ...cells: string[]) {
  const rows = cells.map((cell, at) => `@nia.${at};12000;${cell}`);
  const { accounts } = read([`Instagram;Followers;${header}`, ...rows].join("\n"));
  return accounts.map(({ values }) => values.status ?? null);
}

test.each([
  ["DNC", "yes", "no"],
  ["Opt-out", "TRUE", "FALSE"],
  ["Do not contact (Y/N)", "Y", "N"],
  ["Nicht anschreiben?", "ja", "nein"],
  ["Nicht kontaktieren", "x", "nein"],
  ["Ne plus contacter ?", "oui", "non"],
  ["Ne pas démarcher", "1", "0"],
  ["¿No contactar?", "sí", "no"],
  ["No escribir", "S", "N"],
  ["Não contatar", "sim", "não"],
  ["Não abordar", "s", "n"],
  ["Mat contact karo", "haan", "nahi"],
  ["Contact mat karna", "Y", "N"],
  ["Non contattare", "sì", "no"],
  ["Blacklist", "✓", ""],
])("below “%s” the answer %s forbids, and %s does not", (header, yes, no) => {
  expect(statusesBelow(header, yes, no, "")).toEqual(["do_not_contact", null, null]);
});

test("a reason forbids as well and is kept as it is written", () => {
  const { accounts } = read(
    "Instagram;Do not contact\n@nia;since the lawsuit\n@sam;x (until May)\n@kim;No, all settled\n@lou;",
  );

  expect(accounts.map(({ values: { status, own } }) => [status, own?.["Do not contact"]?.value])).toEqual([
    ["do_not_contact", "since the lawsuit"],
    ["do_not_contact", "x (until May)"],
    [undefined, "No, all settled"],
    [undefined, undefined],
  ]);
});

test("beside how far talks are, whoever is not to be written to stays so", () => {
  const { accounts } = read(
    "Instagram;Status;Opt-out\n@nia;negotiating;y\n@sam;negotiating;n\n@kim;;y\n@lou;contacted;",
  );

  expect(accounts.map(({ values: { status, own } }) => [status, own?.["Status"]?.value])).toEqual([
    ["do_not_contact", "negotiating"],
    ["negotiating", undefined],
    ["do_not_contact", undefined],
    ["contacted", undefined],
  ]);
});

test("“No. contact” over telephones forbids nothing, and neither do topics to avoid", () => {
  const { accounts } = read(
    "Instagram;No. contact;Avoid\n@nia;+44 20 7946 0958;alcohol\n@sam;+44 20 7946 0959;betting",
  );

  expect(accounts.map(({ values: { status, phone } }) => [status, phone])).toEqual([
    [undefined, "+44 20 7946 0958"],
    [undefined, "+44 20 7946 0959"],
  ]);
});

test("what says that nothing forbids it is told as used for nothing", () => {
  const { notUsed } = read("Instagram;DNC\n@nia;no\n@sam;yes");

  expect(notUsed).toEqual([
    { line: 2, column: "DNC", value: "no", reason: "Says that nothing forbids to contact them" },
  ]);
});

test.each([
  ["OK to contact?", "yes", "no"],
  ["Contact? (Y/N)", "Y", "N – wrote angrily in May"],
  ["Kontaktieren?", "ja", "nein, nie mehr"],
  ["Darf kontaktiert werden", "OK", "nein"],
  ["Contacter ?", "oui", "jamais"],
  ["¿Contactar?", "sí", "No"],
  ["Pode contatar", "sim", "não, pediu para parar"],
  ["Ricontattare?", "sì", "mai più"],
  ["Kontaktować?", "tak", "nie"],
  ["Boleh dihubungi", "boleh", "tidak"],
])("below “%s” the answer %s says nothing, and %s forbids", (header, yes, no) => {
  expect(statusesBelow(header, yes, no, "")).toEqual([null, "do_not_contact", null]);
});

test("“Contact” over addresses asks for no leave, and neither does “Contacted?”", () => {
  expect(statusesBelow("Contact", "ana@example.com", "sam@example.com")).toEqual([null, null]);
  expect(statusesBelow("Contacted?", "no", "yes")).not.toContain("do_not_contact");
});

test("in a table of posts whoever is not to be written to stays so, whether they posted or not", () => {
  const { accounts, records } = read(
    [
      "Naam;Instagram;Niet meer benaderen;Status;Gepost op;Link;Likes",
      "Noor Smit;@noor.smit;;live;03-05-2026;https://www.instagram.com/reel/DNoor00001/;812",
      "Bram Vos;@bram.vos;ja;live;04-05-2026;https://www.instagram.com/reel/DBram00001/;90",
      "Fleur Kok;@fleur.kok;ja;afgewezen;;;",
    ].join("\n"),
    { kind: "posts" },
  );

  expect(accounts.map(({ handle, values: { status } }) => [handle, status])).toEqual([
    ["noor.smit", undefined],
    ["bram.vos", "do_not_contact"],
    ["fleur.kok", "do_not_contact"],
  ]);
  expect(records).toHaveLength(2);
});
