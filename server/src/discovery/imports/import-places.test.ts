import { expect, test } from "vitest";
import { sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { creatorsOf } from "./imports.fixtures.ts";

const PREVIEW = "/api/v1/imports/preview";
const TABLE = [
  "Handle,Platform,City,Phone",
  "ana,instagram,Cordoba,+34 600 000 000",
  "ben,instagram,Cordoba,",
  "cid,instagram,Córdoba,",
  "dora,instagram,Valencia,",
  "emil,instagram,Hamburg,",
].join("\n");

test("a city that several countries have is asked about once, and the answer holds for all its open rows", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();

  const before = (await ana("POST", PREVIEW, { text: TABLE })).json();
  const places = [
    { city: "cordoba", country: "Argentina" },
    { city: "Valencia", country: "unknown" },
  ];
  const after = (await ana("POST", PREVIEW, { text: TABLE, places })).json();

  expect(before.places).toMatchObject([
    { city: "Cordoba", countries: expect.arrayContaining(["AR", "ES"]), rows: 2, answer: null },
    { city: "Valencia", rows: 1, answer: null },
  ]);
  expect(countries(before)).toEqual(["ES", null, null, null, "DE"]);
  expect(after.places).toMatchObject([{ answer: "AR" }, { answer: "unknown" }]);
  expect(countries(after)).toEqual(["ES", "AR", "AR", null, "DE"]);
});

test("what was said of a city is stored as said, in the background too, and is not remembered", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const places = [{ city: "Cordoba", country: "AR" }];

  const started = await ana("POST", "/api/v1/imports", { text: TABLE, places, background: true });
  await expect
    .poll(async () => (await ana("GET", `/api/v1/imports/${started.json().id}`)).json().state)
    .toBe("done");
  const creators = await creatorsOf(app, ana);
  const later = (await ana("POST", PREVIEW, { text: TABLE.replaceAll("instagram", "tiktok") })).json();

  expect(creators.find(({ handle }) => handle === "ben")).toMatchObject({ country: "AR", city: "cordoba" });
  expect(later.places[0]).toMatchObject({ city: "Cordoba", answer: null });
});

test("an answer that no row needs is told, and one that is no country refused", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();

  const unused = await ana("POST", PREVIEW, {
    text: TABLE,
    places: [{ city: "Hamburg", country: "DE" }],
  });
  const odd = await ana("POST", PREVIEW, {
    text: TABLE,
    places: [{ city: "Cordoba", country: "Spainland" }],
  });

  expect(unused.json().places.at(-1)).toEqual({ city: "Hamburg", countries: [], rows: 0, answer: "DE" });
  expect(odd.statusCode).toBe(400);
  expect(odd.json().detail).toContain("“Spainland” is no country");
});

function countries({ preview }: { preview: { country: string | null }[] }): (string | null)[] {
  return preview.map(({ country }) => country);
}
