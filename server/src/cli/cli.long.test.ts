import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newHome, runCommand } from "#/acceptance/processes.fixtures.ts";
import { COMMANDS } from "./commands.ts";

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const PROBLEM_KEYS = ["type", "title", "status", "detail", "code", "errors"];

test("the help names every command and what the exit codes mean", async () => {
  const { env } = await home();

  const { code, stdout } = await runCommand(["--help"], env);

  expect(code).toBe(0);
  for (const { name, summary } of COMMANDS) {
    expect(stdout).toContain(name);
    expect(stdout).toContain(summary);
  }
  expect(stdout).toContain("0 done, 1 the work could not be done, 2 bad input");
});

test("config prints every setting as JSON and nothing else, and masks secrets", async () => {
  const { env } = await home();
  const set = { ...env, MODEL_KEY: "very-secret-key", DATABASE_URL: "postgres://me:hunter2@db/herald" };

  const { code, stdout, stderr } = await runCommand(["config", "--json"], set);
  const settings: { key: string; value: string; secret: boolean }[] = JSON.parse(stdout);

  expect(code).toBe(0);
  expect(stderr).toBe("");
  expect(stdout).not.toMatch(/very-secret-key|hunter2/);
  expect(settings.find(({ key }) => key === "MODEL_KEY")).toMatchObject({ value: "********", secret: true });
  expect(settings.find(({ key }) => key === "IDENTITY_PUBLIC_TOKEN")?.value).toMatch(/^public-token-live-/);
  expect(settings.find(({ key }) => key === "PORT")).toEqual({
    key: "PORT",
    value: env["PORT"],
    default: "4870",
    description: expect.any(String),
    secret: false,
  });
});

test("a wrong setting is bad input and is named", async () => {
  const { env } = await home();

  const { code, stdout, stderr } = await runCommand(["config", "--json"], { ...env, PORT: "no" });

  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(JSON.parse(stderr)).toMatchObject({ code: "config.invalid", errors: [{ path: "PORT" }] });
});

test.each([
  [["nonsense"], 2],
  [["config", "--nonsense"], 2],
  [["config", "more"], 2],
  [["token"], 2],
  [["backup", "folder"], 2],
])("%j ends with code %i and one problem on stderr", async (words, expected) => {
  const { env } = await home();

  const { code, stdout, stderr } = await runCommand([...words, "--json"], env);

  expect(code).toBe(expected);
  expect(stdout).toBe("");
  expect(Object.keys(JSON.parse(stderr)).toSorted()).toEqual(PROBLEM_KEYS.toSorted());
});

test("without --json a failure is a sentence with the usage", async () => {
  const { env } = await home();

  const { code, stdout, stderr } = await runCommand(["token", "burn"], env);

  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("Say create NAME, list or revoke ID.");
  expect(stderr).toContain("./herald token create NAME");
});

test("lines are answered in order with their id, and one that fails is answered in its place", async () => {
  const { env } = await home();
  const lines = ['{"id":1,"text":"Lovely #ad"}', "not json", '{"id":"c","text":"Lovely"}'].join("\n");

  const { code, stdout } = await runCommand(["check-text", "--stdin"], env, `${lines}\n`);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

  expect(code).toBe(2);
  expect(answers.map(({ id }) => id)).toEqual([1, null, "c"]);
  expect(answers[1].problem).toMatchObject({ code: "cli.invalid_line" });
  expect(answers[0].fields).toBeDefined();
});

test("a file that is not there is bad input", async () => {
  const { env, folder } = await home();
  writeFileSync(join(folder, "empty.mp4"), "");

  const { code, stderr } = await runCommand(["check", join(folder, "none.mp4"), "--json"], env);

  expect(code).toBe(2);
  expect(JSON.parse(stderr).detail).toContain("none.mp4");
});

async function home() {
  const made = await newHome();
  onTestFinished(made.remove);
  return made;
}
