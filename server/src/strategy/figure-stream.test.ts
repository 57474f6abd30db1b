import type { UIMessageChunk } from "ai";
import { expect, test } from "vitest";
import { resolveFigures } from "./figure-stream.ts";

async function resolved(text: string, asked = "", size = 5): Promise<UIMessageChunk[]> {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
  const chunks: UIMessageChunk[] = [
    {
      type: "tool-output-available",
      toolCallId: "plan-1",
      output: { totals: { cost: { amount: 1250, currency: "EUR" }, reach: 812 }, name: "No. 5" },
    },
    { type: "text-start", id: "a" },
    ...pieces.map((delta): UIMessageChunk => ({ type: "text-delta", id: "a", delta })),
    { type: "text-end", id: "a" },
  ];
  const stream = resolveFigures(ReadableStream.from(chunks), {
    asked,
    asOf: "2026-11-21T10:00:00.000Z",
    plan: () => Promise.resolve(null),
  });
  const all: UIMessageChunk[] = [];
  for await (const chunk of stream) all.push(chunk);
  return all;
}

const types = (chunks: UIMessageChunk[]) => chunks.map(({ type }) => type);
const words = (chunks: UIMessageChunk[]) =>
  chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");

test("a reference becomes a figure with its origin, however the text is cut", async () => {
  const chunks = await resolved(
    "It costs [[plan-1#totals.cost]] and reaches [[plan-1#totals.reach]] people.",
  );

  expect(chunks.filter(({ type }) => type === "data-figure")).toMatchObject([
    {
      data: {
        value: { amount: 1250, currency: "EUR" },
        unit: "money",
        source: { label: "Cost of the plan" },
      },
    },
    { data: { value: 812, unit: "count" } },
  ]);
  expect(words(chunks)).toBe("It costs  and reaches  people.");
});

test("a reference to nothing is said to be missing", async () => {
  expect(types(await resolved("[[plan-1#totals.profit]]"))).toContain("data-missing");
  expect(types(await resolved("[[plan-9#totals.cost]]"))).toContain("data-missing");
});

test("digits that no tool gave are marked, those of the person are not", async () => {
  const invented = await resolved("A sure 97.5 % and 1,200 fans.");
  const repeated = await resolved("You said 97.5 and got it.", "please 97.5");

  expect(invented.filter(({ type }) => type === "data-unverified")).toMatchObject([
    { data: { text: "97.5" } },
    { data: { text: "1,200" } },
  ]);
  expect(types(repeated)).not.toContain("data-unverified");
});

test("a name from a tool may hold digits", async () => {
  const chunks = await resolved("Saved as [[plan-1#name]].");

  expect(words(chunks)).toBe("Saved as No. 5.");
  expect(types(chunks)).not.toContain("data-unverified");
});
