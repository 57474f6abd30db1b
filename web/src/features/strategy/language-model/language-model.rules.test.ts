import { expect, test } from "vitest";
import { addressHint, fixedText, isOpenWire, toInput } from "./language-model.rules.ts";
import { whoAnswersText } from "./who-answers.rules.ts";

const DRAFT = { provider: "anthropic", url: " ", name: "claude-sonnet", key: "" } as const;

test("an empty key keeps the one there is, and no model takes it away", () => {
  expect(toInput(DRAFT)).toEqual({ provider: "anthropic", url: null, name: "claude-sonnet" });
  expect(toInput({ ...DRAFT, key: "sk-1" })).toMatchObject({ key: "sk-1" });
  expect(toInput({ ...DRAFT, provider: "none" })).toEqual({
    provider: null,
    url: null,
    name: null,
    key: null,
  });
});

test("an address on another machine without TLS is an open wire", () => {
  expect(isOpenWire("http://192.168.1.5:11434/v1")).toBe(true);
  expect(isOpenWire("http://localhost:11434/v1")).toBe(false);
  expect(isOpenWire("https://openrouter.ai/api/v1")).toBe(false);
});

test("what the environment holds is named by its variables", () => {
  expect(fixedText(["url", "key"])).toContain("MODEL_URL, MODEL_KEY");
  expect(fixedText([])).toBe(null);
  expect(addressHint("google")).toContain("https://generativelanguage.googleapis.com");
});

test("whoever asks reads whether it leaves the server", () => {
  expect(whoAnswersText({ model: null })).toBe("Built-in planner, no model service");
  expect(whoAnswersText({ model: { name: "qwen3", isHere: true } })).toContain("qwen3, on the server");
  expect(whoAnswersText({ model: { name: "claude", isHere: false } })).toContain("leave the server");
});
