import { expect, test } from "vitest";
import { keys, read } from "./reading.fixtures.ts";

const TABLE = [
  "Criador;Arroba;Seguidores YouTube;Seguidores TikTok;Cidade",
  "Ada;@ada;9000;400;Lisboa",
  "Bo;@bo;;500;Porto",
  "Cy;@cy;;;Porto",
].join("\n");

test("a handle that names no platform is the one on each platform that its row has figures of, and a person is asked", () => {
  const reading = read(TABLE);

  expect(reading.accounts.map(({ key, values }) => [key, values.name, values.followers])).toEqual([
    ["youtube ada", "Ada", 9000],
    ["tiktok ada", "Ada", 400],
    ["tiktok bo", "Bo", 500],
  ]);
  expect(reading.doubtful).toMatchObject([
    {
      header: "Arroba",
      question: "On which platform are the handles of “Arroba”?",
      examples: ["@ada", "@bo", "@cy"],
    },
  ]);
  expect(reading.withoutPlatform).toBe(1);
});

test("whoever says the platform is followed", () => {
  expect(keys(read(TABLE, { platform: "tiktok" }))).toEqual(["tiktok ada", "tiktok bo", "tiktok cy"]);
  expect(
    keys(read(TABLE, { mapping: [{ header: "Arroba", field: "handle", platform: "youtube" }] })),
  ).toEqual(["youtube ada", "youtube bo", "youtube cy"]);
});
