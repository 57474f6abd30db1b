import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const TABLE = [
  "Platform,Handle,Followers,Price,Brands worked with,Agency,Contract",
  "instagram,fern.a,20000,700,Veganz,Northlight,exclusive",
  "instagram,fern.b,30000,900,Mosswear,Southwind,open",
  "instagram,fern.c,40000,,,Southwind,open",
].join("\n");

test.each([
  ["Veganz creators", { brand: ["veganz"] }, ["fern.a"]],
  ["contract exclusive", { field: [{ name: "contract", op: "is", value: "exclusive" }] }, ["fern.a"]],
  ["from the agency Southwind", { agency: ["southwind"] }, ["fern.b", "fern.c"]],
  ["price at most 800", { price: { max: 800, currency: "INR" } }, ["fern.a"]],
])("the words and the currency of a workspace are known: %s", async (text, filters, handles) => {
  const ana = await (await sharedApp()).signIn({ currency: "INR" });
  await ana("POST", "/api/v1/imports", { text: TABLE });

  const found = (await ana("POST", "/api/v1/creators/search", { text })).json();

  expect(found).toMatchObject({ filters, unparsed: [] });
  expect(found.items.map(({ handle }: { handle: string }) => handle).toSorted()).toEqual(handles);
});

test("filters of names ask for them whatever their case and accents", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = "Platform,Handle,Followers,Owner,Client\ninstagram,fern.d,900,Zoë Brandt,Alpenhof";
  await ana("POST", "/api/v1/imports", { text });
  const total = async (filters: object) =>
    (await ana("POST", "/api/v1/creators/search", { filters })).json().total;

  expect(await total({ owner: ["Zoe Brandt"] })).toBe(1);
  expect(await total({ owner: ["Zoë"], client: ["ALPENHOF"] })).toBe(1);
  expect(await total({ workedWith: { client: "Alpenhof" } })).toBe(1);
});

test("of several values of one own field a creator has one", async () => {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });

  const found = (await ana("POST", "/api/v1/creators/search", { text: "contract exclusive or open" })).json();

  expect(found).toMatchObject({ total: 3, unparsed: [] });
});

test("a field that lists several values is found by each of them", async () => {
  const ana = await (await sharedApp()).signIn();
  const text = `Platform,Handle,Boards
instagram,bia.c,Natal 2026|Beauty SP
instagram,caio.d,Natal 2026
instagram,duda.e,Verão`;
  await ana("POST", "/api/v1/imports", { text });
  const find = async (sentence: string) => {
    const { items } = (await ana("POST", "/api/v1/creators/search", { text: sentence })).json();
    return items.map(({ handle }: { handle: string }) => handle).toSorted();
  };

  expect(await find("boards: Natal 2026")).toEqual(["bia.c", "caio.d"]);
  expect(await find("boards beauty sp")).toEqual(["bia.c"]);
  expect(await find("boards not Natal 2026")).toEqual(["duda.e"]);
});

test("a name that came in a moment ago is known, and one of another workspace is not", async () => {
  const app = await sharedApp();
  const [ana, ben] = [await app.signIn(), await app.signIn()];
  const search = async (person: typeof ana) =>
    (await person("POST", "/api/v1/creators/search", { text: "creators for Veganz" })).json().filters;
  const before = await search(ana);
  await ana("POST", "/api/v1/imports", { text: TABLE });

  expect(before.brand).toBeUndefined();
  expect((await search(ana)).brand).toEqual(["veganz"]);
  expect((await search(ben)).brand).toBeUndefined();
});
