import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const HEADER = "Name,Instagram,IG followers,TikTok,TT followers,TT views";

/** Each account with its figures. */
function told(...rows: string[]) {
  return read([HEADER, ...rows].join("\n")).accounts.map(
    ({ key, values: { followers, avgViews } }) => `${key} ${followers ?? "–"} ${avgViews ?? "–"}`,
  );
}

test("an address of Instagram below TikTok beside a handle below Instagram: the two were exchanged with their figures", () => {
  expect(told("Fabio,fabio.tt,66000,https://www.instagram.com/fabio.ig,18000,")).toEqual([
    "instagram fabio.ig 18000 –",
    "tiktok fabio.tt 66000 –",
  ]);
});

test("nothing is exchanged where a figure has no column on the other side", () => {
  expect(told("Fabio,fabio.tt,66000,https://www.instagram.com/fabio.ig,18000,900")).toContain(
    "instagram fabio.ig 66000 –",
  );
});

test.each(["", "same", "https://www.instagram.com/fabio.two"])(
  "beside “%s” below Instagram nothing is exchanged",
  (cell) => {
    expect(told(`Fabio,${cell},66000,https://www.instagram.com/fabio.ig,18000,`).join()).not.toContain(
      "fabio.ig 18000",
    );
  },
);

test("a name below the handle and a marked handle below the name were exchanged", () => {
  const table = "Name,Handle,Platform\nAna Berg,@ana.b,IG\n@leo.vegano,Leonardo Prado,IG\nMia Lang,mia.l,IG";
  const { accounts } = read(table);

  expect(accounts.map(({ key, values: { name } }) => `${key} ${name}`)).toEqual([
    "instagram ana.b Ana Berg",
    "instagram leo.vegano Leonardo Prado",
    "instagram mia.l Mia Lang",
  ]);
});
