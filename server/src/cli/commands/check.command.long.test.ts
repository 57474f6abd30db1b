import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CheckReport } from "@app/contract/content-checks/schemas";
import { runCommand } from "#/acceptance/processes.fixtures.ts";

const CLIP = join(import.meta.dirname, "../../sample/clips/morning.mp4");
const folder = mkdtempSync(join(tmpdir(), "herald-check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command line as a person does; `input` goes to its standard input. */
function herald(words: string[], input = "") {
  return runCommand(words, { DATA_DIR: join(folder, "data") }, input);
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test("a video is checked against caption and rules without a database, and prints the agreed JSON", async () => {
  const rules = file(
    "rules.json",
    '{"market":"us","materialConnection":true,"handles":["fernhollow"],"orientation":"portrait"}',
  );
  const caption = file("caption.txt", "#ad with @fernhollow\n");

  const { code, stdout, stderr } = await herald([
    "check",
    CLIP,
    "--caption-file",
    caption,
    "--rules",
    rules,
    "--json",
  ]);

  expect([code, stderr]).toEqual([0, ""]);
  const report = CheckReport.parse(JSON.parse(stdout));
  expect(report.fields).toMatchObject({
    handles_correct: true,
    disclosure_correctness: true,
    orientation_correctness: true,
    hate_speech: null,
  });
  expect(report.media).toMatchObject({ width: 720, height: 1280, videoCodec: "h264", audioCodec: "aac" });
});

test("an unreadable file is bad input and says what is wrong with it", async () => {
  const empty = await herald(["check", file("empty.mp4", ""), "--json"]);
  const letter = await herald(["check", file("letter.mp4", "Dear Sir or Madam")]);
  const missing = await herald(["check", join(folder, "missing.mp4")]);

  expect(empty).toMatchObject({ code: 2, stdout: "" });
  expect(JSON.parse(empty.stderr)).toMatchObject({ code: "content_checks.empty", status: 422 });
  expect(letter.code).toBe(2);
  expect(letter.stderr).toContain("not a video");
  expect(missing.code).toBe(2);
});

test("rules that cannot be read are named", async () => {
  const broken = await herald(["check", CLIP, "--rules", file("broken.json", "{")]);
  const wrong = await herald(["check", CLIP, "--rules", file("wrong.json", '{"orientation":"upside down"}')]);

  expect([broken.code, wrong.code]).toEqual([2, 2]);
  expect(wrong.stderr).toContain("orientation");
});

test.each([
  [
    '{"handels":["fernhollow"]}',
    "handels: There is no such rule. Allowed here are platform, market, materialConnection, handles, hashtags, forbiddenHandles, orientation, duration, language.",
  ],
  ['{"duration":{"minimum":15}}', "duration.minimum: There is no such rule. Allowed here are min, max."],
])("a rule that does not exist is named, with those that do: %s", async (rules, sentence) => {
  const { code, stderr } = await herald(["check", CLIP, "--rules", file("unknown.json", rules)]);

  expect(code).toBe(2);
  expect(stderr).toContain(sentence);
});

test("a shortest length above the longest is refused with its field and what is allowed", async () => {
  const turned = file("turned.json", '{"duration":{"min":60,"max":10}}');

  const video = await herald(["check", CLIP, "--rules", turned]);
  const caption = await herald(["check-text", "Lovely", "--rules", turned]);

  expect([video.code, caption.code]).toEqual([2, 2]);
  expect(video.stderr).toContain("duration.min: The shortest length is above the longest.");
  expect(caption.stderr).toContain("Allowed is a min up to max");
});

test("captions are checked line by line, in order, each with its id", async () => {
  const lines = [
    { id: 1, text: "#ad my morning", market: "US", rules: { materialConnection: true } },
    { id: "two", text: "#ad mein Morgen", market: "DE", rules: { materialConnection: true } },
    { id: 3, text: "nothing", rules: { platform: "nowhere" } },
  ];

  const { code, stdout } = await herald(
    ["check-text", "--stdin", "--json"],
    lines.map((line) => JSON.stringify(line)).join("\n"),
  );

  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(code).toBe(2);
  expect(answers).toMatchObject([
    { id: 1, fields: { disclosure_correctness: true } },
    { id: "two", fields: { disclosure_correctness: false } },
    { id: 3, problem: { code: "request.invalid" } },
  ]);
});

test("people read a line for each check", async () => {
  const { stdout } = await herald(["check-text", "hello", "--market", "US"]);

  expect(stdout).toContain("Not checked  Disclosures present");
});
