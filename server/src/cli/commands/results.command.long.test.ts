import { afterAll, expect, test } from "vitest";
import { newHome, runCommand, startServer } from "#/acceptance/processes.fixtures.ts";

const SLOW = 240_000;
const TABLE = "handle,platform\nfern.one,instagram\nfern.two,instagram\n";

const { env, remove } = await newHome();
afterAll(remove);
const server = await startServer(env);
afterAll(async () => {
  await server.stop();
});
await runCommand(["workspace", "create", "Fern"], env);
await runCommand(["import", "-", "--json"], env, TABLE);

async function enter(path: string, body: object, token: string) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(`${path} ${answer.status}`).toBe(`${path} 201`);
}

async function list(...words: string[]) {
  const { code, stdout } = await runCommand([...words, "--json"], env);
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

test(
  "posts, orders and payments are printed as the API answers them, of one creator or from one day on",
  async () => {
    const { token } = JSON.parse((await runCommand(["token", "create", "Table", "--json"], env)).stdout);
    const gross = { amount: 5000, currency: "EUR" };
    for (const [handle, day] of [
      ["fern.one", "2026-11-02"],
      ["fern.two", "2026-11-09"],
    ] as const) {
      const url = `https://instagram.com/p/${handle}`;
      await enter("/api/v1/posts", { url, handle, postedAt: day }, token);
      await enter("/api/v1/orders", { handle, orderedAt: day, amount: gross }, token);
      await enter("/api/v1/payments", { handle, issuedOn: day, gross }, token);
    }

    const whole = await list("posts");
    const ofOne = await list("orders", "--creator", "@fern.one");
    const since = await list("payments", "--since", "2026-11-05");
    const text = await runCommand(["payments"], env);

    expect(whole).toMatchObject({ total: 2, items: [{ postedAt: "2026-11-09T12:00:00.000Z" }, {}] });
    expect(ofOne).toMatchObject({ total: 1, items: [{ creator: { handle: "fern.one" }, amount: gross }] });
    expect(since).toMatchObject({
      total: 1,
      items: [{ creator: { handle: "fern.two" }, gross, state: "open" }],
    });
    expect(text.stdout).toContain("@fern.one");
    expect(text.stdout).toContain("€50");
  },
  SLOW,
);

test(
  "a date that is none is bad input",
  async () => {
    expect(await runCommand(["posts", "--since", "May", "--json"], env)).toMatchObject({ code: 2 });
  },
  SLOW,
);
