import { expect, onTestFinished, test, vi } from "vitest";
import { runCommand, startServer } from "#/acceptance/processes.fixtures.ts";
import { usedHome } from "#/acceptance/used-home.fixtures.ts";

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const TABLE = [
  "handle,platform,followers,avg views,country,category,reel price (EUR)",
  "anna,instagram,20000,9000,Germany,food,250",
  "ben,instagram,45000,14000,Germany,food,300",
  "carla,instagram,120000,31000,France,travel,1200",
].join("\n");

const KEYS = ["answer", "approvals", "cards", "creators", "figures", "planVersion", "proposals", "thread"];

async function homeWithCreators() {
  const { env } = await usedHome();
  await runCommand(["workspace", "create", "Fernhollow"], env);
  const { code } = await runCommand(["import", "-", "--json"], env, TABLE);
  expect(code).toBe(0);
  return env;
}

const lines = (stdout: string) =>
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("lines are answered in order by one start, each with its id, and a thread goes on in a later one", async () => {
  const env = await homeWithCreators();
  const asked = [
    { id: 1, text: "How many creators do we have in Germany?" },
    { id: "b", text: "" },
    { id: 3, text: "Protein bar, 600 €, Germany, Instagram, women 18-34" },
  ];

  const all = await runCommand(
    ["ask", "--stdin", "--json"],
    env,
    asked.map((one) => JSON.stringify(one)).join("\n"),
  );

  const [counted, empty, planned] = lines(all.stdout);
  expect(Object.keys(counted)).toEqual(expect.arrayContaining(["id", ...KEYS]));
  expect(counted).toMatchObject({
    id: 1,
    answer: expect.stringContaining("2"),
    planVersion: null,
    figures: expect.arrayContaining([
      expect.objectContaining({
        text: "2",
        value: 2,
        source: expect.objectContaining({ address: expect.stringMatching(/^find_creators-\S+#total$/u) }),
      }),
    ]),
  });
  expect(empty).toMatchObject({ id: "b", problem: { status: 400, detail: expect.stringContaining("text") } });
  expect(planned).toMatchObject({ id: 3, planVersion: 1 });
  expect(planned.creators.map(({ handle }: { handle: string }) => handle).toSorted()).toEqual([
    "anna",
    "ben",
  ]);
  expect(all.code).toBe(2);

  const more = await runCommand(["ask", "and with 500 € more?", "--thread", planned.thread, "--json"], env);

  const tried = JSON.parse(more.stdout);
  expect(more.code).toBe(0);
  expect(tried).toMatchObject({ thread: planned.thread, planVersion: 1, proposals: [{ kind: "keep" }] });
});

test("a Herald that runs answers, in words for people, and an unknown thread is refused", async () => {
  const env = await homeWithCreators();
  const server = await startServer(env);
  onTestFinished(async () => {
    await server.stop();
  });

  const said = await runCommand(["ask", "How", "many", "creators", "do", "we", "have?"], env);
  const unknown = await runCommand(
    ["ask", "Hello", "--thread", "00000000-0000-4000-8000-000000000000", "--json"],
    env,
  );
  const noId = await runCommand(["ask", "Hello", "--thread", "7", "--json"], env);

  expect(said.code).toBe(0);
  expect(said.stdout).toMatch(/\b3\b/u);
  expect(said.stdout).toMatch(/^Thread: [\w-]{36}$/mu);
  expect([unknown.code, JSON.parse(unknown.stderr).code]).toEqual([1, "request.not_found"]);
  expect([noId.code, JSON.parse(noId.stderr).errors[0].path]).toEqual([2, "thread"]);
});
