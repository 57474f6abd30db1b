import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SERVER = join(import.meta.dirname, "../..");
/** What the library asks a model with; a model named by a string goes to the gateway of its maker. */
const ASKS =
  /\b(?:streamText|generateText|streamObject|generateObject|ToolLoopAgent|embed|embedMany|rerank)\s*\(/u;
const GATEWAY = /\b(?:createGateway|gateway\s*\(|AI_GATEWAY|globalThis\.AI_SDK)/u;

function sources(): { file: string; text: string }[] {
  return globSync("**/*.ts", { cwd: SERVER })
    .filter((file) => !/\.(?:test|fixtures)\.ts$/u.test(file))
    .map((file) => ({ file, text: readFileSync(join(SERVER, file), "utf8") }));
}

test("one module asks models, its type refuses a model that is a string, and nobody asks a gateway", () => {
  const all = sources();

  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(({ text }) => ASKS.test(text)).map(({ file }) => file)).toEqual([
    "strategy/assistant/assistant.ts",
  ]);
  expect(all.find(({ file }) => file === "strategy/assistant/assistant.ts")?.text).toContain(
    "model: Exclude<LanguageModel, string>;",
  );
  expect(all.filter(({ text }) => GATEWAY.test(text)).map(({ file }) => file)).toEqual([]);
});
