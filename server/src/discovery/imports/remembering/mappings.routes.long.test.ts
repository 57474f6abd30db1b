import { expect, test } from "vitest";
import { sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { creatorsOf } from "#/discovery/imports/imports.fixtures.ts";

const TABLE = "Instagram,Typ,Views avg.\nana,Beauty,Spain\nben,Sport,Italy";
const LATER = "views AVG.,instagram,Typ\nFrance,cy,Food";

const PREVIEW = "/api/v1/imports/preview";
const MAPPINGS = "/api/v1/imports/mappings";

/** What each column is, by its header. */
function read(preview: { columns: { header: string; field: string | null; chosenAt: string | null }[] }) {
  return Object.fromEntries(
    preview.columns.map(({ header, field, chosenAt }) => [
      header,
      chosenAt === null ? field : [field, "chosen"],
    ]),
  );
}

test("what was chosen for a column holds for the next table with that header, is told, and can be undone", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const mapping = [
    { header: "Typ", field: "notes" },
    { index: 2, field: "ignore" },
  ];

  const before = await ana("POST", PREVIEW, { text: LATER });
  await ana("POST", PREVIEW, { text: TABLE, mapping });
  const unsaved = await ana("POST", PREVIEW, { text: LATER });
  await ana("POST", "/api/v1/imports", { text: TABLE, mapping });
  const after = await ana("POST", PREVIEW, { text: LATER });
  const again = await ana("POST", PREVIEW, { text: LATER, mapping: [{ header: "Typ", field: "auto" }] });
  await ana("POST", "/api/v1/imports", { text: LATER, mapping: [{ header: "Typ", field: "auto" }] });
  const undone = await ana("POST", PREVIEW, { text: LATER });

  expect(read(unsaved.json())).toEqual(read(before.json()));
  expect(read(after.json())).toEqual({
    instagram: "handle",
    Typ: ["notes", "chosen"],
    "views AVG.": [null, "chosen"],
  });
  expect(after.json()).toMatchObject({
    preview: [{ handle: "cy", country: null, texts: { notes: "Food" } }],
  });
  expect(read(again.json())).toMatchObject({ Typ: read(before.json())["Typ"] });
  expect(read(undone.json())).toMatchObject({
    Typ: read(before.json())["Typ"],
    "views AVG.": [null, "chosen"],
  });
});

test("a choice is about tables of its kind and of its workspace, and about headers that stand once", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const other = await app.signIn();
  const twice = "Instagram,Typ,Typ\nana,a,b";
  await ana("POST", "/api/v1/imports", { text: twice, mapping: [{ index: 2, field: "notes" }] });
  await ana("POST", "/api/v1/imports", { text: TABLE, mapping: [{ header: "Typ", field: "notes" }] });

  const repeated = await ana("POST", PREVIEW, { text: twice });
  const ofPosts = await ana("POST", PREVIEW, { text: LATER, kind: "posts" });
  const elsewhere = await other("POST", PREVIEW, { text: LATER });
  const list = await ana("GET", MAPPINGS);
  const [{ id }] = list.json().items;
  const foreign = await other("DELETE", `${MAPPINGS}/${id}`);
  const forgotten = await ana("DELETE", `${MAPPINGS}/${id}`);
  const left = await ana("GET", MAPPINGS);

  const previews = [repeated, ofPosts, elsewhere].map((preview) => JSON.stringify(read(preview.json())));
  expect(previews.filter((text) => text.includes("chosen"))).toEqual([]);
  expect(list.json()).toMatchObject({
    total: 1,
    items: [{ kind: "creators", header: "typ", field: "notes" }],
  });
  expect([foreign.statusCode, forgotten.statusCode]).toEqual([404, 204]);
  expect(left.json().items).toEqual([]);
});

test("an import in the background keeps to what was chosen when it was asked for, and remembers too", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE, mapping: [{ header: "Typ", field: "notes" }] });

  const started = await ana("POST", "/api/v1/imports", {
    text: LATER,
    background: true,
    mapping: [{ index: 0, field: "tags" }],
  });
  await expect
    .poll(async () => (await ana("GET", `/api/v1/imports/${started.json().id}`)).json().state)
    .toBe("done");
  const list = await ana("GET", MAPPINGS);
  const creators = await creatorsOf(app, ana);

  const fields = list
    .json()
    .items.map((item: { header: string; field: string }) => [item.header, item.field]);
  expect(Object.fromEntries(fields)).toEqual({ "views avg": "tags", typ: "notes" });
  expect(creators.find(({ handle }) => handle === "cy")).toMatchObject({ notes: "Food", tags: ["France"] });
});
