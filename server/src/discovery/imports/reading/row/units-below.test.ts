import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

function followers(line: string, ...below: string[]): (number | undefined)[] {
  const rows = ["Handle;Followers;Avg. views;Price", "@ana;18.400;9.100;450 €", line, ...below];
  return read(rows.join("\n"), { platform: "instagram" }).accounts.map(({ values }) => values.followers);
}

test.each([
  "!! ab hier Abos und Views in Tsd. (Jule macht das immer so)",
  "ab jetzt: Follower in Tausend",
  "von hier an Follower in Tsd.",
  "from here followers in k",
  "from here on: followers in thousands",
  "--- from now on followers in k ---",
  "below, followers in k",
  "à partir d'ici, abonnés en milliers",
  "à partir d’ici abonnés en milliers",
  "desde aquí seguidores en miles",
  "desde aqui seguidores en miles",
  "de aquí en adelante seguidores en miles",
  "de aqui en adelante seguidores en miles",
  "a partir de aquí seguidores en miles",
  "a partir de aqui seguidores en miles",
  "daqui em diante seguidores em milhares",
  "daqui para baixo seguidores em milhares",
  "da qui follower in migliaia",
  "da qui in poi follower in migliaia",
  "yahan se followers in k",
  "yahaan se followers in k",
  "ab se followers in k",
])("below “%s” followers are in thousands", (line) => {
  expect(followers(line, "@ben;23,5;11;550 €", "@cid;104;48,2;")).toEqual([18_400, 23_500, 104_000]);
});

test("each line counts for the rows below it, up to the next one", () => {
  expect(
    followers("from here followers in k", "@ben;23;1;", "from here followers in m", "@cid;2;1;"),
  ).toEqual([18_400, 23_000, 2_000_000]);
});

test("what is counted in no other unit stays as it is written", () => {
  const reading = read(
    ["Handle;Followers;Likes;Avg. views", "@ana;18400;5;9100", "from here views in k", "@ben;2350;7;11"].join(
      "\n",
    ),
    { platform: "instagram" },
  );

  expect(reading.accounts.map(({ values }) => [values.followers, values.avgLikes, values.avgViews])).toEqual([
    [18_400, 5, 9100],
    [2350, 7, 11_000],
  ]);
});

test("a line with more than one cell, and one in a table of two columns, says nothing", () => {
  expect(followers("from here followers in k;;;x", "@ben;2350;1;")).toEqual([18_400, 2350]);
  expect(
    read("Handle;Followers\n@ana;18400\nfrom here followers in k;\n@ben;2350", {
      platform: "instagram",
    }).accounts.map(({ values }) => values.followers),
  ).toEqual([18_400, 2350]);
});
