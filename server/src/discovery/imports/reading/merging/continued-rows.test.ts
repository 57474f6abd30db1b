import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const HEADER = "Nom;Réseau;Pseudo;Abonnés;Ville;Statut";

function peopleOf(...rows: string[]) {
  const reading = read([HEADER, ...rows].join("\n"));
  return {
    people: reading.people.map(({ creator, key, values: { name } }) => [creator, key, name]),
    questions: reading.doubtful.map(({ question }) => question),
  };
}

test.each(["idem", '"""""', "dito"])(
  "a name that says “%s” is the person above with one more account",
  (mark) => {
    const name = mark.startsWith('"') ? '""""' : mark;
    const { people, questions } = peopleOf(
      "Clémence Aubry;Instagram;@clemence.ravissante;86200;Lyon;validé",
      `${name};TikTok;@clem;141000;;`,
      "Laura;Instagram;@moda.conlaura;210000;Milano;validé",
    );

    expect(people).toEqual([
      [0, "instagram clemence.ravissante", "Clémence Aubry"],
      [0, "tiktok clem", "Clémence Aubry"],
      [1, "instagram moda.conlaura", "Laura"],
    ]);
    expect(questions).toEqual([]);
  },
);

test("rows without a name and with the same handle on other platforms go on with the person above, and are asked about", () => {
  const { people, questions } = peopleOf(
    "Laura;Instagram;@moda.conlaura;210000;Milano;validé",
    ";YouTube;@modaconlaura;54300;;",
    ";TikTok;@moda_conlaura;1300000;;",
    "Zoé;Instagram;@zoe;900;Nice;refusé",
  );

  expect(people).toEqual([
    [0, "instagram moda.conlaura", "Laura"],
    [0, "youtube modaconlaura", "Laura"],
    [0, "tiktok moda_conlaura", "Laura"],
    [1, "instagram zoe", "Zoé"],
  ]);
  expect(questions).toEqual(["Do the rows without “Nom” go on with the creator above?"]);
});

test.each([
  ["another handle", ";YouTube;@somebody;54300;;"],
  ["another account of the same platform", ";Instagram;@modaconlaura;54300;;"],
])("a row without a name and with %s stays apart, and is asked about", (_, row) => {
  const { people, questions } = peopleOf("Laura;Instagram;@moda.conlaura;210000;Milano;validé", row);

  expect(people.map(([creator]) => creator)).toEqual([0, 1]);
  expect(questions).toEqual(["Do the rows without “Nom” go on with the creator above?"]);
});

test("a row without a name that says where its creator is stays apart, and nobody is asked", () => {
  const { people, questions } = peopleOf(
    "Laura;Instagram;@moda.conlaura;210000;Milano;validé",
    ";YouTube;@modaconlaura;54300;Roma;",
  );

  expect(people.map(([creator]) => creator)).toEqual([0, 1]);
  expect(questions).toEqual([]);
});

test("nobody is asked in a list that has no other column of the person", () => {
  const reading = read(
    "Name;Platform;Handle;Followers\nLaura;Instagram;@laura;21\n;YouTube;@ben;54\n;TikTok;@cid;7",
  );

  expect(reading.people.map(({ creator }) => creator)).toEqual([0, 1, 2]);
});

test("a row without a name that repeats the account above is its own", () => {
  const { people, questions } = peopleOf(
    "Laura;Instagram;@moda.conlaura;210000;Milano;validé",
    ";Instagram;@Moda.ConLaura;210000;;",
    "Zoé;Instagram;@zoe;900;Nice;refusé",
  );

  expect(people.map(([creator]) => creator)).toEqual([0, 1]);
  expect(questions).toEqual([]);
});
